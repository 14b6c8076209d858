import { addDays, type CalendarDate } from './calendar-date.ts';

/**
 * The legal public holidays of 5 U.S.C. 6103(a), as the law stands since Juneteenth came in 2021. Inauguration Day is none of them:
 * it holds in the capital only (6103(c)).
 */

export interface FederalHoliday {
  readonly date: CalendarDate;
  readonly name: string;
}

const DAY_MS = 86_400_000;
const [SUNDAY, MONDAY, THURSDAY, SATURDAY] = [0, 1, 4, 6];
/** Public Law 117-17, signed two days before that year's 19 June. */
const FIRST_JUNETEENTH = 2021;

const known = new Map<number, readonly FederalHoliday[]>();

/**
 * The holidays of a year in order of date. One that falls on a weekend is there twice: on its own day, and as the day off that
 * stands for it (5 U.S.C. 6103(b)(1), Executive Order 11582), which for New Year's Day can lie in the year before.
 */
export function federalHolidays(year: number): readonly FederalHoliday[] {
  const found = known.get(year);
  if (found) return found;
  const holidays = [...namedIn(year), ...namedIn(year + 1)]
    .flatMap(withDayOff)
    .filter(({ date }) => date.startsWith(`${year}-`))
    .toSorted((one, other) => one.date.localeCompare(other.date));
  known.set(year, holidays);
  return holidays;
}

function namedIn(year: number): readonly FederalHoliday[] {
  return [
    { date: dayOf(year, 1, 1), name: 'New Year’s Day' },
    { date: weekdayOf(year, 1, MONDAY, 3), name: 'Martin Luther King Jr. Day' },
    { date: weekdayOf(year, 2, MONDAY, 3), name: 'Washington’s Birthday' },
    { date: lastMondayOfMay(year), name: 'Memorial Day' },
    ...(year >= FIRST_JUNETEENTH ? [{ date: dayOf(year, 6, 19), name: 'Juneteenth' }] : []),
    { date: dayOf(year, 7, 4), name: 'Independence Day' },
    { date: weekdayOf(year, 9, MONDAY, 1), name: 'Labor Day' },
    { date: weekdayOf(year, 10, MONDAY, 2), name: 'Columbus Day' },
    { date: dayOf(year, 11, 11), name: 'Veterans Day' },
    { date: weekdayOf(year, 11, THURSDAY, 4), name: 'Thanksgiving Day' },
    { date: dayOf(year, 12, 25), name: 'Christmas Day' },
  ];
}

function withDayOff(holiday: FederalHoliday): readonly FederalHoliday[] {
  const day = new Date(`${holiday.date}T00:00:00Z`);
  const weekday = day.getUTCDay();
  if (weekday !== SATURDAY && weekday !== SUNDAY) return [holiday];
  const off = new Date(day.getTime() + (weekday === SATURDAY ? -DAY_MS : DAY_MS));
  return [holiday, { date: dateOf(off), name: `${holiday.name} (day off)` }];
}

function weekdayOf(year: number, month: number, weekday: number, nth: number): CalendarDate {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return dayOf(year, month, 1 + ((weekday - first + 7) % 7) + (nth - 1) * 7);
}

function lastMondayOfMay(year: number): CalendarDate {
  const last = new Date(Date.UTC(year, 4, 31)).getUTCDay();
  return dayOf(year, 5, 31 - ((last - MONDAY + 7) % 7));
}

function dayOf(year: number, month: number, day: number): CalendarDate {
  return dateOf(new Date(Date.UTC(year, month - 1, day)));
}

function dateOf(day: Date): CalendarDate {
  return day.toISOString().slice(0, 10);
}

/** Monday to Friday without federal holidays. The credit laws use the word and do not define it, so this is our estimate. */

export function isBusinessDay(date: CalendarDate): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  return !federalHolidays(Number(date.slice(0, 4))).some((holiday) => holiday.date === date);
}

/** The nth business day after a date; the date itself is never counted, and with none to add it comes back as it is. */
export function addBusinessDays(date: CalendarDate, count: number): CalendarDate {
  let day = date;
  for (let left = count; left > 0; left -= 1) day = nextBusinessDay(addDays(day, 1));
  return day;
}

/** The date itself where it is a business day, otherwise the first one after it. */
export function nextBusinessDay(date: CalendarDate): CalendarDate {
  let day = date;
  while (!isBusinessDay(day)) day = addDays(day, 1);
  return day;
}

/** How many business days lie after the first date, up to and with the last; none if the last is earlier. */
export function businessDaysBetween(from: CalendarDate, to: CalendarDate): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
    if (isBusinessDay(day)) count += 1;
  }
  return count;
}
