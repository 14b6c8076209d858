import { isEnclosure } from '@creditfix/shared/documents';
import { Problem } from '@creditfix/shared/kernel';
import type { AttachedEnclosure } from '@creditfix/shared/letters';
import { cleanFile, hashPages } from '@creditfix/server/documents';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** A copy named on the command line, cleaned as an upload is. */
export interface EnclosedFile {
  readonly copy: AttachedEnclosure;
  readonly pages: readonly Uint8Array[];
}

export class EnclosureFault extends Error {}

/** @throws EnclosureFault that names the file and what is wrong with it */
export async function readEnclosures(named: readonly string[]): Promise<readonly EnclosedFile[]> {
  return await Promise.all(named.map(readEnclosure));
}

async function readEnclosure(named: string): Promise<EnclosedFile> {
  const [kind = '', ...rest] = named.split('=');
  const file = rest.join('=');
  if (!isEnclosure(kind) || file === '')
    throw new EnclosureFault(
      `--enclose ${named}: please write KIND=FILE, for example photo_id=id.jpg.`,
    );
  const bytes = await readFile(resolve(process.env.INIT_CWD ?? '.', file)).catch(() => {
    throw new EnclosureFault(`--enclose ${named}: there is no such file.`);
  });
  const { pages } = await cleanFile(bytes).catch((error: unknown) => {
    throw error instanceof Problem
      ? new EnclosureFault(`--enclose ${named}: ${error.message}`)
      : error;
  });
  const sha256 = hashPages(pages);
  return { pages, copy: { documentId: idOf(sha256), kind, pages: pages.length, sha256 } };
}

/** No documents feature is behind a file: its id comes from its content. */
function idOf(sha256: string): string {
  const hex = createHash('sha256').update(sha256).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
