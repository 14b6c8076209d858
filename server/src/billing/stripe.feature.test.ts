import { billingEndpoints } from '@creditfix/shared/billing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPayingWorld, type PayingWorld } from '#test/a-paying-world.ts';
import type { SubscriptionRow } from '#test/a-stripe-server/stripe-world.ts';

const {
  startCheckout,
  getCheckout,
  getPlan,
  openPortal,
  cancelSubscription,
  resumeSubscription,
  listPayments,
} = billingEndpoints;

const begin = { body: {} };

describe.each(['self_help', 'cro'] as const)('in %s', (legalMode) => {
  let world: PayingWorld;
  beforeAll(async () => {
    world = await openPayingWorld({ legalMode });
  });
  afterAll(() => world.close());
  /** A test that fails in the middle leaves the others their world. */
  beforeEach(async () => {
    world.stripe.fail(undefined);
    await world.app.setClock(world.stripe.now().toISOString());
  });

  const paysBefore = legalMode === 'self_help';
  /** What is paid on the page: where nothing may be paid before it is done, nothing. */
  const PRO = paysBefore ? 1_999 : 0;
  /** A queue looks for work every two seconds where it missed the call. */
  const soon = { timeout: 120_000 };
  const callsOf = (name: string) => world.stripe.calls.filter(({ call }) => call === name);

  async function accountOf(email: string): Promise<string> {
    const [row] = await world.app.sql('select id from accounts where email = ?', [email]);
    return String(row?.id);
  }

  describe('the payment page', () => {
    it('asks for the terms, takes promotion codes, and carries the account’s id and nothing else', async () => {
      const client = await world.readyToPay('page@example.com');
      const { url } = (await client.call(startCheckout, begin)).data;
      expect(url).toMatch(/^https:\/\/checkout\.stripe\.test\/c\/cs_test_/);
      const accountId = await accountOf('page@example.com');
      const { form, idempotencyKey } = callsOf('POST /v1/checkout/sessions').at(-1) ?? {};
      const nothingYet = { unit_amount: '0', recurring: { interval: 'month' } };
      expect(form).toMatchObject({
        mode: 'subscription',
        client_reference_id: accountId,
        line_items: [
          {
            ...(paysBefore ? { price: 'price_pro_monthly' } : { price_data: nothingYet }),
            quantity: '1',
          },
        ],
        consent_collection: { terms_of_service: 'required' },
        allow_promotion_codes: 'true',
        success_url: `${world.app.url}/subscription/success?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${world.app.url}/subscription/cancel`,
        subscription_data: { metadata: { account_id: accountId } },
      });
      expect(JSON.stringify(form)).not.toContain('page@example.com');
      expect(form?.automatic_tax).toBeUndefined();
      const [row] = await world.app.sql('select id from checkouts where account_id = ?', [
        accountId,
      ]);
      expect(idempotencyKey).toBe(row?.id);
    });

    it('leads back to the Spanish pages anyone who came from them, and so does the portal', async () => {
      const client = await world.readyToPay('espanol@example.com');
      const asked = { ...begin, headers: { 'Accept-Language': 'es' } };
      await client.call(startCheckout, asked);
      await client.call(openPortal, asked);
      const page = callsOf('POST /v1/checkout/sessions').at(-1)?.form;
      const portal = callsOf('POST /v1/billing_portal/sessions').at(-1)?.form;
      expect([page?.success_url, page?.cancel_url, portal?.return_url]).toEqual([
        `${world.app.url}/es/subscription/success?session_id={CHECKOUT_SESSION_ID}`,
        `${world.app.url}/es/subscription/cancel`,
        `${world.app.url}/es/account/plan`,
      ]);
    });

    it('is one page for a double click, for one customer', async () => {
      const client = await world.readyToPay('double@example.com');
      const before = world.stripe.world.sessions.size;
      const clicks = await Promise.all(
        Array.from({ length: 6 }, () => client.call(startCheckout, begin)),
      );
      expect(new Set(clicks.map(({ data }) => data.url)).size).toBe(1);
      expect(world.stripe.world.sessions.size).toBe(before + 1);
      const customers = [...world.stripe.world.customers.values()];
      expect(customers.filter(({ email }) => email === 'double@example.com')).toHaveLength(1);
    });

    it('is still one page where Stripe’s answers are lost on the way', async () => {
      const client = await world.readyToPay('lost@example.com');
      const before = world.stripe.world.sessions.size;
      world.stripe.fail('answer_lost', 2);
      expect((await client.call(startCheckout, begin)).status).toBe(200);
      const customers = [...world.stripe.world.customers.values()];
      expect(customers.filter(({ email }) => email === 'lost@example.com')).toHaveLength(1);
      expect(world.stripe.world.sessions.size).toBe(before + 1);
    });

    it('closes an older page before it opens another one', async () => {
      const client = await world.readyToPay('later@example.com');
      const first = (await client.call(startCheckout, begin)).data.url;
      await world.goTo('2026-11-21T15:31:00.000Z');
      const second = (await client.call(startCheckout, begin)).data.url;
      expect(second).not.toBe(first);
      const state = (url: string) => world.stripe.world.sessions.get(url.split('/').at(-1) ?? '');
      expect(state(first)?.status).toBe('expired');
      expect(state(second)?.status).toBe('open');
    });

    it('is refused to the person who has Pro, also before any event has arrived', async () => {
      const client = await world.readyToPay('twice@example.com');
      world.stripe.pay((await client.call(startCheckout, begin)).data.url);
      const again = await client.call(startCheckout, begin);
      expect([again.status, again.problem.code]).toEqual([409, 'billing.already_pro']);
      expect(again.problem.error).toContain('Nothing was charged');
      expect((await client.call(getPlan)).data.plan).toBe('pro');
      await world.settle();
      expect((await client.call(startCheckout, begin)).status).toBe(409);
    });
  });

  describe('the success screen', () => {
    it('finds no session if none is named, none exists, or it is another person’s', async () => {
      const { sessionId } = await world.subscribed('owner@example.com');
      const other = await world.readyToPay('other@example.com');
      for (const query of [{}, { session_id: '' }, { session_id: 'cs_test_nobody1' }]) {
        const { status, problem } = await other.call(getCheckout, { query });
        expect([status, problem.error]).toEqual([404, 'No session found']);
      }
      const foreign = await other.call(getCheckout, { query: { session_id: sessionId } });
      expect([foreign.status, foreign.problem.code]).toEqual([404, 'billing.checkout_unknown']);
      expect((await other.call(getPlan)).data.plan).toBe('free');
    });

    it('reads the real session and gives Pro at once, without waiting for an event', async () => {
      const client = await world.readyToPay('prompt@example.com');
      const { url } = (await client.call(startCheckout, begin)).data;
      const query = { session_id: url.split('/').at(-1) ?? '' };
      expect((await client.call(getCheckout, { query })).data.state).toBe('open');
      world.stripe.pay(url);
      expect((await client.call(getCheckout, { query })).data).toEqual({
        state: 'complete',
        planName: 'Credit Fix Pro',
        amountCents: PRO,
        currency: 'USD',
        customerEmail: 'prompt@example.com',
        status: 'active',
      });
      expect((await client.call(getPlan)).data).toMatchObject({
        plan: 'pro',
        source: 'subscription',
        subscription: { status: 'active', amountCents: PRO, cancelsAtPeriodEnd: false },
      });
      await world.settle();
      expect(await world.mail('prompt@example.com')).toEqual(
        paysBefore ? ['Your receipt: $19.99 for Credit Fix Pro'] : [],
      );
    });

    it('tells a page that has closed', async () => {
      const client = await world.readyToPay('closed@example.com');
      const { url } = (await client.call(startCheckout, begin)).data;
      const query = { session_id: url.split('/').at(-1) ?? '' };
      const later = new Date(world.stripe.now().getTime() + 91 * 60_000).toISOString();
      await world.goTo(later);
      expect((await client.call(getCheckout, { query })).data).toMatchObject({
        state: 'expired',
        status: null,
      });
    });
  });

  describe('an event', () => {
    it('may come many times and in any order: one state, one receipt', async () => {
      const client = await world.readyToPay('order@example.com');
      const subscription = world.stripe.pay((await client.call(startCheckout, begin)).data.url);
      const events = world.stripe.takeEvents().toReversed();
      await Promise.all([...events, ...events, ...events].map((event) => world.deliver([event])));
      await world.worked();
      const { payments } = (await client.call(listPayments)).data;
      const what = expect.stringMatching(/^Credit Fix Pro, \w+ \d+, 2026 to \w+ \d+, 2026$/);
      const paid = { amountCents: 1_999, refundedCents: 0, currency: 'USD', what };
      expect(payments).toMatchObject(paysBefore ? [paid] : []);
      expect(await world.mail('order@example.com')).toHaveLength(payments.length);
      const [row] = await world.app.sql('select status from subscriptions where id = ?', [
        subscription.id,
      ]);
      expect(row?.status).toBe('active');
    });

    it('waits for Stripe to be reachable again', async () => {
      const client = await world.readyToPay('retry@example.com');
      world.stripe.pay((await client.call(startCheckout, begin)).data.url);
      const created = world.stripe
        .takeEvents()
        .filter(({ type }) => type === 'customer.subscription.created');
      world.stripe.fail('error_500');
      await world.deliver(created);
      const waiting = `select 1 from pgboss.job where name = 'stripe-event' and state = 'retry'`;
      await expect.poll(() => world.app.sql(waiting), soon).toHaveLength(1);
      expect((await client.call(getPlan)).data.plan).toBe('free');
      world.stripe.fail(undefined);
      await world.app.setClock(new Date(world.stripe.now().getTime() + 11 * 60_000).toISOString());
      await world.app.runHourly();
      await world.worked();
      expect((await client.call(getPlan)).data.plan).toBe('pro');
    });
  });

  describe('cancelling', () => {
    it('is one click, keeps Pro to the end of the period, and can be taken back', async () => {
      const { client, subscription } = await world.subscribed('leaver@example.com');
      const canceled = (await client.call(cancelSubscription, begin)).data;
      expect(canceled).toMatchObject({ plan: 'pro', subscription: { cancelsAtPeriodEnd: true } });
      expect(subscription.cancelAtPeriodEnd).toBe(true);
      const resumed = (await client.call(resumeSubscription, begin)).data;
      expect(resumed).toMatchObject({ plan: 'pro', subscription: { cancelsAtPeriodEnd: false } });
      expect(subscription.cancelAtPeriodEnd).toBe(false);
      world.stripe.cancelOnPortal(subscription.id);
      await world.settle();
      expect((await client.call(getPlan)).data.subscription?.cancelsAtPeriodEnd).toBe(true);
      const again = (await client.call(resumeSubscription, begin)).data;
      expect(again.subscription?.cancelsAtPeriodEnd).toBe(false);
      expect(subscription.cancelAt).toBeNull();
      await world.settle();
      const mail = await world.mail('leaver@example.com');
      expect(mail.filter((subject) => subject.includes('canceled')).length).toBeGreaterThan(0);
    });

    it('is refused without a subscription, and so is the portal', async () => {
      const client = await world.readyToPay('nothing@example.com');
      for (const endpoint of [cancelSubscription, resumeSubscription, openPortal]) {
        const { status, problem } = await client.call(endpoint, begin);
        expect([status, problem.code]).toEqual([409, 'billing.no_subscription']);
      }
    });

    it('opens the portal with canceling, cards and invoices switched on, made once', async () => {
      const { client } = await world.subscribed('portal@example.com');
      const { url } = (await client.call(openPortal, begin)).data;
      expect(url).toMatch(/^https:\/\/billing\.stripe\.test\/p\/bps_/);
      await client.call(openPortal, begin);
      const made = callsOf('POST /v1/billing_portal/configurations');
      expect(made).toHaveLength(1);
      expect(made[0]?.form.features).toMatchObject({
        subscription_cancel: { enabled: 'true', mode: 'at_period_end' },
        payment_method_update: { enabled: 'true' },
        invoice_history: { enabled: 'true' },
      });
      const opened = callsOf('POST /v1/billing_portal/sessions').at(-1)?.form;
      expect(opened?.return_url).toBe(`${world.app.url}/account/plan`);
    });

    it('is not undone by an older answer that arrives later', async () => {
      const { client, subscription } = await world.subscribed('race@example.com');
      const pauses = [500];
      world.stripe.delayAnswers(() => pauses.shift() ?? 0);
      // The job's question is answered slowly, with what was true before the click.
      world.stripe.world.sendSubscriptionEvent('customer.subscription.updated', subscription);
      const asked = world.stripe.calls.length;
      await world.deliver(world.stripe.takeEvents());
      await expect.poll(() => world.stripe.calls.length, soon).toBeGreaterThan(asked);
      await client.call(cancelSubscription, begin);
      // No later event mends it.
      world.stripe.takeEvents();
      await world.worked();
      const [row] = await world.app.sql(
        'select cancels_at_period_end, version from subscriptions where id = ?',
        [subscription.id],
      );
      expect(row?.cancels_at_period_end).toBe(true);
    });
  });

  /** The invoice with which somebody pays $19.99: that of the page or, where letters are paid afterwards, that of the month after. */
  async function firstPaid(subscription: SubscriptionRow): Promise<string> {
    const { world: books, invoicesOf, advance } = world.stripe;
    if (paysBefore) return invoicesOf(subscription.id)[0]?.id ?? '';
    const { id, customer, periodEnd } = subscription;
    const item = { id: books.newId('ii'), customer, subscription: id, amount: 1_999 };
    books.items.set(item.id, { ...item, description: 'Letters', metadata: {}, invoice: null });
    const collected = new Date((periodEnd + 7_200) * 1_000).toISOString();
    advance(collected);
    await world.app.setClock(collected);
    return subscription.latestInvoice ?? '';
  }

  describe('money that goes back', () => {
    it('is written with its payment, whichever is heard of first', async () => {
      const client = await world.readyToPay('refund@example.com');
      const subscription = world.stripe.pay((await client.call(startCheckout, begin)).data.url);
      const charge = world.stripe.chargeOf(await firstPaid(subscription));
      // A session lasts for thirty days.
      await client.signIn('refund@example.com');
      world.stripe.refundFromDashboard(charge.id, 500);
      const events = world.stripe.takeEvents();
      const refunds = events.filter(({ type }) => type === 'charge.refunded');
      await world.deliver(refunds);
      await world.worked();
      const paid = async () => (await client.call(listPayments)).data.payments;
      expect(await paid()).toEqual([
        expect.objectContaining({ amountCents: 1_999, refundedCents: 500 }),
      ]);
      await world.deliver(events);
      world.stripe.refundFromDashboard(charge.id, 1_499);
      await world.settle();
      expect((await paid()).map(({ refundedCents }) => refundedCents)).toEqual([1_999]);
      expect(await world.mail('refund@example.com')).toHaveLength(1);
    });

    it('by a chargeback is marked, and flags the account once', async () => {
      const { subscription } = await world.subscribed('chargeback@example.com');
      const charge = world.stripe.chargeOf(await firstPaid(subscription));
      world.stripe.dispute(charge.id);
      const events = world.stripe.takeEvents();
      await world.deliver([...events, ...events]);
      await world.worked();
      const [payment] = await world.app.sql(
        'select disputed_at from payments where charge_id = ?',
        [charge.id],
      );
      expect(payment?.disputed_at).not.toBeNull();
      const flags = await world.app.sql('select rule from account_flags where account_id = ?', [
        await accountOf('chargeback@example.com'),
      ]);
      expect(flags).toEqual([{ rule: 'chargeback' }]);
    });
  });

  describe('what fell by the way', () => {
    it('is found by the hour: a lost renewal, a lost page, an event whose job is gone', async () => {
      const { client, subscription } = await world.subscribed('renewal@example.com');
      const visitor = await world.readyToPay('vanished@example.com');
      world.stripe.pay((await visitor.call(startCheckout, begin)).data.url);
      world.stripe.takeEvents();
      const end = new Date((subscription.periodEnd + 7_200) * 1_000).toISOString();
      const lost = new Date(subscription.periodEnd * 1_000);
      world.stripe.advance(end);
      world.stripe.takeEvents();
      await world.app.setClock(end);
      // A session lasts for thirty days.
      await client.signIn('renewal@example.com');
      await visitor.signIn('vanished@example.com');
      await world.app.sql(
        `insert into stripe_events (id, type, object_id, created_at, received_at)
       values ('evt_orphan', 'invoice.paid', ?, ?, ?)`,
        [subscription.latestInvoice, lost, lost],
      );
      expect((await client.call(getPlan)).data.plan).toBe('pro');
      await world.app.runHourly();
      await world.worked();
      await expect
        .poll(async () => (await client.call(getPlan)).data.subscription?.periodEndsAt, soon)
        .toBe(new Date(subscription.periodEnd * 1_000).toISOString());
      await expect.poll(async () => (await visitor.call(getPlan)).data.plan, soon).toBe('pro');
      expect((await client.call(listPayments)).data.payments).toHaveLength(paysBefore ? 2 : 0);
    });

    it('makes a new customer where the old one was deleted at Stripe', async () => {
      const { client, subscription } = await world.subscribed('deleted@example.com');
      world.stripe.deleteCustomer(subscription.customer);
      await world.settle();
      expect((await client.call(getPlan)).data.plan).toBe('free');
      expect((await client.call(openPortal, begin)).status).toBe(409);
    });
  });

  describe('every call that makes something', () => {
    it('carries a key of ours', () => {
      const making =
        /^POST \/v1\/(customers|checkout\/sessions|refunds|billing_portal\/configurations)$/;
      const made = world.stripe.calls.filter(({ call }) => making.test(call));
      expect(made.length).toBeGreaterThan(10);
      for (const { idempotencyKey } of made)
        expect(idempotencyKey).not.toMatch(/^stripe-node-retry/);
    });
  });
});
