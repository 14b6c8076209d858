import type { judgeMessages as en } from './messages.ts';

export const judgeMessages: typeof en = {
  wrote: (words) => `Usted escribió: "${words}"`,
  perhaps: 'Quizá lo leemos mal.',
  families: {
    own_account: {
      understood:
        'Entendemos que usted abrió, usó o aceptó pagar esto. La carta dice que no es suyo.',
      question: '¿Cuál de las dos cosas es cierta?',
    },
    theft_benefit: {
      understood: 'Entendemos que usted lo permitió o recibió algo. La carta dice que no fue así.',
      question: '¿Usó alguien su nombre sin su permiso?',
    },
    not_settled: {
      understood:
        'Entendemos que usted pagó toda la deuda. Sus respuestas dicen que llegó a un acuerdo por menos.',
      question: '¿Fue el monto completo o un acuerdo?',
    },
    not_paid_full: {
      understood: 'Entendemos que la deuda no se pagó por completo. Sus respuestas dicen que sí.',
      question: '¿Queda algo pendiente, o aceptó la empresa menos?',
    },
    amount_differs: {
      understood: 'Este monto no es el de sus respuestas.',
      question: '¿Cuál es el monto correcto?',
    },
    date_differs: {
      understood: 'Esta fecha no es la de sus respuestas.',
      question: '¿Cuál es la fecha correcta?',
    },
    was_late: {
      understood: 'Entendemos que este pago llegó tarde. La carta dice que llegó a tiempo.',
      question: '¿Llegó tarde? Entonces puede pedirle un favor a la empresa.',
    },
    was_not_late: {
      understood:
        'Entendemos que la marca de atraso está mal. Esta carta dice que está bien y pide un favor.',
      question: '¿Pagó a tiempo? Entonces dispute la marca.',
    },
    two_debts: {
      understood: 'Entendemos que son dos deudas. La carta dice que son una sola.',
      question: '¿Son los dos registros de la misma deuda?',
    },
    restarted: {
      understood:
        'Entendemos que la cuenta se puso al día después. Entonces los siete años empiezan de nuevo con el siguiente pago que faltó.',
      question: '¿Se puso al día alguna vez después de la fecha de sus respuestas?',
    },
    federal_loan: {
      understood:
        'Entendemos que es un préstamo estudiantil, quizá federal. Para él valen otras reglas y otros plazos.',
      question: '¿Es un préstamo estudiantil federal? Entonces elija ese tipo de dato.',
    },
    public_record: {
      understood:
        'Entendemos que es un gravamen fiscal, un registro judicial, una bancarrota o una pensión de menores. Para cada uno valen otros plazos.',
      question: '¿Qué tipo de dato es?',
    },
    admits_true: {
      understood: 'Entendemos que el informe está bien en esto. Una disputa dice que está mal.',
      question: '¿Qué está mal exactamente en el informe?',
    },
    order: {
      understood:
        'Entendemos que una agencia, un tribunal o el gobierno decidió esto. No conocemos tal decisión.',
      question:
        '¿La tiene por escrito? Entonces adjunte una copia y cuente solo lo que le pasó a usted.',
    },
    law: {
      understood:
        'Esto le dice al lector qué dice la ley. La carta nombra en su lugar la ley que corresponde.',
      question: '¿Qué pasó? Cuente solo eso.',
    },
    demand: {
      understood:
        'Esto es una orden al lector. La carta pide, y lo que pide está en sus peticiones.',
      question: '¿Qué está mal, con sus propias palabras?',
    },
    threat: {
      understood: 'Esto suena a amenaza. Hace que el lector deje la carta a un lado.',
      question: '¿Qué pasó y qué debería decir el informe?',
    },
    machine: {
      understood: 'Esto le dice a un programa qué hacer. Su carta la lee una persona.',
      question: '¿Qué debería saber esa persona?',
    },
    language: {
      understood:
        'Esto no está en inglés. La agencia lee en inglés, y no podemos revisar lo que no podemos leer.',
      question:
        'Escríbalo en inglés o pida a alguien de confianza que lo haga con usted, y firme solo lo que sabe que es cierto. Bastan frases cortas: qué pasó, cuándo y con quién. Por ejemplo: "I closed this card on May 2, 2024."',
    },
    vague: {
      understood: 'Una agencia todavía no puede buscar esto y quizá deje la carta a un lado.',
      question:
        '¿Qué cuenta es, con su nombre en el informe? ¿Qué línea está mal: un saldo, una fecha, un estado, una marca de atraso? ¿Qué dice ahora y qué debería decir?',
    },
    others_data: {
      understood: 'Son datos privados de otra persona. Su carta no los necesita.',
      question: '¿Puede decirlo sin su número, cumpleaños, dirección o salud?',
    },
    divorce: {
      understood:
        'Un divorcio decide quién paga entre ustedes dos. No obliga al prestamista: quien firmó sigue debiendo.',
      question: '¿Estuvo usted alguna vez en esta cuenta?',
    },
    settlement: {
      understood:
        'Parece que la deuda se pagó por completo, o que el acuerdo aún no está pagado. Sus respuestas dicen que llegó a un acuerdo por menos y que lo pagó.',
      question: '¿Qué monto acordaron, y lo pagó usted todo?',
    },
    figures: {
      understood: 'Parece que aquí un monto o una fecha no es la de sus respuestas.',
      question: '¿Qué monto y qué fecha son los correctos?',
    },
    tone: {
      understood:
        'Suena a una orden, una amenaza, algo sobre la ley o palabras para un programa. Eso hace que el lector deje la carta a un lado.',
      question: '¿Qué pasó, con sus propias palabras?',
    },
    other_kind: {
      understood:
        'Parece que es un préstamo estudiantil, una deuda de impuestos, una pensión de menores o un registro judicial. Para cada uno valen otras reglas y otros plazos.',
      question: '¿Qué tipo de dato es?',
    },
    unsure: {
      understood:
        'No estamos seguros de que esto vaya con sus respuestas, ni de que ayude a quien lo lee.',
      question: '¿Es lo que le pasó a usted, y sus respuestas dicen lo mismo?',
    },
  },
};
