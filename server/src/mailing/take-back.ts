import { recordTrail } from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { takeSlot } from './carrier/carrier.repository.ts';
import { CarrierRefusal, CarrierUnreachable } from './carrier/certified-mailer.port.ts';
import { endMailpiece } from './end-mailpiece.ts';
import { notifySender, tooLateEmail } from './mail.email.ts';
import type { MailingParts } from './mailing.parts.ts';
import { claimToLook, endLease, giveLeaseBack, type Claim } from './mailpiece-queue.repository.ts';
import {
  changeMailpiece,
  findMailpiece,
  lockMailpiece,
  type LockedMailpiece,
  type MailpieceRow,
} from './mailpiece.repository.ts';
import { chargeMailpiece, recordSent } from './record-scans.ts';

/** What the carrier was asked so long ago it has done by now, or will not do anymore. */
const QUIET_MS = 5 * 60_000;

/**
 * Takes a mailpiece back that its sender wanted back while the carrier was being asked: finds out whether the carrier has it, and calls it
 * back there. If that is too late, the letter goes out, and the person is told.
 *
 * @throws CarrierUnreachable if the carrier does not answer: the job tries again
 */
export async function takeBack(parts: MailingParts, mailpieceId: string): Promise<void> {
  const mailpiece = await findMailpiece(parts.database.fork(), mailpieceId);
  if (!mailpiece || mailpiece.ended_at !== null || mailpiece.cancel_asked_at === null) return;
  if (mailpiece.status !== 'queued') return await notifyTooLate(parts, mailpieceId);
  if (mailpiece.asked_at === null && mailpiece.carrier_id === null)
    return await endBack(parts, mailpieceId);
  const carrierId = mailpiece.carrier_id ?? (await findAtCarrier(parts, mailpiece));
  if (!carrierId) return;
  // A mailpiece in our own queue needs no carrier to cancel it, whichever carrier is in use now.
  const isBack =
    mailpiece.carrier === parts.carrier.carrier
      ? await callBack(parts, carrierId)
      : mailpiece.carrier === 'print_queue';
  await (isBack ? endBack(parts, mailpieceId) : notifyTooLate(parts, mailpieceId));
}

/** @returns undefined if the carrier has nothing, or somebody is asking it just now */
async function findAtCarrier(
  parts: MailingParts,
  mailpiece: MailpieceRow,
): Promise<string | undefined> {
  // With a test key the real letters are not to be seen.
  if (parts.carrier.test && !mailpiece.test) return undefined;
  const claim = await claimToLook(parts, mailpiece.id);
  if (!claim) return undefined;
  try {
    await waitForSlot(parts);
    const found = await parts.carrier.findMailpiece(mailpiece.id);
    if (found) {
      await parts.database.fork().transactional((tx) => recordSent(tx, parts, mailpiece.id, found));
      return found.carrierId;
    }
  } catch (error) {
    await asItWas(parts, mailpiece, claim);
    throw error;
  }
  const lastAsked = mailpiece.leased_until ?? mailpiece.asked_at ?? mailpiece.send_after;
  if (lastAsked.getTime() + QUIET_MS <= parts.clock.now().getTime())
    await endBack(parts, mailpiece.id);
  // A question that is still on its way could become a letter. `resumeMail` comes by again.
  else await asItWas(parts, mailpiece, claim);
  return undefined;
}

/** Looking is not asking, and the quiet is counted from the last question. */
async function asItWas(
  parts: MailingParts,
  { leased_until }: MailpieceRow,
  claim: Claim,
): Promise<void> {
  await (leased_until === null
    ? endLease(parts, claim)
    : giveLeaseBack(parts, claim, leased_until));
}

/** @returns false if it goes out */
export async function callBack({ carrier }: MailingParts, carrierId: string): Promise<boolean> {
  try {
    if (await carrier.cancel(carrierId)) return true;
  } catch (error) {
    if (!(error instanceof CarrierRefusal)) throw error;
  }
  // A first "yes" may have been lost, and the carrier does not call the same letter back twice.
  return (await carrier.fetchMailpiece(carrierId))?.state === 'cancelled';
}

async function waitForSlot(parts: MailingParts): Promise<void> {
  const seconds = await takeSlot(parts);
  if (seconds > 0) throw new CarrierUnreachable('the carrier has asked for a pause', seconds);
}

async function endBack(parts: MailingParts, mailpieceId: string): Promise<void> {
  const at = parts.clock.now();
  await parts.database.fork().transactional(async (tx) => {
    const locked = await lockMailpiece(tx, mailpieceId);
    if (locked?.mailpiece.status !== 'queued') return;
    if (locked.mailpiece.batch_id !== null) return await goOut(tx, parts, locked);
    if (!(await endMailpiece(tx, parts, locked, { status: 'cancelled', trouble: null, at })))
      return;
    await recordTrail(tx, parts.vault, {
      accountId: locked.mailpiece.account_id,
      letterId: locked.mailpiece.letter_id,
      kind: 'mail_cancelled',
      at,
      documentSha256: locked.mailpiece.packet_sha256,
    });
  });
}

async function notifyTooLate(parts: MailingParts, mailpieceId: string): Promise<void> {
  await parts.database.fork().transactional(async (tx) => {
    const locked = await lockMailpiece(tx, mailpieceId);
    if (locked) await goOut(tx, parts, locked);
  });
}

/** The letter goes out after all: it is charged for, as it would have been. */
async function goOut(
  tx: EntityManager,
  parts: MailingParts,
  locked: LockedMailpiece,
): Promise<void> {
  const { mailpiece, reference } = locked;
  if (mailpiece.ended_at !== null || mailpiece.cancel_asked_at === null) return;
  await changeMailpiece(tx, locked, { cancel_asked_at: null });
  await chargeMailpiece(tx, parts, locked);
  const letter = {
    mailpieceId: mailpiece.id,
    reference,
    trackingNumber: mailpiece.tracking_number,
  };
  await notifySender(tx, parts, locked, {
    kind: 'mail_trouble',
    about: 'too_late',
    draft: () => tooLateEmail(letter, parts.publicOrigin()),
  });
}
