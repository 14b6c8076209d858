import { overduePages } from './customer.repository.ts';
import { processStripeEventJob } from './process-stripe-event.job.ts';
import { overdueEvents } from './stripe-event.repository.ts';
import { overdueSubscriptions } from './subscription.repository.ts';
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
  const received = { after: before(EVENT_LOST_MS), before: before(EVENT_OVERDUE_MS) };
  const events = await overdueEvents(em, received, AT_ONCE);
  const subscriptions = await overdueSubscriptions(em, now, AT_ONCE);
  const pages = await overduePages(em, before(PAGE_OVERDUE_MS), AT_ONCE);
  await em.transactional(async (tx) => {
    await queueChangedCustomers(tx, parts);
    for (const eventId of events) await jobs.enqueue(tx, processStripeEventJob, { eventId });
    for (const subscriptionId of subscriptions)
      await jobs.enqueue(tx, syncSubscriptionJob, { subscriptionId });
    for (const sessionId of pages) await jobs.enqueue(tx, syncCheckoutJob, { sessionId });
  });
}
