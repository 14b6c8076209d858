import { BillingProblems } from '@creditfix/shared/billing';
import { Problem, spoken } from '@creditfix/shared/kernel';
import { LetterProblems, LetterStatus } from '@creditfix/shared/letters';
import { lockAccount, notifyAccount } from '#server/accounts/index.ts';
import { chargeForLetter, forgetUses, hasContract, serviceVerdict } from '#server/billing/index.ts';
import { noteEnclosed, PageGone } from '#server/documents/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { EmailDraft } from '#server/platform/email/index.ts';
import { keepWritten } from '#server/platform/files/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import { PdfFailure } from '#server/platform/pdf/index.ts';
import { isSignedOnPaper, makeFiles, removeFiles } from './letter-files.ts';
import { Letter } from './letter.entity.ts';
import { lockSigning } from './letter.repository.ts';
import type { LettersParts } from './letters.parts.ts';
import * as es from './messages.es.ts';
import * as en from './messages.ts';
import {
  interruptedLetters,
  isWithoutPdf,
  lettersWithoutPdf,
  undoSigning,
} from './signing/signing.repository.ts';

export const finishLetterJob = defineJob<{ letterId: string }>({
  queue: 'finish-letter',
  retries: 8,
  retryDelaySeconds: 30,
});

/** What comes after each signing while nobody waits: the news of it, or, should the letter have no PDF yet, a look at it later. */
export const followSigningJob = defineJob<{ letterId: string; waitedSeconds?: string }>({
  queue: 'follow-signing',
  retries: 8,
  retryDelaySeconds: 5,
});

/** Whoever signed is looking at the letter: the email can come later, and must not delay other people's letters. */
export const FOLLOW_AFTER_SECONDS = 3;
/** If printing takes longer, as the first print of a process may, we look again after this. */
const LOOK_AGAIN_SECONDS = 10;
/** After this long a letter that is still without its PDF is finished by a job: its request must have died. */
const FINISH_AFTER_SECONDS = 90;

/**
 * Gives a signed letter its PDF: prints, binds the enclosures, seals, stores, then releases the letter. Any number of tries, at once
 * or after a crash, end with one PDF: each writes under keys of its own, and the first to release the letter wins.
 *
 * @param whenNotPrinted `take_back` while the person waits: the draft is open again and nothing counts against the plan;
 *   `try_again` in the job, where the person may have gone believing that the letter exists
 * @param added the letter, where the caller has just committed it and found that nothing has to wait
 * @throws Problem if no PDF could be made
 */
export async function finishLetter(
  parts: LettersParts,
  letterId: string,
  whenNotPrinted: 'take_back' | 'try_again',
  added?: Letter,
): Promise<Letter> {
  const em = parts.database.fork();
  const letter = added ?? (await em.findOne(Letter, letterId));
  // The request that signed it may have taken it back a moment ago.
  if (!letter) throw LetterProblems.raise('letters.pdf_unavailable', { retryAfterSeconds: 30 });
  if (letter.status !== LetterStatus.preparing) return letter;
  const asked = { accountId: letter.accountId, now: parts.clock.now(), askedAt: letter.createdAt };
  const verdict = added ? 'may_begin' : await serviceVerdict(em, asked);
  if (verdict === 'cancelled') {
    await takeBack(em, letter, true);
    throw BillingProblems.raise('billing.service_waits');
  }
  // It is signed and waits: nothing is done while the contract can still be canceled.
  if (verdict !== 'may_begin') return letter;
  const made = await makeFiles(parts, letter).catch(async (error: unknown) => {
    // A letter that is too long stays too long, and a lost enclosure stays lost: trying again would keep the letter, and its place in
    // the allowance, for good.
    const isHopeless = isTooLong(error) || error instanceof PageGone;
    if (whenNotPrinted === 'take_back' || isHopeless) await takeBack(em, letter, isHopeless);
    parts.log.warn({ err: error, letterId }, 'letters: a PDF could not be made');
    throw problemOf(error);
  });
  // Only this signing is released: the draft may have been opened and signed again with another text meanwhile.
  const released = await em.transactional(async (tx) => {
    // The account before its letter, in the order of who deletes it: the kept totals would ask for the account only afterwards.
    const charges = await hasContract(tx, letter.accountId);
    await lockAccount(tx, letter.accountId, charges ? 'for no key update' : 'for key share');
    const changed = await tx.nativeUpdate(
      Letter,
      { id: letter.id, signingId: letter.signingId, status: LetterStatus.preparing },
      { status: LetterStatus.drafted, ...made },
    );
    if (changed !== 1) return false;
    if (letter.exhibitPages > 0) await noteEnclosed(tx, letter.id);
    // Hours after they were stored they may be gone: another try prints again.
    if (!(await keepWritten(tx, [made.pdfKey, made.packetKey], parts.clock.now())))
      throw LetterProblems.raise('letters.pdf_unavailable', { retryAfterSeconds: 30 });
    await chargeForLetter(tx, parts, { ...letter, letterId: letter.id });
    return true;
  });
  // Nobody else has changed it: the update above found it as it was read.
  if (released) return { ...letter, status: LetterStatus.drafted, ...made };
  await removeFiles(parts, made);
  const finished = await em.fork().findOne(Letter, { id: letter.id, signingId: letter.signingId });
  if (!finished) throw LetterProblems.raise('letters.pdf_unavailable', { retryAfterSeconds: 30 });
  return finished;
}

