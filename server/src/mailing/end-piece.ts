import type { MailStatus } from '@creditfix/shared/mailing';
import { giveBackMailCharge } from '#server/billing/index.ts';
import { giveBackLetter, noteMailing, untakeLetter } from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { notMailedEmail, returnedEmail, tellSender } from './mail.email.ts';
import { MailTrouble } from './mail-trouble.ts';
import type { MailingParts } from './mailing.parts.ts';
import { addPieceEvent, changePiece, type LockedPiece } from './mailpiece.repository.ts';
import { pieceMovedJob } from './piece-moved.job.ts';

export interface PieceEnd {
  readonly status: Extract<MailStatus, 'failed' | 'returned' | 'cancelled'>;
  /** Null where the person took it back. */
  readonly trouble: MailTrouble | null;
  readonly at: Date;
  /** The person said so, and need not be told. */
  readonly isOwnWord?: boolean;
}

/**
 * Ends a mailpiece that will not arrive, once: what was charged for it goes back, and so does its place in the allowance, within limits,
 * unless the person took it back themselves. The person is told what to do next.
 *
 * @returns the mailpiece as it is now; undefined where it has ended before
 */
export async function endPiece(
  tx: EntityManager,
  parts: MailingParts,
  locked: LockedPiece,
  end: PieceEnd,
): Promise<LockedPiece | undefined> {
  const { piece } = locked;
  if (piece.ended_at !== null) return undefined;
  const ended = await changePiece(tx, locked, {
    status: end.status,
    trouble: end.trouble,
    ended_at: end.at,
    leased_until: null,
    cancel_asked_at: null,
    delivered_at: null,
    delivered_on: null,
  });
  await addEnd(tx, piece.id, end, parts.clock.now());
  await noteMailing(tx, letterAfter(piece.letter_id, end.status));
  // What only its sender reports gives nothing back: it would be letters and postage without end. Staff can pay back.
  if (!end.isOwnWord) await giveBack(tx, parts, locked, end);
  await parts.jobs.enqueue(tx, pieceMovedJob, { pieceId: piece.id });
  return ended;
}

async function giveBack(
  tx: EntityManager,
  parts: MailingParts,
  locked: LockedPiece,
  end: PieceEnd,
): Promise<void> {
  const { id: pieceId, letter_id: letterId, created_at } = locked.piece;
  const now = parts.clock.now();
  await giveBackMailCharge(tx, parts, { pieceId, reason: `mailing ${end.trouble ?? end.status}` });
  if (end.status === 'cancelled')
    return await untakeLetter(tx, { letterId, takenAt: created_at, now });
  const countsOn = !(await giveBackLetter(tx, letterId, now));
  await tellOfEnd(tx, parts, locked, { ...end, countsOn });
}

/** A report may have said the same already. */
async function addEnd(
  tx: EntityManager,
  pieceId: string,
  { status, trouble, at }: PieceEnd,
  recordedAt: Date,
): Promise<void> {
  if (status === 'returned') return;
  const event = { pieceId, key: status, kind: status, at, note: trouble, recordedAt };
  await addPieceEvent(tx, event);
}

/** A letter that was taken back can be sent in any way again. One that came back was mailed: its day and number stay. */
function letterAfter(letterId: string, status: PieceEnd['status']) {
  if (status === 'returned') return { letterId, status } as const;
  return {
    letterId,
    status: status === 'cancelled' ? 'drafted' : status,
    mailDate: null,
    trackingNumber: null,
  } as const;
}

async function tellOfEnd(
  tx: EntityManager,
  parts: MailingParts,
  locked: LockedPiece,
  { status, trouble, countsOn }: PieceEnd & { readonly countsOn: boolean },
): Promise<void> {
  const { piece, reference } = locked;
  const origin = parts.publicOrigin();
  const why = trouble ?? MailTrouble.carrier_refused;
  const news = { pieceId: piece.id, reference, trouble: why, countsOn };
  await tellSender(
    tx,
    parts,
    locked,
    status === 'failed'
      ? { kind: 'letter_not_mailed', draft: () => notMailedEmail(news, origin) }
      : { kind: 'letter_returned', draft: () => returnedEmail(news, origin) },
  );
}
