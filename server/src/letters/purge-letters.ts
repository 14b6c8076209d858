import type { EntityManager } from '#server/platform/database/index.ts';
import { removeLater, removeNoted } from '#server/platform/files/index.ts';
import { deleteTrails } from './forget-letters.ts';
import type { LettersParts } from './letters.parts.ts';

const BATCH = 50;

interface OldRow {
  readonly id: string;
  readonly account_id: string;
  readonly pdf_key: string | null;
  readonly packet_key: string | null;
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
  const old = await tx.execute<OldRow[]>(
    `select id, account_id, pdf_key, packet_key from letters where created_at < ?
      order by created_at limit ${BATCH} for update skip locked`,
    [signedBefore],
  );
  for (const { id, pdf_key, packet_key } of old) {
    await removeLater(tx, [pdf_key, packet_key], now);
    await tx.execute('delete from letters where id = ?', [id]);
    await tx.execute('delete from letter_drafts where id = ?', [id]);
  }
  await deleteTrails(
    tx,
    old.map(({ id, account_id: accountId }) => ({ id, accountId })),
  );
  return old.length;
}
