import {
  BillingProblems,
  SubscriptionStatus,
  type billingEndpoints,
  planNames,
} from '@creditfix/shared/billing';
import type { DataOf } from '@creditfix/shared/kernel';
import type { Person } from '#server/platform/http/index.ts';
import type { BillingParts } from './billing.parts.ts';
import type { ProviderCheckout } from './payments.port.ts';
import { findOwnSubscription } from './subscription.repository.ts';
import { syncCheckout } from './sync-checkout.ts';

type CheckoutOutcome = DataOf<typeof billingEndpoints.getCheckout>;

/** Stripe's ids; anything else is not worth a question. */
const SESSION_ID = /^cs_[A-Za-z0-9_]{1,250}$/;

/**
 * What came of a payment page, as the provider says it now, and only to the person it was opened for. A paid subscription is
 * written at once: the person should not wait for the provider's event.
 *
 * @throws Problem `billing.checkout_unknown`
 */
export async function findCheckout(
  parts: BillingParts,
  { accountId, email }: Person,
  sessionId: string | undefined,
): Promise<CheckoutOutcome> {
  if (!sessionId || !SESSION_ID.test(sessionId)) throw unknown();
  const checkout = await syncOwn(parts, sessionId, accountId);
  const subscription = checkout.subscriptionId
    ? await findOwnSubscription(parts.database.fork(), checkout.subscriptionId, accountId)
    : null;
  const status = subscription?.status ?? null;
  const begun = status === SubscriptionStatus.trialing || status === SubscriptionStatus.active;
  return {
    state: checkout.state === 'complete' && !begun ? 'processing' : checkout.state,
    planName: planNames.pro,
    amountCents: subscription?.amountCents ?? checkout.amountCents,
    currency: subscription?.currency ?? checkout.currency,
    customerEmail: checkout.customerEmail ?? email,
    status,
  };
}

/** The proof comes before anything is written: another person's page changes nothing here. */
async function syncOwn(
  parts: BillingParts,
  sessionId: string,
  accountId: string,
): Promise<ProviderCheckout> {
  const seen = await parts.payments.fetchCheckout(sessionId);
  if (seen?.accountId !== accountId) throw unknown();
  return (seen.state === 'open' ? seen : await syncCheckout(parts, sessionId)) ?? seen;
}

function unknown() {
  return BillingProblems.raise('billing.checkout_unknown');
}
