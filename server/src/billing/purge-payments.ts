import type { EntityManager } from '#server/platform/database/index.ts';
import { forgetCheckouts, forgetKnownEmail } from './customer.repository.ts';
import { forgetCharges, purgeCharges } from './mail-charge.repository.ts';
import { forgetInvoicePages, purgePaymentsBefore } from './payment.repository.ts';
import { forgetGrants } from './plan-grant.repository.ts';
import { forgetCode } from './referral.repository.ts';
import { purgeSubscriptions } from './subscription.repository.ts';

/** Forgets payments with their refunds, prices of mailings, and subscriptions that ended, before that instant. */
export async function purgePayments(em: EntityManager, before: Date): Promise<void> {
  await purgePaymentsBefore(em, before);
  await purgeCharges(em, before);
  await purgeSubscriptions(em, before);
}

/** Forgets what a deleted account leaves in billing, except for the records of what was paid. */
export async function forgetPlans(tx: EntityManager, accountId: string): Promise<void> {
  await forgetCode(tx, accountId);
  await forgetCheckouts(tx, accountId);
  await forgetGrants(tx, accountId);
  await forgetInvoicePages(tx, accountId);
  // The hourly work withdraws an invoice that was made in this very moment.
  await forgetCharges(tx, accountId);
  await forgetKnownEmail(tx, accountId);
}
