import { expect, it } from 'vitest';
import { createPgBossJobs } from '#server/platform/jobs/index.ts';
import { createLog } from '#server/platform/logging/index.ts';
import { openTestDatabase } from '#test/open-test-database.ts';
import { handleBackups, handleChores } from './handle-jobs.ts';

it('does every chore although one fails, and tries that one again by itself', async () => {
  const database = await openTestDatabase();
  const jobs = createPgBossJobs(database, createLog('silent'));
  const done: string[] = [];
  handleChores(jobs, {
    first: () => Promise.reject(new Error('This chore always fails.')),
    second: async () => done.push('second'),
    third: async () => done.push('third'),
  });
  try {
    await jobs.start({ work: true });
    const em = database.fork();
    // What the queue itself would do at the hour: one job for each schedule.
    const schedules = await em.execute<{ name: string; data: { chore: string } }[]>(
      `select name, data from pgboss.schedule where cron = '17 * * * *' order by key`,
    );
    expect(schedules.map(({ data }) => data.chore)).toEqual(['first', 'second', 'third']);
    const hourly = { queue: 'hourly', retries: 2, retryDelaySeconds: 60 };
    await em.transactional(async (tx) => {
      for (const { data } of schedules) await jobs.enqueue(tx, hourly, data);
    });
    const stateOf = async () =>
      await em.execute(
        `select data ->> 'chore' as chore, state, retry_count from pgboss.job where name = 'hourly' order by 1`,
      );
    await expect.poll(stateOf).toEqual([
      { chore: 'first', state: 'retry', retry_count: 0 },
      { chore: 'second', state: 'completed', retry_count: 0 },
      { chore: 'third', state: 'completed', retry_count: 0 },
    ]);
    // Queued in one moment, they come in any order.
    expect(done.toSorted()).toEqual(['second', 'third']);
  } finally {
    await jobs.stop();
    await database.close();
  }
});

it('leaves a daily backup the whole day, also where an earlier version gave it a quarter of an hour', async () => {
  const database = await openTestDatabase();
  const em = database.fork();
  const limits = async () =>
    await em.execute(`select expire_seconds from pgboss.queue where name = 'daily-backup'`);
  try {
    const earlier = createPgBossJobs(database, createLog('silent'));
    earlier.handle({ queue: 'daily-backup', retries: 1, retryDelaySeconds: 600 }, async () => {});
    await earlier.start({ work: false });
    await earlier.stop();
    expect(await limits()).toEqual([{ expire_seconds: 900 }]);
    const jobs = createPgBossJobs(database, createLog('silent'));
    handleBackups(jobs, { BACKUP_SCHEDULE: '40 3 * * *' }, async () => {});
    await jobs.start({ work: false });
    await jobs.stop();
    expect(await limits()).toEqual([{ expire_seconds: 86_400 }]);
  } finally {
    await database.close();
  }
});
