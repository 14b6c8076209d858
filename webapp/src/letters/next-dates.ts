import { addDays, type CalendarDate } from '@creditfix/shared/kernel';

/** When what happens, if the letter goes into the mail today. Estimates to plan with; the receipt decides. */
export interface NextDates {
  readonly mail: CalendarDate;
  /** Certified mail takes three to five business days: a week on the calendar is the safe guess. */
  readonly arrives: CalendarDate;
  /** 15 U.S.C. 1681i(a)(1)(A): 30 days that begin when the bureau receives the dispute. */
  readonly decides: CalendarDate;
  /** 15 U.S.C. 1681i(a)(6)(A): results within 5 business days after that, and a few days in the mail. */
  readonly hear: CalendarDate;
}

/** @param days how long the bureau has: 45 after a free annual report (15 U.S.C. 1681j(a)(3)) */
export function nextDates(mail: CalendarDate, days: 30 | 45 = 30): NextDates {
  const arrives = addDays(mail, 7);
  const decides = addDays(arrives, days);
  return { mail, arrives, decides, hear: addDays(decides, 14) };
}

/**
 * An entry for any calendar (RFC 5545): an all-day reminder without names or account numbers, because calendars are synced
 * and shared.
 *
 * @param stamp the moment it is made, `YYYYMMDDTHHMMSSZ`
 */
export function calendarEntry(day: CalendarDate, reference: string, stamp: string): string {
  const compact = (date: CalendarDate) => date.replaceAll('-', '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Credit Fix//Letters//EN',
    'BEGIN:VEVENT',
    `UID:${reference}@creditfix`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:Letter ${reference}: has the bureau answered?`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
