import type { EntityManager } from '#server/platform/database/index.ts';
import type { Reading } from './copy-rows.ts';
import { pageQuery, type RowPlace, type WantedRows } from './export-query.ts';

const PAGE = 1_000;

interface PageRow {
  readonly line: string;
  readonly id: string;
  readonly created_at: string;
}

/**
 * Rows as lines of JSON, a page at a time: the embedded database has one connection, and a long query would hold up everybody else.
 * What is added meanwhile is newer than the first page and stays out.
 */
export async function* pageRows(
  em: EntityManager,
  wanted: WantedRows,
  { signal, seen }: Reading,
): AsyncGenerator<readonly string[]> {
  let after: RowPlace | undefined = wanted.after;
  for (;;) {
    signal.throwIfAborted();
    const { sql, values } = pageQuery({ ...wanted, after }, PAGE);
    const rows = await em.execute<PageRow[]>(sql, [...values]);
    seen(rows.length);
    yield rows.map(({ line }) => line);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = { id: last.id, createdAt: last.created_at };
  }
}
