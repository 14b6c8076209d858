import type { EntityManager } from '#server/platform/database/index.ts';
import { defineJob, type Jobs } from '#server/platform/jobs/index.ts';
import type { BillingParts } from './billing.parts.ts';
import {
  accountsWithNewEmail,
  findReachableCustomer,
  noteKnownEmail,
} from './customer.repository.ts';

const AT_ONCE = 500;

export const syncCustomerJob = defineJob<{ accountId: string }>({
  queue: 'sync-customer',
  retries: 8,
  retryDelaySeconds: 30,
});

/** Tells the provider an account's new address: its own receipts and reminders must not go to the old one. */
export async function syncCustomer(
  { database, payments }: Pick<BillingParts, 'database' | 'payments'>,
  accountId: string,
): Promise<void> {
  if (!payments.online) return;
  const em = database.fork();
  const customer = await findReachableCustomer(em, accountId);
  if (!customer) return;
  await payments.changeEmail(customer);
  await noteKnownEmail(em, customer);
}

/** Queues it for whoever has another address by now. */
export async function queueChangedCustomers(
  tx: EntityManager,
  { jobs }: { readonly jobs: Jobs },
): Promise<void> {
  for (const accountId of await accountsWithNewEmail(tx, AT_ONCE))
    await jobs.enqueue(tx, syncCustomerJob, { accountId });
}
