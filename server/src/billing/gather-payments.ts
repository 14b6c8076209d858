import type { EntityManager } from '#server/platform/database/index.ts';
import { attemptsOf } from './allowance.repository.ts';
import { customersOf, forgetCheckouts, forgetKnownEmail } from './customer.repository.ts';
import { chargesOf, forgetCharges, purgeCharges } from './mail-charge.repository.ts';
import {
  paymentsOf,
  refundsOf,
  forgetInvoicePages,
  purgePaymentsBefore,
} from './payment.repository.ts';
import { grantsOf, forgetGrants } from './plan-grant.repository.ts';
import { referralsOf, forgetCode } from './referral.repository.ts';
import { subscriptionsOf, purgeSubscriptions } from './subscription.repository.ts';

/** Everything that billing keeps of a person, for the person to take along. */
export async function gatherPayments(em: EntityManager, accountId: string) {
  return {
    payments: await paymentsOf(em, accountId),
    refunds: await refundsOf(em, accountId),
    mailings: await chargesOf(em, accountId),
    subscriptions: await subscriptionsOf(em, accountId),
    customer: await customersOf(em, accountId),
    granted: await grantsOf(em, accountId),
    lettersAskedForPastTheLimit: await attemptsOf(em, accountId),
    ...(await referralsOf(em, accountId)),
  };
}

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
