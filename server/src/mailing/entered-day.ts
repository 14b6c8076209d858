import {
  BUSINESS_TIME_ZONE,
  RequestProblems,
  calendarDateAt,
  spoken,
  spokenDate,
  type CalendarDate,
} from '@creditfix/shared/kernel';
import * as en from './messages.ts';
import * as es from './messages.es.ts';

/** Days that somebody enters because no carrier reports them. */

/** An instant on that day all over the United States; today's is now, so that nothing lies ahead. */
export function noonOf(day: CalendarDate, now: Date, zone: string): Date {
  const noon = new Date(`${day}T12:00:00Z`);
  return calendarDateAt(now, zone) === day && now < noon ? now : noon;
}

/**
 * When a letter arrived, or came back, on the day that somebody entered. Past midnight in the East it may still be yesterday where the
 * letter went: who enters today's date then means no time ahead of now.
 *
 * @param zone where the letter went
 * @throws Problem `request.invalid` that names the field `on`
 */
export function enteredArrival(
  on: CalendarDate,
  { mailed, now, zone }: { readonly mailed: Date; readonly now: Date; readonly zone: string },
): Date {
  const there = calendarDateAt(now, zone);
  const here = calendarDateAt(now, BUSINESS_TIME_ZONE);
  const from = calendarDateAt(mailed, zone);
  refuseImpossibleDay('on', on, { from, to: here > there ? here : there });
  const day = on > there ? there : on;
  return new Date(Math.max(noonOf(day, now, zone).getTime(), mailed.getTime()));
}

/** @throws Problem `request.invalid` that names the field */
export function refuseImpossibleDay(
  path: string,
  day: CalendarDate,
  days: { readonly from: CalendarDate; readonly to: CalendarDate },
): void {
  if (day >= days.from && day <= days.to) return;
  const { stillToCome, tooEarly } = spoken({ en: en.mailingMessages, es: es.mailingMessages });
  const message =
    day > days.to ? stillToCome(spokenDate(days.to)) : tooEarly(spokenDate(days.from));
  throw RequestProblems.raise('request.invalid', { fields: [{ path, message }] });
}
