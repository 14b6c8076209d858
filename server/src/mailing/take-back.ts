import { recordTrail } from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { takeSlot } from './carrier-pace.repository.ts';
import { CarrierRefusal, CarrierUnreachable } from './certified-mailer.port.ts';
import { endPiece } from './end-piece.ts';
import { tellSender, tooLateEmail } from './mail.email.ts';
import type { MailingParts } from './mailing.parts.ts';
import { claimToLook, endLease, giveLeaseBack, type Claim } from './mailpiece-queue.repository.ts';
import {
  changePiece,
  findPiece,
  lockPiece,
  type LockedPiece,
  type PieceRow,
} from './mailpiece.repository.ts';
import { chargePiece, recordSent } from './record-sent.ts';

/** What the carrier was asked so long ago it has done by now, or will not do any more. */
const QUIET_MS = 5 * 60_000;

/**
 * Takes a piece back that its sender wanted back while the carrier was being asked: finds out whether the carrier has it, and calls it
 * back there. Where that is too late, the letter goes out, and the person is told.
 *
 * @throws CarrierUnreachable where the carrier does not answer: the job tries again
 */
export async function takeBack(parts: MailingParts, pieceId: string): Promise<void> {
  const piece = await findPiece(parts.database.fork(), pieceId);
  if (!piece || piece.ended_at !== null || piece.cancel_asked_at === null) return;
  if (piece.status !== 'queued') return await tellTooLate(parts, pieceId);
  if (piece.asked_at === null && piece.carrier_id === null) return await endBack(parts, pieceId);
  const carrierId = piece.carrier_id ?? (await findAtCarrier(parts, piece));
  if (!carrierId) return;
  // What lies in our own queue nobody has to give back, whoever mails by now.
  const isBack =
    piece.carrier === parts.carrier.carrier
      ? await callBack(parts, carrierId)
      : piece.carrier === 'print_queue';
  await (isBack ? endBack(parts, pieceId) : tellTooLate(parts, pieceId));
}

/** @returns undefined where the carrier has nothing, or somebody is asking it just now */
async function findAtCarrier(parts: MailingParts, piece: PieceRow): Promise<string | undefined> {
  // With a test key the real letters are not to be seen.
  if (parts.carrier.test && !piece.test) return undefined;
  const claim = await claimToLook(parts, piece.id);
  if (!claim) return undefined;
  try {
    await waitForSlot(parts);
    const found = await parts.carrier.findPiece(piece.id);
    if (found) {
      await parts.database.fork().transactional((tx) => recordSent(tx, parts, piece.id, found));
      return found.carrierId;
    }
  } catch (error) {
    await asItWas(parts, piece, claim);
    throw error;
  }
  const lastAsked = piece.leased_until ?? piece.asked_at ?? piece.send_after;
  if (lastAsked.getTime() + QUIET_MS <= parts.clock.now().getTime()) await endBack(parts, piece.id);
  // A question that is still on its way could become a letter. `resumeMail` comes by again.
  else await asItWas(parts, piece, claim);
  return undefined;
}

/** Looking is not asking, and the quiet is counted from the last question. */
async function asItWas(
  parts: MailingParts,
  { leased_until }: PieceRow,
  claim: Claim,
): Promise<void> {
  await (leased_until === null
    ? endLease(parts, claim)
    : giveLeaseBack(parts, claim, leased_until));
}

/** @returns false where it goes out */
export async function callBack({ carrier }: MailingParts, carrierId: string): Promise<boolean> {
  try {
    if (await carrier.cancel(carrierId)) return true;
  } catch (error) {
    if (!(error instanceof CarrierRefusal)) throw error;
  }
  // A first "yes" may have been lost, and the carrier does not call the same letter back twice.
  return (await carrier.fetchPiece(carrierId))?.state === 'cancelled';
}

async function waitForSlot(parts: MailingParts): Promise<void> {
  const seconds = await takeSlot(parts);
  if (seconds > 0) throw new CarrierUnreachable('the carrier has asked for a pause', seconds);
}

async function endBack(parts: MailingParts, pieceId: string): Promise<void> {
  const at = parts.clock.now();
  await parts.database.fork().transactional(async (tx) => {
    const locked = await lockPiece(tx, pieceId);
    if (locked?.piece.status !== 'queued') return;
    if (locked.piece.batch_id !== null) return await goOut(tx, parts, locked);
    if (!(await endPiece(tx, parts, locked, { status: 'cancelled', trouble: null, at }))) return;
    await recordTrail(tx, parts.vault, {
      accountId: locked.piece.account_id,
      letterId: locked.piece.letter_id,
      kind: 'mail_cancelled',
      at,
      documentSha256: locked.piece.packet_sha256,
    });
  });
}

async function tellTooLate(parts: MailingParts, pieceId: string): Promise<void> {
  await parts.database.fork().transactional(async (tx) => {
    const locked = await lockPiece(tx, pieceId);
    if (locked) await goOut(tx, parts, locked);
  });
}

/** The letter goes out after all: it is charged for, as it would have been. */
async function goOut(tx: EntityManager, parts: MailingParts, locked: LockedPiece): Promise<void> {
  const { piece, reference } = locked;
  if (piece.ended_at !== null || piece.cancel_asked_at === null) return;
  await changePiece(tx, locked, { cancel_asked_at: null });
  await chargePiece(tx, parts, locked);
  const letter = { pieceId: piece.id, reference, trackingNumber: piece.tracking_number };
  await tellSender(tx, parts, locked, {
    kind: 'mail_trouble',
    about: 'too_late',
    draft: () => tooLateEmail(letter, parts.publicOrigin()),
  });
}
