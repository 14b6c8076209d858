import { expect, test } from 'vitest';
import { dayRange, untilWords } from './mail-words.ts';
import * as es from './messages.es.tsx';

test.each([
  ['2026-11-24', '2026-11-24', 'November 24'],
  ['2026-11-24', '2026-11-25', 'November 24 to 25'],
  ['2026-11-30', '2026-12-02', 'November 30 to December 2'],
  ['2026-12-30', '2027-01-04', 'December 30, 2026 to January 4, 2027'],
])('%s to %s is %s', (from, to, words) => {
  expect(dayRange(from, to)).toBe(words);
});

test('the day is named only if it is not today', () => {
  const now = new Date(2026, 10, 21, 14, 0);
  expect(untilWords(new Date(2026, 10, 21, 15, 15).toISOString(), now)).toBe('3:15 PM');
  expect(untilWords(new Date(2026, 10, 22, 0, 5).toISOString(), now)).toBe(
    'November 22, 2026 at 12:05 AM',
  );
});

test('Spanish says a range with its articles, and one o’clock as one', () => {
  const range = es.mailDaysMessages.inOneMonth({
    from: '24 de noviembre',
    fromDay: 24,
    to: '25 de noviembre',
    toDay: 25,
  });
  expect(range).toBe('24 al 25 de noviembre');
  expect(es.mailDaysMessages.onDays(range)).toBe('del 24 al 25 de noviembre');
  expect(es.mailDaysMessages.onDay('24 de noviembre')).toBe('el 24 de noviembre');
  expect(['1:15 p.m.', '12:05 a.m.', '10:00 a.m.'].map(es.mailDaysMessages.untilTime)).toEqual([
    'la 1:15 p.m.',
    'las 12:05 a.m.',
    'las 10:00 a.m.',
  ]);
});
