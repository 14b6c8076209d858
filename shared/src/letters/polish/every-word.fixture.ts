import type { Vocabulary } from './polish-telling.rules.ts';

/** As if the dictionary had every word: what is hidden is hidden for another reason. */
export const everyWord: Vocabulary = { isWord: () => true };
