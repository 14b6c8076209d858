import type { EntityManager } from '#server/platform/database/index.ts';
import { findPiece, type PieceRow } from './piece-row.ts';

export interface LockedPiece {
  readonly piece: PieceRow;
  /** How the letter is named in texts. */
  readonly reference: string;
  /** The account is deleted: nobody is told or charged any more. */
  readonly isForgotten: boolean;
}

/**
 * Locks a piece for a change. The account comes first, then the letter, then the piece: whoever deletes an account, signs a letter or moves
 * money locks in this order, and two that met would otherwise wait for each other.
 *
 * @returns undefined where there is no such piece
 */
export async function lockPiece(
  tx: EntityManager,
  pieceId: string,
): Promise<LockedPiece | undefined> {
  const seen = await findPiece(tx, pieceId);
  if (!seen) return undefined;
  const [account] = await tx.execute<{ deleted_at: Date | string | null }[]>(
    'select deleted_at from accounts where id = ? for no key update',
    [seen.account_id],
  );
  const [letter] = await tx.execute<{ reference: string }[]>(
    'select reference from letters where id = ? for no key update',
    [seen.letter_id],
  );
  const piece = await findPiece(tx, pieceId, 'for update');
  if (!piece || !letter) return undefined;
  const isForgotten = !account || account.deleted_at !== null;
  return { piece, reference: letter.reference, isForgotten };
}
