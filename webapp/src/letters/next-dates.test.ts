import { expect, test } from 'vitest';
import { calendarEntry, nextDates } from './next-dates.ts';

test('the 30 days start when the letter arrives, not when it is mailed', () => {
  expect(nextDates('2026-11-23')).toEqual({
    mail: '2026-11-23',
    arrives: '2026-11-30',
    decides: '2026-12-30',
    hear: '2027-01-13',
  });
});

test('the calendar entry is one whole day and names only the reference', () => {
  const entry = calendarEntry('2026-12-31', 'CF-7Q4M-2K9D', '20261121T120000Z');
  expect(entry).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
  expect(entry).toContain('SUMMARY:Letter CF-7Q4M-2K9D: has the bureau answered?');
});

test('after a free annual report the bureau has 45 days', () => {
  expect(nextDates('2026-11-23', 45).decides).toBe('2027-01-14');
});
