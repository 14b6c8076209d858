import type { MailEventKind } from '@creditfix/shared/mailing';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { addPieceEvent } from './add-piece-event.ts';
import { sealEnvelope, type Envelope, type PieceRow } from './piece-row.ts';

export interface NewPiece extends Pick<
  PieceRow,
  | 'carrier'
  | 'mail_class'
  | 'status'
  | 'price_cents'
  | 'pages'
  | 'sheets'
  | 'packet_sha256'
  | 'test'
  | 'tracking_number'
> {
  readonly id: string;
  readonly letter: { readonly id: string; readonly accountId: string };
  readonly envelope: Envelope;
  readonly createdAt: Date;
  readonly sendAfter: Date;
  readonly mailedAt: Date | null;
  /** The first thing that happened to it. */
  readonly begins: { readonly key: string; readonly kind: MailEventKind; readonly at: Date };
}

/** Adds a mail piece with its first event; false where another one of that letter is alive. */
export async function addPiece(tx: EntityManager, vault: Vault, piece: NewPiece): Promise<boolean> {
  const { id, letter, envelope, begins, createdAt } = piece;
  const row = {
    id,
    letter_id: letter.id,
    account_id: letter.accountId,
    carrier: piece.carrier,
    mail_class: piece.mail_class,
    status: piece.status,
    price_cents: piece.price_cents,
    pages: piece.pages,
    sheets: piece.sheets,
    packet_sha256: piece.packet_sha256,
    sealed_addresses: sealEnvelope(vault, id, envelope),
    to_state: envelope.to.state,
    test: piece.test,
    created_at: createdAt,
    send_after: piece.sendAfter,
    mailed_at: piece.mailedAt,
    tracking_number: piece.tracking_number,
  };
  const names = Object.keys(row);
  const added = await tx.execute<unknown[]>(
    `insert into mail_pieces (${names.join(', ')}) values (${names.map(() => '?').join(', ')})
     on conflict do nothing returning id`,
    Object.values(row),
  );
  if (added.length !== 1) return false;
  return await addPieceEvent(tx, { pieceId: id, ...begins, recordedAt: createdAt });
}
