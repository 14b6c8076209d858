import type { EntityManager } from '#server/platform/database/index.ts';
import { forgetCheckouts, forgetKnownEmail } from './customer.repository.ts';
import { forgetInvoicePages, purgePaymentsBefore } from './payment.repository.ts';
import { forgetGrants } from './plan-grant.repository.ts';
import { forgetCode } from './referral.repository.ts';
import { purgeSubscriptions } from './subscription.repository.ts';

/** Forgets payments with their refunds, prices of mailings, and subscriptions that ended, before that instant. */
export async function purgePayments(em: EntityManager, before: Date): Promise<void> {
  await purgePaymentsBefore(em, before);
  await em.execute('delete from mail_charges where created_at < ?', [before]);
  await purgeSubscriptions(em, before);
}

/** Forgets what a deleted account leaves in this room, except for the records of what was paid. */
export async function forgetPlans(tx: EntityManager, accountId: string): Promise<void> {
  await forgetCode(tx, accountId);
  await forgetCheckouts(tx, accountId);
  await forgetGrants(tx, accountId);
  await forgetInvoicePages(tx, accountId);
  // What was not paid is not asked for any more; the hourly work withdraws an invoice that was made in this very moment.
  await tx.execute(
    `update mail_charges set invoice_url = null, give_back_at = coalesce(give_back_at, accounts.deleted_at),
       give_back_reason = coalesce(give_back_reason, 'The account was deleted.'),
       status = case when status = 'due' and asked_at is null then 'cancelled' else status end
     from accounts where accounts.id = mail_charges.account_id and account_id = ?
       and status in ('due', 'charged', 'failed')`,
    [accountId],
  );
  await forgetKnownEmail(tx, accountId);
}
