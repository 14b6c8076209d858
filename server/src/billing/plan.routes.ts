import { billingEndpoints } from '@creditfix/shared/billing';
import { personOf } from '#server/accounts/index.ts';
import { implement, type Route } from '#server/platform/http/index.ts';
import type { BillingParts } from './billing.parts.ts';
import { planSummary } from './plan-summary.ts';

/** The plan and what is left of it. */
export function planRoutes(parts: BillingParts): Route[] {
  return [
    implement(billingEndpoints.getPlan)(
      [],
      async (_, call) =>
        await planSummary(call.em, parts, personOf(call).accountId, parts.clock.now()),
    ),
  ];
}
