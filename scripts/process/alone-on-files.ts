import pg from 'pg';

/** One number for this lock among PostgreSQL's advisory locks. */
const LOCK = 770_912;

/**
 * Runs what rewrites stored files, unless another program does so just now: one that moves files could bring back what one that seals
 * them again has replaced.
 *
 * @returns undefined if there is another
 */
export async function aloneOnFiles<Result>(
  databaseUrl: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1) as locked',
      [LOCK],
    );
    // The lock goes with the connection, however this ends.
    return rows[0]?.locked ? await work() : undefined;
  } finally {
    await client.end();
  }
}
