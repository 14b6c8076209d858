import { RequestProblems, spoken } from '@creditfix/shared/kernel';
import { LetterProblems, type AttachedEnclosure } from '@creditfix/shared/letters';
import { findEnclosures } from '#server/documents/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { words as en } from './letters.words.ts';
import { words as es } from './letters.words.es.ts';

/**
 * The enclosures that a letter encloses, in the order in which they become exhibits.
 *
 * @throws Problem `letters.copy_missing` that names each enclosure which is not there, `request.invalid` if one is named twice
 */
export async function attachedEnclosures(
  em: EntityManager,
  accountId: string,
  documentIds: readonly string[] = [],
): Promise<readonly AttachedEnclosure[]> {
  if (documentIds.length === 0) return [];
  const twice = faults(documentIds, spoken({ en, es }).copyTwice, (id, index) =>
    documentIds.slice(0, index).includes(id),
  );
  if (twice.length > 0) throw RequestProblems.raise('request.invalid', { fields: twice });
  const enclosures = await findEnclosures(em, accountId, documentIds);
  const found = new Set(enclosures.map(({ documentId }) => documentId));
  const missing = faults(documentIds, spoken({ en, es }).enclosureGone, (id) => !found.has(id));
  if (missing.length > 0) throw LetterProblems.raise('letters.copy_missing', { fields: missing });
  return enclosures;
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
