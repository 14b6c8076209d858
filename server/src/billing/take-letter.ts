import type { Plan } from '@creditfix/shared/accounts';
import { BillingProblems, letterAllowance, type Allowance } from '@creditfix/shared/billing';
import { businessMonth, longDate } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';

/**
 * Takes letters from the plan's allowance, all of them or none: locks the account, so that simultaneous requests queue up here,
 * then counts. Call it inside the transaction that adds the letters.
 *
 * @returns the allowance after these letters, and the month they were taken from
 * @throws Problem `billing.quota_reached`
 */
export async function takeLetters(
  tx: EntityManager,
  accountId: string,
  wanted: number,
  now: Date,
): Promise<{ allowance: Allowance; planMonth: string }> {
  const plan = await lockAllowance(tx, accountId);
  const planMonth = businessMonth(now);
  const used = await countLetters(tx, accountId, planMonth);
  const before = letterAllowance(plan, used, now);
  if (before.left < wanted) throw quotaReached(before, wanted);
  return { allowance: letterAllowance(plan, used + wanted, now), planMonth };
}

/** Makes every other request on this account's allowance wait until the transaction ends. */
export async function lockAllowance(tx: EntityManager, accountId: string): Promise<Plan> {
  const rows = await tx.execute<{ plan: Plan }[]>(
    'select plan from accounts where id = ? for update',
    [accountId],
  );
  return rows[0]?.plan ?? 'free';
}

/** What the account has left in the month of `now`. */
export async function currentAllowance(
  em: EntityManager,
  account: { readonly accountId: string; readonly plan: Plan },
  now: Date,
): Promise<Allowance> {
  return letterAllowance(
    account.plan,
    await countLetters(em, account.accountId, businessMonth(now)),
    now,
  );
}

/** Letters that count against a month's allowance. */
async function countLetters(
  em: EntityManager,
  accountId: string,
  planMonth: string,
): Promise<number> {
  const rows = await em.execute<{ letters: string }[]>(
    'select count(*) as letters from letters where account_id = ? and plan_month = ?',
    [accountId, planMonth],
  );
  return Number(rows[0]?.letters ?? 0);
}

function quotaReached({ limit, left, renewsOn }: Allowance, wanted: number) {
  if (left > 0) {
    return BillingProblems.raise('billing.quota_reached', {
      text: `These are ${wanted} letters, and you have ${left} left this month. Your draft is saved. Choose fewer bureaus now, or make the others from ${longDate(renewsOn)}.`,
    });
  }
  const letters = limit === 1 ? 'your one letter' : `all ${limit} letters`;
  return BillingProblems.raise('billing.quota_reached', {
    text: `You have used ${letters} of this month. Your draft is saved. You can make the next letter from ${longDate(renewsOn)}.`,
  });
}
