import { createHash, randomUUID } from 'node:crypto';
import { keepWritten, removeLater } from '#server/platform/files/index.ts';
import { VaultError, type Place, type SealedFiles } from '#server/platform/vault/index.ts';
import type { MailingParts } from '../mailing.parts.ts';
import {
  namePaper,
  namesPaper,
  nextPapers,
  type TrackingDocument,
  type MailpieceRow,
} from '../mailpiece.repository.ts';

/** Our own copies of the carrier's tracking documents: its links to them end after 30 days. */

type PaperParts = Pick<MailingParts, 'database' | 'files' | 'vault' | 'clock'>;

/** A process that has stored a file and not written its row after this long has crashed. */
const WRITTEN_WITHIN_MS = 60 * 60_000;

const placeOf = (mailpieceId: string, paper: TrackingDocument): Place => ({
  column: `mailpieces.${paper}`,
  rowId: mailpieceId,
});

/** Seals and stores a document, once: of two at the same time the first one stays. */
export async function keepPaper(
  parts: PaperParts,
  mailpieceId: string,
  { paper, bytes }: { readonly paper: TrackingDocument; readonly bytes: Uint8Array },
): Promise<void> {
  const { database, files, vault, clock } = parts;
  const key = `papers/${randomUUID()}.pdf`;
  const until = new Date(clock.now().getTime() + WRITTEN_WITHIN_MS);
  await removeLater(database.fork(), [key], until);
  await files.put(key, vault.sealBytes(bytes, placeOf(mailpieceId, paper)));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const isKept = await database
    .fork()
    .transactional(
      async (tx) =>
        (await namePaper(tx, mailpieceId, { paper, key, sha256 })) &&
        (await keepWritten(tx, [key], clock.now())),
    );
  if (!isKept) await files.remove(key);
}

/** @returns undefined if we have none, or if it is gone or does not open */
export async function openPaper(
  { files, vault }: Pick<MailingParts, 'files' | 'vault'>,
  mailpiece: Pick<MailpieceRow, 'id' | 'proof_key' | 'receipt_key'>,
  paper: TrackingDocument,
): Promise<Uint8Array | undefined> {
  const key = paper === 'proof' ? mailpiece.proof_key : mailpiece.receipt_key;
  const sealed = key ? await files.get(key) : undefined;
  if (!sealed) return undefined;
  try {
    return vault.openBytes(sealed, placeOf(mailpiece.id, paper));
  } catch (error) {
    if (error instanceof VaultError) return undefined;
    throw error;
  }
}

/** The tracking documents, for a key rotation. */
export const sealedPaperFiles: SealedFiles = {
  name: 'mailing',
  async next(em, afterId, limit) {
    const rows = await nextPapers(em, afterId, limit);
    return rows.map(({ id, proofKey, receiptKey }) => ({
      rowId: id,
      files: [
        ...(proofKey ? [{ key: proofKey, place: placeOf(id, 'proof') }] : []),
        ...(receiptKey ? [{ key: receiptKey, place: placeOf(id, 'receipt') }] : []),
      ],
    }));
  },
  names: namesPaper,
};
