import { BUSINESS_TIME_ZONE, addYears, calendarDateAt } from '@creditfix/shared/kernel';

/** The same instant so many whole years earlier. 29 February becomes 1 March: a day later, never a day too early. */
export function yearsBefore(instant: Date, years: number): Date {
  const earlier = new Date(instant);
  earlier.setUTCFullYear(earlier.getUTCFullYear() - years);
  return earlier;
}

/** The day on which something of that instant has been kept for so many years. */
export function yearsLater(instant: Date, years: number): string {
  return addYears(calendarDateAt(instant, BUSINESS_TIME_ZONE), years);
}
