import type { words as english } from './saved-signature.words.ts';

export const words: typeof english = {
  heading: 'Su firma',
  what: 'su firma guardada',
  saved: 'Guardada para su próxima carta.',
  none: 'No hay ninguna firma guardada.',
  savedHint: 'Nunca se pone sola en una carta: usted firma cada una.',
  noneHint: 'Puede guardar una cuando firme una carta.',
  account: 'Mi cuenta',
  card: {
    none: 'No hay ninguna firma guardada. Puede guardar una cuando firme una carta.',
    saved: 'Se le ofrece cuando firma una carta. Nunca se pone sola en una carta.',
    remove: 'Quitar',
    question: '¿Quitar su firma guardada?',
    deed: 'Quitarla',
    busy: 'Quitándola…',
    keep: 'Conservarla',
    lettersKeep: 'Las cartas que usted firmó conservan la suya.',
  },
};
