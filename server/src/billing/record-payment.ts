import { randomUUID } from 'node:crypto';
import { raiseFlag } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { ProviderInvoice } from './payments.port.ts';
import { referralPaidBack } from './referral-reward.ts';

/** One row for each invoice that money was paid for, whatever it was for. */

export interface KnownPayment {
  readonly id: string;
  readonly account_id: string | null;
  readonly version: number;
  readonly disputed_at: Date | string | null;
}

export async function findPayment(
  em: EntityManager,
  invoiceId: string,
  lock: 'for update' | '' = '',
): Promise<KnownPayment | undefined> {
  const [row] = await em.execute<KnownPayment[]>(
    `select id, account_id, version, disputed_at from payments where invoice_id = ? ${lock}`,
    [invoiceId],
  );
  return row;
}

/** @returns the payment's id */
export async function insertPayment(
  tx: EntityManager,
  payment: {
    readonly found: ProviderInvoice;
    readonly accountId: string | null;
    readonly what: string;
    readonly paidAt: Date;
    readonly now: Date;
  },
): Promise<string> {
  const { found, accountId, what, paidAt, now } = payment;
  const paymentId = randomUUID();
  await tx.execute(
    `insert into payments (id, account_id, invoice_id, payment_intent_id, charge_id, subscription_id, what,
       amount_cents, refunded_cents, disputed_at, currency, invoice_url, paid_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      paymentId,
      accountId,
      found.id,
      found.paymentIntentId,
      found.charge?.id ?? null,
      found.subscriptionId,
      what,
      found.amountPaidCents,
      found.charge?.refundedCents ?? 0,
      found.charge?.disputed ? now : null,
      found.currency,
      found.invoiceUrl,
      paidAt,
    ],
  );
  if (found.charge?.disputed && accountId) await flagChargeback(tx, accountId, now);
  return paymentId;
}

/** Writes what became of a payment since: money may go back in part, in full, or by the bank. */
export async function updatePayment(
  tx: EntityManager,
  change: {
    readonly known: KnownPayment;
    readonly found: ProviderInvoice;
    readonly accountId: string | null;
    readonly now: Date;
  },
): Promise<void> {
  const { known, found, accountId, now } = change;
  const { charge } = found;
  const newlyDisputed = known.disputed_at === null && charge?.disputed === true;
  await tx.execute(
    `update payments set refunded_cents = coalesce(?, refunded_cents), charge_id = coalesce(?, charge_id),
       payment_intent_id = coalesce(?, payment_intent_id), disputed_at = coalesce(disputed_at, ?), version = version + 1
     where id = ?`,
    [
      charge?.refundedCents ?? null,
      charge?.id ?? null,
      found.paymentIntentId,
      newlyDisputed ? now : null,
      known.id,
    ],
  );
  if (newlyDisputed && accountId) await flagChargeback(tx, accountId, now);
  if (wentBack(found)) await referralPaidBack(tx, { invoiceId: found.id, at: now });
}

/** All of it was paid back, or the bank took it. */
export function wentBack({ charge, amountPaidCents }: ProviderInvoice): boolean {
  return charge !== null && (charge.disputed || charge.refundedCents >= amountPaidCents);
}

async function flagChargeback(tx: EntityManager, accountId: string, at: Date): Promise<void> {
  const detail = 'The cardholder disputed a payment at the bank.';
  await raiseFlag(tx, { accountId, rule: 'chargeback', detail, at });
}
