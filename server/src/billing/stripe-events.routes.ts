import { BillingProblems, billingEndpoints } from '@creditfix/shared/billing';
import type { EntityManager } from '#server/platform/database/index.ts';
import { implement, type Route } from '#server/platform/http/index.ts';
import type { BillingParts } from './billing.parts.ts';
import type { ProviderEvent } from './payments.port.ts';
import { processStripeEventJob } from './process-stripe-event.job.ts';
import { keepEvent } from './stripe-event.repository.ts';

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
      await takeEvent(call.em, parts, event);
      return { received: true as const };
    }),
  ];
}

/** The event and its job exist both or not at all; the same event again changes nothing. */
async function takeEvent(
  em: EntityManager,
  { jobs, clock }: BillingParts,
  event: ProviderEvent,
): Promise<void> {
  await em.transactional(async (tx) => {
    if (await keepEvent(tx, { ...event, receivedAt: clock.now() }))
      await jobs.enqueue(tx, processStripeEventJob, { eventId: event.id });
  });
}
