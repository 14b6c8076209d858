import { expect, test } from 'vitest';
import { tidyLast4, tidyZip } from './tidy-digits.ts';

test.each([
  ['45402', '45402'],
  ['45402-', '45402-'],
  ['OH 45402–1234 ', '45402-1234'],
  ['45402\u20111234', '45402-1234'],
  ['4540 2', '45402'],
  ['45402-123456', '45402-1234'],
  ['none', 'none'],
])('of a ZIP code, %j is kept as %j', (typed, kept) => {
  expect(tidyZip(typed)).toBe(kept);
});

test.each([
  ['6789', '6789'],
  ['123-45-6789', '6789'],
  ['XXX-XX-6789', '6789'],
  ['12345', '2345'],
  ['6x', '6'],
])('of a Social Security number, %j is kept as %j', (typed, kept) => {
  expect(tidyLast4(typed)).toBe(kept);
});
