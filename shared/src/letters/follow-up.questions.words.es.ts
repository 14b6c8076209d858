import type { words as english } from './follow-up.questions.words.ts';

/** The words of `follow-up.questions.ts` in Spanish. */
export const words: typeof english = {
  groups: {
    earlier: 'Su carta anterior',
    answer: 'Lo que le respondieron',
    now: 'Lo que envía ahora',
    statement: 'Su propia declaración',
  },
  noticeHint: 'La fecha que lleva arriba.',
  earlierDate: {
    label: '¿Qué fecha tiene su carta anterior?',
    why: 'Con la fecha encuentran la carta de la que usted habla.',
    hint: 'Está impresa al principio de la carta.',
  },
  earlierReference: {
    label: '¿Cuál es la referencia de su carta anterior?',
    why: 'Une las dos cartas.',
    hint: 'Está impresa en la carta y empieza con CF.',
    example: 'CF-7Q4M-2K9D',
  },
  deliveredOn: {
    label: '¿Qué día llegó?',
    why: 'Muestra que recibieron su carta.',
    hint: 'El seguimiento lo muestra. Puede dejarlo en blanco.',
  },
  arrived: {
    label: '¿Sabe qué día llegó su carta?',
    why: 'El plazo para responder empieza el día en que reciben su carta.',
    hint: 'El seguimiento lo muestra. Si la carta le fue devuelta, la respuesta es no.',
  },
  deliveredCounted: {
    why: 'El plazo para responder se cuenta desde este día.',
    hint: 'Lo muestran el seguimiento y el acuse de recibo.',
  },
  trackingNumber: {
    label: '¿Cuál es el número de seguimiento?',
    why: 'Así ellos mismos pueden ver cuándo llegó su carta.',
    hint: 'Puede dejarlo en blanco.',
  },
};
