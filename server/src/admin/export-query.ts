import {
  exportColumns,
  typedColumns,
  type ExportKind,
  type LetterFilter,
  type UserFilter,
} from '@creditfix/shared/admin';
import { businessMonth } from '@creditfix/shared/kernel';
import { letterCondition } from './find-staff-letters.ts';
import { LISTED_USER_TABLES, userCondition, type EmailSearch } from './find-users.ts';
import { allOf } from './list-page.ts';
import { listed, raw, sql, type SqlText } from './sql-text.ts';

/** What is asked of the database for exported rows: one place for what each column is, for files and for offline copies. */

/** Where a row stands in the order of an export: newest first. */
export interface RowPlace {
  readonly id: string;
  /** As the database writes it, to the microsecond. */
  readonly createdAt: string;
}

export interface WantedRows {
  readonly kind: ExportKind;
  readonly filter: UserFilter | LetterFilter;
  readonly emailSearch: EmailSearch;
  readonly masked: boolean;
  readonly now: Date;
  /** Only rows that come after this one. */
  readonly after?: RowPlace | undefined;
  /** Only this row and those that come before it. */
  readonly through?: RowPlace | undefined;
}

interface Source {
  readonly id: string;
  readonly createdAt: string;
  readonly from: string;
  /** The one table of them that filters look at: enough to count. */
  readonly counted: string;
  /** What makes a row one of the table. */
  readonly is: string;
  readonly columns: Readonly<Record<string, SqlText>>;
}

/** Rows that fit, in order, each as a line of JSON with its fields in the order of the columns. */
export function jsonLinesQuery(wanted: WantedRows): SqlText {
  const source = sourceOf(wanted);
  return sql`select ${lineOf(wanted.kind, source)} as line ${orderedRows(wanted, source)}`;
}

/**
 * Rows that fit, in order, as cells that need nothing but quotes. The inner rows are worked out before the guard looks at them:
 * only so does it stay an expression inside the query, and no function is called for each cell.
 */
export function cellsQuery(wanted: WantedRows): SqlText {
  const source = sourceOf(wanted);
  const cells = exportColumns[wanted.kind].map(([key]) =>
    typedColumns[wanted.kind].includes(key) ? `csv_cell("${key}") as "${key}"` : `"${key}"`,
  );
  return sql`select ${raw(cells.join(', '))}
    from (select ${columnsOf(wanted.kind, source)} ${orderedRows(wanted, source)} offset 0) r`;
}

/** How many rows fit; it counts no further than `most`. */
export function countQuery(wanted: WantedRows, most: number): SqlText {
  const source = sourceOf(wanted);
  return sql`select count(*)::int as rows
    from (select 1 from ${raw(source.counted)} where ${narrowed(wanted, source)} limit ${most}) r`;
}

/** Where the row stands that `rows` of those that fit come before; nothing where there are no more of them. */
export function laterPlaceQuery(wanted: WantedRows, rows: number): SqlText {
  const source = sourceOf(wanted);
  const { id, createdAt, counted } = source;
  return sql`select ${raw(id)} as id, ${raw(createdAt)}::text as created_at from ${raw(counted)}
    where ${narrowed(wanted, source)} order by ${raw(createdAt)} desc, ${raw(id)} desc limit 1 offset ${rows}`;
}

/** Where the row with this id stands. */
export function placeQuery(kind: ExportKind, id: string): SqlText {
  const table = raw(kind === 'users' ? 'accounts' : 'letters');
  return sql`select id, created_at::text as created_at from ${table} where id = ${id}`;
}

/** The line of each row whose id stands in `page.row_id`; nothing for a row that is not there. */
export function rowsOfPage(wanted: Pick<WantedRows, 'kind' | 'masked' | 'now'>): SqlText {
  const source = sourceOf(wanted);
  return sql`select ${lineOf(wanted.kind, source)} as line from ${raw(source.from)}
    where ${raw(source.id)} = page.row_id and ${raw(source.is)}`;
}

function lineOf(kind: ExportKind, source: Source): SqlText {
  return sql`(select row_to_json(r) from (select ${columnsOf(kind, source)}) r)::text`;
}

function columnsOf(kind: ExportKind, { columns }: Source): SqlText {
  const named = exportColumns[kind].map(([key]) => {
    const column = columns[key];
    if (!column) throw new Error(`no column ${key}`);
    return sql`${column} as ${raw(`"${key}"`)}`;
  });
  return listed(named);
}

function orderedRows(wanted: WantedRows, source: Source): SqlText {
  return sql`from ${raw(source.from)} where ${narrowed(wanted, source)}
    order by ${raw(source.createdAt)} desc, ${raw(source.id)} desc`;
}

function narrowed(
  { kind, filter, emailSearch, after, through }: WantedRows,
  { createdAt, id }: Source,
): SqlText {
  const fits =
    kind === 'users'
      ? userCondition(filter as UserFilter, emailSearch)
      : letterCondition(filter as LetterFilter);
  const comes = (sign: '<' | '>=', place: RowPlace | undefined) =>
    place &&
    sql`(${raw(createdAt)}, ${raw(id)}) ${raw(sign)} (${place.createdAt}::timestamptz, ${place.id}::uuid)`;
  return allOf([fits, comes('<', after), comes('>=', through)]);
}

function sourceOf({ kind, masked, now }: Pick<WantedRows, 'kind' | 'masked' | 'now'>): Source {
  return kind === 'users' ? users(masked, businessMonth(now)) : LETTERS;
}

function users(masked: boolean, month: string): Source {
  const name = (column: string) =>
    raw(masked ? `masked_name(a.${column})` : `coalesce(a.${column}, '')`);
  return {
    id: 's.account_id',
    createdAt: 's.created_at',
    from: LISTED_USER_TABLES,
    counted: 'account_standings s',
    is: 'not s.is_deleted',
    columns: {
      id: raw('s.account_id'),
      email: raw(masked ? 'masked_email(a.email)' : 'a.email'),
      firstName: name('first_name'),
      lastName: name('last_name'),
      plan: raw('s.plan'),
      status: raw('s.status'),
      flagged: raw(`case when s.open_flags > 0 then 'yes' else 'no' end`),
      lettersThisMonth: sql`case when t.letters_month = ${month} then t.letters_in_month else 0 end`,
      lettersTotal: raw('t.letters'),
      revenueCents: raw('t.revenue_cents'),
      createdAt: raw('utc_text(s.created_at)'),
    },
  };
}

/** A letter is one from the moment in which it is finished; one that is being made may yet come to nothing. */
const LETTERS: Source = {
  id: 'l.id',
  createdAt: 'l.created_at',
  from: 'letters l',
  counted: 'letters l',
  is: `l.status <> 'preparing'`,
  columns: {
    id: raw('l.id'),
    userId: raw('l.account_id'),
    reference: raw('l.reference'),
    reason: raw('l.dispute_reason'),
    recipient: raw('l.recipient'),
    status: raw('l.status'),
    pages: raw('l.pdf_pages'),
    mailedOn: raw('l.mail_date'),
    createdAt: raw('utc_text(l.created_at)'),
  },
};
