import type { billingEndpoints } from '@creditfix/shared/billing';
import type { DataOf } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import { couponsUsedBy, forgetCouponUses } from '../coupons/coupon.repository.ts';
import {
  attemptsOf,
  forgetGifts,
  forgetGrants,
  giftsOf,
  grantsOf,
  usesOf,
} from '../allowance/allowance.repository.ts';
import { customersOf, forgetCheckouts, forgetKnownEmail } from '../plans/customer.repository.ts';
import { chargesOf, failedCharges, forgetCharges, purgeCharges } from './mail-charge.repository.ts';
import { spokenPurpose } from './payment-purpose.ts';
import {
  mailPaymentsOf,
  purgeMailPayments,
  releaseAllMailPayments,
} from './mail-payment.repository.ts';
import {
  forgetInvoicePages,
  newestPayments,
  paymentsOf,
  purgePaymentsBefore,
  refundsOf,
} from './payment.repository.ts';
import { endContract } from '../contract/end-contract.ts';
import { purgeContracts } from '../contract/contract.repository.ts';
import { purgeFees } from '../contract/letter-fee.repository.ts';
import { forgetCode, referralsOf } from '../referrals/referral.repository.ts';
import { purgeSubscriptions, subscriptionsOf } from '../plans/subscription.repository.ts';

type Listed = DataOf<typeof billingEndpoints.listPayments>;
type Payment = Listed['payments'][number];
type Unpaid = Listed['unpaid'][number];

/** Seven years of months, and more. */
const MOST_PAYMENTS = 200;

/** Mailings whose payment failed, newest first, each with the page on which it can be paid. */
export async function findUnpaid(em: EntityManager, accountId: string): Promise<Unpaid[]> {
  const charges = await failedCharges(em, accountId, MOST_PAYMENTS);
  return charges.map((charge) => ({ ...charge, what: spokenPurpose(charge.what) }));
}

/** What an account has paid, newest first. */
export async function findPayments(em: EntityManager, accountId: string): Promise<Payment[]> {
  const payments = await newestPayments(em, accountId, MOST_PAYMENTS);
  return payments.map((payment) => ({
    ...payment,
    paidAt: payment.paidAt.toISOString(),
    what: spokenPurpose(payment.what),
  }));
}

/** Everything that billing keeps of a person, for the person to take along. */
export async function gatherPayments(em: EntityManager, accountId: string) {
  return {
    payments: await paymentsOf(em, accountId),
    refunds: await refundsOf(em, accountId),
    mailings: await chargesOf(em, accountId),
    mailingsPaidAlone: await mailPaymentsOf(em, accountId),
    subscriptions: await subscriptionsOf(em, accountId),
    customer: await customersOf(em, accountId),
    granted: await grantsOf(em, accountId),
    couponsUsed: await couponsUsedBy(em, accountId),
    lettersGiven: await giftsOf(em, accountId),
    lettersCounted: await usesOf(em, accountId),
    lettersAskedForPastTheLimit: await attemptsOf(em, accountId),
    ...(await referralsOf(em, accountId)),
  };
}

/** Forgets payments with their refunds, prices of mailings, and subscriptions that ended, before that instant. */
export async function purgePayments(em: EntityManager, before: Date): Promise<void> {
  await purgePaymentsBefore(em, before);
  await purgeCharges(em, before);
  await purgeFees(em, before);
  await purgeContracts(em, before);
  await purgeMailPayments(em, before);
  await purgeSubscriptions(em, before);
}

/** Forgets what a deleted account leaves in billing, except for the records of what was paid. */
export async function forgetPlans(
  tx: EntityManager,
  accountId: string,
  deletedAt: Date,
): Promise<void> {
  await forgetCode(tx, accountId);
  await forgetCheckouts(tx, accountId);
  await forgetGrants(tx, accountId);
  await forgetGifts(tx, accountId);
  await forgetCouponUses(tx, accountId);
  await forgetInvoicePages(tx, accountId);
  // The hourly work withdraws an invoice that was made in this very moment.
  await forgetCharges(tx, accountId, deletedAt);
  await releaseAllMailPayments(tx, accountId, deletedAt);
  await forgetKnownEmail(tx, accountId);
  await endContract(tx, accountId, deletedAt);
}
