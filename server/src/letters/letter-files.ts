import { documentLimits } from '@creditfix/shared/documents';
import { longDate } from '@creditfix/shared/kernel';
import { isForPen, letterDocumentSchema, type LetterDocument } from '@creditfix/shared/letters';
import { createHash, randomUUID } from 'node:crypto';
import { bindPacket, hashPages, readPages } from '#server/documents/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { removeLater, removeNoted } from '#server/platform/files/index.ts';
import type { PrintedPdf } from '#server/platform/pdf/index.ts';
import type { Place, SealedFiles } from '#server/platform/vault/index.ts';
import { drawnSignature, renderLetterHtml } from './letter-html.ts';
import { letterPlaces } from './letter-places.ts';
import type { Letter } from './letter.entity.ts';
import { filesAfter, forgetPacket, hasFile, lockOldLetters } from './letter.repository.ts';
import type { LettersParts } from './letters.parts.ts';
import { keptSignatureSchema } from './signing/signature.ts';

/** The files of a letter: its PDF for good, and the packet with the enclosures for as long as the enclosures themselves are kept. */

const MOST_PAGES = 2;
const MOST_PAGES_OF_SEVERAL = 4;
const PURGED_AT_ONCE = 50;
/** A process that has stored a file and not released its letter after this long has crashed. */
const RELEASED_WITHIN_MS = 60 * 60_000;

interface LetterFiles {
  readonly pdfKey: string;
  readonly pdfSha256: string;
  readonly pdfPages: number;
  readonly packetKey: string | null;
  readonly packetSha256: string | null;
  readonly mailBytes: number;
}

/** Prints, binds, seals and stores; what it returns names the stored files. */
export async function makeFiles(parts: LettersParts, letter: Letter): Promise<LetterFiles> {
  const { vault, files } = parts;
  const document = letterDocumentSchema.parse(
    vault.openJson(letter.sealedDocument, letterPlaces.document(letter.id)),
  );
  const pdfKey = newKey('letters');
  // Noted while it is printed: the file must not be there before the note is.
  const [pdf] = await Promise.all([printLetter(parts, letter, document), note(parts, pdfKey)]);
  const packet = await packetOf(parts, document, pdf);
  const stored = await keep(parts, pdfKey, pdf.bytes, letterPlaces.pdf(letter.id));
  const bound =
    packet &&
    (await keepPacket(parts, packet, letterPlaces.packet(letter.id)).catch(
      async (error: unknown) => {
        // A letter that is not released knows nothing of its file.
        await files.remove(stored.key);
        throw error;
      },
    ));
  return {
    pdfKey: stored.key,
    pdfSha256: stored.sha256,
    pdfPages: pdf.pages,
    packetKey: bound?.key ?? null,
    packetSha256: bound?.sha256 ?? null,
    mailBytes: (packet ?? pdf.bytes).length,
  };
}

export async function removeFiles(
  { files }: Pick<LettersParts, 'files'>,
  { pdfKey, packetKey }: Pick<LetterFiles, 'pdfKey' | 'packetKey'>,
): Promise<void> {
  await files.remove(pdfKey);
  if (packetKey) await files.remove(packetKey);
}

const newKey = (folder: 'letters' | 'packets') => `${folder}/${randomUUID()}.pdf`;

/** The file of that key goes unless its letter is released in time. */
async function note({ database, clock }: LettersParts, key: string): Promise<void> {
  await removeLater(database.fork(), [key], new Date(clock.now().getTime() + RELEASED_WITHIN_MS));
}

async function keepPacket(parts: LettersParts, bytes: Uint8Array, place: Place) {
  const key = newKey('packets');
  await note(parts, key);
  return await keep(parts, key, bytes, place);
}

/** Stores it under a key that is noted. */
async function keep(
  { files, vault }: LettersParts,
  key: string,
  bytes: Uint8Array,
  place: Place,
): Promise<{ key: string; sha256: string }> {
  await files.put(key, vault.sealBytes(bytes, place));
  return { key, sha256: createHash('sha256').update(bytes).digest('hex') };
}

