import type { EntityManager } from '#server/platform/database/index.ts';

/** Forgets payments with their refunds, and subscriptions that ended, before that instant. */
export async function purgePayments(em: EntityManager, before: Date): Promise<void> {
  await em.execute('delete from payments where paid_at < ?', [before]);
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
  await tx.execute('update billing_customers set email_mark = null where account_id = ?', [
    accountId,
  ]);
}
