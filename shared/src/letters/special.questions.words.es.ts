import type { words as english } from './special.questions.words.ts';

/** The words of `special.questions.ts` in Spanish; the examples stay English, since they show what the letter will say. */
export const words: typeof english = {
  groups: {
    account: 'La cuenta',
    company: 'La empresa a la que escribe',
    notice: 'El aviso sobre la deuda',
    late: 'El pago atrasado',
    offer: 'Su oferta',
    dispute: 'Por qué la disputa',
    since: 'Desde entonces',
    file: 'Su expediente',
  },
  beingSued: {
    label: '¿Hay una demanda contra usted por esta deuda?',
    why: 'Una demanda tiene sus propias fechas límite, y una carta no las detiene.',
  },
  itemType: { label: '¿Qué tipo de cuenta es?' },
  disputeWhy: {
    label: '¿Por qué disputa la deuda?',
    why: 'La ley no pide una razón. Aun así, una razón clara le muestra al cobrador qué debe buscar.',
    options: {
      not_mine: 'No es mía',
      not_known: 'No la reconozco',
      amount: 'El monto está mal, o no entiendo cómo llegan a él',
      paid: 'Ya se pagó o se liquidó',
      other: 'Otra razón',
    },
  },
  disputeDetails: {
    label: '¿Cuál es la razón?',
    why: 'Basta con una o dos frases claras, en inglés.',
    hint: 'No escriba que la debe ni que la va a pagar. Se imprime tal como usted lo escribe.',
    example: 'The bill is for a contract that I canceled in May 2024.',
  },
  story: {
    label: '¿Hay algo más que el cobrador deba saber?',
    why: 'Unos pocos datos suyos pueden ahorrarle otra ronda de cartas. Se imprimen tal como los escribe, así que escríbalos en inglés.',
    hint: 'No escriba que la debe ni que la va a pagar, y no dé datos bancarios.',
    example: 'I moved to Ohio in 2019 and never lived at the address in your notice.',
  },
  enclosures: {
    label: '¿Qué copias pondrá en el sobre?',
    hint: 'Solo copias; guarde los originales. Puede dejarlo en blanco.',
  },
};
