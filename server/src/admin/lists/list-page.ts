import { RequestProblems } from '@creditfix/shared/kernel';

/** Pages of lists that are ordered by an instant and then by id, forth or back, by number or from where the last page ended. */

export type PageOrder = 'newest' | 'oldest';

export interface PageRequest {
  readonly page: number;
  readonly limit: number;
  readonly after?: string | undefined;
  readonly order: PageOrder;
}

/** Which rows a page asks of the database. */
export interface ListPlace {
  readonly order: PageOrder;
  /** The last row of the page before: its instant to the microsecond, and its id. */
  readonly after: { readonly at: string; readonly id: string } | undefined;
  readonly offset: number;
  /** One row more than the page, which tells whether there is another. */
  readonly limit: number;
}

/** The lists, by the name that their cursors carry: a place in one list is none in another. */
type ListName = 'users' | 'flagged' | 'letters' | 'messages';

/** The database passes over every row before a numbered page; cursors go on from there at any depth. */
const MOST_BY_NUMBER = 10_000;

/** @throws Problem `request.invalid` if the cursor is none of ours, or the number of the page is too high for its length */
export function placeOf({ page, limit, after, order }: PageRequest, list: ListName): ListPlace {
  const cursor = after ? readCursor(list, after) : undefined;
  const offset = after ? 0 : (page - 1) * limit;
  if (offset >= MOST_BY_NUMBER) {
    const message = 'Pages are numbered as far as the first 10,000 rows. Please narrow the list.';
    throw RequestProblems.raise('request.invalid', { fields: [{ path: 'page', message }] });
  }
  return { order, after: cursor, offset, limit: limit + 1 };
}

/** The rows of the page, and the cursor of the next one; null if it is the last. */
export function cutPage<Row extends { readonly sort_key: string; readonly id: string }>(
  rows: readonly Row[],
  { limit }: PageRequest,
  list: ListName,
): { readonly rows: readonly Row[]; readonly next: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const isLast = rows.length <= limit || !last;
  return { rows: shown, next: isLast ? null : writeCursor(list, last) };
}

function writeCursor(list: ListName, last: { readonly sort_key: string; readonly id: string }) {
  return Buffer.from(`${list} ${last.sort_key} ${last.id}`).toString('base64url');
}

const CURSOR =
  /^([a-z]+) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) ([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

function readCursor(list: ListName, text: string): { readonly at: string; readonly id: string } {
  const [, name, at = '', id = ''] =
    CURSOR.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? [];
  if (name === list && isInstant(at)) return { at, id };
  const message = 'This place in the list is unknown. Please begin at the first page.';
  throw RequestProblems.raise('request.invalid', { fields: [{ path: 'after', message }] });
}

/** JavaScript takes 30 February and the year 0 for days, and PostgreSQL refuses both. */
function isInstant(at: string): boolean {
  const time = Date.parse(at);
  if (Number.isNaN(time) || at.startsWith('0000')) return false;
  return new Date(time).toISOString().slice(0, SECOND) === at.slice(0, SECOND);
}

/** "2026-11-22T12:00:00" */
const SECOND = 19;
