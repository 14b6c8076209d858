import type { EntityManager } from '#server/platform/database/index.ts';

/** Forgets payments with their refunds, prices of mailings, and subscriptions that ended, before that instant. */
export async function purgePayments(em: EntityManager, before: Date): Promise<void> {
  await em.execute('delete from payments where paid_at < ?', [before]);
  await em.execute('delete from mail_charges where created_at < ?', [before]);
  await em.execute('delete from subscriptions where ended_at < ?', [before]);
}

/** Forgets the provider's events that came before that instant: it repeats none of them so late. */
export async function purgeStripeEvents(em: EntityManager, before: Date): Promise<void> {
  await em.execute('delete from stripe_events where received_at < ?', [before]);
}

/** Forgets what a deleted account leaves in this room, except for the records of what was paid. */
export async function forgetPlans(tx: EntityManager, accountId: string): Promise<void> {
  for (const table of ['referral_codes', 'checkouts', 'plan_grants'])
    await tx.execute(`delete from ${table} where account_id = ?`, [accountId]);
  // The provider's page of an invoice shows a name and an address to whoever has the link.
  await tx.execute('update payments set invoice_url = null where account_id = ?', [accountId]);
  // What was not paid is not asked for any more; the hourly work withdraws an invoice that was made in this very moment.
  await tx.execute(
    `update mail_charges set invoice_url = null, give_back_at = coalesce(give_back_at, accounts.deleted_at),
       give_back_reason = coalesce(give_back_reason, 'The account was deleted.'),
       status = case when status = 'due' and asked_at is null then 'cancelled' else status end
     from accounts where accounts.id = mail_charges.account_id and account_id = ?
       and status in ('due', 'charged', 'failed')`,
    [accountId],
  );
  await tx.execute('update billing_customers set email_mark = null where account_id = ?', [
    accountId,
  ]);
}
