import type { Database, EntityManager } from '#server/platform/database/index.ts';
import { openPages } from './customer.repository.ts';
import { openInvoices } from './mail-charge.repository.ts';
import type { Payments } from './payments.port.ts';
import { unendedSubscriptions, unendedSubscriptionsOfDeleted } from './subscription.repository.ts';

const BATCH = 50;

/**
 * Closes an account's open payment pages, ends its running subscriptions and withdraws unpaid invoices of mailings at the
 * provider, so that a deleted account is never charged again. Call it outside of any transaction, before the account goes.
 *
 * @returns how many subscriptions were ended
 * @throws where one could not be ended
 */
export async function endSubscriptions(
  em: EntityManager,
  payments: Payments,
  accountId: string,
): Promise<number> {
  for (const sessionId of await openPages(em, accountId)) await payments.expireCheckout(sessionId);
  for (const invoiceId of await openInvoices(em, accountId))
    await payments.withdrawInvoice(invoiceId);
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
