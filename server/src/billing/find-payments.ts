import type { billingEndpoints } from '@creditfix/shared/billing';
import type { DataOf } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import { spokenPurpose } from './payment-purpose.ts';

type Listed = DataOf<typeof billingEndpoints.listPayments>;
type Payment = Listed['payments'][number];
type Unpaid = Listed['unpaid'][number];

interface PaymentRow {
  readonly id: string;
  readonly paid_at: Date | string;
  readonly amount_cents: number;
  readonly refunded_cents: number;
  readonly currency: string;
  readonly what: string;
  readonly invoice_url: string | null;
}

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
  const rows = await em.execute<PaymentRow[]>(
    `select id, paid_at, amount_cents, refunded_cents, currency, what, invoice_url from payments
     where account_id = ? order by paid_at desc, id limit ${MOST_PAYMENTS}`,
    [accountId],
  );
  return rows.map((row) => ({
    id: row.id,
    paidAt: new Date(row.paid_at).toISOString(),
    amountCents: row.amount_cents,
    refundedCents: row.refunded_cents,
    currency: row.currency,
    what: spokenPurpose(row.what),
    invoiceUrl: row.invoice_url,
  }));
}
