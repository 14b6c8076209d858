import { addDays, type CalendarDate } from './calendar-date.ts';
import { federalHolidays } from './federal-holidays.ts';

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
