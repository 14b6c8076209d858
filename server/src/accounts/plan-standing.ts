import type { Plan } from '@creditfix/shared/accounts';
import type { EntityManager } from '#server/platform/database/index.ts';

/** Which plan an account has, as the billing room last worked it out; every room reads it from here. */
export interface PlanStanding {
  readonly plan: Plan;
  /**
   * Begin and end of the running period of Pro. The end is null where Pro was granted: its months are counted from the begin.
   * Both are null on the free plan, which goes by calendar months.
   */
  readonly from: Date | null;
  readonly periodEndsAt: Date | null;
  /** From then on the account is on the free plan, whatever `plan` says; null where Pro has no end. */
  readonly until: Date | null;
}

/** Writes an account's standing. Only the billing room calls this. */
export async function setPlanStanding(
  tx: EntityManager,
  accountId: string,
  { plan, from, periodEndsAt, until }: PlanStanding,
): Promise<void> {
  await tx.execute(
    'update accounts set plan = ?, plan_from = ?, period_ends_at = ?, plan_until = ? where id = ?',
    [plan, from, periodEndsAt, until, accountId],
  );
}
