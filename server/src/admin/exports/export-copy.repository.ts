import { typedColumns } from '@creditfix/shared/admin';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import type { Database } from '#server/platform/database/index.ts';
import type { Log } from '#server/platform/logging/index.ts';
import { cellsToCopy, laterPlace, linesToCopy, type WantedRows } from './export-row.repository.ts';

/** Exported rows as PostgreSQL itself writes them, however many there are. */

export interface CopyToParts {
  readonly database: Database;
  readonly log: Log;
}

/** How rows are read. */
export interface Reading {
  /** Ends it at once. */
  readonly signal: AbortSignal;
  /** Hears of rows that were read. */
  readonly seen: (rows: number) => void;
}

/** Few enough that looking each of them up is sooner done than reading the tables. */
const FIRST_ROWS = 500;

/** COPY quotes what holds one of these, and JSON holds neither: its lines come as they are. */
const BARE_LINES = `format csv, encoding 'UTF8', quote e'\\x01', delimiter e'\\x02'`;

/** Cells with commas between them and quotes around whatever somebody may have typed. Lines end in LF. */
export async function* copyCells(
  parts: CopyToParts,
  wanted: WantedRows,
  reading: Reading,
): AsyncGenerator<Buffer> {
  const em = parts.database.fork();
  const typed = typedColumns[wanted.kind].map((key) => `"${key}"`).join(', ');
  const options = `format csv, encoding 'UTF8', force_quote (${typed})`;
  const slices = await slicesOf(parts, wanted);
  const queries = slices.map((slice) => cellsToCopy(em, slice));
  yield* copyOut(parts, { queries, options }, reading);
}

/** A line of JSON for each row. */
export async function* copyLines(
  parts: CopyToParts,
  wanted: WantedRows,
  reading: Reading,
): AsyncGenerator<Buffer> {
  const em = parts.database.fork();
  const slices = await slicesOf(parts, wanted);
  const queries = slices.map((slice) => linesToCopy(em, slice));
  yield* copyOut(parts, { queries, options: BARE_LINES }, reading);
}

/**
 * The fastest way to all rows reads the tables, joins them by hash and sorts: it has no row to send before it has all of them. So the
 * first ones are asked for alone, by the index that has their order, and leave at once. One snapshot serves both questions, so that each
 * row is in one of them whatever changes meanwhile.
 */
async function slicesOf({ database }: CopyToParts, wanted: WantedRows): Promise<WantedRows[]> {
  const last = await laterPlace(database.fork(), wanted, FIRST_ROWS - 1);
  if (!last) return [wanted];
  return [
    { ...wanted, through: last },
    { ...wanted, after: last },
  ];
}

/**
 * Over a connection of their own: the snapshot is one for all queries, and rows come no faster than they are taken away.
 *
 * @param options of COPY
 */
async function* copyOut(
  { database, log }: CopyToParts,
  { queries, options }: { readonly queries: readonly string[]; readonly options: string },
  { signal, seen }: Reading,
): AsyncGenerator<Buffer> {
  signal.throwIfAborted();
  const client = new pg.Client({
    connectionString: database.url,
    application_name: 'credit-fix-export',
  });
  // A connection that breaks fails the stream too; without a listener it would end the process.
  client.on('error', (error) => log.warn({ err: error }, 'an export lost its connection'));
  await client.connect();
  let isWhole = false;
  try {
    await client.query('begin isolation level repeatable read read only');
    for (const query of queries) {
      const copying = client.query(to(`copy (${query}) to stdout (${options})`));
      const stop = () => copying.destroy(new Error('the export was ended'));
      signal.addEventListener('abort', stop);
      try {
        signal.throwIfAborted();
        for await (const chunk of copying) yield chunk as Buffer;
      } finally {
        signal.removeEventListener('abort', stop);
      }
      // How many rows it were comes after the last of them: this question waits behind it.
      await client.query('select 1');
      seen(copying.rowCount);
    }
    isWhole = true;
  } finally {
    if (!isWhole) await endBackend(database, client);
    await client.end();
  }
}

/** A query that sorts has nothing to send yet, and would not notice for long that nobody listens. */
async function endBackend(database: Database, client: pg.Client): Promise<void> {
  const { processID } = client as unknown as { readonly processID: number | null };
  // Raw: it reads no table.
  if (processID !== null)
    await database.fork().execute('select pg_terminate_backend(:processID)', { processID });
}
