import { Problem } from '@creditfix/shared/kernel';
import {
  isForPen,
  LetterEventKind,
  LetterProblems,
  LetterRecipient,
  LetterStatus,
  penConsent,
  signingConsent,
} from '@creditfix/shared/letters';
import { recordUse } from '#server/documents/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { documentHash } from './document-hash.ts';
import { rememberItems } from './earlier-letters.ts';
import { Letter } from '../letter.entity.ts';
import { letterPlaces } from '../letter-places.ts';
import type { LettersParts } from '../letters.parts.ts';
import { recordEvents } from '../record-event.ts';
import type { Reading, SignRequest } from './sign-letter.ts';
import type { WrittenLetter } from '../text/write-letter.ts';

const NO_FILES_YET = {
  pdfKey: null,
  pdfSha256: null,
  pdfPages: null,
  packetKey: null,
  packetSha256: null,
  packetUntil: null,
  mailBytes: null,
} as const;

interface SigningFacts {
  readonly id: string;
  readonly requestKey: string | null;
  readonly planMonth: string;
  readonly at: Date;
}

/** Adds one letter of a signing: its row, its items, its enclosures and its trail. @returns the row */
export async function addLetter(
  tx: EntityManager,
  { vault }: LettersParts,
  request: SignRequest,
  {
    reading,
    letter,
    signing,
  }: {
    readonly reading: Reading;
    readonly letter: WrittenLetter;
    readonly signing: SigningFacts;
  },
): Promise<Letter> {
  const { id, document, bureau } = letter;
  const { accountId } = request;
  const { form } = reading;
  const details = form.disputeDetails;
  const documentSha256 = documentHash(document);
  const exhibits = document.exhibits ?? [];
  const signedOnPaper = isForPen(request.signature);
  const consent = signedOnPaper ? penConsent : signingConsent;
  const row: Letter = {
    id,
    accountId,
    signingId: signing.id,
    requestKey: signing.requestKey,
    position: reading.letters.indexOf(letter),
    planMonth: signing.planMonth,
    status: LetterStatus.preparing,
    reference: document.reference,
    disputeReason: details.disputeReason,
    recipient: details.recipient ?? LetterRecipient.bureau,
    template: details.template ?? null,
    followUp: details.followUp?.kind ?? null,
    followsLetterId: details.followUp?.letterId ?? null,
    sealedForm: vault.sealJson(
      { ...form, bureau: bureau ?? null, signedOnPaper, consent },
      letterPlaces.form(id),
    ),
    sealedDocument: vault.sealJson(document, letterPlaces.document(id)),
    sealedSignature: vault.sealJson(request.signature, letterPlaces.signature(id)),
    sealedWriting: vault.sealJson(
      writingRecord(reading, document.ruleTableVersion),
      letterPlaces.writing(id),
    ),
    documentSha256,
    ...NO_FILES_YET,
    exhibitPages: exhibits.reduce((sum, { pages }) => sum + pages, 0),
    mailDate: null,
    trackingNumber: null,
    createdAt: signing.at,
  };
  await tx.insert(Letter, row);
  await rememberItems(tx, vault, { id, accountId, details, at: signing.at });
  if (exhibits.length > 0) {
    const documentIds = exhibits.map(({ documentId }) => documentId);
    await recordUse(tx, { letterId: id, accountId, documentIds, at: signing.at }).catch(
      enclosureGone,
    );
  }
  // Of a draft that was read the trail knows already.
  const steps = request.draftId ? [] : [LetterEventKind.drafted];
  const signed = signedOnPaper ? LetterEventKind.left_to_sign : LetterEventKind.signed;
  await recordEvents(
    tx,
    vault,
    [...steps, LetterEventKind.attested, signed].map((kind) => ({
      accountId,
      letterId: id,
      kind,
      at: signing.at,
      documentSha256,
      origin: request.origin,
    })),
  );
  return row;
}

/** A copy that was deleted in the moment of signing is answered like one that was gone before. */
function enclosureGone(error: unknown): never {
  if (error instanceof Problem && error.code === 'documents.not_found')
    throw LetterProblems.raise('letters.copy_missing');
  throw error;
}

/** How the wording came to be: kept with the letter, so that it can be explained years later. */
function writingRecord({ polish, english }: Reading, ruleTableVersion: string) {
  return {
    wording: polish ? 'polished' : 'plain',
    ruleTableVersion,
    ...(english.length > 0 ? { english } : {}),
    ...(polish
      ? {
          promptVersion: polish.promptVersion,
          model: polish.model,
          inputTokens: polish.inputTokens,
          outputTokens: polish.outputTokens,
          attempts: polish.attempts,
          verdicts: polish.verdicts,
        }
      : {}),
  };
}
