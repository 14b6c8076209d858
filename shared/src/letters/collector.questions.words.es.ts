import type { words as english } from './collector.questions.words.ts';

/** The words of `collector.questions.ts` in Spanish. */
export const words: typeof english = {
  shownBy: {
    label: '¿En qué informes lo vio?',
    why: 'Cada agencia lleva su propio expediente. Así la carta dice dónde tiene que buscar la empresa.',
    hint: 'Puede dejarlo en blanco.',
    options: { equifax: 'Equifax', experian: 'Experian', transunion: 'TransUnion' },
  },
  collectorRole: {
    label: '¿Quién es la empresa a la que escribe?',
    why: 'Una de las leyes es solo para los cobradores de deudas. La carta tiene que saber a quién le habla.',
    hint: 'La carta de un cobrador suele nombrar a otra empresa como acreedor original.',
    options: {
      collector: 'Cobra para otra empresa',
      buyer: 'Compró la deuda',
      not_sure: 'Es un cobrador, pero no sé cuál de las dos cosas',
      original: 'Es la empresa con la que se abrió la cuenta',
    },
  },
  originalCreditor: {
    label: '¿De qué empresa viene la deuda?',
    why: 'Con el nombre del acreedor original, el cobrador encuentra su expediente más rápido.',
    hint: 'Puede estar en su informe o en la carta del cobrador. Puede dejarlo en blanco.',
    example: 'Lakeside Dental Group',
  },
  collectorReference: {
    label: '¿Tiene número de referencia alguna carta del cobrador?',
    why: 'Con ese número, su carta llega al expediente correcto.',
    example: 'NR-20418',
  },
  disputeBy: {
    label: '¿Hasta qué fecha le deja disputar el aviso del cobrador?',
    why: 'Si la disputa llega a más tardar ese día, el cobrador tiene que detenerse hasta que responda.',
    hint: 'El aviso dice "call or write to us by" con una fecha. Si no tiene un aviso, déjelo en blanco.',
  },
};
