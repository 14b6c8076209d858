import { z } from 'zod';
import { Plan } from '../accounts/index.ts';
import { businessMonth, firstDayAfterMonth } from '../kernel/index.ts';

/** How many letters a plan gives in one period: the rule that the screens explain and the server enforces under a lock. */

const planLetters: Readonly<Record<Plan, number>> = { free: 1, pro: 3 };

export const planNames: Readonly<Record<Plan, string>> = { free: 'Free', pro: 'Credit Fix Pro' };

export const allowanceSchema = z.object({
  plan: z.enum(Plan),
  /** Letters the plan gives in the period. */
  limit: z.number().int(),
  used: z.number().int(),
  left: z.number().int(),
  /** First day of the next period. */
  renewsOn: z.string(),
});

export type Allowance = z.output<typeof allowanceSchema>;

/**
 * What is left on a plan.
 *
 * @param used letters already made in the period that holds `now`
 */
export function letterAllowance(plan: Plan, used: number, now: Date): Allowance {
  const limit = planLetters[plan];
  return {
    plan,
    limit,
    used,
    left: Math.max(0, limit - used),
    renewsOn: firstDayAfterMonth(businessMonth(now)),
  };
}
