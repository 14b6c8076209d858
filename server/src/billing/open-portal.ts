import { BillingProblems } from '@creditfix/shared/billing';
import { pageAddress } from '#server/platform/language/index.ts';
import type { BillingParts } from './billing.parts.ts';

/**
 * Opens the provider's own page for the card, the invoices and cancelling.
 *
 * @throws Problem `billing.no_subscription` where the account has never been to a payment page
 */
export async function openPortal(
  { database, payments }: BillingParts,
  { accountId, origin }: { readonly accountId: string; readonly origin: string },
): Promise<string> {
  const [customer] = await database
    .fork()
    .execute<{ customer_id: string }[]>(
      'select customer_id from billing_customers where account_id = ?',
      [accountId],
    );
  if (!customer) throw BillingProblems.raise('billing.no_subscription');
  const returnUrl = pageAddress(origin, '/account/plan');
  const { url } = await payments.openPortal({ customerId: customer.customer_id, returnUrl });
  return url;
}
