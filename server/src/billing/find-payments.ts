import type { billingEndpoints } from '@creditfix/shared/billing';
import type { DataOf } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import { spokenPurpose } from './payment-purpose.ts';
import { newestPayments } from './payment.repository.ts';

type Listed = DataOf<typeof billingEndpoints.listPayments>;
type Payment = Listed['payments'][number];
type Unpaid = Listed['unpaid'][number];

/** Seven years of months, and more. */
const MOST_PAYMENTS = 200;

/** Mailings whose payment failed, newest first, each with the page on which it can be paid. */
export async function findUnpaid(em: EntityManager, accountId: string): Promise<Unpaid[]> {
  const rows = await em.execute<
    { what: string; amount_cents: number; currency: string; invoice_url: string | null }[]
  >(
    `select what, amount_cents - credit_cents as amount_cents, currency, invoice_url from mail_charges
     where account_id = ? and status = 'failed' and give_back_at is null
     order by created_at desc, piece_id limit ${MOST_PAYMENTS}`,
    [accountId],
  );
  return rows.map((row) => ({
    what: spokenPurpose(row.what),
    amountCents: row.amount_cents,
    currency: row.currency,
    invoiceUrl: row.invoice_url,
  }));
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
