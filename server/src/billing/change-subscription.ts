import { BillingProblems, SubscriptionStatus } from '@creditfix/shared/billing';
import type { BillingParts } from './billing.parts.ts';
import { findRunningSubscriptions } from './subscription.repository.ts';
import { syncSubscription } from './sync-subscription.ts';

/**
 * Ends whatever is charged for Pro: at the end of the period that is paid for, or at once where the current one is not paid,
 * because a card that is tried again, or a renewal that is an hour from being collected, would be charged.
 *
 * @throws Problem `billing.no_subscription`
 */
export async function cancelSubscription(parts: BillingParts, accountId: string): Promise<void> {
  for (const { id, status } of await findRunning(parts, accountId)) {
    const begun = status === SubscriptionStatus.active || status === SubscriptionStatus.trialing;
    const found = begun ? await parts.payments.fetchSubscription(id) : undefined;
    if (found && !found.collecting) await parts.payments.cancelAtPeriodEnd(id, true);
    else await parts.payments.cancelNow(id);
    await syncSubscription(parts, id);
  }
}

/**
 * Takes a cancellation back before the period has ended.
 *
 * @throws Problem `billing.no_subscription`
 */
export async function resumeSubscription(parts: BillingParts, accountId: string): Promise<void> {
  const [newest] = await findRunning(parts, accountId);
  if (!newest) return;
  await parts.payments.cancelAtPeriodEnd(newest.id, false);
  await syncSubscription(parts, newest.id);
}

/** Newest first. There is one, but for what was done by hand at the provider; see `warnOfTwo`. */
async function findRunning(parts: BillingParts, accountId: string) {
  const find = async () => await findRunningSubscriptions(parts.database.fork(), accountId);
  // What we hold may be a period old: the provider is asked before anything is changed.
  for (const { id } of await find()) await syncSubscription(parts, id);
  const running = await find();
  if (running.length === 0) throw BillingProblems.raise('billing.no_subscription');
  return running;
}
