import type { Allowance } from '@creditfix/shared/billing';
import { RequestProblems, spoken } from '@creditfix/shared/kernel';
import {
  type AttachedEnclosure,
  isForPen,
  type LetterDocument,
  letterDocumentSchema,
  LetterProblems,
  type PolishedWords,
  type Signature,
  signingConsent,
} from '@creditfix/shared/letters';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { recordConsent } from '#server/accounts/index.ts';
import {
  currentAllowance,
  lockAllowance,
  recordRefusal,
  serviceHold,
  takeLetters,
} from '#server/billing/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { addLetter } from './add-letter.ts';
import { documentHash, readingHash } from './document-hash.ts';
import { flagDisputes, refuseRepeats } from './earlier-letters.ts';
import { finishLetterJob, FOLLOW_AFTER_SECONDS, followSigningJob } from '../finish-letter.ts';
import { englishInLetter, keptEnglish } from '../into-english/kept-english.ts';
import { applicablePolish, keptPolish, type KeptPolish } from '../polish/kept-polish.ts';
import { LetterDraft } from '../drafts/letter-draft.entity.ts';
import { letterPlaces } from '../letter-places.ts';
import { refuseWrongFollowUp } from '../letter-story.ts';
import { findLetterOfCall } from '../letter.repository.ts';
import { Letter } from '../letter.entity.ts';
import type { LettersParts } from '../letters.parts.ts';
import * as es from '../messages.es.ts';
import * as en from '../messages.ts';
import type { Origin } from '../record-event.ts';
import { keepSignature } from './signature.ts';
import { signedTogether, type SignedRow } from './signing.repository.ts';
import {
  attachedEnclosures,
  type LetterForm,
  refuseBlockedWording,
  refuseUnconfirmedEnvelope,
  type Writing,
  type WrittenLetter,
} from '../text/write-letter.ts';

/** What was signed already, for the person who asks for the same once more because no answer came. */

/**
 * How long a repeated call finds the letters of the first one. Nobody's second letter is taken for a repeat: within 45 days the
 * same words to the same recipient are refused anyway.
 */
const REPEAT_MS = 24 * 60 * 60_000;

/** The letters that this draft already is, or that the same call made a short while ago. */
async function signedBefore(
  em: EntityManager,
  vault: Vault,
  request: SignRequest,
  now: Date,
): Promise<Signed['letterIds'] | undefined> {
  return request.draftId
    ? await signedFromDraft(em, request, request.draftId)
    : await signedInOneCall(em, vault, request, now);
}

/** A tab that shows another text than the signed one must not believe that its text was signed. */
async function signedFromDraft(
  em: EntityManager,
  { accountId, documentSha256 }: SignRequest,
  draftId: string,
): Promise<Signed['letterIds'] | undefined> {
  const first = await em.findOne(Letter, { id: draftId, accountId });
  if (!first) return undefined;
  const letters = await lettersOfSigning(em, first);
  const signed = readingHash(letters.map((letter) => letter.documentSha256));
  if (documentSha256 && documentSha256 !== signed) {
    throw LetterProblems.raise('letters.draft_already_signed');
  }
  return idsOf(letters);
}

/** The letters of a call whose answer never arrived, if it is sent once more. */
async function signedInOneCall(
  em: EntityManager,
  vault: Vault,
  request: SignRequest,
  now: Date,
): Promise<Signed['letterIds'] | undefined> {
  const first = await findLetterOfCall(em, {
    accountId: request.accountId,
    requestKey: requestKeyOf(vault, request),
    since: new Date(now.getTime() - REPEAT_MS),
  });
  return first ? idsOf(await lettersOfSigning(em, first)) : undefined;
}

/** Tells one call again: everything that the person sent, as it was understood. How it travels makes it no other letter. */
function requestKeyOf(
  vault: Vault,
  { accountId, form, signature, saveSignature = false }: SignRequest,
): string {
  const { deliveryMethod: _, ...written } = form;
  const sent = JSON.stringify([written, signature, saveSignature]);
  return vault.fingerprint('letters.request_key', `${accountId}/${sent}`);
}

async function lettersOfSigning(
  em: EntityManager,
  first: Pick<Letter, 'id' | 'signingId'>,
): Promise<readonly [SignedRow, ...SignedRow[]]> {
  const [leading, ...all] = await signedTogether(em, first.signingId);
  // It was there a moment ago, and its printing failed meanwhile.
  if (!leading) throw LetterProblems.raise('letters.pdf_unavailable', { retryAfterSeconds: 30 });
  return [leading, ...all];
}

function idsOf([first, ...others]: readonly [SignedRow, ...SignedRow[]]): Signed['letterIds'] {
  return [first.id, ...others.map(({ id }) => id)];
}

/** Drafts that were read before several letters could be signed at once hold a single one. */
const keptSchema = z.union([
  z.array(letterDocumentSchema),
  letterDocumentSchema.transform((document) => [document]),
]);

