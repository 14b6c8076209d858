import { forgetUses } from '#server/billing/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { removeLater, removeNoted } from '#server/platform/files/index.ts';
import { deleteTrails } from './letter-record.repository.ts';
import { dropPackets } from './letter-files.ts';
import {
  deleteLetter,
  forgetLettersOf,
  lockLettersOf,
  lockOldLetters,
} from './letter.repository.ts';
import type { LettersParts } from './letters.parts.ts';

const BATCH = 50;

/**
 * What a deleted account leaves here: the signed letters with their PDFs and trails, which nobody can reach anymore.
 * Drafts, the kept signature, letters that are still being made, and packets with enclosures go.
 */
export async function forgetLetters(
  tx: EntityManager,
  accountId: string,
  now: Date,
): Promise<void> {
  // The letters before their drafts, in the order of who purges them. One that is released just now is waited for.
  const kept = await lockLettersOf(tx, accountId);
  await forgetLettersOf(tx, accountId);
  await dropPackets(
    tx,
    kept.filter(({ packetKey }) => packetKey !== null),
    now,
  );
}

/**
 * Deletes letters that were signed before that instant, with their drafts, trails and files: their time is over. What a crash
 * leaves of it the next run finishes.
 */
export async function purgeLetters(
  { database, files }: Pick<LettersParts, 'database' | 'files'>,
  signedBefore: Date,
  now: Date,
): Promise<void> {
  const em = database.fork();
  for (;;) {
    const purged = await em.transactional((tx) => purgeBatch(tx, signedBefore, now));
    if (purged < BATCH) break;
  }
  await removeNoted({ database, files }, now);
}

async function purgeBatch(tx: EntityManager, signedBefore: Date, now: Date): Promise<number> {
  const old = await lockOldLetters(tx, { before: signedBefore, limit: BATCH });
  for (const { id, pdfKey, packetKey } of old) {
    await removeLater(tx, [pdfKey, packetKey], now);
    await deleteLetter(tx, id);
  }
  await forgetUses(
    tx,
    old.map(({ id }) => id),
  );
  for (const { id, accountId } of old) await deleteTrails(tx, accountId, [id]);
  return old.length;
}
