import type { words as english } from './documents.contract.words.ts';

export const words: typeof english = {
  chooseKind: 'Elija de qué es esta copia.',
  noId: 'Ese no es el identificador de una copia.',
};
