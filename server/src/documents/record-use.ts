import { DocumentProblems } from '@creditfix/shared/documents';
import type { EntityManager } from '#server/platform/database/index.ts';
import { addEnclosure, markUsed } from './document.repository.ts';

/**
 * Notes that a letter encloses these enclosures. Call it inside the transaction that signs the letter: from then on, until the
 * letter has its PDF, none of them can be deleted.
 *
 * @throws Problem `documents.not_found` if one was deleted a moment ago
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
  // In one order for all, so that two signings with the same enclosures can't wait for each other.
  for (const documentId of [...new Set(use.documentIds)].toSorted()) {
    const { letterId, accountId, at } = use;
    if (!(await markUsed(tx, { id: documentId, accountId, at })))
      throw DocumentProblems.raise('documents.not_found');
    await addEnclosure(tx, { letterId, documentId, accountId, at });
  }
}
