import { expect, it } from 'vitest';
import { calendarDateAt } from './calendar-date.ts';
import { timeZoneOf } from './state-time-zones.ts';
import { UsStates } from './us-states.ts';

it.each([
  ['an evening in Alaska', '2026-12-02T05:30:00Z', 'AK', '2026-12-01'],
  ['an evening in Hawaii', '2026-12-02T09:30:00Z', 'HI', '2026-12-01'],
  ['a morning in Guam', '2026-12-01T23:30:00Z', 'GU', '2026-12-02'],
  ['an afternoon in American Samoa', '2026-12-02T02:00:00Z', 'AS', '2026-12-01'],
  ['Puerto Rico in winter, an hour before New York', '2026-12-02T04:30:00Z', 'PR', '2026-12-02'],
  ['New York at that instant', '2026-12-02T04:30:00Z', 'NY', '2026-12-01'],
  ['Arizona in summer, without daylight saving time', '2026-07-02T06:30:00Z', 'AZ', '2026-07-01'],
  ['Colorado at that instant', '2026-07-02T06:30:00Z', 'CO', '2026-07-02'],
  ['the night when clocks go forward', '2026-03-09T03:30:00Z', 'GA', '2026-03-08'],
  ['the last hour of a day in winter', '2026-03-08T04:59:00Z', 'GA', '2026-03-07'],
  ['the night when clocks go back', '2026-11-02T04:59:00Z', 'GA', '2026-11-01'],
  ['and a minute later', '2026-11-02T05:00:00Z', 'GA', '2026-11-02'],
  ['the last evening of the year in Texas', '2028-01-01T05:30:00Z', 'TX', '2027-12-31'],
  ['the evening of a leap day in California', '2028-03-01T07:00:00Z', 'CA', '2028-02-29'],
  ['a military address', '2026-12-02T04:30:00Z', 'AP', '2026-12-01'],
])('%s', (_, instant, state, date) => {
  expect(calendarDateAt(new Date(instant), timeZoneOf(state))).toBe(date);
});

it('knows a zone for every state, however it is written, and the business zone for what is none', () => {
  for (const state of Object.keys(UsStates)) {
    expect(calendarDateAt(new Date('2026-12-02T18:00:00Z'), timeZoneOf(state))).toMatch(
      /^2026-12-0/,
    );
  }
  expect(timeZoneOf(' hi ')).toBe('Pacific/Honolulu');
  expect(timeZoneOf('constructor')).toBe('America/New_York');
});
