import { RequestProblems } from '@creditfix/shared/kernel';

/** Pages of lists that are ordered by an instant and then by id, forth or back, by number or from where the last page ended. */

/** A piece of SQL with its values, in the order of its question marks. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly unknown[];
}

export interface PageWish {
  readonly page: number;
  readonly limit: number;
  readonly after?: string | undefined;
  readonly order: 'newest' | 'oldest';
}

/** What a list orders by: the columns of its instant and of its id. */
interface SortColumns {
  readonly at: string;
  readonly id: string;
}

/** A list, by the name that its cursors carry: a place in one list is none in another. */
interface ListSort extends SortColumns {
  readonly list: string;
}

interface Page {
  readonly where: Condition;
  readonly offset: number;
  /** The same as plain values, for another feature's list. */
  readonly place: {
    readonly order: PageWish['order'];
    readonly after: { readonly at: string; readonly id: string } | undefined;
    readonly offset: number;
    readonly limit: number;
  };
  /** `order by … limit … offset …`: one row more than the page, which tells whether there is another. */
  readonly rest: Condition;
}

/** The database passes over every row before a numbered page; cursors go on from there at any depth. */
const MOST_BY_NUMBER = 10_000;

/** @throws Problem `request.invalid` where the cursor is none of ours, or the number of the page is too high for its length */
export function pageOf({ page, limit, after, order }: PageWish, { list, at, id }: ListSort): Page {
  const sign = order === 'newest' ? '<' : '>';
  const cursor = after ? readCursor(list, after) : undefined;
  const where = cursor
    ? {
        sql: `(${at}, ${id}) ${sign} (?::timestamptz, ?::uuid)`,
        values: [cursor.at, cursor.id],
      }
    : { sql: 'true', values: [] };
  const offset = after ? 0 : (page - 1) * limit;
  if (offset >= MOST_BY_NUMBER) {
    const message = 'Pages are numbered as far as the first 10,000 rows. Please narrow the list.';
    throw RequestProblems.raise('request.invalid', { fields: [{ path: 'page', message }] });
  }
  return {
    where,
    offset,
    place: { order, after: cursor, offset, limit: limit + 1 },
    rest: { sql: `${orderBy(order, { at, id })} limit ? offset ?`, values: [limit + 1, offset] },
  };
}

export function orderBy(order: PageWish['order'], { at, id }: SortColumns): string {
  const way = order === 'newest' ? 'desc' : 'asc';
  return `order by ${at} ${way}, ${id} ${way}`;
}

/** As the cursor keeps it: to the microsecond, which a Date of JavaScript would lose. */
export function sortKey(at: string): string {
  return `to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as sort_key`;
}

/** The rows of the page, and the cursor of the next one where there is one. */
export function cutPage<Row extends { readonly sort_key: string; readonly id: string }>(
  rows: readonly Row[],
  { limit }: PageWish,
  { list }: Pick<ListSort, 'list'>,
): { readonly rows: readonly Row[]; readonly next: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const isLast = rows.length <= limit || !last;
  return { rows: shown, next: isLast ? null : writeCursor(list, last) };
}

function writeCursor(list: string, last: { readonly sort_key: string; readonly id: string }) {
  return Buffer.from(`${list} ${last.sort_key} ${last.id}`).toString('base64url');
}

const CURSOR =
  /^([a-z]+) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) ([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

function readCursor(list: string, text: string): { readonly at: string; readonly id: string } {
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

/** All of them together; without any it is true. */
export function allOf(conditions: readonly (Condition | undefined)[]): Condition {
  const given = conditions.filter((condition) => condition !== undefined);
  return {
    sql: given.map(({ sql }) => sql).join(' and ') || 'true',
    values: given.flatMap(({ values }) => values),
  };
}

/** `column = value`, where there is a value. */
export function equals(column: string, value: string | undefined): Condition | undefined {
  return value === undefined ? undefined : { sql: `${column} = ?`, values: [value] };
}

/** From the first of these days to the last, both included, in Eastern time. */
export function betweenDays(
  column: string,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): Condition | undefined {
  const midnight = `at time zone 'America/New_York'`;
  const begins = from && { sql: `${column} >= ?::date::timestamp ${midnight}`, values: [from] };
  const ends = to && { sql: `${column} < (?::date + 1)::timestamp ${midnight}`, values: [to] };
  const given = [begins, ends].filter((condition) => condition !== undefined && condition !== '');
  return given.length > 0 ? allOf(given) : undefined;
}
