import type { MailEventKind } from '@creditfix/shared/mailing';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '#server/platform/database/index.ts';

interface PieceEvent {
  readonly pieceId: string;
  /** The same key is the same event, however often it is told. What can happen once has its kind as its key. */
  readonly key: string;
  readonly kind: MailEventKind;
  readonly at: Date;
  readonly location?: string | null;
  /** The carrier's own name of it, never free text. */
  readonly note?: string | null;
  readonly recordedAt: Date;
}

/** @returns false where it is known already */
export async function addPieceEvent(tx: EntityManager, event: PieceEvent): Promise<boolean> {
  const { pieceId, key, kind, at, location, note, recordedAt } = event;
  const added = await tx.execute<unknown[]>(
    `insert into mail_events (id, piece_id, source_key, kind, at, location, note, recorded_at)
     values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (piece_id, source_key) do nothing returning id`,
    [
      randomUUID(),
      pieceId,
      key,
      kind,
      at,
      location?.slice(0, 200) ?? null,
      note?.slice(0, 100) ?? null,
      recordedAt,
    ],
  );
  return added.length === 1;
}
