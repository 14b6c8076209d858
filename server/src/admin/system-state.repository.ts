import { sql } from 'kysely';
import type { EntityManager } from '#server/platform/database/index.ts';

/** How the machinery is: figures of the queues of all features, in one statement each. */

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

/** What comes in and goes out. Orphaned is a mailpiece that another carrier than the present one was asked for and still has. */
export async function trafficFigures(
  em: EntityManager,
  { carrier, since }: { readonly carrier: string; readonly since: Date },
) {
  // Raw: ten counts of four features in one statement, each by an index of its own.
  const [figures] = await em.execute<TrafficFigures[]>(
    `select current_setting('server_version') as version,
       (select count(*) from stripe_events where processed_at is null) as stripe_waiting,
       (select max(received_at) from stripe_events) as stripe_last,
       (select count(*) from carrier_events where processed_at is null) as carrier_waiting,
       (select max(received_at) from carrier_events) as carrier_last,
       (select count(*) from outgoing_emails where status = 'queued' and created_at > :since) as email_waiting,
       (select count(*) from outgoing_emails where status in ('failed', 'bounced') and created_at > :since) as email_failed,
       (select sent_at from outgoing_emails where sent_at is not null order by created_at desc limit 1) as email_last,
       (select count(*) from mailpieces where status = 'queued' and carrier_id is null) as mail_waiting,
       (select count(*) from mailpieces where status = 'failed' and ended_at > :since) as mail_failed,
       (select count(*) from mailpieces where status in ('queued', 'mailed', 'in_transit') and ended_at is null
          and (asked_at is not null or carrier_id is not null) and carrier not in ('self', :carrier)) as mail_orphaned`,
    { since, carrier },
  );
  if (!figures) throw new Error('a query without a table answers one row');
  return figures;
}

interface TrafficFigures {
  readonly version: string;
  readonly stripe_waiting: number;
  readonly stripe_last: Date | null;
  readonly carrier_waiting: number;
  readonly carrier_last: Date | null;
  readonly email_waiting: number;
  readonly email_failed: number;
  readonly email_last: Date | null;
  readonly mail_waiting: number;
  readonly mail_failed: number;
  readonly mail_orphaned: number;
}
