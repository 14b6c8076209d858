import { giveBackMailCharge } from '#server/billing/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { removeLater, removeNoted } from '#server/platform/files/index.ts';
import { forgetEvents } from './carrier-event.repository.ts';
import { openEnvelope, sealEnvelope } from './envelope-address.ts';
import type { MailingParts } from './mailing.parts.ts';
import {
  deletePiecesOfOldLetters,
  emptyPiece,
  findAllPieces,
  findEvents,
  lockPapersOf,
  stopQueued,
  type MailPaper,
} from './mailpiece.repository.ts';
import { openPaper } from './paper-files.ts';

/** Everything that is kept of a person's mailings: for the person to take along, and to be forgotten in its time. */

/** The person's mailings with what happened to each, oldest first. */
export async function gatherMail(
  em: EntityManager,
  { vault }: Pick<MailingParts, 'vault'>,
  accountId: string,
): Promise<object[]> {
  const pieces = await findAllPieces(em, accountId);
  const events = Map.groupBy(
    await findEvents(
      em,
      pieces.map(({ id }) => id),
    ),
    ({ piece_id }) => piece_id,
  );
  return pieces.map((piece) => ({
    id: piece.id,
    letterId: piece.letter_id,
    by: piece.carrier,
    mailClass: piece.mail_class,
    status: piece.status,
    test: piece.test,
    priceCents: piece.price_cents,
    ...openEnvelope(vault, piece),
    orderedAt: piece.created_at,
    mailedAt: piece.mailed_at,
    expectedOn: piece.expected_on,
    deliveredOn: piece.delivered_on,
    endedAt: piece.ended_at,
    trouble: piece.trouble,
    carrierId: piece.carrier_id,
    trackingNumber: piece.tracking_number,
    packetSha256: piece.packet_sha256,
    proofSha256: piece.proof_sha256,
    receiptSha256: piece.receipt_sha256,
    events: (events.get(piece.id) ?? []).map(({ kind, at, location }) => ({ kind, at, location })),
  }));
}

export interface OwnPaper {
  readonly pieceId: string;
  readonly paper: MailPaper;
  /** Undefined where the file is gone or does not open. */
  readonly bytes: Uint8Array | undefined;
}

/** The carrier's papers about them: one file is in memory at a time. */
export async function* gatherPapers(
  em: EntityManager,
  parts: Pick<MailingParts, 'vault' | 'files'>,
  accountId: string,
): AsyncGenerator<OwnPaper> {
  for (const piece of await findAllPieces(em, accountId)) {
    for (const paper of ['proof', 'receipt'] as const) {
      if (piece[`${paper}_key`] === null) continue;
      yield { pieceId: piece.id, paper, bytes: await openPaper(parts, piece, paper) };
    }
  }
}

const BATCH = 50;

/**
 * What a deleted account leaves of its mailings: that a letter was mailed, when, and what it cost, without an address, a number, a place or a
 * paper. What nobody has asked a carrier for, or staff have not printed, is not mailed any more. What a carrier was asked for and has
 * not answered is called back if it can be; what it has goes out.
 */
export async function forgetMail(
  tx: EntityManager,
  parts: Pick<MailingParts, 'vault' | 'jobs' | 'clock' | 'payments'>,
  accountId: string,
  now: Date,
): Promise<void> {
  const pieces = await lockPapersOf(tx, accountId);
  for (const pieceId of await stopQueued(tx, accountId, now))
    await giveBackMailCharge(tx, parts, { pieceId, reason: 'the account was deleted' });
  for (const { id, proof_key, receipt_key } of pieces) {
    await removeLater(tx, [proof_key, receipt_key], now);
    await forgetEvents(tx, id);
    await emptyPiece(tx, { id, sealedAddresses: sealEnvelope(parts.vault, id, {}), now });
  }
}

/** Deletes the mailings of letters that were signed before that instant, with their papers: call it before the letters go. */
export async function purgeMail(
  { database, files }: Pick<MailingParts, 'database' | 'files'>,
  signedBefore: Date,
  now: Date,
): Promise<void> {
  const em = database.fork();
  let afterId: string | undefined;
  for (;;) {
    const gone = await em.transactional(async (tx) => {
      const page = { afterId, limit: BATCH };
      const deleted = await deletePiecesOfOldLetters(tx, signedBefore, page);
      if (deleted) await removeLater(tx, deleted.keys, now);
      return deleted;
    });
    if (!gone) break;
    afterId = gone.lastId;
  }
  await removeNoted({ database, files }, now);
}
