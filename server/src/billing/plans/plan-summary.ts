import {
  SubscriptionStatus,
  graceEnd,
  planVerdict,
  type PlanSummary,
} from '@creditfix/shared/billing';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { BillingParts } from '../billing.parts.ts';
import { findOpenContract } from '../contract/contract.repository.ts';
import { findPlanStatus } from '../allowance/allowance.ts';
import { findOpenGrant } from '../allowance/allowance.repository.ts';
import {
  findSubscriptions,
  type OpenSubscription,
  hasUsedTrial,
} from './subscription.repository.ts';

/** A person's plan, what is left of it, and the subscription behind it, as their pages show it. */
export async function planSummary(
  em: EntityManager,
  parts: Pick<BillingParts, 'payments' | 'trialDays'>,
  accountId: string,
  now: Date,
): Promise<PlanSummary> {
  const { allowance } = await findPlanStatus(em, accountId, now);
  const subscriptions = await findSubscriptions(em, accountId);
  const grant = await findOpenGrant(em, accountId);
  const { source } = planVerdict(subscriptions, grant, now);
  const shown = subscriptions.find(({ status }) => shownStatuses.has(status));
  return {
    plan: allowance.plan,
    source: allowance.plan === 'pro' ? source : null,
    grantEndsAt: source === 'grant' ? (grant?.endsAt?.toISOString() ?? null) : null,
    allowance,
    subscription: shown ? presentSubscription(shown) : null,
    onlinePayments: parts.payments.online,
    trialDays: await trialDaysFor(em, parts, accountId),
    ...(await signedPrices(em, accountId)),
  };
}

async function signedPrices(
  em: EntityManager,
  accountId: string,
): Promise<Pick<PlanSummary, 'signedPrices'>> {
  const contract = await findOpenContract(em, accountId);
  if (!contract?.feeCents || !contract.mostCents) return {};
  return { signedPrices: { feeCents: contract.feeCents, mostCents: contract.mostCents } };
}

/** A subscription that never began, or is over, says nothing about the plan. */
const shownStatuses: ReadonlySet<SubscriptionStatus> = new Set([
  SubscriptionStatus.trialing,
  SubscriptionStatus.active,
  SubscriptionStatus.past_due,
  SubscriptionStatus.unpaid,
  SubscriptionStatus.paused,
]);

function presentSubscription(row: OpenSubscription): PlanSummary['subscription'] {
  return {
    status: row.status,
    amountCents: row.amountCents,
    currency: row.currency,
    periodEndsAt: row.periodEndsAt.toISOString(),
    cancelsAtPeriodEnd: row.cancelsAtPeriodEnd,
    trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
    graceEndsAt: row.status === SubscriptionStatus.past_due ? graceEnd(row).toISOString() : null,
  };
}

/**
 * Days of free trial that a new subscription begins with: a mailbox has one trial, however many accounts it made. While another
 * of its accounts has a payment page open that begins with a trial, that is the one.
 */
export async function trialDaysFor(
  em: EntityManager,
  { payments, trialDays }: Pick<BillingParts, 'payments' | 'trialDays'>,
  accountId: string,
): Promise<number> {
  if (trialDays === 0 || !payments.online) return 0;
  return (await hasUsedTrial(em, accountId)) ? 0 : trialDays;
}
