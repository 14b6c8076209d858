import type { oversightEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { OversightParts } from './oversight.parts.ts';

/** How the machinery is: figures of its queues alone, never what is in them. */

type SystemState = DataOf<typeof oversightEndpoints.systemState>;

/** What failed longer ago than this was looked at, or nobody will. */
const LOOKED_BACK_DAYS = 30;

export async function findSystemState(
  em: EntityManager,
  parts: OversightParts,
): Promise<SystemState> {
  const since = new Date(parts.clock.now().getTime() - LOOKED_BACK_DAYS * 86_400_000);
  return {
    version: parts.version,
    runtime: runtime(),
    upSeconds: Math.floor(process.uptime()),
    jobs: await findJobs(em),
    ...(await findTraffic(em, parts, since)),
    disk: await parts.files.space(),
  };
}

function runtime(): string {
  const { deno, node } = process.versions;
  return deno ? `Deno ${deno}` : `Node ${node}`;
}

interface QueueRow {
  readonly name: string;
  readonly waiting: number;
  readonly failed: number;
  readonly oldest_seconds: number | null;
}

/** Each queue, also where nothing waits; what is due only later is waiting and not old. pg-boss's own are left out. */
async function findJobs(em: EntityManager): Promise<SystemState['jobs']> {
  const rows = await em.execute<QueueRow[]>(
    `select q.name, count(j.id) filter (where j.state in ('created', 'retry', 'active'))::int as waiting,
       count(j.id) filter (where j.state = 'failed')::int as failed,
       floor(extract(epoch from now() - min(j.start_after)
         filter (where j.state in ('created', 'retry') and j.start_after <= now())))::int as oldest_seconds
     from pgboss.queue q left join pgboss.job j on j.name = q.name and j.state in ('created', 'retry', 'active', 'failed')
     where left(q.name, 2) <> '__' group by q.name order by q.name`,
  );
  return rows.map(({ oldest_seconds, ...queue }) => ({
    ...queue,
    oldestWaitingSeconds: oldest_seconds,
  }));
}

interface TrafficRow {
  readonly version: string;
  readonly stripe_waiting: number;
  readonly stripe_last: string | null;
  readonly carrier_waiting: number;
  readonly carrier_last: string | null;
  readonly email_waiting: number;
  readonly email_failed: number;
  readonly email_last: string | null;
  readonly mail_waiting: number;
  readonly mail_failed: number;
  readonly mail_orphaned: number;
}

/** What comes in and goes out. Orphaned is a piece that another carrier than the present one was asked for and still has. */
async function findTraffic(
  em: EntityManager,
  { carrier }: Pick<OversightParts, 'carrier'>,
  since: Date,
): Promise<Pick<SystemState, 'database' | 'webhooks' | 'email' | 'mail'>> {
  const [row] = await em.execute<TrafficRow[]>(
    `select current_setting('server_version') as version,
       (select count(*)::int from stripe_events where processed_at is null) as stripe_waiting,
       (select max(received_at) from stripe_events) as stripe_last,
       (select count(*)::int from carrier_events where processed_at is null) as carrier_waiting,
       (select max(received_at) from carrier_events) as carrier_last,
       (select count(*)::int from outgoing_emails where status = 'queued' and created_at > ?) as email_waiting,
       (select count(*)::int from outgoing_emails where status in ('failed', 'bounced') and created_at > ?) as email_failed,
       (select sent_at from outgoing_emails where sent_at is not null order by created_at desc limit 1) as email_last,
       (select count(*)::int from mail_pieces where status = 'queued' and carrier_id is null) as mail_waiting,
       (select count(*)::int from mail_pieces where status = 'failed' and ended_at > ?) as mail_failed,
       (select count(*)::int from mail_pieces where status in ('queued', 'mailed', 'in_transit') and ended_at is null
          and (asked_at is not null or carrier_id is not null) and carrier not in ('self', ?)) as mail_orphaned`,
    [since, since, since, carrier.carrier],
  );
  if (!row) throw new Error('a query without a table answers one row');
  return {
    database: `PostgreSQL ${row.version}`,
    webhooks: [
      { source: 'stripe', waiting: row.stripe_waiting, lastAt: instant(row.stripe_last) },
      { source: 'mail carrier', waiting: row.carrier_waiting, lastAt: instant(row.carrier_last) },
    ],
    email: {
      waiting: row.email_waiting,
      failed: row.email_failed,
      lastSentAt: instant(row.email_last),
    },
    mail: {
      carrier: carrier.carrier,
      waiting: row.mail_waiting,
      failed: row.mail_failed,
      orphaned: row.mail_orphaned,
    },
  };
}

function instant(at: string | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
