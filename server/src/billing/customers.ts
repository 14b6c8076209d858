import { BillingProblems } from '@creditfix/shared/billing';
import type { BillingParts } from './billing.parts.ts';
import { addCustomer, emailOf, findCustomer } from './customer.repository.ts';

/** The account's customer at the payment provider, made where there is none yet. Never inside a transaction. */
export async function ensureCustomer(parts: BillingParts, accountId: string): Promise<string> {
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
  { payments }: BillingParts,
  customer: { readonly accountId: string; readonly email: string },
): Promise<string> {
  const { customerId } = await payments.createCustomer(customer);
  if (await payments.hasCustomer(customerId)) return customerId;
  return (await payments.createCustomer({ ...customer, insteadOf: customerId })).customerId;
}
