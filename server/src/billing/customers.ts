import { BillingProblems } from '@creditfix/shared/billing';
import type { BillingParts } from './billing.parts.ts';

/** The account's customer at the payment provider, made where there is none yet. Never inside a transaction. */
export async function ensureCustomer(parts: BillingParts, accountId: string): Promise<string> {
  const em = parts.database.fork();
  const find = async () =>
    (
      await em.execute<{ customer_id: string }[]>(
        'select customer_id from billing_customers where account_id = ?',
        [accountId],
      )
    )[0]?.customer_id;
  const known = await find();
  if (known) return known;
  const [account] = await em.execute<{ email: string }[]>(
    'select email from accounts where id = ? and deleted_at is null',
    [accountId],
  );
  if (!account) throw BillingProblems.raise('billing.account_unknown');
  const customerId = await createCustomer(parts, { accountId, email: account.email });
  await em.execute(
    `insert into billing_customers (account_id, customer_id, email_mark, created_at) values (?, ?, md5(?), ?)
     on conflict (account_id) do nothing`,
    [accountId, customerId, account.email, parts.clock.now()],
  );
  return (await find()) ?? customerId;
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
