import { createHash } from 'node:crypto';
import type { EntityManager } from '#server/platform/database/index.ts';
import { removeUnnamed, type FileStore } from '#server/platform/files/index.ts';
import type { Place, SealedFiles, Vault } from '#server/platform/vault/index.ts';
import { isKept, nextReady } from './document.repository.ts';

/** The sealed files of one enclosure: a page each, and a small picture of the first page. Their keys follow from its id. */

type Part = number | 'thumbnail';

interface FilesParts {
  readonly vault: Vault;
  readonly files: FileStore;
}

export async function keepPart(
  { vault, files }: FilesParts,
  documentId: string,
  part: Part,
  bytes: Uint8Array,
): Promise<void> {
  await files.put(keyOf(documentId, part), vault.sealBytes(bytes, placeOf(documentId, part)));
}

/** @returns undefined if the file is gone */
export async function readPart(
  { vault, files }: FilesParts,
  documentId: string,
  part: Part,
): Promise<Uint8Array | undefined> {
  const sealed = await files.get(keyOf(documentId, part));
  return sealed && vault.openBytes(sealed, placeOf(documentId, part));
}

export async function removeParts(
  em: EntityManager,
  files: FileStore,
  { id, pages }: { readonly id: string; readonly pages: number },
): Promise<void> {
  const keys = partsOf(pages).map((part) => keyOf(id, part));
  await removeUnnamed(em, files, keys);
}

/** All files of an enclosure, by their keys and places. */
function filesOf(
  documentId: string,
  pages: number,
): readonly { readonly key: string; readonly place: Place }[] {
  return partsOf(pages).map((part) => ({
    key: keyOf(documentId, part),
    place: placeOf(documentId, part),
  }));
}

function partsOf(pages: number): Part[] {
  return ['thumbnail', ...Array.from({ length: pages }, (_, index) => index + 1)];
}

function placeOf(documentId: string, part: Part): Place {
  const column = part === 'thumbnail' ? 'documents.thumbnail' : `documents.page_${part}`;
  return { column, rowId: documentId };
}

/** A file key is a uuid; this one is made of the enclosure's id and the part's name. */
function keyOf(documentId: string, part: Part): string {
  const hex = createHash('sha256').update(`${documentId}/${part}`).digest('hex');
  const groups = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)];
  return `documents/${[...groups, hex.slice(20, 32)].join('-')}.jpg`;
}

/** The pages and small pictures of the enclosures, for a change of keys. */
export const sealedDocumentFiles: SealedFiles = {
  name: 'documents',
  async next(em, afterId, limit) {
    const rows = await nextReady(em, afterId, limit);
    return rows.map(({ id, pages }) => ({ rowId: id, files: filesOf(id, pages) }));
  },
  async names(em, rowId) {
    return await isKept(em, rowId);
  },
};

/** SHA-256 (hex) over the pages of an enclosure in order: what a signature is bound to. */
export function hashPages(pages: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const page of pages) hash.update(page);
  return hash.digest('hex');
}
