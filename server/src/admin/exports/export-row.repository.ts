import {
  exportColumns,
  typedColumns,
  type ExportKind,
  type LetterExportRow,
  type LetterFilter,
  type UserExportRow,
  type UserFilter,
} from '@creditfix/shared/admin';
import { FORMULA_INSIDE, FORMULA_STARTS, businessMonth } from '@creditfix/shared/kernel';
import {
  expressionBuilder,
  sql,
  type AliasableExpression,
  type CompiledQuery,
  type Expression,
  type RawBuilder,
  type SqlBool,
} from 'kysely';
import pg from 'pg';
import type { EntityManager } from '#server/platform/database/index.ts';
import {
  letterFits,
  type LetterTables,
  userFits,
  type EmailSearch,
  type UserTables,
} from '../lists/staff-list.repository.ts';

/** Exported rows: one place for what each column is, for files of every format and for offline replicas. */

type ExportTables = UserTables & LetterTables;

/** Where a row is in the order of an export: newest first. */
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

/** How the columns of a row are made: who sees it, and which month is the present one. */
type RowView = Pick<WantedRows, 'kind' | 'masked' | 'now'>;

/** PostgreSQL ended the query, because its time was over. */
const OUT_OF_TIME = '57014';

/** How many rows fit; it counts no further than `most`. */
export async function countRows(
  em: EntityManager,
  wanted: WantedRows,
  most: number,
): Promise<number> {
  const db = em.getKysely<ExportTables>();
  const { rows } = await db
    .selectFrom(
      db.selectFrom(placesOf(em, wanted).as('r')).select('r.id').limit(most).as('counted'),
    )
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
}

/** The same, or null if it would take longer than that. */
export async function countRowsInTime(
  em: EntityManager,
  wanted: WantedRows,
  { most, withinMs }: { readonly most: number; readonly withinMs: number },
): Promise<number | null> {
  try {
    return await em.transactional(async (tx) => {
      // Raw: neither builder knows settings. It takes no parameters.
      await tx.execute(`set local statement_timeout = ${Math.round(withinMs)}`);
      return await countRows(tx, wanted, most);
    });
  } catch (error) {
    if ((error as { readonly code?: unknown }).code === OUT_OF_TIME) return null;
    throw error;
  }
}

/** Where the row stands that `rows` of those that fit come before; nothing if there are no more of them. */
export async function laterPlace(
  em: EntityManager,
  wanted: WantedRows,
  rows: number,
): Promise<RowPlace | undefined> {
  return await em
    .getKysely<ExportTables>()
    .selectFrom(placesOf(em, wanted).as('r'))
    .select(['r.id', sql<string>`r.created_at::text`.as('createdAt')])
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(1)
    .offset(rows)
    .executeTakeFirst();
}

