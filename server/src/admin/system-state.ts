import type { oversightEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { OversightParts } from './admin.parts.ts';
import { queueFigures, trafficFigures } from './system-state.repository.ts';

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
    jobs: await queueFigures(em),
    ...(await findTraffic(em, parts, since)),
    disk: await parts.files.space(),
  };
}

function runtime(): string {
  const { deno, node } = process.versions;
  return deno ? `Deno ${deno}` : `Node ${node}`;
}

async function findTraffic(
  em: EntityManager,
  { carrier: { carrier } }: Pick<OversightParts, 'carrier'>,
  since: Date,
): Promise<Pick<SystemState, 'database' | 'webhooks' | 'email' | 'mail'>> {
  const figures = await trafficFigures(em, { carrier, since });
  return {
    database: `PostgreSQL ${figures.version}`,
    webhooks: [
      { source: 'stripe', waiting: figures.stripe_waiting, lastAt: instant(figures.stripe_last) },
      {
        source: 'mail carrier',
        waiting: figures.carrier_waiting,
        lastAt: instant(figures.carrier_last),
      },
    ],
    email: {
      waiting: figures.email_waiting,
      failed: figures.email_failed,
      lastSentAt: instant(figures.email_last),
    },
    mail: {
      carrier,
      waiting: figures.mail_waiting,
      failed: figures.mail_failed,
      orphaned: figures.mail_orphaned,
    },
  };
}

function instant(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
