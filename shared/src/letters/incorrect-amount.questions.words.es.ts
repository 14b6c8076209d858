import type { words as english } from './incorrect-amount.questions.words.ts';

/** The words of `incorrect-amount.questions.ts` in Spanish; the examples stay English, since they show what the letter will say. */
export const words: typeof english = {
  amountKind: {
    label: '¿Qué cifra está mal?',
    why: 'Una cuenta tiene varias cifras, y se revisa la que usted nombre.',
    options: {
      balance: 'El saldo',
      past_due: 'El monto vencido',
      credit_limit: 'El límite de crédito',
      high_balance: 'El saldo más alto',
      original_amount: 'El monto original del préstamo',
      monthly_payment: 'El pago mensual',
    },
  },
  amountShown: {
    label: '¿Qué cifra muestra el informe?',
    why: 'Muestra de qué número habla usted.',
    example: '2150.00',
  },
  amountCorrect: {
    label: '¿Cuál es la cifra correcta?',
    why: 'Es más fácil atender una carta que da la cifra correcta que una que solo dice que está mal.',
    hint: 'Puede que se hayan sumado intereses y cargos según su contrato. Revise primero su último estado de cuenta.',
    example: '1480.00',
  },
  asOfDate: {
    label: '¿Qué día era correcta su cifra?',
    why: 'Los montos cambian, así que una cifra necesita una fecha.',
    hint: 'Por lo general, la fecha del estado de cuenta en el que se basa.',
  },
  howComputed: {
    label: '¿Cómo llega a su cifra?',
    why: 'Así la empresa puede seguir su cuenta paso a paso. Escríbalo en inglés, como irá en la carta.',
    example:
      'My March statement shows $1,680. I paid $200 on April 4 and bought nothing after that.',
  },
};
