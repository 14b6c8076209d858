import { isCalendarDate, type CalendarDate, type FieldFault } from '../kernel/index.ts';
import type { PersonalInfo } from './dispute-request.schema.ts';
import { faultWords } from './fault-words.ts';

/** Who signs is an adult of today. A child's file takes another way, which only a parent or guardian can go. */

const ADULT_YEARS = 18;
const OLDEST_YEARS = 120;

/** The same day so many years ago; a February 29 that is not there counts as the day before it. */
function yearsBefore(today: CalendarDate, years: number): string {
  return `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`;
}

export function birthDateFaults(
  { dateOfBirth = '' }: Pick<PersonalInfo, 'dateOfBirth'>,
  today: CalendarDate,
): readonly FieldFault[] {
  if (!isCalendarDate(dateOfBirth)) return [];
  const { ahead, minor, tooLongAgo } = faultWords().birth;
  const fault = (message: string) => [{ path: 'personalInfo.dateOfBirth', message }];
  if (dateOfBirth > today) return fault(ahead);
  if (dateOfBirth > yearsBefore(today, ADULT_YEARS)) return fault(minor);
  return dateOfBirth < yearsBefore(today, OLDEST_YEARS) ? fault(tooLongAgo) : [];
}
