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
  const { customerId } = await parts.payments.createCustomer({ accountId, email: account.email });
  await em.execute(
    `insert into billing_customers (account_id, customer_id, created_at) values (?, ?, ?)
     on conflict (account_id) do nothing`,
    [accountId, customerId, parts.clock.now()],
  );
  return (await find()) ?? customerId;
}
