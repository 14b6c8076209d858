import type { words as english } from './too-old.questions.words.ts';

/** The words of `too-old.questions.ts` in Spanish. */
export const words: typeof english = {
  beingSued: {
    label: '¿Hay una demanda contra usted por esta deuda?',
    why: 'Una demanda tiene fechas límite que ninguna carta nuestra puede detener.',
  },
  firstDelinquencyDate: {
    label: '¿Cuándo fue el primer pago atrasado que nunca se puso al día?',
    why: 'Los siete años se cuentan desde el pago atrasado que llevó a la cobranza o a la cancelación como pérdida (charge-off).',
    hint: 'Los informes lo llaman "date of first delinquency". Si es un solo pago atrasado, ponga el día en que vencía. Si solo conoce el mes, ponga su último día.',
  },
  broughtCurrent: {
    label: 'Después de ese día, ¿volvió a estar la cuenta totalmente al día?',
    why: 'Si fue así, el tiempo se cuenta desde el siguiente pago atrasado.',
  },
  delinquencySource: {
    label: '¿Cómo sabe esa fecha?',
    why: 'Una fecha con un papel detrás pesa más que una de memoria.',
    options: {
      report: 'Está en mi informe de crédito',
      older_report: 'Por un informe de crédito anterior',
      statement: 'Por un estado de cuenta viejo',
      creditor_letter: 'Por una carta de la empresa',
      memory: 'De memoria',
    },
  },
  paidLately: {
    label: 'En los últimos años, ¿pagó algo de esta deuda o prometió por escrito pagarla?',
    why: 'En algunos estados eso hace empezar de nuevo el plazo para demandar, y entonces esta carta no ayuda.',
    hint: 'Su respuesta no va en la carta.',
    options: { no: 'No', yes: 'Sí', not_sure: 'No lo sé con certeza' },
  },
  stopContact: {
    label: '¿Quiere que el cobrador deje de comunicarse con usted por esta deuda?',
    why: 'Si usted lo pide por escrito, el cobrador tiene que dejar de hacerlo, salvo unos pocos avisos finales.',
    hint: 'Con esto la deuda no desaparece.',
  },
};
