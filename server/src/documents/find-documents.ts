import { DocumentProblems } from '@creditfix/shared/documents';
import type { EntityManager } from '#server/platform/database/index.ts';
import { findOwnDocument, type DocumentRow } from './document.repository.ts';

/**
 * One enclosure of that person. Another person's enclosure answers as if it did not exist.
 *
 * @throws Problem `documents.not_found`
 */
export async function findDocument(
  em: EntityManager,
  accountId: string,
  id: string,
): Promise<DocumentRow> {
  const row = await findOwnDocument(em, accountId, id);
  if (!row) throw DocumentProblems.raise('documents.not_found');
  return row;
}
