import { expect, test } from 'vitest';
import { keptWords } from './kept-words.ts';

test('what is kept is counted in words, and nothing is said to be nothing', () => {
  expect(keptWords({ letters: 1, drafts: 0, copies: 12, payments: 2, consents: [] })).toEqual([
    '1 signed letter',
    'No unfinished drafts',
    '12 copies of papers',
    '2 payments',
  ]);
});
