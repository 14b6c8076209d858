import type { billingEndpoints } from '@creditfix/shared/billing';
import type { DataOf } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import { failedCharges } from './mail-charge.repository.ts';
import { spokenPurpose } from './payment-purpose.ts';
import { newestPayments } from './payment.repository.ts';

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
