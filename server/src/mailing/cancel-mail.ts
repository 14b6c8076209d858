import { Problem, spoken } from '@creditfix/shared/kernel';
import { MailCarrier, MailingProblems } from '@creditfix/shared/mailing';
import { recordTrail, type Origin } from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { CarrierUnreachable } from './carrier/certified-mailer.port.ts';
import { endMailpiece } from './end-mailpiece.ts';
import { troubleWords } from './mail-trouble.ts';
import type { MailingParts } from './mailing.parts.ts';
import { followAtOnce } from './mailpiece-moved.job.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';
import {
  changeMailpiece,
  lockOwnMailpiece,
  type LockedMailpiece,
  type MailpieceRow,
} from './mailpiece.repository.ts';
import { queuedMailpieces } from './mailpiece-queue.repository.ts';
import { callBack } from './take-back.ts';

interface CancelRequest {
  readonly accountId: string;
  readonly mailpieceId: string;
  /** Missing where no person was at it. */
  readonly origin?: Origin;
}

/**
 * Takes a mailing back. While nobody has asked the carrier, that is certain. Where the carrier was asked and we do not know yet
 * what became of it, the request is recorded and the first process that finds out handles it. Where the carrier has it, the carrier decides.
 *
 * @throws Problem `mailing.mailpiece_not_found`, `mailing.too_late`, `mailing.not_mailed` or `mailing.carrier_unavailable`
 */
export async function cancelMail(
  em: EntityManager,
  parts: MailingParts,
  request: CancelRequest,
): Promise<void> {
  const carrierId = await em.transactional((tx) => cancelHere(tx, parts, request));
  if (carrierId !== undefined) await cancelThere(em, parts, request, carrierId);
  await followAtOnce(parts, request.mailpieceId);
}

/**
 * Takes back whatever of a person's mail has not left yet, because what it was ordered under has ended. What is printed or with the
 * post goes out.
 *
 * @throws Problem `mailing.carrier_unavailable`: to be tried again
 */
export async function cancelAllMail(parts: MailingParts, accountId: string): Promise<void> {
  for (const mailpieceId of await queuedMailpieces(parts.database.fork(), accountId))
    try {
      await cancelMail(parts.database.fork(), parts, { accountId, mailpieceId });
    } catch (error) {
      if (!(error instanceof Problem) || error.status === 503) throw error;
      parts.log.info(
        { err: error, mailpieceId },
        'mailing: a letter can not be taken back anymore',
      );
    }
}

async function cancelThere(
  em: EntityManager,
  parts: MailingParts,
  request: CancelRequest,
  carrierId: string,
): Promise<void> {
  if (!(await takenBack(parts, carrierId))) throw MailingProblems.raise('mailing.too_late');
  await em.transactional(async (tx) => {
    const locked = await lockOwnMailpiece(tx, request);
    const { mailpiece } = locked;
    if (mailpiece.status === 'cancelled') return;
    // Staff may have printed it in this very moment.
    if (mailpiece.status !== 'queued' || mailpiece.batch_id !== null)
      throw notToTakeBack(mailpiece);
    await endCancelled(tx, parts, locked, request);
  });
}

/** @returns the carrier's id if only the carrier can take it back */
async function cancelHere(
  tx: EntityManager,
  parts: MailingParts,
  request: CancelRequest,
): Promise<string | undefined> {
  const locked = await lockOwnMailpiece(tx, request);
  const { mailpiece } = locked;
  if (mailpiece.status === 'cancelled') return undefined;
  if (mailpiece.status !== 'queued') throw notToTakeBack(mailpiece);
  if (mailpiece.carrier_id !== null && mailpiece.carrier !== MailCarrier.print_queue)
    return ofThisCarrier(parts, mailpiece.carrier_id, mailpiece.carrier);
  // What lies in our own queue nobody else has to give back.
  if (mailpiece.batch_id !== null) throw MailingProblems.raise('mailing.too_late');
  if (mailpiece.asked_at === null || mailpiece.carrier_id !== null)
    await endCancelled(tx, parts, locked, request);
  else if (mailpiece.cancel_asked_at === null)
    await changeMailpiece(tx, locked, { cancel_asked_at: parts.clock.now() });
  return undefined;
}

/** One that has failed is not in the mail: why, and what its sender can do instead. */
function notToTakeBack({ status, trouble }: Pick<MailpieceRow, 'status' | 'trouble'>): Problem {
  if (status !== 'failed') return MailingProblems.raise('mailing.too_late');
  if (trouble === null) return MailingProblems.raise('mailing.not_mailed');
  const { text, whatToDo } = troubleWords(trouble);
  return MailingProblems.raise('mailing.not_mailed', {
    text: spoken({ en: en.mailingMessages, es: es.mailingMessages }).nothingToTakeBack(
      text,
      whatToDo,
    ),
  });
}

/** Another carrier than the one that is set up by now can't be asked. */
function ofThisCarrier(
  { carrier }: MailingParts,
  carrierId: string,
  holder: MailpieceRow['carrier'],
): string {
  if (holder !== carrier.carrier) throw MailingProblems.raise('mailing.too_late');
  return carrierId;
}

async function takenBack(parts: MailingParts, carrierId: string): Promise<boolean> {
  try {
    return await callBack(parts, carrierId);
  } catch (error) {
    if (!(error instanceof CarrierUnreachable)) throw error;
    const { retryAfterSeconds = 60 } = error;
    throw MailingProblems.raise('mailing.carrier_unavailable', { retryAfterSeconds });
  }
}

async function endCancelled(
  tx: EntityManager,
  parts: MailingParts,
  locked: LockedMailpiece,
  { origin }: CancelRequest,
): Promise<void> {
  const { account_id: accountId, letter_id: letterId, packet_sha256 } = locked.mailpiece;
  const now = parts.clock.now();
  await endMailpiece(tx, parts, locked, { status: 'cancelled', trouble: null, at: now });
  const trail = { accountId, letterId, kind: 'mail_cancelled', at: now } as const;
  await recordTrail(tx, parts.vault, { ...trail, documentSha256: packet_sha256, origin });
}
