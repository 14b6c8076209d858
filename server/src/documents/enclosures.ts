import { DocumentProblems, type Enclosure } from '@creditfix/shared/documents';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { FileStore } from '#server/platform/files/index.ts';
import { type Vault, VaultError } from '#server/platform/vault/index.ts';
import { readPart } from './document-files.ts';
import { addEnclosure, findAllReady, findReady, markUsed } from './document.repository.ts';
import type { DocumentsParts } from './documents.parts.ts';

/** An enclosure as a letter needs to know it. */
export interface FoundEnclosure {
  readonly documentId: string;
  readonly kind: Enclosure;
  readonly pages: number;
  readonly bytes: number;
  /** Over all pages in order. */
  readonly sha256: string;
}

/** The person's enclosures of these ids, in the order asked for. Those that are gone, or another person's, are left out. */
export async function findEnclosures(
  em: EntityManager,
  accountId: string,
  ids: readonly string[],
): Promise<readonly FoundEnclosure[]> {
  if (ids.length === 0) return [];
  const rows = await findReady(em, accountId, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { kind, pages, bytes, sha256 } = row;
    return [{ documentId: row.id, kind, pages, bytes, sha256 }];
  });
}

/** A page of an enclosure is not in the file store: it was deleted, or lost there. Trying again brings nothing back. */
export class PageGone extends Error {}

/**
 * The pages of an enclosure as JPEG, in order.
 *
 * @throws PageGone
 */
export async function readPages(
  parts: { readonly vault: Vault; readonly files: FileStore },
  documentId: string,
  pages: number,
): Promise<readonly Uint8Array[]> {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return await Promise.all(
    numbers.map(async (page) => {
      const bytes = await readPart(parts, documentId, page);
      if (!bytes) throw new PageGone(`page ${page} of document ${documentId} is gone`);
      return bytes;
    }),
  );
}

/** An enclosure that a person keeps. */
export interface OwnEnclosure {
  readonly id: string;
  readonly kind: Enclosure;
  readonly pages: number;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
  readonly sha256: string;
}

/** The person's enclosures, oldest first, for the person to take along. */
export async function gatherEnclosures(
  em: EntityManager,
  accountId: string,
): Promise<readonly OwnEnclosure[]> {
  const documents = await findAllReady(em, accountId);
  return documents.map(({ id, kind, pages, createdAt, usedAt, sha256 }) => ({
    id,
    kind,
    pages,
    createdAt,
    usedAt: usedAt ?? null,
    sha256,
  }));
}

/** One page as JPEG; undefined if the file is gone or does not open. */
export async function openEnclosurePage(
  parts: Pick<DocumentsParts, 'vault' | 'files'>,
  documentId: string,
  page: number,
): Promise<Uint8Array | undefined> {
  try {
    return await readPart(parts, documentId, page);
  } catch (error) {
    if (error instanceof VaultError) return undefined;
    throw error;
  }
}

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
