import { sql, type Expression, type SqlBool } from 'kysely';
import type { ListPlace, PageOrder } from './list-page.ts';

/** What all lists of the staff have in common: they are ordered by an instant and then by an id. */

/** The columns that a list is ordered by. */
export interface OrderColumns {
  readonly at: string;
  readonly id: string;
}

export function directionOf(order: PageOrder): 'asc' | 'desc' {
  return order === 'newest' ? 'desc' : 'asc';
}

/** Only what comes after that place in the list; everything if there is none. */
export function beyond(
  { at, id }: OrderColumns,
  { order, after }: Pick<ListPlace, 'order' | 'after'>,
): Expression<SqlBool> {
  if (!after) return sql<SqlBool>`true`;
  const sign = sql.raw(order === 'newest' ? '<' : '>');
  return sql<SqlBool>`(${sql.ref(at)}, ${sql.ref(id)}) ${sign} (${after.at}::timestamptz, ${after.id}::uuid)`;
}

/** The instant as a cursor keeps it: to the microsecond, which a Date would lose. */
export function sortKey(at: string) {
  return sql<string>`to_char(${sql.ref(at)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as(
    'sort_key',
  );
}

/** From the first of these days to the last, both included, in Eastern time. */
export function betweenDays(
  column: string,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): Expression<SqlBool>[] {
  const at = sql.ref(column);
  const midnight = sql`at time zone 'America/New_York'`;
  return [
    ...(from ? [sql<SqlBool>`${at} >= ${from}::date::timestamp ${midnight}`] : []),
    ...(to ? [sql<SqlBool>`${at} < (${to}::date + 1)::timestamp ${midnight}`] : []),
  ];
}
