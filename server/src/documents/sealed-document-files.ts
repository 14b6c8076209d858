import type { SealedFiles } from '#server/platform/vault/index.ts';
import { isKept, nextReady } from './document.repository.ts';
import { filesOf } from './document-files.ts';

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