function openSignature(vault: LettersParts['vault'], { id, sealedSignature }: Letter) {
  return keptSignatureSchema.parse(vault.openJson(sealedSignature, letterPlaces.signature(id)));
}

/** True where the letter has room for a pen in place of a signature. */
export function isSignedOnPaper(vault: LettersParts['vault'], letter: Letter): boolean {
  return isForPen(openSignature(vault, letter));
}

async function printLetter(
  { vault, pdf }: LettersParts,
  letter: Letter,
  document: LetterDocument,
): Promise<PrintedPdf> {
  const signature = openSignature(vault, letter);
  return await pdf.print({
    html: renderLetterHtml(document, drawnSignature(signature)),
    title: document.subject,
    mustContain: document.reference,
    maxPages: mostPages(document),
  });
}

/** Several items may take more room; a single one that needs three pages is not read to its end. */
export function mostPages({ blocks }: LetterDocument): number {
  const items = blocks.filter(({ id }) => /^item-\d+-facts$/.test(id)).length;
  return items > 1 ? MOST_PAGES_OF_SEVERAL : MOST_PAGES;
}

/** The letter with its exhibits. The enclosures must be the very ones that the signature is bound to. */
async function packetOf(
  parts: LettersParts,
  { exhibits = [], sender, date }: LetterDocument,
  letter: PrintedPdf,
): Promise<Uint8Array | undefined> {
  if (exhibits.length === 0) return undefined;
  const enclosures = await Promise.all(
    exhibits.map(async ({ documentId, label, line, pages: count, sha256, marks }) => {
      const pages = await readPages(parts, documentId, count);
      if (hashPages(pages) !== sha256)
        throw new Error(
          `the pages of document ${documentId} are not the ones that were signed for`,
        );
      return { label: `Exhibit ${label}`, line, pages, marks };
    }),
  );
  const bound = await bindPacket(letter.bytes, {
    sender: sender.name,
    dated: longDate(date),
    exhibits: enclosures,
  });
  return bound.bytes;
}

/** Deletes the packets whose enclosures have had their time, and that no dispute needs; the letters themselves stay. */
export async function purgePackets(
  { database, files }: Pick<LettersParts, 'database' | 'files'>,
  now: Date,
): Promise<void> {
  const em = database.fork();
  const oldest = new Date(now.getTime() - documentLimits.keptDays * 24 * 60 * 60_000);
  for (;;) {
    const dropped = await em.transactional(async (tx) => {
      const letters = await lockOldLetters(tx, {
        before: oldest,
        limit: PURGED_AT_ONCE,
        packetsAt: now,
      });
      await dropPackets(tx, letters, now);
      return letters.length;
    });
    if (dropped < PURGED_AT_ONCE) break;
  }
  await removeNoted({ database, files }, now);
}

/** Lets letters forget their packets; the files go once this is committed. */
export async function dropPackets(
  tx: EntityManager,
  letters: readonly { readonly id: string; readonly packetKey: string | null }[],
  now: Date,
): Promise<void> {
  for (const { id, packetKey } of letters) {
    await removeLater(tx, [packetKey], now);
    await forgetPacket(tx, id);
  }
}

/** The letters' PDFs and packets, for a change of keys. */
export const sealedLetterFiles: SealedFiles = {
  name: 'letters',
  async next(em, afterId, limit) {
    const letters = await filesAfter(em, afterId, limit);
    return letters.map(({ id, pdfKey, packetKey }) => ({
      rowId: id,
      files: [
        ...(pdfKey ? [{ key: pdfKey, place: letterPlaces.pdf(id) }] : []),
        ...(packetKey ? [{ key: packetKey, place: letterPlaces.packet(id) }] : []),
      ],
    }));
  },
  names: hasFile,
};
