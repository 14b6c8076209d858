import type { MailStatus } from '@creditfix/shared/mailing';
import { giveBackMailCharge } from '#server/billing/index.ts';
import { giveBackLetter, noteMailing, untakeLetter } from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { addPieceEvent } from './add-piece-event.ts';
import { lockPiece, type LockedPiece } from './lock-piece.ts';
import { notMailedEmail, returnedEmail } from './mail-ended.email.ts';
import { MailTrouble } from './mail-trouble.ts';
import type { MailingParts } from './mailing.parts.ts';
import { pieceMovedJob } from './piece-moved.job.ts';
import { tellSender } from './tell-sender.ts';

export interface PieceEnd {
  readonly status: Extract<MailStatus, 'failed' | 'returned' | 'cancelled'>;
  /** Null where the person took it back. */
  readonly trouble: MailTrouble | null;
  readonly at: Date;
  /** The person said so, and need not be told. */
  readonly isOwnWord?: boolean;
}

/**
 * Ends a piece that will not arrive, once: what was charged for it goes back, and so does its place in the allowance, within limits, unless
 * the person took it back themselves. The person is told what to do next.
 *
 * @returns false where it has ended before
 */
export async function endPiece(
  tx: EntityManager,
  parts: MailingParts,
  pieceId: string,
  end: PieceEnd,
): Promise<boolean> {
  const locked = await lockPiece(tx, pieceId);
  if (!locked || locked.piece.ended_at !== null) return false;
  const { piece } = locked;
  const now = parts.clock.now();
  await tx.execute(
    `update mail_pieces set status = ?, trouble = ?, ended_at = ?, leased_until = null, cancel_asked_at = null,
       delivered_at = null, delivered_on = null where id = ?`,
    [end.status, end.trouble, end.at, pieceId],
  );
  await addEnd(tx, piece.id, end, now);
  await noteMailing(tx, letterAfter(piece.letter_id, end.status));
  // What only its sender reports gives nothing back: it would be letters and postage without end. Staff can pay back.
  if (!end.isOwnWord) await giveBack(tx, parts, locked, end);
  await parts.jobs.enqueue(tx, pieceMovedJob, { pieceId });
  return true;
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
    return await untakeLetter(tx, { letterId, takenAt: new Date(created_at), now });
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
