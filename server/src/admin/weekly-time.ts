import { BUSINESS_TIME_ZONE, addDays, calendarDateAt } from '@creditfix/shared/kernel';

const HOUR_MS = 3_600_000;
const DAYS_OF_WEEK = 7;
const MONDAY = 1;
const HOUR = 7;

/** The next Monday, seven o'clock Eastern time, after that instant. */
export function nextMondayMorning(after: Date): Date {
  const today = calendarDateAt(after, BUSINESS_TIME_ZONE);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const until = (MONDAY - weekday + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  const monday = morningOf(addDays(today, until));
  return monday > after ? monday : morningOf(addDays(today, until + DAYS_OF_WEEK));
}

function morningOf(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // Eastern time is four or five hours behind; which of them it is that day, the zone tells.
  for (const behind of [4, 5]) {
    const morning = new Date(midnight + (HOUR + behind) * HOUR_MS);
    if (hourInBusinessZone(morning) === HOUR) return morning;
  }
  throw new Error(`no morning on ${day}`);
}

function hourInBusinessZone(at: Date): number {
  return Number(
    new Intl.DateTimeFormat('en-US', {
      timeZone: BUSINESS_TIME_ZONE,
      hour: '2-digit',
      hourCycle: 'h23',
    }).format(at),
  );
}
