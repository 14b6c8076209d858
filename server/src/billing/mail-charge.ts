import { proPrice } from '@creditfix/shared/billing';
import type { EntityManager } from '#server/platform/database/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import type { BillingParts } from './billing.parts.ts';
import { collectsMail } from './may-mail.ts';

/** Where the price of one mailing is. */
export const MailChargeStatus = {
  /** The provider was not asked yet, or has not answered. */
  due: 'due',
  /** Asked for; the bank has not answered. */
  charged: 'charged',
  paid: 'paid',
  /** The card was refused. The invoice can still be paid. */
  failed: 'failed',
  /** It was paid, and goes or went back. */
  given_back: 'given_back',
  /** The price is recorded, and nobody is asked for it. */
  not_collected: 'not_collected',
  /** Nobody has paid it, and nobody will. */
  cancelled: 'cancelled',
} as const;
export type MailChargeStatus = keyof typeof MailChargeStatus;

export interface MailCharge {
  readonly amountCents: number;
  readonly status: MailChargeStatus;
}

export const chargeMailJob = defineJob<{ pieceId: string }>({
  queue: 'charge-mail',
  retries: 8,
  retryDelaySeconds: 15,
  sideBySide: true,
});

/**
 * Notes what a mailing costs, once for each mail piece, and has a job collect it. Call it in the transaction that records that
 * the carrier has taken the letter on: before that nothing may be charged.
 *
 * @param charge.what what the person reads on receipts and invoices; it names the letter by its reference alone
 */
export async function chargeForMail(
  tx: EntityManager,
  parts: Pick<BillingParts, 'jobs' | 'clock' | 'payments'>,
  charge: {
    readonly pieceId: string;
    readonly accountId: string;
    readonly amountCents: number;
    readonly what: string;
  },
): Promise<void> {
  const { pieceId, accountId, amountCents, what } = charge;
  const now = parts.clock.now();
  const collects = amountCents > 0 && (await collectsMail(tx, parts, { accountId, now }));
  const status = collects ? MailChargeStatus.due : MailChargeStatus.not_collected;
  const added = await tx.execute<unknown[]>(
    `insert into mail_charges (piece_id, account_id, amount_cents, currency, what, status, created_at)
     values (?, ?, ?, ?, ?, ?, ?) on conflict (piece_id) do nothing returning piece_id`,
    [pieceId, accountId, amountCents, proPrice.currency, what, status, now],
  );
  if (added.length > 0 && collects) await parts.jobs.enqueue(tx, chargeMailJob, { pieceId });
}

/** What a mailing cost and where that stands; undefined where it was never charged for. */
export async function mailChargeOf(
  em: EntityManager,
  pieceId: string,
): Promise<MailCharge | undefined> {
  return (await mailChargesOf(em, [pieceId])).get(pieceId);
}

/** As `mailChargeOf`, for many at once. */
export async function mailChargesOf(
  em: EntityManager,
  pieceIds: readonly string[],
): Promise<ReadonlyMap<string, MailCharge>> {
  if (pieceIds.length === 0) return new Map();
  const rows = await em.execute<
    { piece_id: string; amount_cents: number; status: MailChargeStatus }[]
  >(
    `select piece_id, amount_cents, status from mail_charges
     where piece_id in (${pieceIds.map(() => '?').join(', ')})`,
    [...pieceIds],
  );
  return new Map(
    rows.map(({ piece_id, amount_cents, status }) => [
      piece_id,
      { amountCents: amount_cents, status },
    ]),
  );
}
