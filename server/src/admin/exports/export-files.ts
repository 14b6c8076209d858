import { AdminProblems } from '@creditfix/shared/admin';
import { createHash } from 'node:crypto';
import type { FileStore } from '#server/platform/files/index.ts';
import type { Log } from '#server/platform/logging/index.ts';
import type { Place, SealedFiles, Vault } from '#server/platform/vault/index.ts';
import { isReady, readyExports } from './export-file.repository.ts';

/** The sealed parts of an exported file: it is too large to be sealed at once. Their keys follow from the attempt that made it. */

interface FilesParts {
  readonly vault: Vault;
  readonly files: FileStore;
}

export async function keepExportPart(
  { vault, files }: FilesParts,
  attempt: string,
  part: number,
  bytes: Uint8Array,
): Promise<void> {
  const { key, place } = partOf(attempt, part);
  await files.put(key, vault.sealBytes(bytes, place));
}

/** @throws Problem `admin.export_gone` if a part is gone: the rest must not look like the whole */
export async function* readExportParts(
  { vault, files, log }: FilesParts & { readonly log: Log },
  attempt: string,
  parts: number,
): AsyncGenerator<Uint8Array> {
  for (const { key, place } of partsOf(attempt, parts)) {
    const sealed = await files.get(key);
    if (!sealed) {
      log.error({ key }, 'a part of an exported file is gone');
      throw AdminProblems.raise('admin.export_gone');
    }
    yield vault.openBytes(sealed, place);
  }
}

export function exportKeys(attempt: string, parts: number): string[] {
  return partsOf(attempt, parts).map(({ key }) => key);
}

/** Files that wait to be fetched, for a change of keys. */
export const sealedExportFiles: SealedFiles = {
  name: 'exports',
  async next(em, afterId, limit) {
    const files = await readyExports(em, afterId, limit);
    return files.map(({ id, attempt, parts }) => ({ rowId: id, files: partsOf(attempt, parts) }));
  },
  names: isReady,
};

function partsOf(attempt: string, parts: number) {
  return Array.from({ length: parts }, (_, index) => partOf(attempt, index + 1));
}

/** A file key is a uuid; this one is made of the attempt and the part's number. */
function partOf(attempt: string, part: number): { readonly key: string; readonly place: Place } {
  const hex = createHash('sha256').update(`${attempt}/${part}`).digest('hex');
  const groups = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)];
  return {
    key: `exports/${[...groups, hex.slice(20, 32)].join('-')}.bin`,
    place: { column: `export_files.part_${part}`, rowId: attempt },
  };
}
