import {
  preparedStatement,
  type EntityManager,
  type Tables,
} from '#server/platform/database/index.ts';
import { RemovedFile } from './removed-file.entity.ts';

/** Notes a file that is to go; one that is noted already keeps its time. */
export async function noteFile(tx: EntityManager, key: string, at: Date): Promise<void> {
  await addNote(tx, { key, at });
}

const addNote = preparedStatement(
  'note-file',
  (em, values: { readonly key: string; readonly at: Date }) =>
    em
      .getKysely<Tables<typeof RemovedFile>>()
      .insertInto('removed_files')
      .values({ key: values.key, removed_at: values.at })
      .onConflict((noted) => noted.doNothing())
      .compile(),
);

/** Withdraws the note of a file. @returns false if there is none, or it is due */
export async function takeNoteBack(tx: EntityManager, key: string, now: Date): Promise<boolean> {
  return (await tx.nativeDelete(RemovedFile, { key, removedAt: { $gt: now } })) === 1;
}

/** The next files whose time has come, by their keys. */
export async function nextNoted(
  em: EntityManager,
  { after, now, limit }: { readonly after: string; readonly now: Date; readonly limit: number },
): Promise<string[]> {
  const noted = await em.find(
    RemovedFile,
    { key: { $gt: after }, removedAt: { $lte: now } },
    { fields: ['key'], orderBy: { key: 1 }, limit, disableIdentityMap: true },
  );
  return noted.map(({ key }) => key);
}

export async function forgetNote(em: EntityManager, key: string): Promise<void> {
  await em.nativeDelete(RemovedFile, { key });
}

/** One number for this among PostgreSQL's advisory locks: whoever holds it needs the files that rows name now. */
export const KEEPS_FILES_LOCK = 4_071_989_333;

/** Whether a backup still needs files whose rows are gone since it began. */
export async function areFilesHeld(em: EntityManager): Promise<boolean> {
  // Raw: neither builder knows advisory locks.
  const [row] = await em.execute<{ free: boolean }[]>(
    'select pg_try_advisory_xact_lock_shared(:lock) as free',
    { lock: KEEPS_FILES_LOCK },
  );
  return row?.free !== true;
}
