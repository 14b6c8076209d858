import { Plan } from '@creditfix/shared/accounts';
import { accountsWhosePlanEnded, type Account } from '#server/accounts/index.ts';
import type { Clock } from '#server/platform/clock/index.ts';
import type { Database, EntityManager } from '#server/platform/database/index.ts';
import { tellEnded, type GrantParts } from './plan-grants.ts';
import { findOpenGrant } from './plan-grant.repository.ts';
import { refreshPlan } from './refresh-plan.ts';

const AT_ONCE = 500;

/**
 * Writes down that Pro has run out, so that exports and the administrators' screens say so too; what people may do never
 * waited for this. Whose granted Pro ended is told by email.
 */
export async function refreshDuePlans(
  parts: GrantParts & { readonly database: Database; readonly clock: Clock },
): Promise<void> {
  const now = parts.clock.now();
  const em = parts.database.fork();
  const accounts = await accountsWhosePlanEnded(em, now, AT_ONCE);
  const failures: unknown[] = [];
  for (const account of accounts) {
    await em
      .transactional((tx) => refreshDuePlan(tx, parts, account, now))
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some plans could not be refreshed');
}

async function refreshDuePlan(
  tx: EntityManager,
  parts: GrantParts,
  { id: accountId, planUntil }: Pick<Account, 'id' | 'planUntil'>,
  now: Date,
): Promise<void> {
  const { plan } = await refreshPlan(tx, accountId, now);
  if (plan !== Plan.free) return;
  const grant = await findOpenGrant(tx, accountId);
  const endedNow = grant?.endsAt?.getTime() === planUntil?.getTime();
  if (grant && endedNow) await tellEnded(tx, parts, { accountId, grantId: grant.id });
}
