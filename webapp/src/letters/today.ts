import { calendarDateAt } from '@creditfix/shared/kernel';

/** Where it is the person's today; it decides the letter's date. */
export const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

export const today = (): string => calendarDateAt(new Date(), timeZone);
