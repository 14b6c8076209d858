import { planAt, type Plan } from '@creditfix/shared/accounts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { BillingParts } from './billing.parts.ts';

/** Whether letters may be mailed for somebody, and whether that is charged for. */

export type MayMail = 'yes' | 'pro_needed' | 'past_due' | 'payment_due';

/** A letter is handed to the carrier some days after it was ordered at most; who ordered it still pays for it then. */
const ORDERED_BEFORE_END_MS = 7 * 86_400_000;

interface StandingRow {
  readonly plan: Plan;
  readonly plan_until: Date | string | null;
  readonly missing: boolean;
  readonly good: boolean;
  readonly unpaid: boolean;
}

/** Pro on any ground may have letters mailed, unless a payment is missing: that of the only subscription, or of an earlier mailing. */
export async function mayMail(em: EntityManager, accountId: string, now: Date): Promise<MayMail> {
  const [row] = await em.execute<StandingRow[]>(
    `select a.plan, a.plan_until,
       exists (select 1 from subscriptions where account_id = a.id and ended_at is null
         and status in ('past_due', 'unpaid')) as missing,
       exists (select 1 from subscriptions where account_id = a.id and ended_at is null
         and status in ('active', 'trialing'))
       or exists (select 1 from plan_grants where account_id = a.id and withdrawn_at is null
         and (ends_at is null or ends_at > ?)) as good,
       exists (select 1 from mail_charges where account_id = a.id and status = 'failed'
         and give_back_at is null) as unpaid
     from accounts a where a.id = ?`,
    [now, accountId],
  );
  if (!row) return 'pro_needed';
  if (row.missing && !row.good) return 'past_due';
  const until = row.plan_until === null ? null : new Date(row.plan_until);
  if (planAt(row.plan, until, now) !== 'pro') return 'pro_needed';
  return row.unpaid ? 'payment_due' : 'yes';
}

/** False where nobody collects the price of a mailing: no payment provider is set up, or Pro was given and no card is known. */
export async function collectsMail(
  em: EntityManager,
  { payments }: Pick<BillingParts, 'payments'>,
  { accountId, now }: { readonly accountId: string; readonly now: Date },
): Promise<boolean> {
  if (!payments.online) return false;
  const rows = await em.execute<unknown[]>(
    `select 1 from billing_customers c join accounts a on a.id = c.account_id
     where c.account_id = ? and a.deleted_at is null and exists (select 1 from subscriptions s
       where s.account_id = c.account_id and s.status not in ('incomplete', 'incomplete_expired')
         and (s.ended_at is null or s.ended_at > ?))`,
    [accountId, new Date(now.getTime() - ORDERED_BEFORE_END_MS)],
  );
  return rows.length > 0;
}
