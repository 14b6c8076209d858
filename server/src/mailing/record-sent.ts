import { mailClassLabels, quoteMail } from '@creditfix/shared/mailing';
import { chargeForMail, mailingPurpose } from '#server/billing/index.ts';
import { noteMailing } from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { addPieceEvent } from './add-piece-event.ts';
import type { CarrierPiece } from './certified-mailer.port.ts';
import { endPiece } from './end-piece.ts';
import { fetchPapersJob } from './fetch-papers.job.ts';
import { lockPiece, type LockedPiece } from './lock-piece.ts';
import { troubleOfRefusal } from './mail-trouble.ts';
import type { MailingParts } from './mailing.parts.ts';
import { pieceMovedJob } from './piece-moved.job.ts';
import { applyKeptEvents } from './process-carrier-event.job.ts';
import { recordScans } from './record-scans.ts';

/** The carrier draws its picture of a letter within minutes. */
const PROOF_AFTER_SECONDS = 10 * 60;

/**
 * Writes down that the carrier has a piece, once: only where no carrier's id is known yet. From here on the mailing is charged for.
 *
 * @returns false where it was recorded before
 */
export async function recordSent(
  tx: EntityManager,
  parts: MailingParts,
  pieceId: string,
  sent: CarrierPiece,
): Promise<boolean> {
  const locked = await lockPiece(tx, pieceId);
  if (!locked) return false;
  const { carrierId, expectedOn, test } = sent;
  // Nothing that names a letter stays of a deleted account.
  const trackingNumber = locked.isForgotten ? null : sent.trackingNumber;
  const costCents = sent.costCents ?? expectedCost(parts, locked.piece);
  const recorded = await tx.execute<unknown[]>(
    `update mail_pieces set carrier_id = ?, tracking_number = ?, carrier_cost_cents = ?, expected_on = ?, test = ?,
       leased_until = null where id = ? and carrier_id is null and status = 'queued' returning id`,
    [carrierId, trackingNumber, costCents, expectedOn, test, pieceId],
  );
  if (recorded.length === 0) {
    reportSecond(parts, locked.piece, carrierId);
    return false;
  }
  const now = parts.clock.now();
  const taken = { key: 'accepted', kind: 'accepted', at: now, recordedAt: now } as const;
  await addPieceEvent(tx, { pieceId, ...taken });
  await noteMailing(tx, { letterId: locked.piece.letter_id, status: 'queued', trackingNumber });
  // Whoever has asked for it back meanwhile pays only if that is too late.
  if (locked.piece.cancel_asked_at === null) await chargePiece(tx, parts, { ...locked, test });
  await recordState(tx, parts, pieceId, sent);
  await applyKeptEvents(tx, parts, { id: pieceId, carrierId });
  await parts.jobs.enqueue(
    tx,
    fetchPapersJob,
    { pieceId },
    { startAfterSeconds: PROOF_AFTER_SECONDS },
  );
  await parts.jobs.enqueue(tx, pieceMovedJob, { pieceId });
  return true;
}

/** What Lob charges by our table; staff write down what the Postal Service took. */
function expectedCost(
  { mailSettings, carrier }: MailingParts,
  { mail_class, pages }: LockedPiece['piece'],
): number | null {
  if (carrier.carrier !== 'lob') return null;
  return quoteMail(mailSettings.carrierCosts, mail_class, pages).priceCents;
}

/** What the carrier says of a piece whose id is known: its scans, and an end that came without one. */
export async function recordState(
  tx: EntityManager,
  parts: MailingParts,
  pieceId: string,
  { state, failure, events }: CarrierPiece,
): Promise<void> {
  await recordScans(tx, parts, pieceId, events);
  if (state === 'waiting') return;
  const at = parts.clock.now();
  const [waiting] = await tx.execute<unknown[]>(
    `select 1 from mail_pieces where id = ? and status = 'queued'`,
    [pieceId],
  );
  if (!waiting) return;
  const trouble = state === 'failed' ? troubleOfRefusal(failure) : null;
  await endPiece(tx, parts, pieceId, { status: state, trouble, at });
}

/** Nothing is charged for a letter that is not really printed. */
export async function chargePiece(
  tx: EntityManager,
  parts: MailingParts,
  { piece, reference, isForgotten, test }: LockedPiece & { readonly test: boolean },
): Promise<void> {
  if (test || isForgotten) return;
  await chargeForMail(tx, parts, {
    pieceId: piece.id,
    accountId: piece.account_id,
    amountCents: piece.price_cents,
    what: mailingPurpose(reference, mailClassLabels[piece.mail_class]),
  });
}

/** Two answers about one piece are one piece at the carrier, or somebody has to look. */
function reportSecond(
  { log }: MailingParts,
  { id, carrier_id, status }: LockedPiece['piece'],
  carrierId: string,
): void {
  if (carrier_id === carrierId) return;
  log.error(
    { pieceId: id, carrierId, recorded: carrier_id, status },
    'mailing: the carrier has a piece that is not the recorded one, please look there',
  );
}
