import type { Enclosure } from '@creditfix/shared/documents';
import type { EntityManager } from '#server/platform/database/index.ts';
import { VaultError } from '#server/platform/vault/index.ts';
import { findAllReady } from './document.repository.ts';
import { readPart } from './document-files.ts';
import type { DocumentsParts } from './documents.parts.ts';

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
