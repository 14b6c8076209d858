import type { EntityManager } from '#server/platform/database/index.ts';
import { defineJob, type Jobs } from '#server/platform/jobs/index.ts';
import type { BillingParts } from './billing.parts.ts';

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
  const [customer] = await em.execute<{ customer_id: string; email: string }[]>(
    `select customer_id, email from billing_customers join accounts on accounts.id = account_id
     where account_id = ? and deleted_at is null`,
    [accountId],
  );
  if (!customer) return;
  const { customer_id: customerId, email } = customer;
  await payments.changeEmail({ customerId, email });
  await em.execute('update billing_customers set email_mark = md5(?) where customer_id = ?', [
    ...[email, customerId],
  ]);
}

/** Queues it for whoever has another address by now. */
export async function queueChangedCustomers(
  tx: EntityManager,
  { jobs }: { readonly jobs: Jobs },
): Promise<void> {
  const rows = await tx.execute<{ account_id: string }[]>(
    `select account_id from billing_customers join accounts on accounts.id = account_id
     where deleted_at is null and email_mark is distinct from md5(email) limit ${AT_ONCE}`,
  );
  for (const { account_id } of rows)
    await jobs.enqueue(tx, syncCustomerJob, { accountId: account_id });
}