/** Tells the person that the letter is there, once however often it is asked for. */
async function tellReady(parts: LettersParts, em: EntityManager, letter: Letter): Promise<void> {
  await em.transactional(async (tx) => {
    await lockAccount(tx, letter.accountId, 'for key share');
    await notifyAccount(tx, parts, {
      accountId: letter.accountId,
      kind: 'letter_ready',
      key: `letter_ready:${letter.id}`,
      preference: 'letter_news',
      draft: () =>
        letterReadyEmail({
          reference: letter.reference,
          dashboardUrl: pageAddress(parts.publicOrigin(), '/dashboard'),
          signedOnPaper: isSignedOnPaper(parts.vault, letter),
        }),
    });
  });
}

/**
 * A letter that was taken back leaves nothing to do; one that is still being printed is looked at again, until its request must have died.
 *
 * @param signed `waitedSeconds` since the signing, where it was looked at before
 */
export async function followSigning(
  parts: LettersParts,
  { letterId, waitedSeconds }: { letterId: string; waitedSeconds?: string },
): Promise<void> {
  const em = parts.database.fork();
  const letter = await em.findOne(Letter, letterId);
  if (!letter) return;
  if (letter.status !== LetterStatus.preparing) return await tellReady(parts, em, letter);
  const waited = Number(waitedSeconds ?? FOLLOW_AFTER_SECONDS);
  await em.transactional(async (tx) => {
    if (waited >= FINISH_AFTER_SECONDS)
      return await parts.jobs.enqueue(tx, finishLetterJob, { letterId });
    const again = { letterId, waitedSeconds: String(waited + LOOK_AGAIN_SECONDS) };
    const startAfterSeconds = LOOK_AGAIN_SECONDS;
    return await parts.jobs.enqueue(tx, followSigningJob, again, { startAfterSeconds });
  });
}

/** Of a contract that was canceled: what was signed and waited is a draft again, and counts against no plan. */
export async function openWaitingLetters(
  { database, clock }: Pick<LettersParts, 'database' | 'clock'>,
  accountId: string,
): Promise<void> {
  const em = database.fork();
  const waiting = await lettersWithoutPdf(em, accountId);
  for (const letter of waiting) {
    const asked = { accountId, now: clock.now(), askedAt: letter.createdAt };
    const verdict = await serviceVerdict(em, asked);
    if (verdict === 'cancelled') await takeBack(database.fork(), letter, true);
  }
}

/** The job's way: a letter that was taken back leaves nothing to do, and of one that is finished by now there is news. */
export async function finishLetterLater(parts: LettersParts, letterId: string): Promise<void> {
  if (await isWithoutPdf(parts.database.fork(), letterId)) await finishInPeace(parts, letterId);
  const em = parts.database.fork();
  const letter = await em.findOne(Letter, letterId);
  if (letter && letter.status !== LetterStatus.preparing) await tellReady(parts, em, letter);
}

async function finishInPeace(parts: LettersParts, letterId: string): Promise<void> {
  await finishLetter(parts, letterId, 'try_again').catch((error: unknown) => {
    // It went with the contract that was canceled.
    if (!(error instanceof Problem) || error.code !== 'billing.service_waits') throw error;
  });
}

/**
 * Undoes a signing whose PDF can't be made: the draft is open again and the allowance is given back. Where another request has
 * released one of its letters meanwhile, the signing stands, and only a letter that can never be printed goes.
 */
async function takeBack(em: EntityManager, letter: Letter, isHopeless: boolean): Promise<void> {
  const { id, signingId } = letter;
  await em.transactional(async (tx) => {
    // Under a lock, so that no other request can release one of them between the look and the change.
    const letters = await lockSigning(tx, signingId);
    const waiting = letters.filter(({ status }) => status === LetterStatus.preparing);
    const stands = waiting.length < letters.length;
    const gone = stands ? waiting.filter((one) => isHopeless && one.id === id) : waiting;
    if (gone.length === 0) return;
    const ids = gone.map((one) => one.id);
    // A draft of which letters are out is never signed a second time.
    await undoSigning(tx, letter.accountId, { ids, reopens: !stands });
    await forgetUses(tx, ids);
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

/**
 * Queues every letter that was signed before `signedBefore` and has no PDF yet: whatever was making it is gone, or its job
 * gave up.
 */
export async function finishInterrupted(
  { database, jobs }: Pick<LettersParts, 'database' | 'jobs'>,
  signedBefore: Date,
): Promise<void> {
  const em = database.fork();
  const interrupted = await interruptedLetters(em, signedBefore);
  await em.transactional(async (tx) => {
    for (const { id } of interrupted) await jobs.enqueue(tx, finishLetterJob, { letterId: id });
  });
}

/** A signed letter has its PDF. Whom it is to and what it disputes stay out of the email: others may see an inbox. */
export function letterReadyEmail({
  reference,
  dashboardUrl,
  signedOnPaper = false,
}: {
  readonly reference: string;
  readonly dashboardUrl: string;
  readonly signedOnPaper?: boolean;
}): EmailDraft {
  const words = spoken({ en: en.letterReadyEmailMessages, es: es.letterReadyEmailMessages });
  return {
    subject: words.title,
    preview: signedOnPaper ? words.previewUnsigned : words.preview,
    heading: words.title,
    blocks: [
      {
        kind: 'text',
        text: signedOnPaper ? words.waitsUnsigned(reference) : words.waits(reference),
      },
      { kind: 'list', items: [words.print(signedOnPaper), ...words.steps] },
      { kind: 'button', label: words.button, url: dashboardUrl },
    ],
    reason: words.reason,
  };
}
