import { randomUUID } from 'node:crypto';
import { raiseFlag } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { addPayment, changePayment, type KnownPayment } from './payment.repository.ts';
import type { ProviderInvoice } from './payments.port.ts';
import { referralPaidBack } from './referral-reward.ts';

/** One row for each invoice that money was paid for, whatever it was for. */

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
  const disputedAt = found.charge?.disputed ? now : null;
  await addPayment(tx, { id: paymentId, found, accountId, what, paidAt, disputedAt });
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
  const newlyDisputed = known.disputedAt === null && charge?.disputed === true;
  await changePayment(tx, known.id, { found, disputedAt: newlyDisputed ? now : null });
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
