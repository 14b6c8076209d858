import type { oversightEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { stripeTraffic } from '#server/billing/index.ts';
import { carrierTraffic, mailTraffic } from '#server/mailing/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { emailTraffic } from '#server/platform/email/index.ts';
import type { OversightParts } from './admin.parts.ts';
import { queueFigures, serverVersion } from './system-state.repository.ts';

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
  const stripe = await stripeTraffic(em);
  const postal = await carrierTraffic(em);
  const { lastSentAt, ...email } = await emailTraffic(em, since);
  return {
    database: `PostgreSQL ${await serverVersion(em)}`,
    webhooks: [webhooks('stripe', stripe), webhooks('mail carrier', postal)],
    email: { ...email, lastSentAt: instant(lastSentAt) },
    mail: { carrier, ...(await mailTraffic(em, { carrier, since })) },
  };
}

function instant(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}

function webhooks(
  source: string,
  { waiting, oldestAt, lastAt }: Awaited<ReturnType<typeof stripeTraffic>>,
): SystemState['webhooks'][number] {
  return { source, waiting, oldestAt: instant(oldestAt), lastAt: instant(lastAt) };
}
