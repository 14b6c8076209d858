import { proPrice } from '@creditfix/shared/billing';
import { notifyAccount } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { actionNeededEmail, pastDueEmail, receiptEmail } from './invoice.email.ts';
import {
  cancelChargeOfInvoice,
  findChargeVersion,
  lockChargeOfInvoice,
} from './mail-charge.repository.ts';
import { proPeriodPurpose } from './payment-purpose.ts';
import { findPayment, hasPaidForPro, lockPaymentOfInvoice } from './payment.repository.ts';
import type { ProviderInvoice } from './payments.port.ts';
import { insertPayment, updatePayment, wentBack } from './record-payment.ts';
import { referralPaid, referralPaidBack } from './referral-reward.ts';
import { refundPayment } from './send-refund.job.ts';
import { endedBefore, findUnendedSubscription } from './subscription.repository.ts';
import { writeMailInvoice, type MailHint } from './sync-mail-invoice.ts';
import { readSubscription, type SyncParts } from './sync-subscription.ts';
import { Overtaken, lockPayer, type Reading } from './write-newest.ts';

/**
 * Asks the provider for an invoice, for the charge that paid it, and for its subscription: a renewal changes all of them, and a
 * refund or a chargeback may be heard of before the payment itself. See `writeNewest`.
 */
export async function readInvoice(
  parts: SyncParts,
  invoiceId: string,
  hint: MailHint = {},
): Promise<Reading> {
  const em = parts.database.fork();
  const version = versionOf(
    await findPayment(em, invoiceId),
    await findChargeVersion(em, invoiceId),
  );
  const found = await parts.payments.fetchInvoice(invoiceId);
  // An invoice that is gone was an empty draft, or belongs to other keys of the provider.
  if (!found) return async (tx) => await cancelChargeOfInvoice(tx, invoiceId);
  const writeSubscription = found.subscriptionId
    ? await readSubscription(parts, found.subscriptionId)
    : undefined;
  return async (tx) => {
    await writeSubscription?.(tx);
    await writeInvoice(tx, parts, { found, version, hint });
  };
}

/** Both only grow, so that their sum stays only where both did. */
function versionOf(...rows: readonly ({ readonly version: number } | undefined)[]): number {
  return rows.reduce((sum, row) => sum + (row?.version ?? 0), 0);
}

async function writeInvoice(
  tx: EntityManager,
  parts: SyncParts,
  read: {
    readonly found: ProviderInvoice;
    readonly version: number;
    readonly hint: MailHint;
  },
): Promise<void> {
  const { found, hint } = read;
  const payer = await lockPayer(tx, found);
  const known = await lockPaymentOfInvoice(tx, found.id);
  const charge = await lockChargeOfInvoice(tx, found);
  if (versionOf(known, charge) !== read.version) throw new Overtaken();
  const accountId = payer ?? known?.accountId ?? null;
  if (charge)
    return await writeMailInvoice(tx, parts, { charge, found, known, accountId, ...hint });
  // An invoice that somebody wrote by hand at the provider is about something else.
  const isPayment =
    found.status === 'paid' && found.amountPaidCents > 0 && found.subscriptionId !== null;
  const now = parts.clock.now();
  if (known) await updatePayment(tx, { known, found, accountId, now });
  else if (isPayment && accountId) await recordPayment(tx, parts, { found, accountId });
  else if (accountId) await announceTrouble(tx, parts, { found, accountId });
}

async function recordPayment(
  tx: EntityManager,
  parts: SyncParts,
  { found, accountId }: { readonly found: ProviderInvoice; readonly accountId: string },
): Promise<void> {
  const now = parts.clock.now();
  const paidAt = found.paidAt ?? now;
  // What was mailed during a free trial was paid for earlier, and is no payment for Pro.
  const isFirst = !(await hasPaidForPro(tx, accountId));
  const what = whatOf(found);
  const paymentId = await insertPayment(tx, { found, accountId, what, paidAt, now });
  if (await isPaidAfterEnd(tx, found)) {
    const reason = 'It was paid after the subscription had ended.';
    return void (await refundPayment(tx, parts, { paymentId, reason }));
  }
  await notifyAccount(tx, parts, {
    accountId,
    kind: 'receipt',
    key: `receipt:${found.id}`,
    draft: () => receiptEmail(parts.publicOrigin(), { ...found, paidAt, what }),
  });
  if (isFirst) await referralPaid(tx, parts, { accountId, invoiceId: found.id, at: paidAt });
  if (wentBack(found)) await referralPaidBack(tx, { invoiceId: found.id, at: now });
}

/** An old email's link to an open invoice still takes money: for a subscription that is over, nothing is given for it. */
async function isPaidAfterEnd(
  tx: EntityManager,
  { subscriptionId, paidAt, charge }: ProviderInvoice,
): Promise<boolean> {
  if (charge === null || charge.refundedCents > 0) return false;
  return await endedBefore(tx, subscriptionId, paidAt);
}

/**
 * A first payment that fails is told on the payment page itself; a renewal fails while nobody looks. Where the subscription is
 * over by now, it is too late to ask for money.
 */
async function announceTrouble(
  tx: EntityManager,
  parts: SyncParts,
  { found, accountId }: { readonly found: ProviderInvoice; readonly accountId: string },
): Promise<void> {
  if (found.status !== 'open' || found.billingReason === 'subscription_create') return;
  const running = await findUnendedSubscription(tx, found.subscriptionId);
  if (!running) return;
  const origin = parts.publicOrigin();
  if (found.needsAction)
    return await notifyAccount(tx, parts, {
      accountId,
      kind: 'payment_action_required',
      key: `payment_action_required:${found.id}`,
      draft: () => actionNeededEmail(origin, found),
    });
  if (found.attempts === 0) return;
  const pastDueSince = running.pastDueSince ?? parts.clock.now();
  await notifyAccount(tx, parts, {
    accountId,
    kind: 'past_due',
    key: `past_due:${found.id}`,
    draft: () => pastDueEmail(origin, found, pastDueSince),
  });
}

function whatOf({ billingReason, coversFrom, coversUntil }: ProviderInvoice): string {
  if (!billingReason?.startsWith('subscription')) return proPrice.name;
  return proPeriodPurpose(coversFrom, coversUntil);
}
