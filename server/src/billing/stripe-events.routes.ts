import { BillingProblems, billingEndpoints } from '@creditfix/shared/billing';
import type { EntityManager } from '#server/platform/database/index.ts';
import { implement, type Route } from '#server/platform/http/index.ts';
import type { BillingParts } from './billing.parts.ts';
import type { ProviderEvent } from './payments.port.ts';
import { processStripeEventJob } from './process-stripe-event.job.ts';

/** Takes the provider's events: verified on the bytes as they came, stored once, answered at once, worked on by a job. */
export function stripeEventRoutes(parts: BillingParts): Route[] {
  const { payments, clock } = parts;
  return [
    implement(billingEndpoints.stripeEvent)([], async ({ rawBody }, call) => {
      if (!payments.online) throw BillingProblems.raise('billing.payments_off');
      const header = call.headers['stripe-signature'];
      const signature = typeof header === 'string' ? header : undefined;
      const event = await payments.readEvent(rawBody ?? new Uint8Array(), signature, clock.now());
      if (!event) throw BillingProblems.raise('billing.event_forged');
      if (event === 'unreadable') throw BillingProblems.raise('billing.event_unreadable');
      await keepEvent(call.em, parts, event);
      return { received: true as const };
    }),
  ];
}

/** The event and its job exist both or not at all; the same event again changes nothing. */
async function keepEvent(
  em: EntityManager,
  { jobs, clock }: BillingParts,
  { id, type, objectId, createdAt }: ProviderEvent,
): Promise<void> {
  await em.transactional(async (tx) => {
    const kept = await tx.execute<unknown[]>(
      `insert into stripe_events (id, type, object_id, created_at, received_at)
       values (?, ?, ?, ?, ?) on conflict (id) do nothing returning id`,
      [id, type, objectId, createdAt, clock.now()],
    );
    if (kept.length === 1) await jobs.enqueue(tx, processStripeEventJob, { eventId: id });
  });
}
