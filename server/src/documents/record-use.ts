import { DocumentProblems } from '@creditfix/shared/documents';
import type { EntityManager } from '#server/platform/database/index.ts';

/**
 * Notes that a letter encloses these copies. Call it inside the transaction that signs the letter: from then on, until the
 * letter has its PDF, none of them can be deleted.
 *
 * @throws Problem `documents.not_found` where one was deleted a moment ago
 */
export async function recordUse(
  tx: EntityManager,
  use: {
    readonly letterId: string;
    readonly accountId: string;
    readonly documentIds: readonly string[];
    readonly at: Date;
  },
): Promise<void> {
  // In one order for all, so that two signings with the same copies can't wait for each other.
  for (const documentId of [...new Set(use.documentIds)].toSorted()) {
    const touched = await tx.execute<{ id: string }[]>(
      `update documents set used_at = ? where id = ? and account_id = ? and status = 'ready' returning id`,
      [use.at, documentId, use.accountId],
    );
    if (touched.length !== 1) throw DocumentProblems.raise('documents.not_found');
    await tx.execute(
      `insert into letter_documents (letter_id, document_id, account_id, created_at)
       values (?, ?, ?, ?) on conflict do nothing`,
      [use.letterId, documentId, use.accountId, use.at],
    );
  }
}