/** Where the row with this id stands. */
export async function placeOfRow(
  em: EntityManager,
  kind: ExportKind,
  id: string,
): Promise<RowPlace | undefined> {
  return await em
    .getKysely<ExportTables>()
    .selectFrom(kind === 'users' ? 'accounts' : 'letters')
    .select(['id', sql<string>`created_at::text`.as('createdAt')])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** For COPY: rows that fit, in order, each as a line of JSON with its fields in the order of the columns. */
export function linesToCopy(em: EntityManager, wanted: WantedRows): string {
  const lines = em
    .getKysely<ExportTables>()
    .selectFrom(orderedRows(em, wanted).as('r'))
    .select(sql<string>`row_to_json(r)::text`.as('line'));
  return withLiterals(lines.compile());
}

/** For COPY: rows that fit, in order, as cells that need nothing but quotes. */
export function cellsToCopy(em: EntityManager, wanted: WantedRows): string {
  const typed = typedColumns[wanted.kind];
  const cells = exportColumns[wanted.kind].map(([key]) =>
    (typed.includes(key) ? csvCell(sql.ref(`r.${key}`)) : sql.ref(`r.${key}`)).as(key),
  );
  const rows = em
    .getKysely<ExportTables>()
    .selectFrom(orderedRows(em, wanted).as('r'))
    .select(cells);
  return withLiterals(rows.compile());
}

/** The line of the row with that id, which may be a column of a table around it; nothing for a row that is not there. */
export function lineOfRow(em: EntityManager, view: RowView, id: Expression<string>) {
  const row: AliasableExpression<object> =
    view.kind === 'users'
      ? userRows(em, view)
          .where('s.account_id', '=', id)
          .where(({ not, ref }) => not(ref('s.is_deleted')))
      : letterRows(em).where('l.id', '=', id).where('l.status', '<>', 'preparing');
  return (
    em
      .getKysely<ExportTables>()
      .selectFrom(row.as('r'))
      .select(sql<string>`row_to_json(r)::text`.as('line'))
      // It is one row anyway. Said so, the database looks each row up by its key; else it may write the lines of the whole table.
      .limit(1)
  );
}

function orderedRows(em: EntityManager, wanted: WantedRows): AliasableExpression<object> {
  return wanted.kind === 'users'
    ? userRows(em, wanted)
        .where(fits(wanted))
        .orderBy('s.created_at', 'desc')
        .orderBy('s.account_id', 'desc')
    : letterRows(em).where(fits(wanted)).orderBy('l.created_at', 'desc').orderBy('l.id', 'desc');
}

/** The rows that fit, by the one table that filters look at. */
function placesOf(
  em: EntityManager,
  wanted: WantedRows,
): AliasableExpression<{ readonly id: string; readonly created_at: Date }> {
  const db = em.getKysely<ExportTables>();
  return wanted.kind === 'users'
    ? db
        .selectFrom('account_statuses as s')
        .select(['s.account_id as id', 's.created_at'])
        .where(fits(wanted))
    : db.selectFrom('letters as l').select(['l.id', 'l.created_at']).where(fits(wanted));
}

function fits({ kind, filter, emailSearch, after, through }: WantedRows): Expression<SqlBool> {
  const isUsers = kind === 'users';
  const [at, id] = isUsers ? ['s.created_at', 's.account_id'] : ['l.created_at', 'l.id'];
  const comes = (sign: '<' | '>=', place: RowPlace | undefined) =>
    place
      ? [
          sql<SqlBool>`(${sql.ref(at)}, ${sql.ref(id)}) ${sql.raw(sign)} (${place.createdAt}::timestamptz, ${place.id}::uuid)`,
        ]
      : [];
  return expressionBuilder<ExportTables>().and([
    isUsers ? userFits(filter as UserFilter, emailSearch) : letterFits(filter as LetterFilter),
    ...comes('<', after),
    ...comes('>=', through),
  ]);
}

function userRows(em: EntityManager, { masked, now }: Pick<WantedRows, 'masked' | 'now'>) {
  const name = (column: 'a.first_name' | 'a.last_name') =>
    masked ? maskedName(sql.ref(column)) : sql<string>`coalesce(${sql.ref(column)}, '')`;
  const columns: ColumnsOf<UserExportRow> = {
    id: sql.ref('s.account_id'),
    email: masked ? maskedEmail(sql.ref('a.email')) : sql.ref('a.email'),
    firstName: name('a.first_name'),
    lastName: name('a.last_name'),
    plan: sql.ref('s.plan'),
    status: sql.ref('s.status'),
    flagged: sql`case when s.open_flags > 0 then 'yes' else 'no' end`,
    lettersThisMonth: sql`case when t.letters_month = ${businessMonth(now)} then t.letters_in_month else 0 end`,
    lettersTotal: sql.ref('t.letters'),
    revenueCents: sql.ref('t.revenue_cents'),
    createdAt: instantText(sql.ref('s.created_at')),
  };
  return em
    .getKysely<UserTables>()
    .selectFrom('account_statuses as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .innerJoin('account_totals as t', 't.account_id', 's.account_id')
    .select(exportColumns.users.map(([key]) => columns[key].as(key)));
}

function letterRows(em: EntityManager) {
  const columns: ColumnsOf<LetterExportRow> = {
    id: sql.ref('l.id'),
    userId: sql.ref('l.account_id'),
    reference: sql.ref('l.reference'),
    reason: sql.ref('l.dispute_reason'),
    recipient: sql.ref('l.recipient'),
    status: sql.ref('l.status'),
    pages: sql.ref('l.pdf_pages'),
    mailedOn: sql.ref('l.mail_date'),
    createdAt: instantText(sql.ref('l.created_at')),
  };
  return em
    .getKysely<LetterTables>()
    .selectFrom('letters as l')
    .select(exportColumns.letters.map(([key]) => columns[key].as(key)));
}

type ColumnsOf<Row> = Readonly<Record<keyof Row, RawBuilder<unknown>>>;

/** As `maskedEmail` of the shared rules; the tests of exports compare the two. */
function maskedEmail(email: Expression<unknown>): RawBuilder<string> {
  return sql<string>`case when strpos(reverse(${email}), '@') in (0, length(${email})) then '***'
    else left(${email}, 1) || '***' || right(${email}, strpos(reverse(${email}), '@')) end`;
}

/** As `maskedName` of the shared rules. */
function maskedName(name: Expression<unknown>): RawBuilder<string> {
  return sql<string>`case when coalesce(${name}, '') = '' then '' else left(${name}, 1) || '***' end`;
}

/**
 * As `csvText` of the shared rules, without what COPY does by itself: it quotes, and it writes LF. What is empty is null here, because
 * COPY would write "" for it. One expression and no function, which would be called for each cell.
 */
function csvCell(value: Expression<unknown>): RawBuilder<string> {
  const starts = sql.lit(FORMULA_STARTS);
  const lineEnds = sql`replace(replace(${value}, E'\\r\\n', E'\\n'), E'\\r', E'\\n')`;
  return sql<string>`case
    when ${value} = '' then null
    when strpos(${starts}, left(${value}, 1)) = 0 and strpos(${value}, ';') = 0
      and strpos(${value}, E'\\t') = 0 and strpos(${value}, E'\\r') = 0 and strpos(${value}, E'\\n') = 0 then ${value}
    else regexp_replace(
      case when strpos(${starts}, left(${value}, 1)) > 0 then '''' else '' end || ${lineEnds},
      ${sql.lit(FORMULA_INSIDE)}, E'\\\\1''', 'g') end`;
}

function instantText(at: Expression<unknown>): RawBuilder<string> {
  return sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** COPY takes no parameters: each value as a literal, escaped by the driver. */
function withLiterals({ sql: text, parameters }: CompiledQuery): string {
  return text.replace(/\$(\d+)/g, (_, number: string) => literalOf(parameters[Number(number) - 1]));
}

function literalOf(value: unknown): string {
  if (typeof value === 'string') return pg.escapeLiteral(value);
  if (Number.isSafeInteger(value)) return String(value);
  throw new Error('only texts and whole numbers are written as literals');
}
