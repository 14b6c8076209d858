import { DocumentProblems, documentLimits, type Enclosure } from '@creditfix/shared/documents';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Upload } from '#server/platform/http/index.ts';
import { cleanFile } from './clean-file.ts';
import type { CleanFile } from './clean-file/clean-bytes.ts';
import { keepPart } from './document-files.ts';
import type { DocumentsParts } from './documents.parts.ts';
import { hashPages } from './hash-pages.ts';
import { findDocument, type DocumentRow } from './find-documents.ts';

interface NewDocument {
  readonly accountId: string;
  readonly kind: Enclosure;
  readonly upload: Upload | undefined;
}

/**
 * Keeps what a person uploaded: made into clean pages, counted, sealed. Nothing is written before all of it is here and has
 * been looked at.
 *
 * @throws Problem of the documents room: what is wrong with the file, or that the person keeps too many
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
    await tx.execute('select 1 from accounts where id = ? for update', [accountId]);
    await refuseTooMany(tx, accountId);
    await tx.execute(
      `insert into documents (id, account_id, kind, status, pages, bytes, sha256, created_at)
       values (?, ?, ?, 'storing', ?, ?, ?, ?)`,
      [id, accountId, kind, file.pages.length, ...measure(file), parts.clock.now()],
    );
  });
  await keepPart(parts, id, 'thumbnail', file.thumbnail);
  for (const [index, page] of file.pages.entries()) await keepPart(parts, id, index + 1, page);
  await em.execute(`update documents set status = 'ready' where id = ? and status = 'storing'`, [
    id,
  ]);
  return await findDocument(em, accountId, id);
}

function wholeUpload(upload: Upload | undefined): Uint8Array {
  if (upload?.bytes) return upload.bytes;
  throw DocumentProblems.raise(`documents.${upload?.fault ?? 'empty'}`);
}

async function refuseTooMany(em: EntityManager, accountId: string): Promise<void> {
  const [row] = await em.execute<{ documents: number }[]>(
    'select count(*)::int as documents from documents where account_id = ?',
    [accountId],
  );
  if ((row?.documents ?? 0) >= documentLimits.documents)
    throw DocumentProblems.raise('documents.too_many');
}

function measure({ pages }: CleanFile): [bytes: number, sha256: string] {
  return [pages.reduce((sum, page) => sum + page.length, 0), hashPages(pages)];
}
