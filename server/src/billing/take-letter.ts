import type { Allowance } from '@creditfix/shared/billing';
import { businessMonth } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import { findStanding } from './find-allowance.ts';
import { quotaReached } from './quota-reached.ts';

/**
 * Takes letters from the plan's allowance, all of them or none: locks the mailbox's accounts, so that simultaneous requests
 * queue up here, then counts. Call it inside the transaction that adds the letters.
 *
 * @returns the allowance after these letters, and the calendar month they were made in
 * @throws Problem `billing.quota_reached`
 */
export async function takeLetters(
  tx: EntityManager,
  accountId: string,
  request: { readonly wanted: number; readonly now: Date; readonly onlinePayments: boolean },
): Promise<{ allowance: Allowance; planMonth: string }> {
  const { wanted, now, onlinePayments } = request;
  await lockAllowance(tx, accountId);
  const before = await currentAllowance(tx, accountId, now);
  if (before.left < wanted) throw quotaReached(before, { wanted, onlinePayments, now });
  const allowance = { ...before, used: before.used + wanted, left: before.left - wanted };
  return { allowance, planMonth: businessMonth(now) };
}

/**
 * Makes every other request on this allowance wait until the transaction ends, those of other accounts of the same mailbox
 * too. The rows are locked in one order, so that two of them never wait for each other, and not so strictly that what only refers
 * to an account (a flag, an email, an invitation) would wait for it or make it wait.
 */
export async function lockAllowance(tx: EntityManager, accountId: string): Promise<void> {
  await tx.execute(
    `select id from accounts
     where id = ? or mailbox_key = (select mailbox_key from accounts where id = ?)
     order by id for no key update`,
    [accountId, accountId],
  );
}

/** What the account has left in the period of `now`. */
export async function currentAllowance(
  em: EntityManager,
  accountId: string,
  now: Date,
): Promise<Allowance> {
  return (await findStanding(em, accountId, now)).allowance;
}
