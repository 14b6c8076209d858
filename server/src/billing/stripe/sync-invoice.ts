import { proPrice } from '@creditfix/shared/billing';
import { randomUUID } from 'node:crypto';
import { notifyAccount, raiseFlag } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { referralPaid, referralPaidBack } from '../referrals/credit-referral.job.ts';
import { MailChargeStatus } from '../payments/mail-charge.entity.ts';
import {
  cancelChargeOfInvoice,
  changeCharge,
  findChargeVersion,
  lockChargeOfInvoice,
  type LockedCharge,
  writeCharge,
} from '../payments/mail-charge.repository.ts';
import { payBackMail } from '../payments/mail-charge.ts';
import { settleLetterFees } from '../contract/letter-fee.ts';
import { lettersPurpose, proPeriodPurpose } from '../payments/payment-purpose.ts';
import {
  actionNeededEmail,
  mailReceiptEmail,
  mailUnpaidEmail,
  pastDueEmail,
  receiptEmail,
} from '../payments/payment.emails.ts';
import {
  addPayment,
  changePayment,
  findPayment,
  hasPaidForPro,
  type KnownPayment,
  lockPaymentOfInvoice,
} from '../payments/payment.repository.ts';
import type { ProviderInvoice } from '../payments.port.ts';
import { refundPayment, writeRefunds } from '../payments/send-refund.job.ts';
import { endedBefore, findUnendedSubscription } from '../plans/subscription.repository.ts';
import { readSubscription, type SyncParts } from './sync-subscription.ts';
import { lockPayer, Overtaken, type Reading } from './write-newest.ts';

/** What the provider says of a mailing's invoice, written to the mailing's charge and, once it is paid, to a payment. */

/** What only the one who asked for the money knows: if there is no card, the invoice shows no try. */
interface MailHint {
  readonly cardMissing?: boolean;
}

interface MailReading extends MailHint {
  readonly charge: LockedCharge;
  readonly found: ProviderInvoice;
  readonly known: KnownPayment | undefined;
  readonly accountId: string | null;
}

async function writeMailInvoice(
  tx: EntityManager,
  parts: SyncParts,
  reading: MailReading,
): Promise<void> {
  const { charge, found, known, accountId } = reading;
  const now = parts.clock.now();
  if (known) await updatePayment(tx, parts, { known, found, accountId, now });
  if (charge.invoiceId !== null && charge.invoiceId !== found.id)
    return await refuseSecond(tx, parts, reading);
  const status = statusAfter(reading);
  await writeCharge(tx, charge.mailpieceId, {
    status,
    invoiceId: found.id,
    creditCents: found.creditCents,
    invoiceUrl: found.status === 'open' ? found.invoiceUrl : null,
  });
  if (found.status === 'paid') return await settle(tx, parts, { ...reading, status });
  if (status !== MailChargeStatus.failed || found.status !== 'open') return;
  if (charge.giveBackAt !== null || !accountId) return;
  await notifyAccount(tx, parts, {
    accountId,
    kind: 'mail_unpaid',
    key: `mail_unpaid:${found.id}`,
    draft: () => mailUnpaidEmail(parts.publicOrigin(), { ...found, what: charge.what }),
  });
}

const OPEN: ReadonlySet<MailChargeStatus> = new Set([
  MailChargeStatus.due,
  MailChargeStatus.charged,
  MailChargeStatus.failed,
]);

function statusAfter({ charge, found, cardMissing = false }: MailReading): MailChargeStatus {
  const { status } = charge;
  if (found.status === 'paid') return paidStatus(status, found);
  if (!OPEN.has(status)) return status;
  if (found.status === 'void') return MailChargeStatus.cancelled;
  if (found.status === 'uncollectible') return MailChargeStatus.failed;
  if (found.status === 'draft') return status;
  if (found.processing) return MailChargeStatus.charged;
  const refused = found.attempts > 0 || found.needsAction || cardMissing;
  return refused || status === MailChargeStatus.failed
    ? MailChargeStatus.failed
    : MailChargeStatus.charged;
}

/** Staff may have paid all of it back, here or at the provider. */
function paidStatus(status: MailChargeStatus, found: ProviderInvoice): MailChargeStatus {
  const { charge, amountPaidCents } = found;
  const gone = charge !== null && charge.refundedCents >= amountPaidCents;
  return gone || status === MailChargeStatus.given_back
    ? MailChargeStatus.given_back
    : MailChargeStatus.paid;
}

