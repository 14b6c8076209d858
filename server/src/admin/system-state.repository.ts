import { sql } from 'kysely';
import type { EntityManager } from '#server/platform/database/index.ts';

/** How the machinery is. */

/** Each queue, also if nothing waits; what is due only later is waiting and not old. pg-boss's own are left out. */
export async function queueFigures(em: EntityManager) {
  return await em
    .getKysely<QueueTables>()
    .selectFrom('pgboss.queue as q')
    .leftJoin('pgboss.job as j', (job) =>
      job
        .onRef('j.name', '=', 'q.name')
        .on('j.state', 'in', ['created', 'retry', 'active', 'failed']),
    )
    .select(({ fn }) => [
      'q.name',
      fn
        .count<number>('j.id')
        .filterWhere('j.state', 'in', ['created', 'retry', 'active'])
        .as('waiting'),
      fn.count<number>('j.id').filterWhere('j.state', '=', 'failed').as('failed'),
      sql<number | null>`floor(extract(epoch from now() - min(j.start_after)
        filter (where j.state in ('created', 'retry') and j.start_after <= now())))::int`.as(
        'oldestWaitingSeconds',
      ),
    ])
    .where(sql`left(q.name, 2)`, '<>', '__')
    .groupBy('q.name')
    .orderBy('q.name')
    .execute();
}

/** The tables of pg-boss, as far as they are asked; they are no entities of ours. */
interface QueueTables {
  readonly 'pgboss.queue': { readonly name: string };
  readonly 'pgboss.job': {
    readonly id: string;
    readonly name: string;
    readonly state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
    readonly start_after: Date;
  };
}

/** Of the database. */
export async function serverVersion(em: EntityManager): Promise<string> {
  const { version } = await em
    .getKysely()
    .selectNoFrom(sql<string>`current_setting('server_version')`.as('version'))
    .executeTakeFirstOrThrow();
  return version;
}
