import { expect, test } from 'vitest';
import { sizeWords } from './moment-words.ts';

test.each([
  [0, '1 KB'],
  [340_400, '340 KB'],
  [2_140_000, '2.1 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
