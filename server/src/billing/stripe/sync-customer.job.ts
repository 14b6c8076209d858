import type { EntityManager } from '#server/platform/database/index.ts';
import { defineJob, type Jobs } from '#server/platform/jobs/index.ts';
import type { BillingParts } from '../billing.parts.ts';
import {
  accountsWithNewEmail,
  findReachableCustomer,
  noteKnownEmail,
  addCustomer,
  emailOf,
  findCustomer,
} from '../plans/customer.repository.ts';
import { BillingProblems } from '@creditfix/shared/billing';

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

/** Queues it for customers whose address has changed. */
export async function queueChangedCustomers(
  tx: EntityManager,
  { jobs }: { readonly jobs: Jobs },
): Promise<void> {
  for (const accountId of await accountsWithNewEmail(tx, AT_ONCE))
    await jobs.enqueue(tx, syncCustomerJob, { accountId });
}

/** The account's customer at the payment provider, made if there is none yet. Never inside a transaction. */
export async function ensureCustomer(
  parts: Pick<BillingParts, 'database' | 'clock' | 'payments'>,
  accountId: string,
): Promise<string> {
  const em = parts.database.fork();
  const known = await findCustomer(em, accountId);
  if (known) return known;
  const email = await emailOf(em, accountId);
  if (!email) throw BillingProblems.raise('billing.account_unknown');
  const customerId = await createCustomer(parts, { accountId, email });
  await addCustomer(em, { accountId, customerId, email, createdAt: parts.clock.now() });
  return (await findCustomer(em, accountId)) ?? customerId;
}

/** A key that was used today brings the customer of today back, also where somebody has deleted that one since. */
async function createCustomer(
  { payments }: Pick<BillingParts, 'payments'>,
  customer: { readonly accountId: string; readonly email: string },
): Promise<string> {
  const { customerId } = await payments.createCustomer(customer);
  if (await payments.hasCustomer(customerId)) return customerId;
  return (await payments.createCustomer({ ...customer, insteadOf: customerId })).customerId;
}
