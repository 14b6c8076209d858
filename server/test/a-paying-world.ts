import { billingEndpoints } from '@creditfix/shared/billing';
import { giveContract } from './a-contract.ts';
import { openStripeServer, type StripeEvent, type StripeServer } from './a-stripe-server.ts';
import type { CardBehavior, SubscriptionRow } from './a-stripe-server/stripe-world.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import type { TestClient } from './test-client.ts';
import { TEST_START, type TestServerOptions } from './test-server.ts';

/** A server and the stand-in for Stripe, on one clock, with the events carried between them. */
export interface PayingWorld {
  readonly app: TestApp;
  readonly stripe: StripeServer;
  signedIn(email: string): Promise<TestClient>;
  /** Signs in somebody who may open the payment page: in `cro` they have a contract whose days are over. */
  readyToPay(email: string): Promise<TestClient>;
  /** Signs in, opens the payment page, pays, and waits until the server knows. */
  subscribed(email: string, card?: CardBehavior): Promise<Subscriber>;
  /** Lets time pass at both, and carries over what happened. */
  goTo(instant: string): Promise<void>;
  /** Carries all waiting events over and waits until they are worked on. */
  settle(): Promise<void>;
  deliver(events: readonly StripeEvent[]): Promise<void>;
  /** Waits until every event that the server has stored is worked on. */
  worked(): Promise<void>;
  /** The subjects of a person's emails about money, oldest first; waits for those on their way. */
  mail(email: string): Promise<string[]>;
  close(): Promise<void>;
}

export interface Subscriber {
  readonly client: TestClient;
  readonly subscription: SubscriptionRow;
  readonly sessionId: string;
}

/** @param found what an earlier world has left behind: Stripe goes on, and the server starts again on its database */
export async function openPayingWorld(
  options: TestServerOptions = {},
  found: {
    readonly stripe?: StripeServer;
    readonly openApp?: (options: TestServerOptions) => Promise<TestApp>;
  } = {},
): Promise<PayingWorld> {
  const { openApp = createTestApp } = found;
  const stripe = found.stripe ?? (await openStripeServer(new Date(options.startAt ?? TEST_START)));
  const app = await openApp({ stripe: { apiBase: stripe.apiBase }, ...options });
  const world: PayingWorld = {
    app,
    stripe,
    async signedIn(email) {
      const client = app.client();
      await client.signIn(email);
      return client;
    },
    async readyToPay(email) {
      const client = await world.signedIn(email);
      if (options.legalMode !== 'cro') return client;
      const [account] = await app.sql('select id from accounts where email = ?', [email]);
      await giveContract(app, String(account?.id), stripe.now());
      return client;
    },
    async subscribed(email, card = 'works') {
      const client = await world.readyToPay(email);
      const { url } = (await client.call(billingEndpoints.startCheckout, { body: {} })).data;
      const subscription = stripe.pay(url, card);
      await world.settle();
      return { client, subscription, sessionId: url.split('/').at(-1) ?? '' };
    },
    async goTo(instant) {
      stripe.advance(instant);
      await app.setClock(instant);
      await world.settle();
    },
    async settle() {
      // One by one: a queue that is called while it works hears of it only two seconds later.
      for (const event of stripe.takeEvents()) {
        await world.deliver([event]);
        await world.worked();
      }
    },
    async deliver(events) {
      for (const event of events) {
        const answer = await stripe.send(app.url, event);
        if (answer.status !== 200) throw new Error(`${event.type}: ${await answer.text()}`);
      }
    },
    async worked() {
      await noneLeft(app, 'select id, type from stripe_events where processed_at is null');
      await noneLeft(
        app,
        `select id from pgboss.job where name = 'stripe-event' and state = 'active'`,
      );
    },
    async mail(email) {
      await noneLeft(app, `select id, kind from outgoing_emails where status = 'queued'`);
      const mine = (await app.mailbox()).filter(({ to }) => to === email);
      return mine
        .map(({ subject }) => subject)
        .filter((subject) => !/login link|letters? (is|are) ready/i.test(subject))
        .toReversed();
    },
    async close() {
      await app.close();
      await stripe.close();
    },
  };
  return world;
}

async function noneLeft(app: TestApp, query: string): Promise<void> {
  for (let tries = 0; tries < 1_500; tries += 1) {
    if ((await app.sql(query)).length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`still there: ${JSON.stringify(await app.sql(query))}`);
}
