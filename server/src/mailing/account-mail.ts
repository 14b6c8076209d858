import { returnMailCharge } from '#server/billing/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { removeLater, removeNoted } from '#server/platform/files/index.ts';
import { forgetEvents } from './carrier/carrier.repository.ts';
import { forgetOrders, ordersOf } from './mail-order.repository.ts';
import { openOrder } from './pay-once.ts';
import { openEnvelope, sealEnvelope } from './carrier/envelope-address.ts';
import type { MailingParts } from './mailing.parts.ts';
import {
  deleteMailpiecesOfOldLetters,
  emptyMailpiece,
  findAllMailpieces,
  findEvents,
  lockPapersOf,
  stopQueued,
  type TrackingDocument,
} from './mailpiece.repository.ts';
import { openPaper } from './tracking/tracking-document-files.ts';

/** Everything that is kept of a person's mailings: for the person to take along, and to be forgotten in its time. */

/** The person's mailings with what happened to each, oldest first. */
export async function gatherMail(
  em: EntityManager,
  { vault }: Pick<MailingParts, 'vault'>,
  accountId: string,
): Promise<object[]> {
  const mailpieces = await findAllMailpieces(em, accountId);
  const events = Map.groupBy(
    await findEvents(
      em,
      mailpieces.map(({ id }) => id),
    ),
    ({ mailpiece_id }) => mailpiece_id,
  );
  return mailpieces.map((mailpiece) => ({
    id: mailpiece.id,
    letterId: mailpiece.letter_id,
    by: mailpiece.carrier,
    mailClass: mailpiece.mail_class,
    status: mailpiece.status,
    test: mailpiece.test,
    priceCents: mailpiece.price_cents,
    ...openEnvelope(vault, mailpiece),
    orderedAt: mailpiece.created_at,
    mailedAt: mailpiece.mailed_at,
    expectedOn: mailpiece.expected_on,
    deliveredOn: mailpiece.delivered_on,
    endedAt: mailpiece.ended_at,
    trouble: mailpiece.trouble,
    carrierId: mailpiece.carrier_id,
    trackingNumber: mailpiece.tracking_number,
    packetSha256: mailpiece.packet_sha256,
    proofSha256: mailpiece.proof_sha256,
    receiptSha256: mailpiece.receipt_sha256,
    events: (events.get(mailpiece.id) ?? []).map(({ kind, at, location }) => ({
      kind,
      at,
      location,
    })),
  }));
}

export interface OwnTrackingDocument {
  readonly mailpieceId: string;
  readonly paper: TrackingDocument;
  /** Undefined if the file is gone or does not open. */
  readonly bytes: Uint8Array | undefined;
}

/** The mailings that the person has ordered one by one, oldest first. */
export async function gatherMailOrders(
  em: EntityManager,
  { vault }: Pick<MailingParts, 'vault'>,
  accountId: string,
): Promise<object[]> {
  return (await ordersOf(em, accountId)).map((order) => {
    const { envelope, origin, ...agreed } = openOrder(vault, order);
    const { id, letterId, createdAt, endedAt } = order;
    return { id, letterId, ...envelope, ...agreed, orderedFrom: origin, createdAt, endedAt };
  });
}

/** The carrier's tracking documents about them: one file is in memory at a time. */
export async function* gatherTrackingDocuments(
  em: EntityManager,
  parts: Pick<MailingParts, 'vault' | 'files'>,
  accountId: string,
): AsyncGenerator<OwnTrackingDocument> {
  for (const mailpiece of await findAllMailpieces(em, accountId)) {
    for (const paper of ['proof', 'receipt'] as const) {
      if (mailpiece[`${paper}_key`] === null) continue;
      yield { mailpieceId: mailpiece.id, paper, bytes: await openPaper(parts, mailpiece, paper) };
    }
  }
}

const BATCH = 50;

/**
 * What a deleted account leaves of its mailings: that a letter was mailed, when, and what it cost, without an address, a number, a place or a
 * paper. What nobody has asked a carrier for, or staff have not printed, is not mailed anymore. What a carrier was asked for and has
 * not answered is called back if it can be; what it has goes out.
 */
export async function forgetMail(
  tx: EntityManager,
  parts: Pick<MailingParts, 'vault' | 'jobs' | 'clock' | 'payments'>,
  accountId: string,
  now: Date,
): Promise<void> {
  const mailpieces = await lockPapersOf(tx, accountId);
  for (const mailpieceId of await forgetOrders(tx, accountId))
    await returnMailCharge(tx, parts, { mailpieceId, reason: 'the account was deleted' });
  for (const mailpieceId of await stopQueued(tx, accountId, now))
    await returnMailCharge(tx, parts, { mailpieceId, reason: 'the account was deleted' });
  for (const { id, proof_key, receipt_key } of mailpieces) {
    await removeLater(tx, [proof_key, receipt_key], now);
    await forgetEvents(tx, id);
    await emptyMailpiece(tx, { id, sealedAddresses: sealEnvelope(parts.vault, id, {}), now });
  }
}

/** Deletes the mailings of letters that were signed before that instant, with their tracking documents: call it before the letters go. */
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
      const deleted = await deleteMailpiecesOfOldLetters(tx, signedBefore, page);
      if (deleted) await removeLater(tx, deleted.keys, now);
      return deleted;
    });
    if (!gone) break;
    afterId = gone.lastId;
  }
  await removeNoted({ database, files }, now);
}
