import { LetterEventKind, LetterProblems, LetterStatus } from '@creditfix/shared/letters';
import { createHash } from 'node:crypto';
import type { EntityManager } from '#server/platform/database/index.ts';
import { letterPlaces } from './letter-places.ts';
import { findWholeLetter, type WholeLetterRow } from './letter.repository.ts';
import type { LettersParts } from './letters.parts.ts';
import { recordEvent, type Origin } from './record-event.ts';

/**
 * One letter of that person, also one whose PDF is still being made. Another person's letter answers as if it did not exist.
 *
 * @throws Problem `letters.not_found`
 */
export async function findLetter(
  em: EntityManager,
  accountId: string,
  id: string,
): Promise<WholeLetterRow> {
  const letter = await findWholeLetter(em, accountId, id);
  if (!letter) throw LetterProblems.raise('letters.not_found');
  return letter;
}

/**
 * The stored PDF of a person's letter, with its enclosures as long as these are kept: opened, compared with its hash, and noted in the trail as downloaded.
 *
 * @throws Problem `letters.not_found` or `letters.pdf_not_ready`; Error if the stored bytes are not the signed ones
 */
export async function readLetterPdf(
  em: EntityManager,
  { files, vault, clock }: Pick<LettersParts, 'files' | 'vault' | 'clock'>,
  request: {
    readonly accountId: string;
    readonly letterId: string;
    readonly part: 'packet' | 'letter';
    readonly origin: Origin;
  },
): Promise<{ bytes: Uint8Array; sha256: string; fileName: string }> {
  const letter = await findLetter(em, request.accountId, request.letterId);
  if (letter.status === LetterStatus.preparing)
    throw LetterProblems.raise('letters.pdf_not_ready', { retryAfterSeconds: 30 });
  const isPacket = request.part === 'packet' && letter.packetKey !== null;
  const key = isPacket ? letter.packetKey : letter.pdfKey;
  const sealed = key ? await files.get(key) : undefined;
  if (!sealed) throw LetterProblems.raise('letters.not_found');
  const place = isPacket ? letterPlaces.packet(letter.id) : letterPlaces.pdf(letter.id);
  const bytes = vault.openBytes(sealed, place);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== (isPacket ? letter.packetSha256 : letter.pdfSha256))
    throw new Error(`the stored PDF of letter ${letter.id} is not the one that was signed`);
  recordEvent(em, vault, {
    accountId: request.accountId,
    letterId: letter.id,
    kind: LetterEventKind.downloaded,
    at: clock.now(),
    documentSha256: letter.documentSha256,
    origin: request.origin,
  });
  await em.flush();
  return { bytes, sha256, fileName: `dispute-letter-${letter.reference}.pdf` };
}
