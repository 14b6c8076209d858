import { billingEndpoints } from '@creditfix/shared/billing';
import type { StripeEvent, StripeServer } from './a-stripe-server.ts';
import type { TestApp } from './create-test-app.ts';
import type { TestClient } from './test-client.ts';

/** Buys Pro on the payment page of the stand-in, and lets it tell the server so. */
export async function payForPro(
  app: TestApp,
  stripe: StripeServer,
  client: TestClient,
): Promise<readonly StripeEvent[]> {
  const { data } = await client.call(billingEndpoints.startCheckout, { body: {} });
  stripe.pay(data.url);
  const events = stripe.takeEvents();
  await deliverEvents(app, stripe, events);
  return events;
}

/** Sends events and waits until they are processed. */
export async function deliverEvents(
  app: TestApp,
  stripe: StripeServer,
  events: readonly StripeEvent[],
): Promise<void> {
  for (const event of events) {
    const { status } = await stripe.send(app.url, event);
    if (status !== 200) throw new Error(`an event was answered ${status}`);
  }
  await everyEventProcessed(app);
}

async function everyEventProcessed(app: TestApp): Promise<void> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const waiting = await app.sql(
      'select id from stripe_events where processed_at is null limit 1',
    );
    if (waiting.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('an event was not processed');
}
