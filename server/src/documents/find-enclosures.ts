import type { Enclosure } from '@creditfix/shared/documents';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { FileStore } from '#server/platform/files/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { findReady } from './document.repository.ts';
import { readPart } from './document-files.ts';

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

/**
 * The pages of an enclosure as JPEG, in order.
 *
 * @throws Error if a page is gone: the enclosure was deleted after it was found
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
      if (!bytes) throw new Error(`page ${page} of document ${documentId} is gone`);
      return bytes;
    }),
  );
}
