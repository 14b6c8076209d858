import type { PlanSummary } from '@creditfix/shared/billing';

/** Where a person stands with Pro, as the screens tell it. Which plan holds is the server's decision; this only names it. */
export type PlanStanding =
  | 'free'
  | 'granted'
  | 'active'
  | 'ending'
  | 'trial'
  | 'trial_ending'
  | 'past_due'
  /** Nothing was paid in the days of grace, or never: the subscription waits, the plan is free. */
  | 'waiting';

const OVER = new Set(['canceled', 'incomplete_expired']);

/** True if a subscription still runs or waits for a payment, so that there is something to cancel and a card to change. */
export function hasSubscription(plan: PlanSummary): boolean {
  return plan.subscription !== null && !OVER.has(plan.subscription.status);
}

export function planStanding(plan: PlanSummary): PlanStanding {
  const { subscription } = plan;
  if (plan.source === 'grant') return 'granted';
  if (plan.plan === 'free') return hasSubscription(plan) ? 'waiting' : 'free';
  if (!subscription) return 'granted';
  if (subscription.status === 'past_due') return 'past_due';
  const trial = subscription.status === 'trialing';
  if (subscription.cancelsAtPeriodEnd) return trial ? 'trial_ending' : 'ending';
  return trial ? 'trial' : 'active';
}
