import type { EntityManager } from '#server/platform/database/index.ts';
import type { BillingParts } from './billing.parts.ts';

/**
 * Days of free trial that a new subscription begins with: a mailbox has one trial, however many accounts it made. While another
 * of its accounts has a payment page open that begins with a trial, that is the one.
 */
export async function trialDaysFor(
  em: EntityManager,
  { payments, trialDays }: Pick<BillingParts, 'payments' | 'trialDays'>,
  accountId: string,
): Promise<number> {
  if (trialDays === 0 || !payments.online) return 0;
  const before = await em.execute<unknown[]>(
    `select 1 from accounts account
     join accounts twin on twin.id = account.id or twin.mailbox_key = account.mailbox_key
     where account.id = ? and (
       exists (select 1 from subscriptions where account_id = twin.id
         and status not in ('incomplete', 'incomplete_expired'))
       or (twin.id <> account.id and exists (select 1 from checkouts where account_id = twin.id
         and trial_days > 0 and ended_at is null))) limit 1`,
    [accountId],
  );
  return before.length > 0 ? 0 : trialDays;
}
