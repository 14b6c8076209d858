import type { words as english } from './reporting-window.words.ts';

/** How long an item may stay on an ordinary report, as a person reads it in Spanish. */
const over = () => 'Su tiempo en un informe común ya terminó, de cualquier forma que se cuente.';

export const words: typeof english = {
  account: {
    start: 'Primer pago atrasado',
    earliest: 'Puede quitarse después del',
    latest: 'Ya no debe estar después del',
    may_stay: (earliest, latest) =>
      `Hoy puede estar en su informe. Debería quitarse entre el ${earliest} y el ${latest}.`,
    in_between: (_earliest, latest) =>
      `Puede que ya no esté, y después del ${latest} ya no debe estar.`,
    over,
    why: 'Para una cuenta en cobranza o cancelada como pérdida, los siete años empiezan 180 días después del pago atrasado que llevó a eso. Algunas agencias no suman los 180 días y la quitan antes.',
    whyOpen:
      'Un solo pago atrasado se puede reportar durante siete años. Para una cuenta en cobranza o cancelada como pérdida, los siete años empiezan 180 días después del pago atrasado que llevó a eso. Algunas agencias no suman los 180 días y la quitan antes.',
    restart:
      'Si la cuenta se puso totalmente al día y después volvió a atrasarse, la cuenta de los años empieza con el atraso posterior.',
  },
  latePayment: {
    start: 'Pago atrasado',
    earliest: 'Ya no debería estar después del',
    latest: 'Terminado en todo caso después del',
    may_stay: (earliest, _latest) =>
      `Hoy puede estar en su informe. Debería quitarse después del ${earliest}.`,
    in_between: (_earliest, latest) =>
      `Un solo pago atrasado ya no debería estar. Después del ${latest} su tiempo terminó, de cualquier forma que se cuente.`,
    over,
    why: 'Un pago atrasado se puede reportar durante siete años desde el día en que vencía. Si la cuenta pasó después a cobranza o se canceló como pérdida, se suman hasta 180 días; esa es la segunda fecha.',
  },
  bankruptcy: {
    start: 'Orden que abrió el caso',
    earliest: 'Un Capítulo 13 puede quitarse después del',
    latest: 'Ya no debe estar después del',
    may_stay: (_earliest, latest) =>
      `Hoy puede estar en su informe. Después del ${latest} ya no debe estar.`,
    in_between: (_earliest, latest) =>
      `Puede que un caso del Capítulo 13 ya no esté. Después del ${latest} ya no debe estar ninguna bancarrota.`,
    over,
    why: 'Una bancarrota se puede reportar durante diez años desde la orden que abrió el caso. Las agencias quitan un caso del Capítulo 13 después de siete años; es su propia decisión y no la ley.',
  },
  largeSums:
    'Una agencia todavía puede reportar datos más viejos para un crédito o un seguro de vida de $150,000 o más, y para un empleo que paga $75,000 o más al año.',
  notCounted: {
    student_loan_federal:
      'No contamos fechas para los préstamos estudiantiles federales. Su tiempo en un informe sigue sus propias reglas y puede empezar de nuevo, así que siete años desde un pago atrasado podrían ser un error.',
    judgment:
      'No contamos fechas para demandas, sentencias y arrestos. Se pueden reportar durante siete años o hasta que venza el plazo para demandar, lo que sea más largo, y ese plazo depende de su estado.',
    hard_inquiry: 'Una consulta no tiene un pago atrasado desde el cual contar.',
    personal_information: 'Los datos personales no tienen un pago atrasado desde el cual contar.',
  },
};
