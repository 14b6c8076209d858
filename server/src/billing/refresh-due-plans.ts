import { Plan } from '@creditfix/shared/accounts';
import type { Clock } from '#server/platform/clock/index.ts';
import type { Database, EntityManager } from '#server/platform/database/index.ts';
import { tellEnded, type GrantParts } from './plan-grants.ts';
import { findOpenGrant } from './plan-grant.repository.ts';
import { refreshPlan } from './refresh-plan.ts';

const AT_ONCE = 500;

interface DueRow {
  readonly id: string;
  readonly plan_until: Date | string;
}

/**
 * Writes down that Pro has run out, so that exports and the administrators' screens say so too; what people may do never
 * waited for this. Whose granted Pro ended is told by email.
 */
export async function refreshDuePlans(
  parts: GrantParts & { readonly database: Database; readonly clock: Clock },
): Promise<void> {
  const now = parts.clock.now();
  const em = parts.database.fork();
  const rows = await em.execute<DueRow[]>(
    `select id, plan_until from accounts where plan_until <= ? order by plan_until limit ${AT_ONCE}`,
    [now],
  );
  const failures: unknown[] = [];
  for (const row of rows) {
    await em
      .transactional((tx) => refreshDuePlan(tx, parts, row, now))
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some plans could not be refreshed');
}

async function refreshDuePlan(
  tx: EntityManager,
  parts: GrantParts,
  { id: accountId, plan_until }: DueRow,
  now: Date,
): Promise<void> {
  const { plan } = await refreshPlan(tx, accountId, now);
  if (plan !== Plan.free) return;
  const grant = await findOpenGrant(tx, accountId);
  const endedNow = grant?.endsAt?.getTime() === new Date(plan_until).getTime();
  if (grant && endedNow) await tellEnded(tx, parts, { accountId, grantId: grant.id });
}
