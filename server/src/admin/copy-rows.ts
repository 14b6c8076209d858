import pg from 'pg';
import { to } from 'pg-copy-streams';
import type { Database } from '#server/platform/database/index.ts';
import type { Log } from '#server/platform/logging/index.ts';
import { withLiterals, type SqlText } from './sql-text.ts';

export interface CopyParts {
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

/**
 * Rows as PostgreSQL itself writes them (COPY), over a connection of their own: the snapshot is one for all queries, and they come
 * no faster than they are taken away.
 *
 * @param options of COPY
 */
export async function* copyRows(
  { database, log }: CopyParts,
  { url, queries, options }: { url: string; queries: readonly SqlText[]; options: string },
  { signal, seen }: Reading,
): AsyncGenerator<Buffer> {
  signal.throwIfAborted();
  const client = new pg.Client({ connectionString: url, application_name: 'credit-fix-export' });
  // A connection that breaks fails the stream too; without a listener it would end the process.
  client.on('error', (error) => log.warn({ err: error }, 'an export lost its connection'));
  await client.connect();
  let isWhole = false;
  try {
    await client.query('begin isolation level repeatable read read only');
    for (const query of queries) {
      const copying = client.query(to(`copy (${withLiterals(query)}) to stdout (${options})`));
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
  if (processID !== null)
    await database.fork().execute('select pg_terminate_backend(?)', [processID]);
}
