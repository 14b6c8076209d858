import { RequestProblems, spoken } from '@creditfix/shared/kernel';
import { LetterProblems, type AttachedCopy } from '@creditfix/shared/letters';
import { findCopies } from '#server/documents/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { words as en } from './letters.words.ts';
import { words as es } from './letters.words.es.ts';

/**
 * The copies that a letter encloses, in the order in which they become exhibits.
 *
 * @throws Problem `letters.copy_missing` that names each copy which is not there, `request.invalid` where one is named twice
 */
export async function attachedCopies(
  em: EntityManager,
  accountId: string,
  documentIds: readonly string[] = [],
): Promise<readonly AttachedCopy[]> {
  if (documentIds.length === 0) return [];
  const twice = faults(documentIds, spoken({ en, es }).copyTwice, (id, index) =>
    documentIds.slice(0, index).includes(id),
  );
  if (twice.length > 0) throw RequestProblems.raise('request.invalid', { fields: twice });
  const copies = await findCopies(em, accountId, documentIds);
  const found = new Set(copies.map(({ documentId }) => documentId));
  const missing = faults(documentIds, spoken({ en, es }).copyGone, (id) => !found.has(id));
  if (missing.length > 0) throw LetterProblems.raise('letters.copy_missing', { fields: missing });
  return copies;
}

function faults(
  documentIds: readonly string[],
  message: string,
  isWrong: (id: string, index: number) => boolean,
) {
  return documentIds.flatMap((id, index) =>
    isWrong(id, index) ? [{ path: `documents.${index}`, message }] : [],
  );
}
