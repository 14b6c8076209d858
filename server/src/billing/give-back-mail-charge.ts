import { Problem } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { BillingParts } from './billing.parts.ts';
import { MailChargeStatus, chargeMailJob } from './mail-charge.ts';
import { refundPayment } from './refund-payment.ts';

type GivingParts = Pick<BillingParts, 'jobs' | 'clock' | 'payments'>;

interface ChargeRow {
  readonly status: MailChargeStatus;
  readonly asked_at: Date | string | null;
  readonly give_back_at: Date | string | null;
  readonly payment_id: string | null;
  readonly credit_cents: number;
}

/**
 * Gives the price of a mailing back, once, however often it is called: what was not asked for yet is never asked for, an open
 * invoice is withdrawn, and a payment is paid back in full, also one that comes later. Locks the account's row and the charge's.
 *
 * @param giving.reason for staff and for the person's own copy of their data
 */
export async function giveBackMailCharge(
  tx: EntityManager,
  parts: GivingParts,
  { pieceId, reason }: { readonly pieceId: string; readonly reason: string },
): Promise<void> {
  // The account first: everything that changes money locks in this order.
  await tx.execute(
    `select id from accounts where id = (select account_id from mail_charges where piece_id = ?) for no key update`,
    [pieceId],
  );
  const [charge] = await tx.execute<ChargeRow[]>(
    `select status, asked_at, give_back_at, payment_id, credit_cents from mail_charges where piece_id = ? for update`,
    [pieceId],
  );
  if (!charge || charge.give_back_at !== null) return;
  const neverAsked = charge.status === MailChargeStatus.due && charge.asked_at === null;
  await tx.execute(
    'update mail_charges set give_back_at = ?, give_back_reason = ?, status = ? where piece_id = ?',
    [parts.clock.now(), reason, neverAsked ? MailChargeStatus.cancelled : charge.status, pieceId],
  );
  if (neverAsked || SETTLED.has(charge.status)) return;
  if (charge.status !== MailChargeStatus.paid || !parts.payments.online)
    return await parts.jobs.enqueue(tx, chargeMailJob, { pieceId });
  const { payment_id: paymentId, credit_cents: creditCents } = charge;
  await payBackMail(tx, parts, { pieceId, paymentId, creditCents, reason });
}

const SETTLED: ReadonlySet<MailChargeStatus> = new Set([
  MailChargeStatus.given_back,
  MailChargeStatus.not_collected,
  MailChargeStatus.cancelled,
]);

/** Pays a mailing's payment back: the money now, and what a credit had settled of it by a job. */
export async function payBackMail(
  tx: EntityManager,
  parts: GivingParts,
  paid: {
    readonly pieceId: string;
    readonly paymentId: string | null;
    readonly creditCents: number;
    readonly reason: string;
  },
): Promise<void> {
  const { pieceId, paymentId, creditCents, reason } = paid;
  await tx.execute('update mail_charges set status = ? where piece_id = ?', [
    MailChargeStatus.given_back,
    pieceId,
  ]);
  if (paymentId) await refundWhatIsLeft(tx, parts, { paymentId, reason });
  if (creditCents > 0) await parts.jobs.enqueue(tx, chargeMailJob, { pieceId });
}

async function refundWhatIsLeft(
  tx: EntityManager,
  parts: GivingParts,
  refund: { readonly paymentId: string; readonly reason: string },
): Promise<void> {
  try {
    await refundPayment(tx, parts, refund);
  } catch (error) {
    // Staff were faster.
    if (!(error instanceof Problem) || error.code !== 'billing.refund_too_much') throw error;
  }
}