export interface SignRequest {
  readonly accountId: string;
  readonly form: LetterForm;
  readonly signature: Signature;
  readonly draftId?: string | undefined;
  readonly documentSha256?: string | undefined;
  readonly saveSignature?: boolean | undefined;
  readonly origin: Origin;
}

/** What is signed, and under which ids. */
export interface Reading {
  readonly form: LetterForm;
  readonly letters: readonly [WrittenLetter, ...WrittenLetter[]];
  readonly attached: readonly AttachedEnclosure[];
  /** What the language model had to do with it. */
  readonly polish: KeptPolish | undefined;
  /** Which of the words it put into English before the person confirmed them. */
  readonly english: ReturnType<typeof englishInLetter>;
}

/** The letters of one act of signing, the first one first. */
interface Signed {
  readonly letterIds: readonly [string, ...string[]];
  readonly allowance: Allowance;
  /** As they were just added; none if they were signed before, maybe by a call that is still printing them. */
  readonly added: readonly Letter[];
  /** Nothing is printed yet: a contract can still be canceled. */
  readonly mustWait: boolean;
}

/** How often a signing starts over because the same one, sent at the same time, was taken back. */
const MOST_TRIES = 3;

/** Commits the signed letters, once per draft and once per call that carries the whole form. Their PDFs do not exist yet. */
export async function signLetters(
  em: EntityManager,
  parts: LettersParts,
  request: SignRequest,
): Promise<Signed> {
  const { accountId } = request;
  const now = parts.clock.now();
  try {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const written = await writtenFor(em.fork(), parts, request, now);
      const signed = await em.transactional((tx) => signOnce(tx, parts, request, { now, written }));
      if (signed) return signed;
    }
    throw LetterProblems.raise('letters.pdf_unavailable', { retryAfterSeconds: 30 });
  } catch (error) {
    await recordRefusal(parts, { accountId, error, now });
    throw error;
  }
}

/** @returns undefined where the letters must be written first */
async function signOnce(
  tx: EntityManager,
  parts: LettersParts,
  request: SignRequest,
  { now, written }: { readonly now: Date; readonly written: Written | undefined },
): Promise<Signed | undefined> {
  // The lock comes first: what is sent twice at once meets itself here, and the second finds the letters.
  await lockAllowance(tx, request.accountId);
  const again = await signedBefore(tx, parts.vault, request, now);
  if (again) {
    const allowance = await currentAllowance(tx, request.accountId, now);
    return { letterIds: again, allowance, added: [], mustWait: false };
  }
  // It was signed when it should have been written, and its printing failed before the lock was ours.
  if (!written) return undefined;
  const reading = await readingOf(tx, parts, request, { now, written });
  const details = reading.form.disputeDetails;
  await refuseWrongFollowUp(tx, parts.vault, { accountId: request.accountId, details });
  const [first, ...others] = reading.letters;
  const letterIds = [first.id, ...others.map(({ id }) => id)] as const;
  const taken = await takeLetters(tx, request.accountId, parts, { letterIds, now });
  await refuseRepeats(tx, parts.vault, { ...reading, accountId: request.accountId, now });
  const requestKey = request.draftId ? null : requestKeyOf(parts.vault, request);
  const signing = { id: randomUUID(), requestKey, planMonth: taken.planMonth, at: now };
  const added: Letter[] = [];
  for (const letter of reading.letters)
    added.push(await addLetter(tx, parts, request, { reading, letter, signing }));
  const forPen = isForPen(request.signature);
  // Whoever signs with a pen gives no electronic signature, and has none to keep.
  if (!forPen) {
    await recordConsent(tx, parts.vault, {
      accountId: request.accountId,
      kind: 'electronic_signature',
      at: now,
      version: signingConsent.version,
      origin: request.origin,
    });
  }
  if (request.saveSignature && !forPen)
    await keepSignature(tx, parts, request.accountId, request.signature);
  await tx.flush();
  await flagDisputes(tx, parts.vault, {
    accountId: request.accountId,
    letterId: first.id,
    at: now,
    details,
    attached: reading.attached,
  });
  const hold = await serviceHold(tx, { accountId: request.accountId, now });
  const job = hold ? finishLetterJob : followSigningJob;
  const startAfterSeconds = hold ? secondsBetween(now, hold.until) : FOLLOW_AFTER_SECONDS;
  for (const letterId of letterIds)
    await parts.jobs.enqueue(tx, job, { letterId }, { startAfterSeconds });
  return { letterIds, allowance: taken.allowance, added, mustWait: Boolean(hold) };
}

function secondsBetween(from: Date, until: Date): number {
  return Math.ceil((until.getTime() - from.getTime()) / 1_000);
}

