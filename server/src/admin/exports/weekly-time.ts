import { BUSINESS_TIME_ZONE } from '@creditfix/shared/kernel';
import { Temporal } from 'temporal-polyfill';

const MORNING = { hour: 7 };

/** The next Monday, seven o'clock Eastern time, after that instant. */
export function nextMondayMorning(after: Date): Date {
  const now = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(
    BUSINESS_TIME_ZONE,
  );
  const monday = now.add({ days: (8 - now.dayOfWeek) % 7 }).withPlainTime(MORNING);
  const next = Temporal.ZonedDateTime.compare(monday, now) > 0 ? monday : monday.add({ weeks: 1 });
  return new Date(next.epochMilliseconds);
}
