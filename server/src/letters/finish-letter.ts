import { Problem } from '@creditfix/shared/kernel';
import { LetterProblems, LetterStatus, letterDocumentSchema } from '@creditfix/shared/letters';
import { createHash, randomUUID } from 'node:crypto';
import type { EntityManager } from '#server/platform/database/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import { PdfFailure } from '#server/platform/pdf/index.ts';
import { keptSignatureSchema } from './signature.ts';
import { LetterDraft } from './letter-draft.entity.ts';
import { LetterEvent } from './letter-event.entity.ts';
import { renderLetterHtml } from './letter-html.ts';
import { letterPlaces } from './letter-places.ts';
import { Letter } from './letter.entity.ts';
import type { LettersParts } from './letters.parts.ts';

export const finishLetterJob = defineJob<{ letterId: string }>({
  queue: 'finish-letter',
  retries: 8,
  retryDelaySeconds: 30,
});

const MOST_PAGES = 2;

/**
 * Gives a signed letter its PDF: prints, seals, stores, then releases the letter. Any number of tries, at once or after a
 * crash, end with one PDF: each writes under a key of its own, and the first to release the letter wins.
 *
 * @param whenNotPrinted `take_back` while the person waits: the draft is open again and nothing counts against the plan;
 *   `try_again` in the job, where the person may have gone believing that the letter exists
 * @throws Problem where no PDF could be made
 */
export async function finishLetter(
  parts: LettersParts,
  letterId: string,
  whenNotPrinted: 'take_back' | 'try_again',
): Promise<Letter> {
  const em = parts.database.fork();
  const letter = await em.findOne(Letter, letterId);
  // The request that signed it may have taken it back a moment ago.
  if (!letter) throw LetterProblems.raise('letters.pdf_unavailable', { retryAfterSeconds: 30 });
  if (letter.status !== LetterStatus.preparing) return letter;
  const made = await makePdf(parts, letter).catch(async (error: unknown) => {
    // A letter that is too long stays too long: trying again would keep it, and its place in the allowance, for good.
    if (whenNotPrinted === 'take_back' || isTooLong(error)) await takeBack(em, letter);
    parts.log.warn({ err: error, letterId }, 'letters: a PDF could not be made');
    throw problemOf(error);
  });
  // Only this signing is released: the draft may have been opened and signed again with another text meanwhile.
  const released = await em.nativeUpdate(
    Letter,
    { id: letter.id, signingId: letter.signingId, status: LetterStatus.preparing },
    { status: LetterStatus.drafted, ...made },
  );
  if (released !== 1) await parts.files.remove(made.pdfKey);
  const finished = await em.fork().findOne(Letter, { id: letter.id, signingId: letter.signingId });
  if (!finished) throw LetterProblems.raise('letters.pdf_unavailable', { retryAfterSeconds: 30 });
  return finished;
}

/** Prints, seals and stores; what it returns names the stored file. */
async function makePdf(parts: LettersParts, letter: Letter) {
  const pdf = await printLetter(parts, letter);
  const pdfKey = `letters/${randomUUID()}.pdf`;
  await parts.files.put(pdfKey, parts.vault.sealBytes(pdf.bytes, letterPlaces.pdf(letter.id)));
  const pdfSha256 = createHash('sha256').update(pdf.bytes).digest('hex');
  return { pdfKey, pdfSha256, pdfPages: pdf.pages };
}

async function printLetter({ vault, pdf }: LettersParts, letter: Letter) {
  const document = letterDocumentSchema.parse(
    vault.openJson(letter.sealedDocument, letterPlaces.document(letter.id)),
  );
  const signature = keptSignatureSchema.parse(
    vault.openJson(letter.sealedSignature, letterPlaces.signature(letter.id)),
  );
  return await pdf.print({
    html: renderLetterHtml(
      document,
      typeof signature === 'string'
        ? { kind: 'drawn', pngDataUrl: signature }
        : { kind: 'typed', name: signature.typedName },
    ),
    title: document.subject,
    mustContain: document.reference,
    maxPages: MOST_PAGES,
  });
}

/** Undoes a signing whose PDF can't be made: the draft is open again and the allowance is given back. */
async function takeBack(em: EntityManager, letter: Letter): Promise<void> {
  await em.transactional(async (tx) => {
    const removed = await tx.nativeDelete(Letter, {
      id: letter.id,
      signingId: letter.signingId,
      status: LetterStatus.preparing,
    });
    if (removed !== 1) return;
    const signed = await tx.nativeUpdate(LetterDraft, { id: letter.id }, { signedAt: null });
    const undone = signed === 1 ? { kind: { $in: ['attested' as const, 'signed' as const] } } : {};
    await tx.nativeDelete(LetterEvent, { letterId: letter.id, ...undone });
  });
}

function isTooLong(error: unknown): boolean {
  return error instanceof PdfFailure && error.reason === 'too_many_pages';
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isTooLong(error)) return LetterProblems.raise('letters.too_long');
  return LetterProblems.raise('letters.pdf_unavailable', { retryAfterSeconds: 30 });
}
