import type { CalendarDate } from '@creditfix/shared/kernel';
import { locale } from './messages.tsx';

const LONG = { month: 'long', day: 'numeric', year: 'numeric' } as const;
const SHORT = { month: 'long', day: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** "May 1, 2026", where the person is. */
export function dayWords(moment: string): string {
  return new Date(moment).toLocaleDateString(locale, LONG);
}

/** "May 1, 2026 at 3:04 PM", where the person is. */
export function momentWords(moment: string): string {
  return new Date(moment).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' });
}

/** "3:04 PM", where the person is. */
export function timeWords(moment: string): string {
  return new Date(moment).toLocaleTimeString(locale, TIME);
}

/** "May 1, 2026": a day of the calendar, as screens say it. Letters say it with `longDate`, always in English. */
export function dateWords(date: CalendarDate): string {
  return dayAtNoon(date).toLocaleDateString(locale, { ...LONG, timeZone: 'UTC' });
}

/** "May 1" */
export function shortDateWords(date: CalendarDate): string {
  return dayAtNoon(date).toLocaleDateString(locale, { ...SHORT, timeZone: 'UTC' });
}

function dayAtNoon(date: CalendarDate): Date {
  return new Date(`${date}T12:00:00Z`);
}

/** `340 KB`, `2.1 MB` */
export function sizeWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
