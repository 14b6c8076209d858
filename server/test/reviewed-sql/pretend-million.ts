import pg from 'pg';
import { AT, DAY, HASH, ID, NAME } from './sample.ts';

/** A row in each table, and figures that let PostgreSQL plan as if there were a million. */

const ROWS = 1_000_000;
const FEW_ROWS = 100;
/** Of an index over the part of a table that waits for something. */
const SOME_ROWS = 10_000;

/** Tables that never grow with the number of users: what the program knows of itself, and what its few staff have. */
const SMALL = [
  'admin_passkeys',
  'audit_heads',
  'carrier_pace',
  'export_files',
  'kept_totals',
  'key_rotation',
  'local_mail',
  'mikro_orm_migrations',
  'address_book_versions',
  'offline_exports',
  'operator_settings',
  'saved_replies',
  'staff_members',
  'staff_filters',
  'sync_replicas',
  'sync_state',
  'totp_factors',
  'vault_check',
  'weekly_exports',
];

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
}

/** One row in each table that has none, with the same values everywhere: so what is joined is found. */
export async function fillEachTable(url: string): Promise<void> {
  await withClient(url, async (client) => {
    // References and triggers are left out for these rows, and what a text may be for good.
    await client.query(`do $$ declare c record; begin
      for c in select conrelid::regclass as table, conname from pg_constraint
        where contype in ('c', 'f') and connamespace = current_schema()::text::regnamespace loop
        execute format('alter table %s drop constraint %I', c.table, c.conname);
      end loop; end $$`);
    await client.query('set session_replication_role = replica');
    const { rows } = await client.query<Column>(
      `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as "isNullable"
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = current_schema()::text::regnamespace
        and a.attidentity = '' and a.attgenerated = '' order by c.relname, a.attnum`,
    );
    for (const [table, columns] of Map.groupBy(rows, (column) => column.table)) {
      const filled = columns.filter(
        (column) => !column.isNullable || /_(?:id|key)$/.test(column.name),
      );
      await client.query(
        `insert into ${table} (${filled.map(({ name }) => `"${name}"`).join(', ')})
        select ${filled.map((column) => pg.escapeLiteral(valueOf(column))).join(', ')}
        where not exists (select 1 from ${table})`,
      );
    }
  });
}

function valueOf({ table, name, type }: Column): string {
  // The database counts its lines from one.
  if (table === 'audit_log' && name === 'number') return '0';
  if (type === 'uuid') return ID;
  if (type === 'boolean') return 'false';
  if (type === 'date') return DAY;
  if (type === 'jsonb' || type === 'json') return '{}';
  if (type.endsWith('[]')) return '{}';
  if (/^(?:integer|bigint|smallint|numeric|xid8)/.test(type)) return '1';
  if (type.startsWith('timestamp')) return AT.toISOString();
  if (!/^(?:text|character varying)/.test(type))
    throw new Error(`${table}.${name} is ${type}: say what a sample of it is`);
  return /hash|sha256/.test(name) ? HASH : NAME;
}

/** @returns the indexes over parts of tables. Tables count as one page, so that the planner has the rows that we say and weighs only how many of them it reads. */
export async function pretendMillion(url: string): Promise<ReadonlySet<string>> {
  return await withClient(url, async (client) => {
    await client.query(
      `update pg_class set relpages = 1, relallvisible = 1, reltuples =
        case when relname = any ($1) or oid in (select indexrelid from pg_index where indrelid::regclass::text = any ($1))
          then ${FEW_ROWS}
          when oid in (select indexrelid from pg_index where indpred is not null) then ${SOME_ROWS} else ${ROWS} end
      where relkind in ('r', 'i') and relnamespace = current_schema()::text::regnamespace`,
      [SMALL],
    );
    // Ids, keys and addresses are nearly each row's own, and few accounts are deleted; of all else the planner guesses that there are
    // two hundred values, and of what may be null that half a percent is.
    await client.query(
      `select pg_restore_attribute_stats('schemaname', n.nspname::text, 'relname', c.relname::text, 'attname', a.attname::text,
        'inherited', false, 'version', 180000, 'avg_width', 16, 'n_distinct', -0.5::real,
        'null_frac', case a.attname when 'deleted_at' then 0.98::real else 0::real end)
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and n.nspname = current_schema() and a.attname ~ '^id$|_id$|_key$|_hash$|email$|^deleted_at$'`,
    );
    const { rows } = await client.query<{ name: string }>(
      'select indexrelid::regclass::text as name from pg_index where indpred is not null',
    );
    return new Set(rows.map(({ name }) => name));
  });
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly PlanNode[];
}

/**
 * The growing tables of which a plan reads every row. What an index has of a part of a table is not all of it, and behind a limit the
 * order of an index is followed no further than needed.
 */
export function whatItReads(
  node: PlanNode,
  partial: ReadonlySet<string>,
  isLimited = false,
): readonly string[] {
  const { 'Node Type': type, 'Relation Name': table = '', 'Index Name': index = '' } = node;
  const limited = (isLimited || type === 'Limit') && !TAKES_ALL.test(type);
  const isWholeIndex = /^Index (?:Only )?Scan$/.test(type) && !node['Index Cond'];
  const isWhole = type === 'Seq Scan' || (isWholeIndex && !limited && !partial.has(index));
  return [
    ...(isWhole && isGrowing(table) ? [table] : []),
    ...(node.Plans ?? []).flatMap((inner) => whatItReads(inner, partial, limited)),
  ];
}

/**
 * How a plan comes to its rows: the indexes in which it looks for them, and what it does besides. A row that was found already and is looked up
 * by its id says nothing.
 */
export function wayOf(plan: PlanNode): readonly string[] {
  const said = new Set<string>();
  const look = (node: PlanNode, isCut: boolean) => {
    const { 'Node Type': type, 'Index Name': index = '', 'Index Cond': sought } = node;
    if (type === 'Seq Scan') said.add(`all of ${node['Relation Name'] ?? ''}`);
    // Of the rows of the page each is looked up by its id; a range of ids is a way to find them.
    if (index !== '' && (!index.endsWith('_pkey') || !sought || /[<>]/.test(sought))) {
      const tests = node.Filter?.matchAll(/([a-z_]+)\)*(?:::[a-z ]+)? (?:[=<>~!]|IS\b)/g) ?? [];
      const columns = new Set([...tests].map(([, column = '']) => column));
      const through = columns.size > 0 ? ` past other ${[...columns].join(' and ')}` : '';
      said.add(`${sought ? '' : 'walks '}${index}${through}`);
    }
    // The rows of a page are few; before it is cut, they may be many.
    if (isCut && type === 'Sort') said.add('sorts them all');
    for (const inner of node.Plans ?? []) look(inner, isCut || type === 'Limit');
  };
  look(plan, false);
  return [...said];
}

/** What these are given they read to its end, or may well. */
const TAKES_ALL = /^(?:Sort|Hash|Merge Join|Aggregate|Materialize)/;

function isGrowing(table: string): boolean {
  return !SMALL.includes(table) && !isForeign(table);
}

/** The catalog's tables and the queue's: not ours to index, and the database counts what is in them as it likes. */
const isForeign = (table: string) => /^(?:pg_|queue$|job)/.test(table);

/** Whether a plan rests on figures that are not ours, and may be another one tomorrow. */
export function isUnsteady({ 'Relation Name': table = '', Plans = [] }: PlanNode): boolean {
  return isForeign(table) || Plans.some(isUnsteady);
}
