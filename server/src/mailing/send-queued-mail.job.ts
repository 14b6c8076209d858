import { isHeldOrPaid } from '#server/billing/index.ts';
import { openMailFile } from '#server/letters/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import { pauseCarrier, takeSlot } from './carrier/carrier.repository.ts';
import {
  CarrierRefusal,
  CarrierUnreachable,
  type CarrierMailpiece,
} from './carrier/certified-mailer.port.ts';
import { endMailpiece } from './end-mailpiece.ts';
import { openEnvelope } from './carrier/envelope-address.ts';
import { troubleOfRefusal, type MailTrouble } from './mail-trouble.ts';
import type { MailingParts } from './mailing.parts.ts';
import {
  claimMailpiece,
  endLease,
  taskFor,
  postpone,
  type Claim,
  type ClaimedMailpiece,
} from './mailpiece-queue.repository.ts';
import { lockMailpiece, type MailpieceRow } from './mailpiece.repository.ts';
import { recordSent } from './record-scans.ts';
import { takeBack } from './take-back.ts';

/**
 * Tries follow each other within some minutes; after that `resumeMail` starts over, so that a carrier that is away for hours is asked
 * every now and then and not by a crowd.
 */
export const sendMailJob = defineJob<{ mailpieceId: string }>({
  queue: 'send-mail',
  retries: 5,
  retryDelaySeconds: 15,
  sideBySide: true,
});

/** Our own account at the carrier has a problem: how long the letter waits for the operator to fix it. */
const WAITS_FOR_HOST_MS = 3 * 24 * 60 * 60_000;

/**
 * Hands a mailpiece to the carrier, exactly once, however often and wherever this runs. That the carrier is asked is written down before it
 * is; if it was asked before and the answer was lost, it is looked up first, because the carrier knows our key for a day only. Nothing
 * is asked inside a transaction.
 *
 * @throws CarrierUnreachable if nobody knows what became of it: the job tries again
 */
export async function sendQueuedMail(parts: MailingParts, mailpieceId: string): Promise<void> {
  const task = await taskFor(parts, mailpieceId);
  if (task === 'take_back') return await takeBack(parts, mailpieceId);
  if (!task) return;
  const waitSeconds = await takeSlot(parts);
  if (waitSeconds > 0) return await requeue(parts, mailpieceId, waitSeconds);
  const mailpiece = await claimMailpiece(parts, mailpieceId);
  if (!mailpiece || (await isOfOtherMode(parts, mailpiece))) return;
  const found = await lookUp(parts, mailpiece);
  if (found === 'failed') return;
  const sent = found ?? (await submitToCarrier(parts, mailpiece));
  if (!sent) return;
  const recorded = await parts.database
    .fork()
    .transactional((tx) => recordSent(tx, parts, mailpieceId, sent));
  // Its sender may have wanted it back while the carrier was asked.
  if (recorded?.mailpiece.cancel_asked_at && !recorded.mailpiece.ended_at)
    await takeBack(parts, mailpieceId);
}

/**
 * What was ordered while nothing was really printed is never printed for real. What was ordered for real waits for a real key: its sender
 * pays for a letter.
 */
async function isOfOtherMode(parts: MailingParts, mailpiece: ClaimedMailpiece): Promise<boolean> {
  if (mailpiece.test === parts.carrier.test) return false;
  if (mailpiece.test) await endUnsent(parts, mailpiece, 'carrier_refused');
  else
    await afterRefusal(parts, mailpiece, {
      refusal: new CarrierRefusal('our_account', 'only a test key is set up'),
      isSure: !mailpiece.askedBefore,
    });
  return true;
}

/** Finds what an earlier try has sent, where its answer was lost. */
async function lookUp(
  parts: MailingParts,
  mailpiece: ClaimedMailpiece,
): Promise<CarrierMailpiece | 'failed' | undefined> {
  if (!mailpiece.askedBefore) return undefined;
  try {
    return await parts.carrier.findMailpiece(mailpiece.id);
  } catch (error) {
    await afterFailure(parts, mailpiece, { error, isSure: false });
    return 'failed';
  }
}

