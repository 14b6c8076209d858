import { Plan, planAt } from '@creditfix/shared/accounts';
import type { EntityManager } from '#server/platform/database/index.ts';

/** Answers first are part of Pro: staff see which messages came from an address with it. */

interface PlanRow {
  readonly email: string;
  readonly plan: string;
  readonly plan_until: Date | string | null;
}

/** @returns those of the addresses whose accounts have Pro now; one query by index, however many there are */
export async function proSenders(
  em: EntityManager,
  emails: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const rows = await em.execute<PlanRow[]>(
    `select email, plan, plan_until from accounts
     where deleted_at is null and email in (${emails.map(() => '?').join(', ')})`,
    [...emails],
  );
  const pro = rows.filter(({ plan, plan_until: until }) => {
    return planAt(plan, until === null ? null : new Date(until), now) === Plan.pro;
  });
  return new Set(pro.map(({ email }) => email));
}
