import type { words as english } from './incorrect-dates.questions.words.ts';

/** The words of `incorrect-dates.questions.ts` in Spanish; the examples stay English, since they show what the letter will say. */
export const words: typeof english = {
  whichDate: {
    label: '¿Qué fecha está mal?',
    why: 'Cada fecha de un informe significa algo distinto, y solo una decide cuánto tiempo se queda una deuda.',
    options: {
      first_delinquency: {
        label: 'Fecha del primer atraso ("date of first delinquency")',
        hint: 'El primer pago atrasado que nunca se puso al día. Decide cuánto tiempo se queda el dato.',
      },
      late_month: 'Un mes aparece como atrasado, y yo pagué a tiempo',
      opened: 'Fecha de apertura',
      closed: 'Fecha de cierre',
      charge_off: 'Fecha de la cancelación como pérdida (charge-off)',
      last_payment: 'Fecha del último pago',
      other: 'Otra fecha',
    },
  },
  otherDateName: {
    label: '¿Cómo llama el informe a esta fecha?',
    why: 'Las mismas palabras en inglés son fáciles de encontrar en el informe.',
    example: 'Date of last activity',
  },
  dateShown: { label: '¿Qué fecha muestra el informe?', why: 'Muestra de qué dato habla usted.' },
  dateCorrect: {
    label: '¿Cuál es la fecha correcta?',
    why: 'Es más fácil atender una carta que da la fecha correcta.',
  },
  lateMonth: {
    label: '¿Qué mes aparece como atrasado?',
    why: 'El historial de pagos muestra todos los meses, así que la carta tiene que nombrar uno.',
    hint: 'Si son varios meses, escriba una carta por cada uno o agregue los demás en sus propias palabras.',
  },
  lateDays: {
    label: '¿Cuánto atraso dice el informe que tuvo?',
    why: 'En un informe, un pago cuenta como atrasado solo a partir de 30 días después de su vencimiento.',
    options: { '30': '30 días', '60': '60 días', '90': '90 días', '120': '120 días o más' },
  },
  paymentDueDate: {
    label: '¿Cuándo vencía ese pago?',
    why: 'Junto con el día en que pagó, muestra si la marca está bien.',
  },
  paymentMadeDate: {
    label: '¿Cuándo lo pagó?',
    why: 'Es la fecha que la empresa tiene que encontrar en sus libros.',
  },
  dateSource: {
    label: '¿Cómo sabe la fecha correcta?',
    why: 'Una fecha con un papel detrás pesa más que una de memoria.',
    options: {
      statement: 'Por un estado de cuenta',
      bank_record: 'Por los registros de mi banco',
      older_report: 'Por un informe de crédito anterior',
      creditor_letter: 'Por una carta de la empresa',
      contract: 'Por el contrato',
      memory: 'De memoria',
    },
  },
};
