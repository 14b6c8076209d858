import { expect, test } from 'vitest';
import { keptWords, sizeWords } from './kept-words.ts';

test('what is kept is counted in words, and nothing is said to be nothing', () => {
  expect(keptWords({ letters: 1, drafts: 0, copies: 12, payments: 2, consents: [] })).toEqual([
    '1 signed letter',
    'No unfinished drafts',
    '12 copies of papers',
    '2 payments',
  ]);
});

test.each([
  [0, '1 KB'],
  [340_400, '340 KB'],
  [2_140_000, '2.1 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
