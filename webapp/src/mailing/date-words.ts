import type { CalendarDate } from '@creditfix/shared/kernel';
import { dateWords, momentWords, shortDateWords, timeWords } from '#webapp/kit/index.ts';
import { mailDaysMessages } from './messages.tsx';

/** Days and times as the mailing screens say them. */

/** "November 24 to 25", "November 30 to December 2", "December 30, 2026 to January 4, 2027": as it stands alone. */
export function dayRange(from: CalendarDate, to: CalendarDate): string {
  if (from === to) return shortDateWords(from);
  if (from.slice(0, 4) !== to.slice(0, 4))
    return mailDaysMessages.range(dateWords(from), dateWords(to));
  const [first, last] = [shortDateWords(from), shortDateWords(to)];
  if (from.slice(0, 7) !== to.slice(0, 7)) return mailDaysMessages.range(first, last);
  return mailDaysMessages.inOneMonth({
    from: first,
    fromDay: Number(from.slice(8)),
    to: last,
    toDay: Number(to.slice(8)),
  });
}

/** The same inside of a sentence. */
export function onDays(from: CalendarDate, to: CalendarDate): string {
  const range = dayRange(from, to);
  return from === to ? mailDaysMessages.onDay(range) : mailDaysMessages.onDays(range);
}

/** "3:15 PM" where that is today, else with the day; where the person is. */
export function untilWords(moment: string, now: Date = new Date()): string {
  return new Date(moment).toDateString() === now.toDateString()
    ? mailDaysMessages.untilTime(timeWords(moment))
    : mailDaysMessages.untilMoment(momentWords(moment));
}
