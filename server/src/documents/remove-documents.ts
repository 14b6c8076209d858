import { DocumentProblems, documentLimits } from '@creditfix/shared/documents';
import type { Database, EntityManager } from '#server/platform/database/index.ts';
import type { FileStore } from '#server/platform/files/index.ts';

import { removeParts } from './document-files.ts';

interface RemovedRow {
  readonly id: string;
  readonly pages: number;
}

interface RemoveParts {
  readonly database: Database;
  readonly files: FileStore;
}

const BATCH = 100;
/** An upload is stored within seconds; a row that still waits after this long was left by a crash. */
const OVERDUE_MS = 60 * 60_000;
const DAY_MS = 86_400_000;

const PREPARING = `exists (select 1 from letter_documents u join letters l on l.id = u.letter_id
  where u.document_id = documents.id and l.status = 'preparing')`;
const READY = `from documents where id = ? and account_id = ? and status = 'ready'`;

/**
 * Deletes a person's copy: first it can no longer be found, then its files go, then its row. What a crash leaves of that, the
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
    // The lock comes first, in a statement of its own: one that waits for a signing does not see what the signing has added.
    await tx.execute(`select 1 ${READY} for update`, [id, accountId]);
    const [found] = await tx.execute<(RemovedRow & { preparing: boolean })[]>(
      `select id, pages, ${PREPARING} as preparing ${READY}`,
      [id, accountId],
    );
    if (!found) throw DocumentProblems.raise('documents.not_found');
    if (found.preparing) throw DocumentProblems.raise('documents.in_use');
    await tx.execute(`update documents set status = 'removing' where id = ?`, [id]);
    return found;
  });
  await removeForGood(em, files, row);
}

/**
 * Marks all copies of a deleted account; `purgeDocuments` then removes their files. One that is still being stored is left to
 * it as well: whoever stores it would write files after they were removed.
 */
export async function removeAllDocuments(tx: EntityManager, accountId: string): Promise<void> {
  await tx.execute(
    `update documents set status = 'removing' where account_id = ? and status = 'ready'`,
    [accountId],
  );
}

/**
 * Deletes copies that no letter has used for so long that nobody needs them, and what a crash left half way. Any number of
 * processes may do so at once, and as often as they like.
 */
export async function purgeDocuments({ database, files }: RemoveParts, now: Date): Promise<void> {
  const unused = new Date(now.getTime() - documentLimits.keptDays * DAY_MS);
  const overdue = new Date(now.getTime() - OVERDUE_MS);
  for (;;) {
    const em = database.fork();
    const rows = await em.execute<RemovedRow[]>(
      `update documents set status = 'removing' where id in (
        select id from documents where not ${PREPARING} and (status = 'removing'
          or (status = 'storing' and created_at < ?)
          or (status = 'ready' and coalesce(used_at, created_at) < ?)
          or (status = 'ready' and account_id in (select id from accounts where deleted_at is not null)))
        limit ${BATCH} for update skip locked) returning id, pages`,
      [overdue, unused],
    );
    for (const row of rows) await removeForGood(em, files, row);
    if (rows.length < BATCH) return;
  }
}

async function removeForGood(em: EntityManager, files: FileStore, row: RemovedRow): Promise<void> {
  await removeParts(files, row.id, row.pages);
  await em.execute(`delete from documents where id = ? and status = 'removing'`, [row.id]);
}
