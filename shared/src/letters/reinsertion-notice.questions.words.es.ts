import type { words as english } from './reinsertion-notice.questions.words.ts';

/** The words of `reinsertion-notice.questions.ts` in Spanish; the examples stay English, since they show what the letter will say. */
export const words: typeof english = {
  deletedAfter: {
    label: '¿Cómo sabe que el dato se había eliminado?',
    why: 'La regla es para datos que una agencia eliminó a causa de una disputa.',
    options: {
      dispute: 'Lo decían los resultados de mi disputa',
      other: 'Desapareció de otra manera, o no sé por qué',
    },
  },
  deletedOn: {
    label: '¿Qué fecha tienen esos resultados?',
    why: 'Muestra cuándo la agencia quitó el dato.',
  },
  seenAgainOn: {
    label: '¿Qué día volvió a ver el dato?',
    why: 'Muestra que el dato volvió después de que se eliminó.',
  },
  seenWhere: {
    label: '¿Dónde lo vio?',
    why: 'Así la agencia puede mirar en el mismo lugar. Escríbalo en inglés, como irá en la carta.',
    example: 'My Experian report of November 12, 2026',
  },
  noticeCame: {
    label: '¿Le escribió la agencia que el dato volvió?',
    why: 'La agencia tiene que decírselo por escrito cuando vuelve a poner un dato así.',
  },
  noticeOn: {
    label: '¿Qué fecha tiene ese aviso?',
    why: 'Así su carta pregunta solo lo que el aviso deja sin responder.',
  },
  copiesWhy:
    'La página de su informe con el dato ayuda a la agencia a encontrarlo. Los resultados que decían que se eliminó cuentan como otros documentos.',
};
