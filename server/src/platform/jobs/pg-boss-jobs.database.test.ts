import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase, type Database } from '#server/platform/database/index.ts';
import { createLog } from '#server/platform/logging/index.ts';
import { openLine, type Line } from '#test/a-line.ts';
import '#test/test-projects.ts';
import { copyDatabase, type OwnDatabase } from '#test/test-databases.ts';
import { createPgBossJobs, defineJob, type Jobs } from './index.ts';

/** A database whose line can be cut while work is under way. */
let copy: OwnDatabase;
let line: Line;
let database: Database;
let jobs: Jobs;

/** Anyone who waits for a try of its own waits longer than this test. */
const slowJob = defineJob<{ id: string }>({
  queue: 'slow-to-try-again',
  retries: 3,
  retryDelaySeconds: 3_600,
});
const begun: string[] = [];
const { promise: mayResume, resolve: resume } = Promise.withResolvers<void>();

beforeAll(async () => {
  copy = await copyDatabase(inject('testProjectFacts').database);
  const url = new URL(copy.url);
  line = await openLine({ host: url.hostname, port: Number(url.port) });
  url.port = String(line.port);
  database = await openDatabase({ url: url.href }, { entities: [], migrations: [] });
  jobs = createPgBossJobs(database, createLog('silent'));
  jobs.handle(slowJob, async ({ id }) => {
    begun.push(id);
    await mayResume;
    await database.fork().execute('select 1');
  });
  await jobs.start({ work: true });
});
afterAll(async () => {
  line.mend();
  await jobs.stop();
  await database.close();
  await line.close();
  await copy.drop();
});

async function stateOfJobs(): Promise<string[]> {
  const rows = await database
    .fork()
    .execute<{ state: string }[]>('select state from pgboss.job where name = ?', [slowJob.queue]);
  return rows.map(({ state }) => state);
}

it('keeps to what this version says of a queue that an earlier one made', async () => {
  const queue = 'made-before';
  const retries = { retries: 5, retryDelaySeconds: 30 };
  for (const longest of [{}, { longestDelaySeconds: 4 }]) {
    const version = createPgBossJobs(database, createLog('silent'));
    version.handle({ queue, ...retries, ...longest }, () => Promise.resolve());
    await version.start({ work: false });
    await version.stop();
  }
  const rows = await database
    .fork()
    .execute('select retry_delay_max from pgboss.queue where name = ?', [queue]);
  expect(rows).toEqual([{ retry_delay_max: 4 }]);
});

it('takes up again what an outage of the database cut off, as soon as it is back', async () => {
  await database.fork().transactional((tx) => jobs.enqueue(tx, slowJob, { id: 'one' }));
  await expect.poll(() => begun).toEqual(['one']);
  line.cut();
  resume();
  // It is tried, and fails, while the database is away.
  await expect(database.fork().execute('select 1')).rejects.toThrow(
    /Connection terminated|ECONNRESET/,
  );
  line.mend();
  await expect.poll(stateOfJobs).toEqual(['completed']);
});