/** What the letters are written from beside the form. */
interface Sources {
  readonly attached: readonly AttachedEnclosure[];
  readonly draft: LetterDraft | undefined;
  readonly kept: KeptPolish | undefined;
  readonly polished: readonly PolishedWords[];
}

interface Written {
  readonly writing: Writing;
  /** What it was written from, to be compared under the lock. */
  readonly from: string;
}

/**
 * The letters, written before the lock is taken: a text that takes long may not hold a connection of the database meanwhile.
 * None if they are signed already and could not be written again.
 */
async function writtenFor(
  em: EntityManager,
  parts: LettersParts,
  request: SignRequest,
  now: Date,
): Promise<Written | undefined> {
  const { form, draftId } = request;
  if (!draftId) refuseUnreadWording(form);
  try {
    return await write(em, parts, request, now);
  } catch (error) {
    if (await signedBefore(em, parts.vault, request, now)) return undefined;
    throw error;
  }
}

async function write(
  em: EntityManager,
  parts: LettersParts,
  request: SignRequest,
  now: Date,
): Promise<Written> {
  const { accountId, form } = request;
  const sources = await sourcesOf(em, parts, request);
  const { attached, draft, polished } = sources;
  const { legalMode } = parts.letterWork;
  const facts = { letterId: draft?.id ?? randomUUID(), now, attached, polished, legalMode };
  const writing = await parts.letterWork.run('writeLetters', accountId, form, facts);
  return { writing, from: fingerprintOf(sources) };
}

async function sourcesOf(
  em: EntityManager,
  parts: LettersParts,
  { accountId, form, draftId }: SignRequest,
): Promise<Sources> {
  const attached = await attachedEnclosures(em, accountId, form);
  const draft = draftId ? await em.findOne(LetterDraft, { id: draftId, accountId }) : undefined;
  if (draft === null) throw LetterProblems.raise('letters.draft_not_found');
  const kept = draft && form.wording === 'polished' ? keptPolish(parts.vault, draft) : undefined;
  return { attached, draft, kept, polished: applicablePolish(form, kept?.words) };
}

function fingerprintOf({ attached, draft, polished }: Sources): string {
  return JSON.stringify([attached, draft?.id, polished]);
}

/** The reviewed draft if there is one, else the letters written from the whole form. */
async function readingOf(
  tx: EntityManager,
  parts: LettersParts,
  request: SignRequest,
  { now, written }: { readonly now: Date; readonly written: Written },
): Promise<Reading> {
  const sources = await sourcesOf(tx, parts, request);
  if (sources.draft?.signedAt) throw LetterProblems.raise('letters.draft_already_signed');
  // Something came between the writing and the lock.
  if (written.from !== fingerprintOf(sources))
    throw LetterProblems.raise('letters.document_changed');
  const { attached, draft, kept, polished } = sources;
  const { findings, ...writing } = written.writing;
  const letters = draft
    ? signableReading(writing.letters, keptReview(parts.vault, draft), request.documentSha256)
    : writing.letters;
  refuseBlockedWording(findings);
  refuseUnconfirmedEnvelope(letters[0].document, request.form.inEnvelope);
  if (draft) draft.signedAt = now;
  return {
    form: request.form,
    letters,
    attached,
    polish: polished.length > 0 ? kept : undefined,
    english: draft ? englishInLetter(request.form, keptEnglish(parts.vault, draft)) : [],
  };
}

/** What a language model made of someone's words is signed only by a person who has read it. */
function refuseUnreadWording({ wording }: LetterForm): void {
  if (wording !== 'polished') return;
  const message = spoken({ en: en.lettersMessages, es: es.lettersMessages }).readWordingFirst;
  throw RequestProblems.raise('request.invalid', { fields: [{ path: 'wording', message }] });
}

/**
 * What was read is what is signed: the form that comes along must be the one it was written from, whatever day it is by now.
 *
 * @throws Problem `letters.document_changed`
 */
function signableReading(
  written: Reading['letters'],
  read: readonly LetterDocument[],
  documentSha256: string | undefined,
): Reading['letters'] {
  const [date] = read.map((document) => document.date);
  const hashes = read.map(documentHash);
  const again = written.map(({ document }) =>
    documentHash({ ...document, date: date ?? document.date }),
  );
  if (!date || readingHash(hashes) !== documentSha256 || readingHash(again) !== documentSha256) {
    throw LetterProblems.raise('letters.document_changed');
  }
  const [first, ...others] = written;
  const asRead = (letter: WrittenLetter): WrittenLetter => ({
    ...letter,
    document: { ...letter.document, date },
  });
  return [asRead(first), ...others.map(asRead)];
}

/** The letters as they were last shown for reading; none if they were not, or where the draft has changed since. */
function keptReview(vault: Vault, draft: LetterDraft): readonly LetterDocument[] {
  if (!draft.sealedReview) return [];
  return keptSchema.parse(vault.openJson(draft.sealedReview, letterPlaces.review(draft.id)));
}
