import { expect, test } from 'vitest';
import { dayRange, untilWords } from './date-words.ts';

test.each([
  ['2026-11-24', '2026-11-24', 'November 24'],
  ['2026-11-24', '2026-11-25', 'November 24 to 25'],
  ['2026-11-30', '2026-12-02', 'November 30 to December 2'],
  ['2026-12-30', '2027-01-04', 'December 30, 2026 to January 4, 2027'],
])('%s to %s is %s', (from, to, words) => {
  expect(dayRange(from, to)).toBe(words);
});

test('the day is named only where it is not today', () => {
  const now = new Date(2026, 10, 21, 14, 0);
  expect(untilWords(new Date(2026, 10, 21, 15, 15).toISOString(), now)).toBe('3:15 PM');
  expect(untilWords(new Date(2026, 10, 22, 0, 5).toISOString(), now)).toBe(
    'November 22, 2026 at 12:05 AM',
  );
});
