/** A day on the calendar without a time or a zone, as `YYYY-MM-DD`. */
export type CalendarDate = string;

/** The months by name, January first. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const DAY_MS = 86_400_000;

/** True if the text is a day that exists (no 30 February), from 1900 to 2199. */
export function isCalendarDate(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Making a formatter costs a hundred times what using it does. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The day it is at that instant in the given IANA zone. */
export function calendarDateAt(instant: Date, timeZone: string): CalendarDate {
  const known = formatters.get(timeZone);
  if (known) return known.format(instant);
  const formatter = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formatters.set(timeZone, formatter);
  return formatter.format(instant);
}

/** The first instant of a day in the given IANA zone. */
export function startOfDay(date: CalendarDate, timeZone: string): Date {
  const noon = Date.parse(`${date}T12:00:00Z`);
  // Zones lie up to fourteen hours before and twelve behind UTC, and change by whole quarters of an hour.
  let first = noon - 26 * 3_600_000;
  for (let step = 26 * 3_600_000; step >= 900_000; step = Math.floor(step / 2 / 900_000) * 900_000)
    while (calendarDateAt(new Date(first + step - 1), timeZone) < date) first += step;
  return new Date(first);
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days the second date lies after the first; negative where it lies before. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** Adds whole years; 29 February becomes 28 February where the year has none. */
export function addYears(date: CalendarDate, years: number): CalendarDate {
  const [year = '', month = '', day = ''] = date.split('-');
  const moved = `${Number(year) + years}-${month}-${day}`;
  return isCalendarDate(moved) ? moved : `${Number(year) + years}-02-28`;
}

/** `November 21, 2026` */
export function longDate(date: CalendarDate): string {
  const [year = '', month = '1', day = '1'] = date.split('-');
  return `${monthNames[Number(month) - 1]} ${Number(day)}, ${year}`;
}

/** The zone in which plan months and business days are counted. */
export const BUSINESS_TIME_ZONE = 'America/New_York';

/** The calendar month (`YYYY-MM`) that an instant falls in, in the business zone. */
export function businessMonth(instant: Date): string {
  return calendarDateAt(instant, BUSINESS_TIME_ZONE).slice(0, 7);
}

/** The first day of the month after `month` (`YYYY-MM`). */
export function firstDayAfterMonth(month: string): CalendarDate {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`;
}
