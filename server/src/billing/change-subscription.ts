import { BillingProblems, SubscriptionStatus } from '@creditfix/shared/billing';
import type { BillingParts } from './billing.parts.ts';
import { syncSubscription } from './sync-subscription.ts';

/**
 * Ends the subscription so that nothing more is charged: at the end of the period that is paid for, or at once where the
 * current one is not paid, because a card that is tried again would be charged.
 *
 * @throws Problem `billing.no_subscription`
 */
export async function cancelSubscription(parts: BillingParts, accountId: string): Promise<void> {
  const { id, status } = await findRunning(parts, accountId);
  const isPaid = status === SubscriptionStatus.active || status === SubscriptionStatus.trialing;
  if (isPaid) await parts.payments.cancelAtPeriodEnd(id, true);
  else await parts.payments.cancelNow(id);
  await syncSubscription(parts, id);
}

/**
 * Takes a cancellation back before the period has ended.
 *
 * @throws Problem `billing.no_subscription`
 */
export async function resumeSubscription(parts: BillingParts, accountId: string): Promise<void> {
  const { id } = await findRunning(parts, accountId);
  await parts.payments.cancelAtPeriodEnd(id, false);
  await syncSubscription(parts, id);
}

async function findRunning(
  parts: BillingParts,
  accountId: string,
): Promise<{ id: string; status: SubscriptionStatus }> {
  const find = async () =>
    (
      await parts.database.fork().execute<{ id: string; status: SubscriptionStatus }[]>(
        `select id, status from subscriptions where account_id = ? and ended_at is null
         and status in ('trialing', 'active', 'past_due', 'unpaid', 'paused')
         order by started_at desc limit 1`,
        [accountId],
      )
    )[0];
  const stored = await find();
  // What we hold may be a period old: the provider is asked before anything is changed.
  if (stored) await syncSubscription(parts, stored.id);
  const running = await find();
  if (!running) throw BillingProblems.raise('billing.no_subscription');
  return running;
}
