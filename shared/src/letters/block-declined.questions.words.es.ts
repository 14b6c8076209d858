import type { words as english } from './block-declined.questions.words.ts';

/** The words of `block-declined.questions.ts` in Spanish; the examples stay English, since they show what the letter will say. */
export const words: typeof english = {
  blockRequested: {
    label:
      '¿Esa carta pidió un bloqueo, con su informe de robo de identidad y una copia de su identificación?',
    why: 'La agencia tiene que actuar sobre un bloqueo solo con su informe, una prueba de quién es usted y su declaración.',
    hint: 'Si lo pidió, la carta dice "block". Una carta sin las páginas del informe pide una investigación común.',
  },
  blockAnswer: {
    label: '¿Qué hizo la agencia?',
    why: 'La carta dice qué le respondieron y pide lo que falta.',
    options: {
      none: 'No he sabido nada, y el dato sigue ahí',
      declined: 'Escribió que no bloquea el dato',
      lifted: 'Bloqueó el dato y después escribió que retira el bloqueo',
      back: 'Bloqueó el dato, y ahora volvió a aparecer sin aviso',
    },
  },
  noticeOn: {
    label: '¿Qué fecha tiene la carta que lo dice?',
    why: 'Su carta le responde, así que la nombra.',
  },
  noticeReason: {
    label: '¿Qué razón da?',
    why: 'Si hay una razón, usted puede responderla. Si no, la carta la pide.',
    hint: 'Cópiela en inglés, tal como aparece. Si no da ninguna, déjelo en blanco.',
    example: 'Information is missing',
  },
  copiesWhy: 'Si faltaba un documento, envíelo ahora. Enviar su informe otra vez puede ayudar.',
};
