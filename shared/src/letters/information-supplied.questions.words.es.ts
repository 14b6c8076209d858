import type { words as english } from './information-supplied.questions.words.ts';

/** The words of `information-supplied.questions.ts` in Spanish; the examples stay English, since they show what the letter will say. */
export const words: typeof english = {
  noticeOn: {
    label: '¿Qué fecha tiene el aviso que descartó su disputa?',
    why: 'Su carta responde a ese aviso, así que lo nombra.',
  },
  noticeAsks: {
    label: '¿Qué pide el aviso?',
    why: 'Un aviso así tiene que decir qué hace falta. Su carta debe dar justo eso. Cópielo en inglés, tal como aparece.',
    example: 'A copy of the statement that shows the balance',
  },
  hasNew: {
    label: '¿Puede dar lo que pide, o algo más que sea nuevo?',
    why: 'La misma disputa sin nada nuevo se puede descartar otra vez.',
  },
  newInformation: {
    label: '¿Qué puede decirles ahora?',
    why: 'Lo que hace que vuelvan a revisar son los hechos nuevos. Se imprimen tal como los escribe, así que escríbalos en inglés.',
    hint: 'Diga solo hechos: quién, qué, cuándo. Diga qué muestra cada copia.',
    example:
      'My statement of October 1, 2026 shows a balance of $812.40. I have bought nothing with the card since then.',
  },
};
