import { DocumentProblems, documentLimits } from '@creditfix/shared/documents';
import type { Database, EntityManager } from '#server/platform/database/index.ts';
import type { FileStore } from '#server/platform/files/index.ts';
import {
  deleteRemoved,
  lockForRemoval,
  markAllRemoving,
  markOutdated,
  markRemoving,
} from './document.repository.ts';
import { removeParts } from './document-files.ts';

interface RemoveParts {
  readonly database: Database;
  readonly files: FileStore;
}

const BATCH = 100;
/** An upload is stored within seconds; a row that still waits after this long was left by a crash. */
const OVERDUE_MS = 60 * 60_000;
const DAY_MS = 86_400_000;

/**
 * Deletes a person's enclosure: first it can no longer be found, then its files go, then its row. What a crash leaves of that, the
 * hourly purge finishes.
 *
 * @throws Problem `documents.not_found`, `documents.in_use`
 */
export async function deleteDocument(
  em: EntityManager,
  files: FileStore,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<void> {
  const row = await em.transactional(async (tx) => {
    const found = await lockForRemoval(tx, accountId, id);
    if (!found) throw DocumentProblems.raise('documents.not_found');
    if (found.preparing) throw DocumentProblems.raise('documents.in_use');
    await markRemoving(tx, id);
    return found;
  });
  await removeForGood(em, files, row);
}

/**
 * Marks all enclosures of a deleted account; `purgeDocuments` then removes their files. One that is still being stored is left to
 * it as well: the process that stores it would write files after they were removed.
 */
export async function removeAllDocuments(tx: EntityManager, accountId: string): Promise<void> {
  await markAllRemoving(tx, accountId);
}

/**
 * Deletes enclosures that no letter has used for so long that nobody needs them, and what a crash left half way. Any number of
 * processes may do so at once, and as often as they like.
 */
export async function purgeDocuments({ database, files }: RemoveParts, now: Date): Promise<void> {
  const unused = new Date(now.getTime() - documentLimits.keptDays * DAY_MS);
  const overdue = new Date(now.getTime() - OVERDUE_MS);
  for (;;) {
    const em = database.fork();
    const rows = await markOutdated(em, { now, unused, overdue, limit: BATCH });
    for (const row of rows) await removeForGood(em, files, row);
    if (rows.length < BATCH) return;
  }
}

async function removeForGood(
  em: EntityManager,
  files: FileStore,
  row: { readonly id: string; readonly pages: number },
): Promise<void> {
  await removeParts(em, files, row);
  await deleteRemoved(em, row.id);
}
