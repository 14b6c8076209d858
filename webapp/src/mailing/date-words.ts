import { longDate, monthNames, type CalendarDate } from '@creditfix/shared/kernel';
import { momentWords } from '#webapp/kit/index.ts';

/** Days and times as the mailing screens say them. */

/** "November 24 to 25", "November 30 to December 2", "December 30, 2026 to January 4, 2027". */
export function dayRange(from: CalendarDate, to: CalendarDate): string {
  if (from === to) return shortDay(from);
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${longDate(from)} to ${longDate(to)}`;
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${shortDay(from)} to ${sameMonth ? Number(to.slice(8)) : shortDay(to)}`;
}

/** "November 24" */
export function shortDay(date: CalendarDate): string {
  return `${monthNames[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}`;
}

/** "3:15 PM" where that is today, else with the day; where the person is. */
export function untilWords(moment: string, now: Date = new Date()): string {
  const at = new Date(moment);
  if (at.toDateString() !== now.toDateString()) return momentWords(moment);
  return at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
}
