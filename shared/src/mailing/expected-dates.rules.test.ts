import { expect, it } from 'vitest';
import { isBusinessDay } from '../kernel/index.ts';
import { expectedMailDates } from './expected-dates.rules.ts';
import { MailClass } from './mail.status.ts';

it.each([
  ['a Monday', '2026-12-07', '2026-12-08', '2026-12-09', '2026-12-11', '2026-12-16'],
  ['a Friday', '2026-12-04', '2026-12-07', '2026-12-08', '2026-12-10', '2026-12-15'],
  ['a Saturday', '2026-12-05', '2026-12-07', '2026-12-08', '2026-12-10', '2026-12-15'],
  ['before Thanksgiving', '2026-11-24', '2026-11-25', '2026-11-27', '2026-12-01', '2026-12-04'],
  ['over two days off', '2027-12-22', '2027-12-23', '2027-12-27', '2027-12-29', '2028-01-04'],
  ['over a leap day', '2028-02-25', '2028-02-28', '2028-02-29', '2028-03-02', '2028-03-07'],
])('a letter of %s', (_, sendsOn, mailedFrom, mailedBy, arrivesFrom, arrivesBy) => {
  for (const mailClass of Object.values(MailClass)) {
    const dates = expectedMailDates({ sendsOn, mailClass });
    expect(dates).toEqual({ mailedFrom, mailedBy, arrivesFrom, arrivesBy });
    expect(Object.values(dates).every(isBusinessDay)).toBe(true);
  }
});
