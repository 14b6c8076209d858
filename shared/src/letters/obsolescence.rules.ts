import { addDays, addYears, type CalendarDate } from '../kernel/index.ts';

/** When a negative account becomes too old to report: 15 U.S.C. 1681c(a)(4), (a)(5) and (c)(1). */

export interface Obsolescence {
  /** Seven years after the first missed payment: some agencies stop here on their own. */
  readonly earliestRemovable: CalendarDate;
  /** Seven years after the 180 days of 1681c(c)(1): by then the period is over on any reading. */
  readonly latestRemovable: CalendarDate;
}

const REPORTING_YEARS = 7;
const DAYS_BEFORE_CLOCK = 180;

export function obsolescence(dateOfFirstDelinquency: CalendarDate): Obsolescence {
  return {
    earliestRemovable: addYears(dateOfFirstDelinquency, REPORTING_YEARS),
    latestRemovable: addYears(addDays(dateOfFirstDelinquency, DAYS_BEFORE_CLOCK), REPORTING_YEARS),
  };
}

/** True once even the later date has gone by ("antedate the report by more than seven years"). */
export function isObsolete(dateOfFirstDelinquency: CalendarDate, today: CalendarDate): boolean {
  return today > obsolescence(dateOfFirstDelinquency).latestRemovable;
}
