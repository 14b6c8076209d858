import type { CalendarDate } from '@creditfix/shared/kernel';
import { dateWords, momentWords, shortDateWords, timeWords } from '#webapp/kit/index.ts';
import { words } from './mail-days.words.ts';

/** Days and times as the mailing screens say them. */

/** "November 24 to 25", "November 30 to December 2", "December 30, 2026 to January 4, 2027": as it stands alone. */
export function dayRange(from: CalendarDate, to: CalendarDate): string {
  if (from === to) return shortDateWords(from);
  if (from.slice(0, 4) !== to.slice(0, 4)) return words.range(dateWords(from), dateWords(to));
  const [first, last] = [shortDateWords(from), shortDateWords(to)];
  if (from.slice(0, 7) !== to.slice(0, 7)) return words.range(first, last);
  return words.inOneMonth({
    from: first,
    fromDay: Number(from.slice(8)),
    to: last,
    toDay: Number(to.slice(8)),
  });
}

/** The same inside of a sentence. */
export function onDays(from: CalendarDate, to: CalendarDate): string {
  const range = dayRange(from, to);
  return from === to ? words.onDay(range) : words.onDays(range);
}

/** "3:15 PM" where that is today, else with the day; where the person is. */
export function untilWords(moment: string, now: Date = new Date()): string {
  return new Date(moment).toDateString() === now.toDateString()
    ? words.untilTime(timeWords(moment))
    : words.untilMoment(momentWords(moment));
}
