import { createHash, randomUUID } from 'node:crypto';
import type { EntityManager } from '#server/platform/database/index.ts';
import { keepWritten, removeLater } from '#server/platform/files/index.ts';
import { VaultError, type Place, type SealedFiles } from '#server/platform/vault/index.ts';
import type { MailingParts } from './mailing.parts.ts';
import type { PieceRow } from './piece-row.ts';

/** Our own copies of the carrier's papers: its links to them end after 30 days. */

export type MailPaper = 'proof' | 'receipt';

type PaperParts = Pick<MailingParts, 'database' | 'files' | 'vault' | 'clock'>;

/** Whoever has stored a file and not written its row after this long has died. */
const WRITTEN_WITHIN_MS = 60 * 60_000;

const placeOf = (pieceId: string, paper: MailPaper): Place => ({
  column: `mail_pieces.${paper}`,
  rowId: pieceId,
});

/** Seals and stores a paper, once: of two at the same time the first one stays. */
export async function keepPaper(
  parts: PaperParts,
  pieceId: string,
  { paper, bytes }: { readonly paper: MailPaper; readonly bytes: Uint8Array },
): Promise<void> {
  const { database, files, vault, clock } = parts;
  const key = `papers/${randomUUID()}.pdf`;
  const until = new Date(clock.now().getTime() + WRITTEN_WITHIN_MS);
  await removeLater(database.fork(), [key], until);
  await files.put(key, vault.sealBytes(bytes, placeOf(pieceId, paper)));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const isKept = await database
    .fork()
    .transactional((tx) => nameKey(tx, pieceId, { paper, key, sha256, now: clock.now() }));
  if (!isKept) await files.remove(key);
}

async function nameKey(
  tx: EntityManager,
  pieceId: string,
  { paper, key, sha256, now }: { paper: MailPaper; key: string; sha256: string; now: Date },
): Promise<boolean> {
  // A deleted account gets no new papers: its row is locked before it is emptied.
  const named = await tx.execute<unknown[]>(
    `update mail_pieces set ${paper}_key = ?, ${paper}_sha256 = ? where id = ? and ${paper}_key is null
       and exists (select 1 from accounts where id = account_id and deleted_at is null for key share) returning id`,
    [key, sha256, pieceId],
  );
  return named.length === 1 && (await keepWritten(tx, [key], now));
}

/** @returns undefined where we have none, or where it is gone or does not open */
export async function openPaper(
  { files, vault }: Pick<MailingParts, 'files' | 'vault'>,
  piece: Pick<PieceRow, 'id' | 'proof_key' | 'receipt_key'>,
  paper: MailPaper,
): Promise<Uint8Array | undefined> {
  const key = paper === 'proof' ? piece.proof_key : piece.receipt_key;
  const sealed = key ? await files.get(key) : undefined;
  if (!sealed) return undefined;
  try {
    return vault.openBytes(sealed, placeOf(piece.id, paper));
  } catch (error) {
    if (error instanceof VaultError) return undefined;
    throw error;
  }
}

/** The papers, for a change of keys. */
export const sealedPaperFiles: SealedFiles = {
  name: 'mailing',
  async next(em, afterId, limit) {
    const rows = await em.execute<Pick<PieceRow, 'id' | 'proof_key' | 'receipt_key'>[]>(
      `select id, proof_key, receipt_key from mail_pieces ${afterId ? 'where id > ?' : ''} order by id limit ${limit}`,
      afterId ? [afterId] : [],
    );
    return rows.map(({ id, proof_key, receipt_key }) => ({
      rowId: id,
      files: [
        ...(proof_key ? [{ key: proof_key, place: placeOf(id, 'proof') }] : []),
        ...(receipt_key ? [{ key: receipt_key, place: placeOf(id, 'receipt') }] : []),
      ],
    }));
  },
  async names(em, rowId, key) {
    const rows = await em.execute<unknown[]>(
      'select 1 from mail_pieces where id = ? and (proof_key = ? or receipt_key = ?)',
      [rowId, key, key],
    );
    return rows.length === 1;
  },
};
