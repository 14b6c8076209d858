import { giveBackMailCharge } from '#server/billing/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { removeLater, removeNoted } from '#server/platform/files/index.ts';
import { forgetEvents } from './carrier-event.repository.ts';
import { sealEnvelope } from './envelope-address.ts';
import type { MailingParts } from './mailing.parts.ts';
import {
  deletePiecesOfOldLetters,
  emptyPiece,
  lockPapersOf,
  stopQueued,
} from './mailpiece.repository.ts';

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
