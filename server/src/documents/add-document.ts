import { DocumentProblems, documentLimits, type Enclosure } from '@creditfix/shared/documents';
import { randomUUID } from 'node:crypto';
import { lockAccount } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Upload } from '#server/platform/http/index.ts';
import { cleanFile } from './clean-file.ts';
import { keepPart } from './document-files.ts';
import type { DocumentsParts } from './documents.parts.ts';
import { hashPages } from './hash-pages.ts';
import {
  countDocuments,
  insertDocument,
  markStored,
  type DocumentRow,
} from './document.repository.ts';
import { findDocument } from './find-documents.ts';

interface NewDocument {
  readonly accountId: string;
  readonly kind: Enclosure;
  readonly upload: Upload | undefined;
}

/**
 * Keeps what a person uploaded: made into clean pages, counted, sealed. Nothing is written before all of it is here and has
 * been looked at.
 *
 * @throws Problem of the documents feature: what is wrong with the file, or that the person keeps too many
 */
export async function addDocument(
  em: EntityManager,
  parts: DocumentsParts,
  { accountId, kind, upload }: NewDocument,
): Promise<DocumentRow> {
  const bytes = wholeUpload(upload);
  await refuseTooMany(em, accountId);
  const file = await cleanFile(bytes);
  const id = randomUUID();
  await em.transactional(async (tx) => {
    // Uploads of one person queue up here, so that none slips past the count.
    await lockAccount(tx, accountId, 'for update');
    await refuseTooMany(tx, accountId);
    await insertDocument(tx, {
      id,
      accountId,
      kind,
      status: 'storing',
      pages: file.pages.length,
      bytes: file.pages.reduce((sum, page) => sum + page.length, 0),
      sha256: hashPages(file.pages),
      createdAt: parts.clock.now(),
      usedAt: null,
    });
  });
  await keepPart(parts, id, 'thumbnail', file.thumbnail);
  for (const [index, page] of file.pages.entries()) await keepPart(parts, id, index + 1, page);
  await markStored(em, id);
  return await findDocument(em, accountId, id);
}

function wholeUpload(upload: Upload | undefined): Uint8Array {
  if (upload?.bytes) return upload.bytes;
  throw DocumentProblems.raise(`documents.${upload?.fault ?? 'empty'}`);
}

async function refuseTooMany(em: EntityManager, accountId: string): Promise<void> {
  if ((await countDocuments(em, accountId)) >= documentLimits.documents)
    throw DocumentProblems.raise('documents.too_many');
}
