import { openMailFile } from '#server/letters/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import { pauseCarrier, takeSlot } from './carrier-pace.repository.ts';
import { CarrierRefusal, CarrierUnreachable, type CarrierPiece } from './certified-mailer.port.ts';
import { endPiece } from './end-piece.ts';
import { openEnvelope } from './envelope-address.ts';
import { troubleOfRefusal, type MailTrouble } from './mail-trouble.ts';
import type { MailingParts } from './mailing.parts.ts';
import {
  claimPiece,
  endLease,
  taskFor,
  waitAnHour,
  type Claim,
  type ClaimedPiece,
} from './mailpiece-queue.repository.ts';
import { lockPiece, type PieceRow } from './mailpiece.repository.ts';
import { recordSent } from './record-sent.ts';
import { takeBack } from './take-back.ts';

/**
 * Tries follow each other within some minutes; after that `resumeMail` begins anew, so that a carrier that is away for hours is asked
 * every now and then and not by a crowd.
 */
export const sendMailJob = defineJob<{ pieceId: string }>({
  queue: 'send-mail',
  retries: 5,
  retryDelaySeconds: 15,
  sideBySide: true,
});

/** Our own account at the carrier is out of order: so long the letter waits for whoever runs this site. */
const WAITS_FOR_HOST_MS = 3 * 24 * 60 * 60_000;

/**
 * Hands a piece to the carrier, exactly once, however often and wherever this runs. That the carrier is asked is written down before it
 * is; where it was asked before and the answer was lost, it is looked up first, because the carrier knows our key for a day only. Nothing
 * is asked inside a transaction.
 *
 * @throws CarrierUnreachable where nobody knows what became of it: the job tries again
 */
export async function sendQueuedMail(parts: MailingParts, pieceId: string): Promise<void> {
  const task = await taskFor(parts, pieceId);
  if (task === 'take_back') return await takeBack(parts, pieceId);
  if (!task) return;
  const waitSeconds = await takeSlot(parts);
  if (waitSeconds > 0) return await comeAgain(parts, pieceId, waitSeconds);
  const piece = await claimPiece(parts, pieceId);
  if (!piece || (await isOfOtherMode(parts, piece))) return;
  const found = await lookUp(parts, piece);
  if (found === 'failed') return;
  const sent = found ?? (await handOver(parts, piece));
  if (!sent) return;
  const recorded = await parts.database
    .fork()
    .transactional((tx) => recordSent(tx, parts, pieceId, sent));
  // Its sender may have wanted it back while the carrier was asked.
  if (recorded?.piece.cancel_asked_at && !recorded.piece.ended_at) await takeBack(parts, pieceId);
}

/**
 * What was ordered while nothing was really printed is never printed for real. What was ordered for real waits for a real key: its sender
 * pays for a letter.
 */
async function isOfOtherMode(parts: MailingParts, piece: ClaimedPiece): Promise<boolean> {
  if (piece.test === parts.carrier.test) return false;
  if (piece.test) await endUnsent(parts, piece, 'carrier_refused');
  else
    await afterRefusal(parts, piece, {
      refusal: new CarrierRefusal('our_account', 'only a test key is set up'),
      isSure: !piece.askedBefore,
    });
  return true;
}

/** Finds what an earlier try has sent, where its answer was lost. */
async function lookUp(
  parts: MailingParts,
  piece: ClaimedPiece,
): Promise<CarrierPiece | 'failed' | undefined> {
  if (!piece.askedBefore) return undefined;
  try {
    return await parts.carrier.findPiece(piece.id);
  } catch (error) {
    await afterFailure(parts, piece, { error, isSure: false });
    return 'failed';
  }
}

/** @returns undefined where it was not taken; what that means is seen to */
async function handOver(
  parts: MailingParts,
  piece: ClaimedPiece,
): Promise<CarrierPiece | undefined> {
  const pdf = await openSignedFile(parts, piece);
  if (!pdf) {
    await endUnsent(parts, piece, 'file_gone');
    return undefined;
  }
  try {
    return await parts.carrier.send({
      ...openEnvelope(parts.vault, piece),
      pieceId: piece.id,
      mailClass: piece.mail_class,
      pages: piece.pages,
      sheets: piece.sheets,
      pdf,
    });
  } catch (error) {
    await afterFailure(parts, piece, { error, isSure: true });
    return undefined;
  }
}

/** Nothing but the very file that was signed is ever mailed. */
async function openSignedFile(
  parts: MailingParts,
  piece: ClaimedPiece,
): Promise<Uint8Array | undefined> {
  try {
    const file = await openMailFile(parts.database.fork(), parts, piece.letter_id);
    if (file.sha256 === piece.packet_sha256) return file.bytes;
    throw new Error('the letter has another file by now');
  } catch (error) {
    parts.log.error(
      { err: error, pieceId: piece.id },
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
  piece: ClaimedPiece,
  { error, isSure }: Failure,
): Promise<void> {
  if (error instanceof CarrierRefusal && (isSure || error.reason === 'our_account'))
    return await afterRefusal(parts, piece, { refusal: error, isSure });
  await endLease(parts, piece);
  if (error instanceof CarrierUnreachable && error.retryAfterSeconds !== undefined) {
    await pauseCarrier(parts, error.retryAfterSeconds);
    return await comeAgain(parts, piece.id, error.retryAfterSeconds);
  }
  throw error;
}

async function afterRefusal(
  parts: MailingParts,
  piece: ClaimedPiece,
  { refusal, isSure }: { readonly refusal: CarrierRefusal; readonly isSure: boolean },
): Promise<void> {
  const { log, clock } = parts;
  const { reason, message: answer } = refusal;
  const waited = clock.now().getTime() - piece.send_after.getTime();
  if (isSure && (reason !== 'our_account' || waited >= WAITS_FOR_HOST_MS)) {
    log.warn({ pieceId: piece.id, reason, answer }, 'mailing: the carrier did not take a letter');
    return await endUnsent(parts, piece, troubleOfRefusal(reason));
  }
  log.error(
    { pieceId: piece.id, answer },
    'mailing: the carrier does not accept our key or account, and letters wait; please look at the settings and at the account there',
  );
  await waitAnHour(parts, piece, isSure);
}

/** Ends what the carrier does not have, unless somebody else has gone on with it meanwhile. */
async function endUnsent(
  parts: MailingParts,
  piece: ClaimedPiece,
  trouble: MailTrouble,
): Promise<void> {
  const at = parts.clock.now();
  await parts.database.fork().transactional(async (tx) => {
    const locked = await lockPiece(tx, piece.id);
    if (locked && isStillClaimed(locked.piece, piece))
      await endPiece(tx, parts, locked, { status: 'failed', trouble, at });
  });
}

function isStillClaimed({ asked_times, carrier_id, status }: PieceRow, claim: Claim): boolean {
  return asked_times === claim.asked_times && carrier_id === null && status === 'queued';
}

async function comeAgain(
  { database, jobs }: MailingParts,
  pieceId: string,
  startAfterSeconds: number,
): Promise<void> {
  await database
    .fork()
    .transactional((tx) => jobs.enqueue(tx, sendMailJob, { pieceId }, { startAfterSeconds }));
}
