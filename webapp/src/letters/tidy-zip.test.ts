import { expect, test } from 'vitest';
import { tidyZip } from './tidy-zip.ts';

test.each([
  ['45402', '45402'],
  ['45402-', '45402-'],
  ['OH 45402–1234 ', '45402-1234'],
  ['45402\u20111234', '45402-1234'],
  ['4540 2', '45402'],
  ['45402-123456', '45402-1234'],
  ['none', 'none'],
])('%j is kept as %j', (typed, kept) => {
  expect(tidyZip(typed)).toBe(kept);
});
