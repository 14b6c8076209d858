import type { SealedFiles } from '#server/platform/vault/index.ts';
import { letterPlaces } from './letter-places.ts';

interface FilesRow {
  readonly id: string;
  readonly pdf_key: string | null;
  readonly packet_key: string | null;
}

/** The letters' PDFs and packets, for a change of keys. */
export const sealedLetterFiles: SealedFiles = {
  name: 'letters',
  async next(em, afterId, limit) {
    const rows = await em.execute<FilesRow[]>(
      `select id, pdf_key, packet_key from letters ${afterId ? 'where id > ?' : ''}
        order by id limit ${limit}`,
      afterId ? [afterId] : [],
    );
    return rows.map(({ id, pdf_key, packet_key }) => ({
      rowId: id,
      files: [
        ...(pdf_key ? [{ key: pdf_key, place: letterPlaces.pdf(id) }] : []),
        ...(packet_key ? [{ key: packet_key, place: letterPlaces.packet(id) }] : []),
      ],
    }));
  },
  async names(em, rowId, key) {
    const rows = await em.execute<unknown[]>(
      'select 1 from letters where id = ? and (pdf_key = ? or packet_key = ?)',
      [rowId, key, key],
    );
    return rows.length === 1;
  },
};
