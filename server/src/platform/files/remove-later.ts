import type { Database, EntityManager } from '#server/platform/database/index.ts';
import type { FileStore } from './file-store.port.ts';
import {
  areFilesHeld,
  forgetNote,
  nextNoted,
  noteFile,
  takeNoteBack,
} from './removed-file.repository.ts';

/**
 * Removing files so that a crash leaves none behind and takes none too early: the transaction that takes a file's row away
 * notes the file, and once that is committed the file goes, then the note.
 */

const BATCH = 100;

/**
 * Notes files whose row goes with this transaction. With a time to come, also files that are about to be written: a crash
 * before they have a row then leaves none behind for ever.
 */
export async function removeLater(
  tx: EntityManager,
  keys: readonly (string | null)[],
  at: Date,
): Promise<void> {
  for (const key of keys) {
    if (key !== null) await noteFile(tx, key, at);
  }
}

/**
 * Keeps files that were noted before they were written: call it in the transaction that gives them their row.
 *
 * @returns false if the time of one has come: it may be gone, and its row must not be written
 */
export async function keepWritten(
  tx: EntityManager,
  keys: readonly (string | null)[],
  now: Date,
): Promise<boolean> {
  const written = keys.filter((key) => key !== null);
  let kept = 0;
  for (const key of written) if (await takeNoteBack(tx, key, now)) kept += 1;
  return kept === written.length;
}

/** Long before any file was removed. */
const AT_ONCE = new Date(0);

/** Removes files that no row names anymore; where a backup needs them, as soon as it is over. */
export async function removeUnnamed(
  em: EntityManager,
  files: FileStore,
  keys: readonly string[],
): Promise<void> {
  // Asked after the rows were gone: a backup that begins from here on does not know them.
  if (await areFilesHeld(em)) return await removeLater(em, keys, AT_ONCE);
  for (const key of keys) await files.remove(key);
}

/**
 * Removes every noted file whose time has come. Any number of processes may do so at once, and as often as they like. One that can't be removed
 * keeps its note, and no other from going. While a backup is made, nothing goes.
 */
export async function removeNoted(
  { database, files }: { readonly database: Database; readonly files: FileStore },
  now: Date,
): Promise<void> {
  const em = database.fork();
  const failures: unknown[] = [];
  let after = '';
  for (;;) {
    const noted = await nextNoted(em, { after, now, limit: BATCH });
    // In this order: what a backup needs that begins after the question is not among these.
    if (await areFilesHeld(em)) return;
    for (const key of noted) {
      after = key;
      try {
        await files.remove(key);
        await forgetNote(em, key);
      } catch (error) {
        failures.push(error);
      }
    }
    if (noted.length < BATCH) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'files could not be removed');
}
