import { BillingProblems, SubscriptionStatus } from '@creditfix/shared/billing';
import type { BillingParts } from '../billing.parts.ts';
import {
  findRunningSubscriptions,
  unendedSubscriptions,
  unendedSubscriptionsOfDeleted,
} from './subscription.repository.ts';
import { syncSubscription } from '../stripe/sync-subscription.ts';
import type { Database, EntityManager } from '#server/platform/database/index.ts';
import { forgiveLetterFees } from '../contract/letter-fee.ts';
import { openPages } from './customer.repository.ts';
import { openInvoices } from '../payments/mail-charge.repository.ts';
import type { Payments } from '../payments.port.ts';

const BATCH = 50;

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
    else {
      await forgiveLetterFees(parts.database.fork(), parts.payments, accountId);
      await parts.payments.cancelNow(id);
    }
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

/**
 * Closes an account's open payment pages, ends its running subscriptions and withdraws unpaid invoices of mailings at the
 * provider, so that a deleted account is never charged again. Call it outside of any transaction, before the account goes.
 *
 * @returns how many subscriptions were ended
 * @throws if one could not be ended
 */
export async function endSubscriptions(
  em: EntityManager,
  payments: Payments,
  accountId: string,
): Promise<number> {
  for (const sessionId of await openPages(em, accountId)) await payments.expireCheckout(sessionId);
  for (const invoiceId of await openInvoices(em, accountId))
    await payments.withdrawInvoice(invoiceId);
  await forgiveLetterFees(em, payments, accountId);
  const running = await unendedSubscriptions(em, accountId);
  for (const id of running) await payments.cancelNow(id);
  return running.length;
}

/** Ends what began at the provider in the moment in which its account was deleted. */
export async function endSubscriptionsOfDeleted({
  database,
  payments,
}: {
  readonly database: Database;
  readonly payments: Payments;
}): Promise<void> {
  if (!payments.online) return;
  const running = await unendedSubscriptionsOfDeleted(database.fork(), BATCH);
  const failures: unknown[] = [];
  for (const id of running)
    await payments.cancelNow(id).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'some subscriptions go on');
}