/** @returns undefined if it was not taken; what that means is seen to */
async function submitToCarrier(
  parts: MailingParts,
  mailpiece: ClaimedMailpiece,
): Promise<CarrierMailpiece | undefined> {
  if (!(await isHeldOrPaid(parts.database.fork(), mailpiece.id))) {
    await endUnsent(parts, mailpiece, 'payment_lapsed');
    return undefined;
  }
  const pdf = await openSignedFile(parts, mailpiece);
  if (!pdf) {
    await endUnsent(parts, mailpiece, 'file_gone');
    return undefined;
  }
  try {
    return await parts.carrier.send({
      ...openEnvelope(parts.vault, mailpiece),
      mailpieceId: mailpiece.id,
      mailClass: mailpiece.mail_class,
      pages: mailpiece.pages,
      sheets: mailpiece.sheets,
      pdf,
    });
  } catch (error) {
    await afterFailure(parts, mailpiece, { error, isSure: true });
    return undefined;
  }
}

/** Nothing but the very file that was signed is ever mailed. */
async function openSignedFile(
  parts: MailingParts,
  mailpiece: ClaimedMailpiece,
): Promise<Uint8Array | undefined> {
  try {
    const file = await openMailFile(parts.database.fork(), parts, mailpiece.letter_id);
    if (file.sha256 === mailpiece.packet_sha256) return file.bytes;
    throw new Error('the letter has another file by now');
  } catch (error) {
    parts.log.error(
      { err: error, mailpieceId: mailpiece.id },
      'mailing: the signed file of a letter could not be opened, so it is not mailed',
    );
    return undefined;
  }
}

interface Failure {
  readonly error: unknown;
  /** A refusal means that the carrier has nothing; not so where an earlier answer is still lost. */
  readonly isSure: boolean;
}

/** @throws what the job tries again */
async function afterFailure(
  parts: MailingParts,
  mailpiece: ClaimedMailpiece,
  { error, isSure }: Failure,
): Promise<void> {
  if (error instanceof CarrierRefusal && (isSure || error.reason === 'our_account'))
    return await afterRefusal(parts, mailpiece, { refusal: error, isSure });
  await endLease(parts, mailpiece);
  if (error instanceof CarrierUnreachable && error.retryAfterSeconds !== undefined) {
    await pauseCarrier(parts, error.retryAfterSeconds);
    return await requeue(parts, mailpiece.id, error.retryAfterSeconds);
  }
  throw error;
}

async function afterRefusal(
  parts: MailingParts,
  mailpiece: ClaimedMailpiece,
  { refusal, isSure }: { readonly refusal: CarrierRefusal; readonly isSure: boolean },
): Promise<void> {
  const { log, clock } = parts;
  const { reason, message: answer } = refusal;
  const waited = clock.now().getTime() - mailpiece.send_after.getTime();
  if (isSure && (reason !== 'our_account' || waited >= WAITS_FOR_HOST_MS)) {
    log.warn(
      { mailpieceId: mailpiece.id, reason, answer },
      'mailing: the carrier did not take a letter',
    );
    return await endUnsent(parts, mailpiece, troubleOfRefusal(reason));
  }
  log.error(
    { mailpieceId: mailpiece.id, answer },
    'mailing: the carrier does not accept our key or account, and letters wait; please look at the settings and at the account there',
  );
  await postpone(parts, mailpiece, isSure);
}

/** Ends what the carrier does not have, unless somebody else has gone on with it meanwhile. */
async function endUnsent(
  parts: MailingParts,
  mailpiece: ClaimedMailpiece,
  trouble: MailTrouble,
): Promise<void> {
  const at = parts.clock.now();
  await parts.database.fork().transactional(async (tx) => {
    const locked = await lockMailpiece(tx, mailpiece.id);
    if (locked && isStillClaimed(locked.mailpiece, mailpiece))
      await endMailpiece(tx, parts, locked, { status: 'failed', trouble, at });
  });
}

function isStillClaimed({ asked_times, carrier_id, status }: MailpieceRow, claim: Claim): boolean {
  return asked_times === claim.asked_times && carrier_id === null && status === 'queued';
}

async function requeue(
  { database, jobs }: MailingParts,
  mailpieceId: string,
  startAfterSeconds: number,
): Promise<void> {
  await database
    .fork()
    .transactional((tx) => jobs.enqueue(tx, sendMailJob, { mailpieceId }, { startAfterSeconds }));
}
