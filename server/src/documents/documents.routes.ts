import { DocumentProblems, documentEndpoints } from '@creditfix/shared/documents';
import { personOf } from '#server/accounts/index.ts';
import { FileReply, implement, type Call, type Route } from '#server/platform/http/index.ts';
import { addDocument } from './add-document.ts';
import { readPart } from './document-files.ts';
import { presentDocument } from './document.presenter.ts';
import type { DocumentsParts } from './documents.parts.ts';
import { findDocuments } from './document.repository.ts';
import { findDocument } from './find-documents.ts';
import { deleteDocument } from './remove-documents.ts';

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
