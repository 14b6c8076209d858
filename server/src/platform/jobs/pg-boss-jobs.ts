import { SpanKind } from '@opentelemetry/api';
import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss, fromKysely, type Db, type Job, type JobResult } from 'pg-boss';
import { keepPrepared, troubleOf, type Database } from '#server/platform/database/index.ts';
import { countRepeats, type Log, type NoteFailure } from '#server/platform/logging/index.ts';
import { continuedTrace, traced, traceToContinue } from '#server/platform/tracing/index.ts';
import type { JobHandler, JobKind, Jobs } from './jobs.port.ts';

const STOP_TIMEOUT_MS = 1_500;

/**
 * Of a job that is being done, the database hears twice in this time. Who is silent for longer has died, or could not say how it ended:
 * somebody else does it. It is looked for as often.
 */
const HEARTBEAT_SECONDS = 30;
const LOOKS_EVERY_SECONDS = 20;
/** Its heartbeat says that a process lives, not that its work goes on: this ends the wait for a handler that hangs. */
const LONGEST_SECONDS = 15 * 60;
/** How often it is tried to reach a database that is away. */
const KNOCKS_EVERY_MS = 500;
/** Within one try: what looks like our database may be somebody else's server. */
const AGAIN_AT_MOST = 3;

/** Jobs that a worker takes together; it takes the next ones when all of them are done. */
const BATCH = 10;
/** While one of these waits for a slow job of its batch, the others take more. */
const SIDE_BY_SIDE = { workers: 4, batch: 5 } as const;

/** A notification that arrives while a worker is busy is lost; looking again every two seconds finds what it was for. */
const WORKING = {
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
  perJobResults: true,
} as const;

type AnyJob = JobKind<Record<string, string>>;

/** Jobs on pg-boss, in the same database by a pool of its own. */
export function createPgBossJobs({ url }: Pick<Database, 'url'>, log: Log): Jobs {
  const handlers = new Map<string, { job: AnyJob; handler: JobHandler<Record<string, string>> }>();
  let boss: PgBoss | undefined;
  const stopping = new AbortController();
  const noteFailure = countRepeats(log);

  const open = (): PgBoss => {
    const opened = new PgBoss({
      connectionString: url,
      max: 4,
      useListenNotify: true,
      superviseIntervalSeconds: LOOKS_EVERY_SECONDS,
      monitorIntervalSeconds: LOOKS_EVERY_SECONDS,
    });
    opened.on('error', (error) => {
      const kind = `queue ${troubleOf(error) ?? codeOf(error)}`;
      noteFailure({ kind, error, message: 'jobs: the queue reported an error' });
    });
    return opened;
  };

  return {
    handle(job, handler) {
      handlers.set(job.queue, {
        job: job as AnyJob,
        handler: handler as JobHandler<Record<string, string>>,
      });
    },
    async enqueue(em, job, payload, options = {}) {
      if (!boss) throw new Error('jobs must be started before work is queued');
      const { executeSql } = fromKysely(em.getKysely() as never);
      const db: Db = {
        async executeSql(text, values) {
          // It is long, and planning it takes longer than queueing.
          keepPrepared(`enqueue-${job.queue}`, text);
          return await executeSql(text, values);
        },
      };
      await boss.send(
        job.queue,
        { ...payload, ...traceToContinue() },
        {
          db,
          ...(options.startAfterSeconds ? { startAfter: options.startAfterSeconds } : {}),
        },
      );
    },
    async start({ work }) {
      boss = open();
      await boss.start();
      for (const { job, handler } of handlers.values()) {
        await prepareQueue(boss, job);
        if (work)
          await takeWork(boss, job, handler, { log, noteFailure, stopping: stopping.signal });
      }
    },
    async check() {
      if (!boss) throw new Error('the queue is not open');
      await boss.getDb().executeSql('select 1', []);
    },
    async stop() {
      stopping.abort();
      await boss?.stop({ graceful: true, close: true, timeout: STOP_TIMEOUT_MS });
    },
  };
}

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : 'other';
}

async function prepareQueue(boss: PgBoss, job: AnyJob): Promise<void> {
  const how = {
    retryLimit: job.retries,
    retryDelay: job.retryDelaySeconds,
    retryBackoff: true,
    ...(job.longestDelaySeconds ? { retryDelayMax: job.longestDelaySeconds } : {}),
    expireInSeconds: job.longestSeconds ?? LONGEST_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    notify: true,
  };
  await boss.createQueue(job.queue, how);
  // It may be there from an earlier version.
  await boss.updateQueue(job.queue, how);
  if (job.cron) await schedule(boss, job, job.cron);
}

async function schedule(boss: PgBoss, job: AnyJob, cron: string): Promise<void> {
  const { queue, scheduled = { '': {} } } = job;
  for (const [key, payload] of Object.entries(scheduled))
    await boss.schedule(queue, cron, payload, { key });
  // What an earlier version did at these times, and this one does not.
  for (const { key } of await boss.getSchedules(queue))
    if (!Object.hasOwn(scheduled, key)) await boss.unschedule(queue, key);
}

async function takeWork(
  boss: PgBoss,
  job: AnyJob,
  handler: JobHandler<Record<string, string>>,
  {
    log,
    noteFailure,
    stopping,
  }: { readonly log: Log; readonly noteFailure: NoteFailure; readonly stopping: AbortSignal },
): Promise<void> {
  const run = async (
    one: Job<Record<string, string>>,
    again = AGAIN_AT_MOST,
  ): Promise<JobResult> => {
    const { id } = one;
    const { traceparent, ...data } = one.data ?? {};
    try {
      await traced(`job ${job.queue}`, async () => await handler(data), {
        kind: SpanKind.CONSUMER,
        attributes: { 'messaging.destination.name': job.queue, 'messaging.message.id': id },
        parent: continuedTrace({ traceparent }),
      });
      return { id, status: 'completed' };
    } catch (error) {
      const message = 'jobs: a job failed and will be tried again';
      const trouble = troubleOf(error);
      const fields = { queue: job.queue, jobId: id };
      if (trouble) noteFailure({ kind: `job ${trouble}`, error, message, fields });
      else log.warn({ err: error, ...fields }, message);
      // A try that our own database cut off is no try.
      if (trouble === 'away' && again > 0) {
        await sleep(KNOCKS_EVERY_MS);
        if ((await untilBack(boss, stopping)) && !one.signal.aborted)
          return await run(one, again - 1);
      }
      // The queue keeps no error text: it could quote what was being worked on.
      return { id, status: 'failed', output: { failed: true } };
    }
  };
  const options = {
    ...WORKING,
    batchSize: job.sideBySide ? SIDE_BY_SIDE.batch : BATCH,
    localConcurrency: job.sideBySide ? SIDE_BY_SIDE.workers : 1,
  } as const;
  await boss.work(job.queue, options, async (batch: Job<Record<string, string>>[]) => {
    const results: JobResult[] = [];
    if (job.sideBySide) results.push(...(await Promise.all(batch.map((each) => run(each)))));
    else for (const each of batch) results.push(await run(each));
    // Else nobody would hear how it ended.
    await untilBack(boss, stopping);
    return results;
  });
}

/** Waits for the database if it is unreachable. @returns whether it is there; false when we are stopping */
async function untilBack(boss: PgBoss, stopping: AbortSignal): Promise<boolean> {
  while (!stopping.aborted) {
    const isThere = await boss
      .getDb()
      .executeSql('select 1', [])
      .then(
        () => true,
        () => false,
      );
    if (isThere) return true;
    await sleep(KNOCKS_EVERY_MS);
  }
  return false;
}
