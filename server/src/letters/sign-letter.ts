import type { Plan } from '@creditfix/shared/accounts';
import type { Allowance } from '@creditfix/shared/billing';
import {
  LetterEventKind,
  LetterProblems,
  LetterStatus,
  letterDocumentSchema,
  signingConsent,
  type LetterDocument,
  type Signature,
} from '@creditfix/shared/letters';
import { randomUUID } from 'node:crypto';
import { currentAllowance, lockAllowance, takeLetter } from '#server/billing/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { documentHash } from './document-hash.ts';
import { finishLetterJob } from './finish-letter.ts';
import { LetterDraft } from './letter-draft.entity.ts';
import { Letter } from './letter.entity.ts';
import { letterPlaces } from './letter-places.ts';
import type { LettersParts } from './letters.parts.ts';
import { recordEvent, type Origin } from './record-event.ts';
import { keepSignature } from './signature.ts';
import { refuseBlockedWording, writeLetter, type LetterForm } from './write-letter.ts';

/** Seconds after which a letter that is still without its PDF is finished by a job: its request must have died. */
const FINISH_AFTER_SECONDS = 90;

export interface SignRequest {
  readonly accountId: string;
  readonly plan: Plan;
  readonly form: LetterForm;
  readonly signature: Signature;
  readonly draftId?: string | undefined;
  readonly documentSha256?: string | undefined;
  readonly saveSignature?: boolean | undefined;
  readonly origin: Origin;
}

/** What is signed, and under which id. */
interface Reading {
  readonly id: string;
  readonly form: LetterForm;
  readonly document: LetterDocument;
}

/** Commits the signed letter, once per draft. Its PDF does not exist yet. */
export async function signLetter(
  em: EntityManager,
  parts: LettersParts,
  request: SignRequest,
): Promise<{ letterId: string; allowance: Allowance; signedNow: boolean }> {
  const now = parts.clock.now();
  return await em.transactional(async (tx) => {
    // The lock comes first: the same draft sent twice at once meets itself here, and the second finds the letter.
    await lockAllowance(tx, request.accountId);
    const again = await signedBefore(tx, request);
    if (again) {
      return {
        letterId: again,
        allowance: await currentAllowance(tx, request, now),
        signedNow: false,
      };
    }
    const reading = await readingOf(tx, parts, request);
    const { allowance, planMonth } = await takeLetter(tx, request.accountId, now);
    addLetter(tx, parts, request, { reading, planMonth, now });
    if (request.saveSignature) await keepSignature(tx, parts, request.accountId, request.signature);
    await tx.flush();
    await parts.jobs.enqueue(
      tx,
      finishLetterJob,
      { letterId: reading.id },
      { startAfterSeconds: FINISH_AFTER_SECONDS },
    );
    return { letterId: reading.id, allowance, signedNow: true };
  });
}

/** The letter that this draft already is; a tab that shows another text must not believe that its text was signed. */
async function signedBefore(tx: EntityManager, request: SignRequest): Promise<string | undefined> {
  if (!request.draftId) return undefined;
  const letter = await tx.findOne(Letter, { id: request.draftId, accountId: request.accountId });
  if (!letter) return undefined;
  if (request.documentSha256 && request.documentSha256 !== letter.documentSha256) {
    throw LetterProblems.raise('letters.draft_already_signed');
  }
  return letter.id;
}

/** The reviewed draft where there is one, else the letter written now from the whole form. */
async function readingOf(
  tx: EntityManager,
  parts: LettersParts,
  request: SignRequest,
): Promise<Reading> {
  if (request.draftId) return await reviewedReading(tx, parts, request, request.draftId);
  const id = randomUUID();
  const { document, findings } = writeLetter(request.form, id, parts.clock.now());
  refuseBlockedWording(findings);
  return { id, form: request.form, document };
}

async function reviewedReading(
  tx: EntityManager,
  { vault, clock }: LettersParts,
  request: SignRequest,
  draftId: string,
): Promise<Reading> {
  const draft = await tx.findOne(LetterDraft, { id: draftId, accountId: request.accountId });
  if (!draft) throw LetterProblems.raise('letters.draft_not_found');
  if (!draft.sealedReview || draft.reviewedSha256 !== request.documentSha256) {
    throw LetterProblems.raise('letters.document_changed');
  }
  const document = letterDocumentSchema.parse(
    vault.openJson(draft.sealedReview, letterPlaces.review(draft.id)),
  );
  refuseBlockedWording(reviewFindings(request.form, document, draft.id, clock.now()));
  draft.signedAt = clock.now();
  return { id: draft.id, form: request.form, document };
}

/** Lints the text that was read; the form that comes along must be the one it was written from. */
function reviewFindings(form: LetterForm, document: LetterDocument, draftId: string, now: Date) {
  const written = writeLetter(form, draftId, now);
  const sameText =
    documentHash({ ...written.document, date: document.date }) === documentHash(document);
  if (!sameText) throw LetterProblems.raise('letters.document_changed');
  return written.findings;
}

function addLetter(
  tx: EntityManager,
  { vault }: LettersParts,
  request: SignRequest,
  { reading, planMonth, now }: { reading: Reading; planMonth: string; now: Date },
): void {
  const { id, form, document } = reading;
  const documentSha256 = documentHash(document);
  tx.create(Letter, {
    id,
    accountId: request.accountId,
    signingId: randomUUID(),
    planMonth,
    status: LetterStatus.preparing,
    reference: document.reference,
    disputeReason: form.disputeDetails.disputeReason,
    sealedForm: vault.sealJson({ ...form, consent: signingConsent }, letterPlaces.form(id)),
    sealedDocument: vault.sealJson(document, letterPlaces.document(id)),
    sealedSignature: vault.sealJson(request.signature, letterPlaces.signature(id)),
    documentSha256,
    pdfKey: null,
    pdfSha256: null,
    pdfPages: null,
    mailDate: null,
    trackingNumber: null,
    createdAt: now,
  });
  const steps = request.draftId ? [] : [LetterEventKind.drafted];
  for (const kind of [...steps, LetterEventKind.attested, LetterEventKind.signed]) {
    recordEvent(tx, vault, { letterId: id, kind, at: now, documentSha256, origin: request.origin });
  }
}
