import type { billingEndpoints } from '@creditfix/shared/billing';
import type { DataOf } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';

type Payment = DataOf<typeof billingEndpoints.listPayments>['payments'][number];

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
    what: row.what,
    invoiceUrl: row.invoice_url,
  }));
}
