import {
  RequestProblems,
  calendarDateAt,
  longDate,
  type CalendarDate,
} from '@creditfix/shared/kernel';

/** Days that somebody enters because no carrier reports them. */

/** An instant on that day all over the United States; today's is now, so that nothing lies ahead. */
export function noonOf(day: CalendarDate, now: Date, zone: string): Date {
  const noon = new Date(`${day}T12:00:00Z`);
  return calendarDateAt(now, zone) === day && now < noon ? now : noon;
}

/** @throws Problem `request.invalid` that names the field */
export function refuseImpossibleDay(
  path: string,
  day: CalendarDate,
  days: { readonly from: CalendarDate; readonly to: CalendarDate },
): void {
  if (day >= days.from && day <= days.to) return;
  const message =
    day > days.to
      ? `That day is still to come. Please give a day up to ${longDate(days.to)}.`
      : `That is too early. Please give a day from ${longDate(days.from)} on.`;
  throw RequestProblems.raise('request.invalid', { fields: [{ path, message }] });
}
