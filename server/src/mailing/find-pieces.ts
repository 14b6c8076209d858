import { LIVE_STATUSES, MailingProblems, type MailEventKind } from '@creditfix/shared/mailing';
import type { EntityManager } from '#server/platform/database/index.ts';
import { lockPiece } from './lock-piece.ts';
import { PIECE_COLUMNS, type PieceRow } from './piece-row.ts';

export interface EventRow {
  readonly piece_id: string;
  readonly source_key: string;
  readonly kind: MailEventKind;
  readonly at: string | Date;
  readonly location: string | null;
}

/** The mailings of a letter, newest first. */
export async function findPieces(em: EntityManager, letterId: string): Promise<PieceRow[]> {
  return await em.execute<PieceRow[]>(
    `select ${PIECE_COLUMNS} from mail_pieces where letter_id = ? order by created_at desc, ended_at desc nulls first, id`,
    [letterId],
  );
}

/**
 * One mailing of that person. Another person's answers as if it did not exist.
 *
 * @throws Problem `mailing.piece_not_found`
 */
export async function findOwnPiece(
  em: EntityManager,
  { accountId, pieceId }: { readonly accountId: string; readonly pieceId: string },
): Promise<PieceRow> {
  const [row] = await em.execute<PieceRow[]>(
    `select ${PIECE_COLUMNS} from mail_pieces where id = ? and account_id = ?`,
    [pieceId, accountId],
  );
  if (!row) throw MailingProblems.raise('mailing.piece_not_found');
  return row;
}

/** The same for a change, with the locks of `lockPiece`. */
export async function lockOwnPiece(
  tx: EntityManager,
  request: { readonly accountId: string; readonly pieceId: string },
): Promise<PieceRow> {
  await findOwnPiece(tx, request);
  const locked = await lockPiece(tx, request.pieceId);
  if (!locked) throw MailingProblems.raise('mailing.piece_not_found');
  return locked.piece;
}

/** True where the letter is on its way or has arrived. */
export async function hasLivePiece(em: EntityManager, letterId: string): Promise<boolean> {
  const rows = await em.execute<unknown[]>(
    `select 1 from mail_pieces where letter_id = ? and status in (${LIVE_STATUSES.map(() => '?').join(', ')})`,
    [letterId, ...LIVE_STATUSES],
  );
  return rows.length > 0;
}

/** What happened to these mailings, oldest first. */
export async function findEvents(
  em: EntityManager,
  pieceIds: readonly string[],
): Promise<EventRow[]> {
  if (pieceIds.length === 0) return [];
  return await em.execute<EventRow[]>(
    `select piece_id, source_key, kind, at, location from mail_events
     where piece_id in (${pieceIds.map(() => '?').join(', ')}) order by at, number`,
    [...pieceIds],
  );
}
