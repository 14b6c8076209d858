import { calendarDateAt, type CalendarDate } from '@creditfix/shared/kernel';

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day it is where the person is. */
export function dayOf(instant: Date | string): CalendarDate {
  return calendarDateAt(new Date(instant), timeZone);
}

export const today = (): CalendarDate => dayOf(new Date());
