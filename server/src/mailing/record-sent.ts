import { mailClassLabels, quoteMail } from '@creditfix/shared/mailing';
import { chargeForMail, mailingPurpose } from '#server/billing/index.ts';
import { noteMailing } from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { noteApplied, takeEventsOf } from './carrier-event.repository.ts';
import type { CarrierPiece } from './certified-mailer.port.ts';
import { endPiece } from './end-piece.ts';
import { fetchPapersJob } from './fetch-papers.job.ts';
import { troubleOfRefusal } from './mail-trouble.ts';
import type { MailingParts } from './mailing.parts.ts';
import { addPieceEvent, changePiece, lockPiece, type LockedPiece } from './mailpiece.repository.ts';
import { pieceMovedJob } from './piece-moved.job.ts';
import { scansOf } from './process-carrier-event.job.ts';
import { recordScans } from './record-scans.ts';

/** The carrier draws its picture of a letter within minutes. */
const PROOF_AFTER_SECONDS = 10 * 60;

/**
 * Writes down that the carrier has a mailpiece, once: only where no carrier's id is known yet. From here on the mailing is charged for.
 * What the carrier told of it before its id was known here counts with what it answered.
 *
 * @returns the mailpiece as it is now; undefined where there is none
 */
export async function recordSent(
  tx: EntityManager,
  parts: MailingParts,
  pieceId: string,
  sent: CarrierPiece,
): Promise<LockedPiece | undefined> {
  const found = await lockPiece(tx, pieceId);
  if (!found) return undefined;
  const { piece } = found;
  const { carrierId, expectedOn, test } = sent;
  if (piece.carrier_id !== null || piece.status !== 'queued') {
    reportSecond(parts, piece, carrierId);
    return found;
  }
  // Nothing that names a letter stays of a deleted account.
  const trackingNumber = found.isForgotten ? null : sent.trackingNumber;
  const locked = await changePiece(tx, found, {
    carrier_id: carrierId,
    tracking_number: trackingNumber,
    carrier_cost_cents: sent.costCents ?? expectedCost(parts, piece),
    expected_on: expectedOn,
    test,
    leased_until: null,
  });
  const now = parts.clock.now();
  const taken = { key: 'accepted', kind: 'accepted', at: now, recordedAt: now } as const;
  await addPieceEvent(tx, { pieceId, ...taken });
  await noteMailing(tx, { letterId: piece.letter_id, status: 'queued', trackingNumber });
  // Whoever has asked for it back meanwhile pays only if that is too late.
  if (piece.cancel_asked_at === null) await chargePiece(tx, parts, locked);
  const kept = await takeEventsOf(tx, carrierId);
  const events = [...sent.events, ...scansOf(kept)];
  const recorded = await recordState(tx, parts, locked, { ...sent, events });
  await noteApplied(tx, kept, now);
  const startAfterSeconds = PROOF_AFTER_SECONDS;
  await parts.jobs.enqueue(tx, fetchPapersJob, { pieceId }, { startAfterSeconds });
  await parts.jobs.enqueue(tx, pieceMovedJob, { pieceId });
  return recorded;
}

/** What Lob charges by our table; staff write down what the Postal Service took. */
function expectedCost(
  { mailSettings, carrier }: MailingParts,
  { mail_class, pages }: LockedPiece['piece'],
): number | null {
  if (carrier.carrier !== 'lob') return null;
  return quoteMail(mailSettings.carrierCosts, mail_class, pages).priceCents;
}

/**
 * What the carrier says of a mailpiece whose id is known: its scans, and an end that came without one.
 *
 * @returns the mailpiece as it is now
 */
export async function recordState(
  tx: EntityManager,
  parts: MailingParts,
  locked: LockedPiece,
  { state, failure, events }: Pick<CarrierPiece, 'state' | 'failure' | 'events'>,
): Promise<LockedPiece> {
  const scanned = await recordScans(tx, parts, locked, events);
  if (state === 'waiting' || scanned.piece.status !== 'queued') return scanned;
  const at = parts.clock.now();
  const trouble = state === 'failed' ? troubleOfRefusal(failure) : null;
  return (await endPiece(tx, parts, scanned, { status: state, trouble, at })) ?? scanned;
}

/** Nothing is charged for a letter that is not really printed. */
export async function chargePiece(
  tx: EntityManager,
  parts: MailingParts,
  { piece, reference, isForgotten }: LockedPiece,
): Promise<void> {
  if (piece.test || isForgotten) return;
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
