import { databaseShape } from '#server/database-shape.ts';
import { openDatabase, type Database } from '#server/platform/database/index.ts';
import { createPgBossJobs } from '#server/platform/jobs/index.ts';
import { createLog } from '#server/platform/logging/index.ts';

/** A migrated database, with what the queue needs, in the form in which it opens fastest. */

/** What is never asked for in a test takes most of the time in which a copy opens. */
const SMALLER = [
  `alter system set shared_buffers = '16MB'`,
  `update pg_database set datistemplate = false where datname like 'template_'`,
  'drop database template1',
  'drop database template0',
  'checkpoint',
];

/** The queue makes its own tables at its first start; having them in the copy saves each test file that time. */
async function installQueue(database: Database, url: string | undefined): Promise<void> {
  const jobs = createPgBossJobs(database, url, createLog('silent'));
  await jobs.start({ work: false });
  await jobs.stop();
}

/** Makes the tables, the queue's too, in an empty database of a server. */
export async function migratePostgres(url: string): Promise<void> {
  const database = await openDatabase({ kind: 'postgres', url }, databaseShape);
  await installQueue(database, url);
  await database.close();
}

/** @returns a data folder as a tar file */
export async function makeSnapshot(): Promise<Buffer> {
  const database = await openDatabase({ kind: 'memory' }, databaseShape);
  try {
    await installQueue(database, undefined);
    const engine = await database.pglite();
    if (!engine) throw new Error('a database in memory has an engine');
    for (const statement of SMALLER) await engine.exec(statement);
    const dump = await engine.dumpDataDir('none');
    return Buffer.from(await dump.arrayBuffer());
  } finally {
    await database.close();
  }
}
