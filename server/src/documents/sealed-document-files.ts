import type { SealedFiles } from '#server/platform/vault/index.ts';
import { filesOf } from './document-files.ts';

/** The pages and small pictures of the copies, for a change of keys. */
export const sealedDocumentFiles: SealedFiles = {
  name: 'documents',
  async next(em, afterId, limit) {
    const rows = await em.execute<{ id: string; pages: number }[]>(
      `select id, pages from documents where status = 'ready' ${afterId ? 'and id > ?' : ''}
        order by id limit ${limit}`,
      afterId ? [afterId] : [],
    );
    return rows.map(({ id, pages }) => ({ rowId: id, files: filesOf(id, pages) }));
  },
  async names(em, rowId) {
    const rows = await em.execute<unknown[]>(
      `select 1 from documents where id = ? and status <> 'removing'`,
      [rowId],
    );
    return rows.length === 1;
  },
};
