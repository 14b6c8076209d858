import type { Database, EntityManager } from '#server/platform/database/index.ts';
import { removeUnnamed, type FileStore } from '#server/platform/files/index.ts';
import type { Log } from '#server/platform/logging/index.ts';
import type { SealedFiles } from './rotate-keys.ts';

/** As many as fit in 30 MB of memory; with more files than that, each run looks at some, from another place on. */
const MOST_LOOKED_AT = 200_000;
const ROWS_AT_ONCE = 500;
/** What is left by crashes is little. More than this looks like a store that belongs to another database. */
const FEW = 20;
const MOST_OF_ALL = 0.1;

interface StrayParts {
  readonly database: Database;
  readonly files: FileStore;
  /** Every feature whose rows name files. */
  readonly features: readonly SealedFiles[];
  readonly log: Log;
}

/**
 * Removes files that no row names: what a crash has left where no note was made before. Only those written before then are looked at,
 * because a file may be there before its row. If many are found, nothing is removed and an operator hears of it.
 *
 * @param before a day ago, by the clock of the machine that keeps the files
 * @returns how many were removed
 */
export async function removeStrays(
  { database, files, features, log }: StrayParts,
  { before, mostLookedAt = MOST_LOOKED_AT }: { before: Date; mostLookedAt?: number },
): Promise<number> {
  const em = database.fork();
  const strays = await sampleOf(files, before, mostLookedAt);
  const lookedAt = strays.size;
  for (const feature of features) await takeOutNamed(em, feature, strays);
  if (strays.size > FEW && strays.size > lookedAt * MOST_OF_ALL) {
    log.error(
      { strays: strays.size, lookedAt },
      'files: many are named by no row, and were left alone; do the store and the database belong together?',
    );
    return 0;
  }
  await removeUnnamed(em, files, [...strays]);
  if (strays.size > 0)
    log.warn({ strays: strays.size }, 'files: what a crash had left was removed');
  return strays.size;
}

/** The keys of old files, or of so many of them, by chance: each has its turn in the end. */
async function sampleOf(files: FileStore, before: Date, most: number): Promise<Set<string>> {
  const sample: string[] = [];
  let seen = 0;
  for await (const { key, at } of files.list()) {
    if (at >= before) continue;
    seen += 1;
    if (sample.length < most) sample.push(key);
    else {
      const place = Math.floor(Math.random() * seen);
      if (place < most) sample[place] = key;
    }
  }
  return new Set(sample);
}

async function takeOutNamed(
  em: EntityManager,
  feature: SealedFiles,
  keys: Set<string>,
): Promise<void> {
  for (let after: string | null = null; ;) {
    const rows: Awaited<ReturnType<SealedFiles['next']>> = await feature.next(
      em,
      after,
      ROWS_AT_ONCE,
    );
    for (const { key } of rows.flatMap((row) => row.files)) keys.delete(key);
    after = rows.at(-1)?.rowId ?? null;
    if (after === null) return;
  }
}
