import {
  planVerdict,
  type GrantTerms,
  type PlanVerdict,
  type SubscriptionStatus,
  type SubscriptionTerms,
} from '@creditfix/shared/billing';
import { setPlanStanding } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';

export interface SubscriptionRow extends SubscriptionTerms {
  readonly id: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly trialEndsAt: Date | null;
}

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
  await tx.execute('select id from accounts where id = ? for no key update', [accountId]);
  const verdict = planVerdict(
    await findSubscriptions(tx, accountId),
    await findOpenGrant(tx, accountId),
    now,
  );
  await setPlanStanding(tx, accountId, verdict);
  return verdict;
}

/** An account's subscriptions that may still matter, newest first. */
export async function findSubscriptions(
  em: EntityManager,
  accountId: string,
): Promise<readonly SubscriptionRow[]> {
  const rows = await em.execute<Record<string, never>[]>(
    `select * from subscriptions where account_id = ? and ended_at is null order by started_at desc`,
    [accountId],
  );
  return rows.map((row) => ({
    id: row.id as unknown as string,
    status: row.status as unknown as SubscriptionStatus,
    amountCents: Number(row.amount_cents),
    currency: row.currency as unknown as string,
    periodStartsAt: asDate(row.period_starts_at),
    periodEndsAt: asDate(row.period_ends_at),
    cancelsAtPeriodEnd: row.cancels_at_period_end as unknown as boolean,
    trialEndsAt: asDateOrNull(row.trial_ends_at),
    pastDueSince: asDateOrNull(row.past_due_since),
    startedAt: asDate(row.started_at),
    endedAt: null,
  }));
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
