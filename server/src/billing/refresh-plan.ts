import { planVerdict, type PlanVerdict } from '@creditfix/shared/billing';
import { setPlanStatus, lockAccount } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { findOpenGrant } from './plan-grant.repository.ts';
import { findSubscriptions } from './subscription.repository.ts';

/**
 * Works an account's plan out anew from its subscriptions and its granted Pro, and writes it down. Call it in the
 * transaction that changed one of them; of several at once, the last one sees all.
 */
export async function refreshPlan(
  tx: EntityManager,
  accountId: string,
  now: Date,
): Promise<PlanVerdict> {
  await lockAccount(tx, accountId);
  const verdict = planVerdict(
    await findSubscriptions(tx, accountId),
    await findOpenGrant(tx, accountId),
    now,
  );
  await setPlanStatus(tx, accountId, verdict);
  return verdict;
}