/** Records the payment once; one that comes after the price was given back is paid back. */
async function settle(
  tx: EntityManager,
  parts: SyncParts,
  reading: MailReading & { readonly status: MailChargeStatus },
): Promise<void> {
  const { charge, found, known, accountId, status } = reading;
  const { mailpieceId, what } = charge;
  const paidAt = found.paidAt ?? parts.clock.now();
  const paymentId = known?.id ?? (await recordMailPayment(tx, parts, reading, paidAt));
  await changeCharge(tx, mailpieceId, { paymentId });
  if (charge.status === MailChargeStatus.given_back) return;
  if (charge.giveBackAt !== null) {
    const reason = charge.giveBackReason ?? '';
    const { creditCents } = found;
    return await payBackMail(tx, parts, { mailpieceId, paymentId, creditCents, reason });
  }
  const isNews = status === MailChargeStatus.paid && charge.status !== MailChargeStatus.paid;
  if (!isNews || !accountId) return;
  await notifyAccount(tx, parts, {
    accountId,
    kind: 'mail_receipt',
    key: `mail_receipt:${found.id}`,
    draft: () => mailReceiptEmail(parts.publicOrigin(), { ...found, paidAt, what }),
  });
}

/** Null if a credit has settled it all, so that no money moved. */
async function recordMailPayment(
  tx: EntityManager,
  parts: SyncParts,
  { charge, found, accountId }: MailReading,
  paidAt: Date,
): Promise<string | null> {
  if (found.amountPaidCents === 0) return null;
  const now = parts.clock.now();
  return await insertPayment(tx, parts, { found, accountId, what: charge.what, paidAt, now });
}

/** Our own calls make one; making another by hand in the provider's dashboard charges twice. */
async function refuseSecond(
  tx: EntityManager,
  parts: SyncParts,
  reading: MailReading,
): Promise<void> {
  const { charge, found, known } = reading;
  const { mailpieceId } = charge;
  parts.log.error({ mailpieceId, invoiceId: found.id }, 'billing: a mailing has a second invoice');
  if (found.status !== 'paid' || known) return;
  const paidAt = found.paidAt ?? parts.clock.now();
  const paymentId = await recordMailPayment(tx, parts, reading, paidAt);
  const reason = 'This mailing was charged already.';
  if (paymentId) await refundPayment(tx, parts, { paymentId, reason, madeBy: 'site' });
}

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
  if (known) await updatePayment(tx, parts, { known, found, accountId, now });
  else if (found.status === 'paid' && found.amountPaidCents === 0 && found.subscriptionId !== null)
    await settleLetterFees(tx, parts, { ...found, invoiceId: found.id, paymentId: null });
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
  const paymentId = await insertPayment(tx, parts, { found, accountId, what, paidAt, now });
  await settleLetterFees(tx, parts, { ...found, invoiceId: found.id, paymentId });
  if (await isPaidAfterEnd(tx, found)) {
    const reason = 'It was paid after the subscription had ended.';
    return void (await refundPayment(tx, parts, { paymentId, reason, madeBy: 'site' }));
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
  { subscriptionId, paidAt, charge, itemIds }: ProviderInvoice,
): Promise<boolean> {
  if (charge === null || charge.refundedCents > 0) return false;
  // What was finished before the end is asked for after it.
  if (itemIds.length > 0) return false;
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

function whatOf({ billingReason, coversFrom, coversUntil, itemIds }: ProviderInvoice): string {
  if (itemIds.length > 0) return lettersPurpose(itemIds.length);
  if (!billingReason?.startsWith('subscription')) return proPrice.name;
  return proPeriodPurpose(coversFrom, coversUntil);
}

/** One row for each invoice that money was paid for, whatever it was for. */

/** @returns the payment's id */
async function insertPayment(
  tx: EntityManager,
  parts: SyncParts,
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
  await writeRefunds(tx, parts, { id: paymentId, accountId, paidAt }, found.charge?.refunds ?? []);
  return paymentId;
}

/** Writes what became of a payment since: money may go back in part, in full, or by the bank. */
async function updatePayment(
  tx: EntityManager,
  parts: SyncParts,
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
  await writeRefunds(tx, parts, { ...known, accountId }, charge?.refunds ?? []);
  if (wentBack(found)) await referralPaidBack(tx, { invoiceId: found.id, at: now });
}

/** All of it was paid back, or the bank took it. */
function wentBack({ charge, amountPaidCents }: ProviderInvoice): boolean {
  return charge !== null && (charge.disputed || charge.refundedCents >= amountPaidCents);
}

async function flagChargeback(tx: EntityManager, accountId: string, at: Date): Promise<void> {
  const detail = 'The cardholder disputed a payment at the bank.';
  await raiseFlag(tx, { accountId, rule: 'chargeback', detail, at });
}
