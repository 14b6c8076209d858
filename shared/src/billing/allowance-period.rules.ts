import { Plan, planAt } from '../accounts/index.ts';
import {
  addDays,
  businessMonth,
  BUSINESS_TIME_ZONE,
  calendarDateAt,
  firstDayAfterMonth,
  type CalendarDate,
} from '../kernel/index.ts';

/** From when to when letters count together: calendar months on Free, billing periods on Pro. */

const DAY_MS = 86_400_000;

/** What an account's plan is made of, as it was last worked out. */
export interface PlanTerms {
  readonly plan: Plan;
  /** Begin of the paid period; with `periodEndsAt` null the day from which a granted Pro counts its months. */
  readonly from: Date | null;
  readonly periodEndsAt: Date | null;
  /** From then on the account is on Free, whatever `plan` says; null where Pro has no end. */
  readonly until: Date | null;
}

export interface AllowancePeriod {
  readonly from: Date;
  /** The first instant that belongs to the next period. */
  readonly to: Date;
  /** True where Pro ends with this period: what comes next is Free. */
  readonly last: boolean;
}

/** The plan that counts at an instant: Pro that has run out is Free. */
export function runningPlan({ plan, until }: PlanTerms, now: Date): Plan {
  return planAt(plan, until, now);
}

export function allowancePeriod(terms: PlanTerms, now: Date): AllowancePeriod {
  if (runningPlan(terms, now) === Plan.free) return { ...calendarMonth(now), last: false };
  const { from, periodEndsAt, until } = terms;
  if (from === null) return endingAt(until, calendarMonth(now));
  // Not collected yet, or a clock behind the provider's: in a period that has not begun no letter would count, so those of
  // the one before do. A day more, because that one may have begun some hours earlier.
  if (now < from) {
    return { from: new Date(addMonths(from, -1).getTime() - DAY_MS), to: from, last: false };
  }
  if (periodEndsAt === null || (until === null && now >= periodEndsAt))
    return endingAt(until, monthFrom(from, now));
  // The period is over and its renewal has not reached us: what is left may be used, nothing new is given.
  if (now >= periodEndsAt) return { from, to: until ?? periodEndsAt, last: false };
  return endingAt(until, { from, to: periodEndsAt });
}

function endingAt(until: Date | null, period: { from: Date; to: Date }): AllowancePeriod {
  return until !== null && until <= period.to
    ? { from: period.from, to: until, last: true }
    : { ...period, last: false };
}

/** The month of the business zone that holds an instant. */
export function calendarMonth(now: Date): { readonly from: Date; readonly to: Date } {
  const month = businessMonth(now);
  return { from: businessDayStart(`${month}-01`), to: businessDayStart(firstDayAfterMonth(month)) };
}

/** The month that holds an instant, counted from the day and time at which Pro was granted. */
export function monthFrom(anchor: Date, now: Date): { readonly from: Date; readonly to: Date } {
  let months =
    (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 +
    now.getUTCMonth() -
    anchor.getUTCMonth();
  if (addMonths(anchor, months) > now) months -= 1;
  return { from: addMonths(anchor, months), to: addMonths(anchor, months + 1) };
}

/** The same day and time in another month; where that month is too short, its last day. */
export function addMonths(instant: Date, months: number): Date {
  const moved = new Date(instant);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(
    Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0),
  ).getUTCDate();
  moved.setUTCDate(Math.min(instant.getUTCDate(), lastDay));
  return moved;
}

/** The last second of a day in the business zone. */
export function endOfBusinessDay(date: CalendarDate): Date {
  return new Date(businessDayStart(addDays(date, 1)).getTime() - 1_000);
}

function businessDayStart(date: CalendarDate): Date {
  // New York is four or five hours behind UTC, and its clocks change at two in the morning, never at midnight.
  const summer = new Date(`${date}T04:00:00Z`);
  return calendarDateAt(summer, BUSINESS_TIME_ZONE) === date
    ? summer
    : new Date(`${date}T05:00:00Z`);
}
