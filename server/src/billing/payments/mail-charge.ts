import { planAt } from '@creditfix/shared/accounts';
import { proPrice } from '@creditfix/shared/billing';
import type { EntityManager } from '#server/platform/database/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import type { BillingParts } from '../billing.parts.ts';
import { serviceHold } from '../contract/service-hold.ts';
import { canBeCharged, findMailFacts } from '../plans/customer.repository.ts';
import { MailChargeStatus, type MailCharge as ChargeRow } from './mail-charge.entity.ts';
import { addCharge, changeCharge, findCharges, lockCharge } from './mail-charge.repository.ts';
import { refundWhatIsLeft } from './send-refund.job.ts';
import { findMailPayment } from './mail-payment.repository.ts';
import { releaseMailPayment } from './pay-for-mail.ts';

/** Whether letters may be mailed for somebody, what that costs, and how the price is given back. */

export type MayMail = 'yes' | 'pro_needed' | 'past_due' | 'payment_due' | 'service_waits';

/** What a mailing cost, and what became of that. */
export type MailCharge = Pick<ChargeRow, 'amountCents' | 'status'>;

/** A letter is handed to the carrier some days after it was ordered at most; who ordered it still pays for it then. */
const ORDERED_BEFORE_END_MS = 7 * 86_400_000;

const SETTLED: ReadonlySet<MailChargeStatus> = new Set([
  MailChargeStatus.given_back,
  MailChargeStatus.not_collected,
  MailChargeStatus.cancelled,
]);

export const chargeMailJob = defineJob<{ mailpieceId: string }>({
  queue: 'charge-mail',
  retries: 8,
  retryDelaySeconds: 15,
  sideBySide: true,
});

/** Pro on any ground may have letters mailed, unless a payment is missing: that of the only subscription, or of an earlier mailing. */
export async function mayMail(
  em: EntityManager,
  parts: Pick<BillingParts, 'clock'>,
  accountId: string,
): Promise<MayMail> {
  const now = parts.clock.now();
  if (await serviceHold(em, { accountId, now })) return 'service_waits';
  const facts = await findMailFacts(em, accountId, now);
  if (!facts) return 'pro_needed';
  if (facts.missing && !facts.good) return 'past_due';
  if (planAt(facts.plan, facts.planUntil, now) !== 'pro') return 'pro_needed';
  return facts.unpaid ? 'payment_due' : 'yes';
}

/** False if nobody collects the price of a mailing: no payment provider is set up, or Pro was given and no card is known. */
export async function collectsMail(
  em: EntityManager,
  { payments }: Pick<BillingParts, 'payments'>,
  { accountId, now }: { readonly accountId: string; readonly now: Date },
): Promise<boolean> {
  const endedAfter = new Date(now.getTime() - ORDERED_BEFORE_END_MS);
  return payments.online && (await canBeCharged(em, accountId, endedAfter));
}

/**
 * Notes what a mailing costs, once for each mailpiece, and has a job collect it. Call it in the transaction that records that
 * the carrier has taken the letter on: before that nothing may be charged.
 *
 * @param charge.what what the person reads on receipts and invoices; it names the letter by its reference alone
 */
export async function chargeForMail(
  tx: EntityManager,
  parts: Pick<BillingParts, 'jobs' | 'clock' | 'payments'>,
  charge: {
    readonly mailpieceId: string;
    readonly accountId: string;
    readonly amountCents: number;
    readonly what: string;
  },
): Promise<void> {
  const { mailpieceId, accountId, amountCents, what } = charge;
  const now = parts.clock.now();
  const single = await findMailPayment(tx, mailpieceId);
  // What the bank has let go can't be taken anymore, and was agreed to in no other way.
  const collects =
    amountCents > 0 &&
    (single ? single.status !== 'released' : await collectsMail(tx, parts, { accountId, now }));
  const status = collects ? MailChargeStatus.due : MailChargeStatus.not_collected;
  const { currency } = proPrice;
  const createdAt = now;
  const price = { mailpieceId, accountId, amountCents, currency, what, status, createdAt };
  const added = await addCharge(tx, price);
  if (added && collects) await parts.jobs.enqueue(tx, chargeMailJob, { mailpieceId });
}

/** What these mailings cost; those that were never charged for are missing. */
export async function mailChargesOf(
  em: EntityManager,
  mailpieceIds: readonly string[],
): Promise<ReadonlyMap<string, MailCharge>> {
  if (mailpieceIds.length === 0) return new Map();
  const charges = await findCharges(em, mailpieceIds);
  return new Map(charges.map((charge) => [charge.mailpieceId, charge]));
}

type GivingParts = Pick<BillingParts, 'jobs' | 'clock' | 'payments'>;

/**
 * Gives the price of a mailing back, once, however often it is called: what was not asked for yet is never asked for, an open
 * invoice is withdrawn, and a payment is paid back in full, also one that comes later. Locks the account's row and the charge's.
 *
 * @param giving.reason for staff, and for the person's own export of their data
 */
export async function returnMailCharge(
  tx: EntityManager,
  parts: GivingParts,
  { mailpieceId, reason }: { readonly mailpieceId: string; readonly reason: string },
): Promise<void> {
  const charge = await lockCharge(tx, mailpieceId);
  await releaseMailPayment(tx, parts, { mailpieceId, reason });
  if (!charge || charge.giveBackAt !== null) return;
  const neverAsked = charge.status === MailChargeStatus.due && charge.askedAt === null;
  await changeCharge(tx, mailpieceId, {
    giveBackAt: parts.clock.now(),
    giveBackReason: reason,
    status: neverAsked ? MailChargeStatus.cancelled : charge.status,
  });
  if (neverAsked || SETTLED.has(charge.status)) return;
  if (charge.status !== MailChargeStatus.paid || !parts.payments.online)
    return await parts.jobs.enqueue(tx, chargeMailJob, { mailpieceId });
  const { paymentId, creditCents } = charge;
  await payBackMail(tx, parts, { mailpieceId, paymentId, creditCents, reason });
}

/** Pays a mailing's payment back: the money now, and what a credit had settled of it by a job. */
export async function payBackMail(
  tx: EntityManager,
  parts: GivingParts,
  paid: {
    readonly mailpieceId: string;
    readonly paymentId: string | null;
    readonly creditCents: number;
    readonly reason: string;
  },
): Promise<void> {
  const { mailpieceId, paymentId, creditCents, reason } = paid;
  await changeCharge(tx, mailpieceId, { status: MailChargeStatus.given_back });
  if (paymentId) await refundWhatIsLeft(tx, parts, { paymentId, reason });
  if (creditCents > 0) await parts.jobs.enqueue(tx, chargeMailJob, { mailpieceId });
}
