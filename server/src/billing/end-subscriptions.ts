import type { Database, EntityManager } from '#server/platform/database/index.ts';
import { openPages } from './customer.repository.ts';
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
  const unpaid = await em.execute<{ invoice_id: string }[]>(
    `select invoice_id from mail_charges where account_id = ? and invoice_id is not null
       and status in ('due', 'charged', 'failed')`,
    [accountId],
  );
  for (const { invoice_id } of unpaid) await payments.withdrawInvoice(invoice_id);
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
