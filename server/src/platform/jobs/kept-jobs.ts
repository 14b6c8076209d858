import type { ClientBase } from 'pg';
import { PgBoss } from 'pg-boss';
import { z } from 'zod';

/** Jobs that nobody has done yet, as a backup keeps them: what they are, not the queue's own tables, which change with its versions. */

const keptJobSchema = z.object({
  queue: z.string(),
  job: z.object({
    id: z.string(),
    data: z.record(z.string(), z.string()).exactOptional(),
    startAfter: z.string(),
    retryLimit: z.number(),
    retryDelay: z.number(),
    retryBackoff: z.boolean(),
    retryDelayMax: z.number().exactOptional(),
    heartbeatSeconds: z.number().exactOptional(),
    expireInSeconds: z.number().exactOptional(),
  }),
});
export const keptJobsSchema = z.array(keptJobSchema);
export type KeptJob = z.output<typeof keptJobSchema>;

/** One that is being done counts too: who does it may have died. */
export async function waitingJobs(client: ClientBase): Promise<readonly KeptJob[]> {
  const { rows } = await client.query<{ jobs: boolean }>(
    `select to_regclass('pgboss.job') is not null as jobs`,
  );
  if (!rows[0]?.jobs) return [];
  const found = await client.query<KeptJob>(
    `select name as queue, jsonb_strip_nulls(jsonb_build_object('id', id, 'data', data, 'startAfter', start_after,
       'retryLimit', retry_limit, 'retryDelay', retry_delay, 'retryBackoff', retry_backoff,
       'retryDelayMax', retry_delay_max, 'heartbeatSeconds', heartbeat_seconds, 'expireInSeconds', expire_seconds)) as job
     from pgboss.job where state < 'completed' and name not like '\\_\\_pgboss%' order by created_on, id`,
  );
  return keptJobsSchema.parse(found.rows);
}

/** Makes the queues; the jobs are there once the client's transaction commits. */
export async function putBackJobs(
  url: string,
  client: ClientBase,
  jobs: readonly KeptJob[],
): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 2, supervise: false, schedule: false });
  const broken = new Promise<never>((_, reject) => boss.on('error', reject));
  broken.catch(() => {});
  await Promise.race([boss.start(), broken]);
  try {
    const db = {
      executeSql: (text: string, values?: unknown[]) => client.query(text, values),
    };
    const queues = Map.groupBy(jobs, ({ queue }) => queue);
    for (const [queue, kept] of queues) {
      await boss.createQueue(queue);
      await boss.insert(
        queue,
        kept.map(({ job }) => job),
        { db },
      );
    }
  } finally {
    await boss.stop({ graceful: false, close: true });
  }
}
