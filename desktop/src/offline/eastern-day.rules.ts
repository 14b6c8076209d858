import { BUSINESS_TIME_ZONE, calendarDateAt, type CalendarDate } from '@creditfix/shared/kernel';

/** When a day begins where the business is. */

const HOUR_MS = 3_600_000;
/** Midnight is four hours behind that of UTC in summer and in the years of the war, and five otherwise; no clock is ever changed at midnight. */
const SUMMER_HOURS = 4;

/** In milliseconds since 1970. */
export function easternMidnight(day: CalendarDate): number {
  const inSummer = Date.parse(`${day}T00:00:00Z`) + SUMMER_HOURS * HOUR_MS;
  return calendarDateAt(new Date(inSummer), BUSINESS_TIME_ZONE) === day
    ? inSummer
    : inSummer + HOUR_MS;
}
