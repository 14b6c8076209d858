import { processStripeEventJob } from './process-stripe-event.job.ts';
import { queueChangedCustomers } from './sync-customer.job.ts';
import { syncCheckoutJob } from './sync-checkout.ts';
import { syncSubscriptionJob, type SyncParts } from './sync-subscription.ts';

const EVENT_OVERDUE_MS = 10 * 60_000;
/** What can't be worked on for so long never will be, and must not stand before what can. */
const EVENT_LOST_MS = 90 * 86_400_000;
/** A payment page closes by itself after an hour and a half. */
const PAGE_OVERDUE_MS = 100 * 60_000;
const AT_ONCE = 500;

/**
 * Finds what fell by the way: events whose job gave up, subscriptions whose period has ended without news of what came after,
 * payment pages of which nothing was heard, and people whose new address the provider does not know.
 */
export async function reconcileBilling(parts: SyncParts, now: Date): Promise<void> {
  const { database, jobs, payments } = parts;
  if (!payments.online) return;
  const em = database.fork();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const events = await em.execute<{ id: string }[]>(
    `select id from stripe_events where processed_at is null and received_at < ?
       and received_at > ? order by received_at desc limit ${AT_ONCE}`,
    [before(EVENT_OVERDUE_MS), before(EVENT_LOST_MS)],
  );
  const subscriptions = await em.execute<{ id: string }[]>(
    `select id from subscriptions where ended_at is null and status <> 'incomplete_expired' and period_ends_at < ?
     order by fetched_at limit ${AT_ONCE}`,
    [now],
  );
  const pages = await em.execute<{ session_id: string }[]>(
    `select session_id from checkouts where ended_at is null and session_id is not null and created_at < ?
     order by created_at limit ${AT_ONCE}`,
    [before(PAGE_OVERDUE_MS)],
  );
  await em.transactional(async (tx) => {
    await queueChangedCustomers(tx, parts);
    for (const { id } of events) await jobs.enqueue(tx, processStripeEventJob, { eventId: id });
    for (const { id } of subscriptions)
      await jobs.enqueue(tx, syncSubscriptionJob, { subscriptionId: id });
    for (const { session_id } of pages)
      await jobs.enqueue(tx, syncCheckoutJob, { sessionId: session_id });
  });
}
