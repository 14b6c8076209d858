import { expect, test } from 'vitest';
import { answerTime, calendarEntry, nextDates } from './next-dates.ts';

const dispute = { recipient: 'bureau', purpose: 'incorrect_amount' } as const;

test('the 30 days start when the letter arrives, not when it is mailed', () => {
  expect(nextDates('2026-11-23', answerTime(dispute))).toEqual({
    mail: '2026-11-23',
    arrives: '2026-11-30',
    decides: '2026-12-30',
    hear: '2027-01-13',
  });
});

test('the calendar entry is one whole day and names only the reference', () => {
  const entry = calendarEntry('2026-12-31', 'CF-7Q4M-2K9D', '20261121T120000Z');
  expect(entry).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
  expect(entry).toContain('SUMMARY:Letter CF-7Q4M-2K9D: has an answer come?');
});

test('after a free annual report the bureau has 45 days', () => {
  const time = answerTime({ ...dispute, freeReport: true });
  expect(nextDates('2026-11-23', time).decides).toBe('2027-01-14');
});

test.each([
  ['furnisher', 'goodwill'],
  ['collector', 'pay_for_delete'],
  ['collector', 'debt_validation'],
] as const)('to a %s no law sets a time for %s, and a month is waited', (recipient, purpose) => {
  expect(answerTime({ recipient, purpose })).toBeUndefined();
  expect(nextDates('2026-11-23', undefined).decides).toBe('2026-12-30');
});
