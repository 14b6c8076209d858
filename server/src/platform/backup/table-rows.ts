import pg, { type ClientBase } from 'pg';
import { from, to } from 'pg-copy-streams';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The rows of all tables as PostgreSQL writes and reads them itself: text that every version of it and every machine understands. */

export interface TableRows {
  readonly name: string;
  /** Those that are stored; what PostgreSQL works out by itself is worked out again. */
  readonly columns: readonly string[];
}

export interface TablePart extends TableRows {
  /** Of its pages, this one and those up to the next part; undefined for the last part. */
  readonly fromPage: number;
  readonly toPage: number | undefined;
}

/** Tables that are rebuilt, not copied: the list of migrations, and the log that offline replicas follow. */
const MADE_ANEW = ['mikro_orm_migrations', 'sync_changes', 'sync_state'];
/** 256 MB of a table's pages: enough for a connection to be busy with, and no table is one connection's alone. */
const PAGES_OF_PART = 32_768;
/** Rows that are kept in memory together, by each connection. */
const CHUNK_BYTES = 8_000_000;

const name = (text: string) => pg.escapeIdentifier(text);
const list = (columns: readonly string[]) => columns.map(name).join(', ');

/** Every table of the product, the largest first, in parts that any number of connections can share. */
export async function findTables(client: ClientBase): Promise<readonly TablePart[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; pages: number }>(
    `select c.relname as name, (pg_relation_size(c.oid) / 8192)::int as pages,
       array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
       and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname <> all ($1)
     group by c.oid order by pages desc, c.relname`,
    [MADE_ANEW],
  );
  return rows.flatMap((table) => {
    const parts = Math.max(1, Math.ceil(table.pages / PAGES_OF_PART));
    return Array.from({ length: parts }, (_, index) => ({
      name: table.name,
      columns: table.columns,
      fromPage: index * PAGES_OF_PART,
      // A table may have grown since it was measured.
      toPage: index + 1 < parts ? (index + 1) * PAGES_OF_PART : undefined,
    }));
  });
}

/** The rows of a part as chunks of whole lines. */
export async function* readRows(client: ClientBase, part: TablePart): AsyncGenerator<Buffer> {
  const isWhole = part.fromPage === 0 && part.toPage === undefined;
  const before = part.toPage === undefined ? '' : ` and ctid < '(${part.toPage},0)'`;
  const what = isWhole
    ? `${name(part.name)} (${list(part.columns)})`
    : `(select ${list(part.columns)} from ${name(part.name)} where ctid >= '(${part.fromPage},0)'${before})`;
  let chunks: Buffer[] = [];
  let bytes = 0;
  for await (const data of client.query(to(`copy ${what} to stdout`))) {
    const chunk = data as Buffer;
    bytes += chunk.length;
    // A line end inside a value is written as \n, so this one ends a row.
    const end = bytes < CHUNK_BYTES ? -1 : chunk.lastIndexOf(0x0a);
    if (end < 0) {
      chunks.push(chunk);
      continue;
    }
    yield Buffer.concat([...chunks, chunk.subarray(0, end + 1)]);
    chunks = [chunk.subarray(end + 1)];
    bytes = chunk.length - end - 1;
  }
  if (bytes > 0) yield Buffer.concat(chunks);
}

/** Writes whole lines into a table that {@link emptyTables} has made ready. @returns how many rows they were */
export async function writeRows(
  client: ClientBase,
  { name: table, columns }: TableRows,
  lines: Buffer,
): Promise<number> {
  const copying = client.query(from(`copy ${name(table)} (${list(columns)}) from stdin (freeze)`));
  await pipeline(Readable.from([lines]), copying);
  return copying.rowCount ?? 0;
}

/**
 * Makes the tables ready for rows by the million, inside a transaction: empty, without the triggers that would work out again what the
 * rows hold already, and without indexes and references, each of which is sooner made at once in the end than kept row by row. The role
 * needs to own the tables, and no more.
 *
 * @returns makes again what was taken away, and checks every reference
 */
export async function emptyTables(client: ClientBase): Promise<() => Promise<void>> {
  const tables = await ask(client, `select c.relname as name from pg_class c where ${OURS}`);
  const constraints = await ask(
    client,
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as made_by
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     where ${OURS} and k.contype in ('f', 'p', 'u') order by array_position('{f,u,p}'::"char"[], k.contype), 1, 2`,
  );
  for (const { name: table } of tables)
    await client.query(`alter table ${name(table)} disable trigger user`);
  for (const constraint of constraints)
    await client.query(
      `alter table ${name(constraint.table)} drop constraint ${name(constraint.name)}`,
    );
  // What is left belongs to no constraint.
  const indexes = await ask(
    client,
    `select i.relname as name, pg_get_indexdef(i.oid) as made_by
     from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid where ${OURS}`,
  );
  for (const index of indexes) await client.query(`drop index ${name(index.name)}`);
  await client.query(`truncate ${list(tables.map((table) => table.name))}`);

  return async () => {
    for (const { made_by: make } of indexes) await client.query(make);
    for (const constraint of constraints.toReversed())
      await client.query(
        `alter table ${name(constraint.table)} add constraint ${name(constraint.name)} ${constraint.made_by}`,
      );
    await continueNumbers(client);
    for (const { name: table } of tables)
      await client.query(`alter table ${name(table)} enable trigger user`);
  };
}

const OURS = `c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname <> 'mikro_orm_migrations'`;

async function ask(client: ClientBase, query: string) {
  const { rows } = await client.query<{ table: string; name: string; made_by: string }>(query);
  return rows;
}

/** Columns that number their rows go on after the highest number that is there. */
async function continueNumbers(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select c.relname as table, a.attname as column,
       pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where ${OURS} and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`,
  );
  for (const { table, column, sequence } of rows)
    await client.query(
      `select setval($1::regclass, coalesce(max(${name(column)}), 0) + 1, false) from ${name(table)}`,
      [sequence],
    );
}
