import {
  documentEndpoints,
  documentLimits,
  DocumentProblems,
  type Enclosure,
  type StoredDocument,
} from '@creditfix/shared/documents';
import { addDays, BUSINESS_TIME_ZONE, calendarDateAt } from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import { lockAccount, personOf } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import {
  type Call,
  FileReply,
  implement,
  type Route,
  type Upload,
} from '#server/platform/http/index.ts';
import { cleanFile } from './clean-file.ts';
import { hashPages, keepPart, readPart } from './document-files.ts';
import {
  countDocuments,
  type DocumentRow,
  findDocuments,
  findOwnDocument,
  insertDocument,
  markStored,
} from './document.repository.ts';
import type { DocumentsParts } from './documents.parts.ts';
import { deleteDocument } from './remove-documents.ts';

interface NewDocument {
  readonly accountId: string;
  readonly kind: Enclosure;
  readonly upload: Upload | undefined;
}

const UPLOADS_PER_ACCOUNT = { name: 'upload', hits: 120, minutes: 60 };

/** Enclosures: adding, listing, viewing and deleting them. */
export function documentRoutes(parts: DocumentsParts): Route[] {
  return [
    implement(documentEndpoints.addDocument)(
      [(_, call) => parts.limiter.hit(UPLOADS_PER_ACCOUNT, personOf(call).accountId)],
      async ({ query, upload }, call) => {
        const { accountId } = personOf(call);
        const row = await addDocument(call.em, parts, { accountId, kind: query.kind, upload });
        return presentDocument(row);
      },
    ),

    implement(documentEndpoints.listDocuments)([], async (_, call) => {
      const rows = await findDocuments(call.em, personOf(call).accountId);
      return { documents: rows.map(presentDocument) };
    }),

    implement(documentEndpoints.getDocumentPage)(
      [],
      async ({ params }, call) => await pictureReply(call, parts, params.id, params.page),
    ),

    implement(documentEndpoints.getDocumentThumbnail)(
      [],
      async ({ params }, call) => await pictureReply(call, parts, params.id, 'thumbnail'),
    ),

    implement(documentEndpoints.deleteDocument)([], async ({ params }, call) => {
      const { accountId } = personOf(call);
      await deleteDocument(call.em, parts.files, { accountId, id: params.id });
      return { deleted: true };
    }),
  ];
}

async function pictureReply(
  call: Call,
  parts: DocumentsParts,
  id: string,
  part: number | 'thumbnail',
): Promise<FileReply> {
  const { sha256, pages } = await findDocument(call.em, personOf(call).accountId, id);
  const bytes = part === 'thumbnail' || part <= pages ? await readPart(parts, id, part) : undefined;
  if (!bytes) throw DocumentProblems.raise('documents.not_found');
  return new FileReply({
    bytes,
    fileName: `copy-${part}.jpg`,
    disposition: 'inline',
    etag: `${sha256}-${part}`,
  });
}

/**
 * Keeps what a person uploaded: made into clean pages, counted, sealed. Nothing is written before all of it is here and has
 * been looked at.
 *
 * @throws Problem of the documents feature: what is wrong with the file, or that the person keeps too many
 */
async function addDocument(
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
      keptUntil: null,
    });
  });
  await keepPart(parts, id, 'thumbnail', file.thumbnail);
  for (const [index, page] of file.pages.entries()) await keepPart(parts, id, index + 1, page);
  await em.transactional(async (tx) => {
    // Of an account that is deleted meanwhile it is left to the hourly purge.
    const account = await lockAccount(tx, accountId, 'for key share');
    if (account?.deletedAt === null) await markStored(tx, id);
  });
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

/**
 * One enclosure of that person. Another person's enclosure answers as if it did not exist.
 *
 * @throws Problem `documents.not_found`
 */
async function findDocument(
  em: EntityManager,
  accountId: string,
  id: string,
): Promise<DocumentRow> {
  const row = await findOwnDocument(em, accountId, id);
  if (!row) throw DocumentProblems.raise('documents.not_found');
  return row;
}

/** An enclosure as the person sees it. */
function presentDocument(row: DocumentRow): StoredDocument {
  const lastUse = row.used_at ?? row.created_at;
  const unused = addDays(calendarDateAt(lastUse, BUSINESS_TIME_ZONE), documentLimits.keptDays);
  const needed = row.kept_until && calendarDateAt(row.kept_until, BUSINESS_TIME_ZONE);
  return {
    id: row.id,
    kind: row.kind,
    pages: row.pages,
    bytes: row.bytes,
    createdAt: row.created_at.toISOString(),
    letters: row.letters,
    keptUntil: needed && needed > unused ? needed : unused,
    thumbnailUrl: `/api/documents/${row.id}/thumbnail`,
  };
}
