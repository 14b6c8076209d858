import type { PlanSummary } from '@creditfix/shared/billing';

const LIMIT = 3;

/** A paid plan in the middle of its month. */
export function madeUpPlan(used: number): PlanSummary {
  return {
    plan: 'pro',
    source: 'subscription',
    grantEndsAt: null,
    allowance: { plan: 'pro', limit: LIMIT, used, left: LIMIT - used, renewsOn: '2026-12-14' },
    subscription: null,
    onlinePayments: true,
    trialDays: 0,
  };
}
