import type { z } from 'zod';
import { Plan } from '../accounts/index.ts';
import {
  BUSINESS_TIME_ZONE,
  businessMonth,
  calendarDateAt,
  firstDayAfterMonth,
  type CalendarDate,
} from '../kernel/index.ts';
import {
  allowancePeriod,
  calendarMonth,
  runningPlan,
  type AllowancePeriod,
  type PlanTerms,
} from './allowance-period.rules.ts';
import { planLetters } from './prices.ts';
import type { allowanceSchema } from './quota.schema.ts';

/** How many letters a plan gives in one period: the rule that the screens explain and the server enforces under a lock. */

export const planNames: Readonly<Record<Plan, string>> = { free: 'Free', pro: 'Credit Fix Pro' };

export type Allowance = z.output<typeof allowanceSchema>;

/** A letter that may count: made by the account, or by another account of the same mailbox. */
export interface CountedLetter {
  readonly madeAt: Date;
  /** True if another account made it that has Pro of its own. */
  readonly onOthersPro: boolean;
}

/**
 * What is left on a plan. On Free every letter that the mailbox made this calendar month counts, on whatever plan it was
 * made: who falls from Pro to Free has had this month's letter. On Pro the letters of another account count only where that
 * account does not have Pro itself: who pays twice gets both.
 *
 * A letter that was given as goodwill counts in the period in which it was given: after it the plan gives new ones anyway.
 *
 * @param counted.letters at least those of the running period
 * @param counted.gifts when letters were given, at least those of the running period
 */
export function letterAllowance(
  terms: PlanTerms,
  {
    letters,
    gifts = [],
  }: { readonly letters: readonly CountedLetter[]; readonly gifts?: readonly Date[] },
  now: Date,
): Allowance {
  const plan = runningPlan(terms, now);
  const period = allowancePeriod(terms, now);
  const counted = letters.filter(({ onOthersPro }) => plan === Plan.free || !onOthersPro);
  const used = countIn(counted, period);
  const given = gifts.filter((at) => at >= period.from && at < period.to).length;
  const limit = planLetters[plan] + given;
  return {
    plan,
    limit,
    used,
    left: Math.max(0, limit - used),
    renewsOn: nextLetterDay(period, letters),
  };
}

/** The day on which the next letters come: where Pro ends, that depends on whether Free has one to give in that month. */
function nextLetterDay(
  { to, last }: AllowancePeriod,
  letters: readonly CountedLetter[],
): CalendarDate {
  if (last && countIn(letters, calendarMonth(to)) > 0) return firstDayAfterMonth(businessMonth(to));
  return calendarDateAt(to, BUSINESS_TIME_ZONE);
}

function countIn(
  letters: readonly CountedLetter[],
  { from, to }: { from: Date; to: Date },
): number {
  return letters.filter(({ madeAt }) => madeAt >= from && madeAt < to).length;
}
