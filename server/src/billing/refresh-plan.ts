import { planVerdict, type GrantTerms, type PlanVerdict } from '@creditfix/shared/billing';
import { setPlanStanding } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { lockAccount } from './allowance.repository.ts';
import { findSubscriptions } from './subscription.repository.ts';

export interface GrantRow extends GrantTerms {
  readonly id: string;
}

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
  await setPlanStanding(tx, accountId, verdict);
  return verdict;
}

/** The granted Pro that nobody has withdrawn; its end may have passed. */
export async function findOpenGrant(
  em: EntityManager,
  accountId: string,
): Promise<GrantRow | undefined> {
  const [row] = await em.execute<{ id: string; anchored_at: Date; ends_at: Date | null }[]>(
    'select id, anchored_at, ends_at from plan_grants where account_id = ? and withdrawn_at is null',
    [accountId],
  );
  return (
    row && {
      id: row.id,
      anchoredAt: asDate(row.anchored_at),
      endsAt: asDateOrNull(row.ends_at),
    }
  );
}

function asDate(value: Date | string | undefined): Date {
  return new Date(value as Date | string);
}

function asDateOrNull(value: Date | string | null | undefined): Date | null {
  return value === null || value === undefined ? null : new Date(value);
}
