import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStripeServer, type StripeServer } from '#test/a-stripe-server.ts';
import { TEST_STRIPE } from '#test/a-stripe-server/test-stripe.ts';
import { PaymentsUnreachable, type Payments } from '../payments.port.ts';
import { createStripePayments } from './stripe-payments.ts';

const START = new Date('2026-11-21T15:00:00.000Z');

let stripe: StripeServer;
let payments: Payments;
beforeAll(async () => {
  stripe = await openStripeServer(START);
});
beforeEach(() => {
  stripe.fail(undefined);
  payments = createStripePayments(settings());
});
afterAll(() => stripe.close());

const settings = (change: object = {}) => ({
  ...TEST_STRIPE,
  apiBase: stripe.apiBase,
  automaticTax: false,
  timeoutMs: 300,
  ...change,
});

let people = 0;
async function aCustomer(): Promise<string> {
  people += 1;
  const customer = { accountId: `account-${people}`, email: `person${people}@example.com` };
  return (await payments.createCustomer(customer)).customerId;
}

async function aCheckout(trialDays = 0) {
  const customerId = await aCustomer();
  const key = `checkout-${people}`;
  const checkout = {
    key,
    customerId,
    trialDays,
    inArrears: false,
    openedAt: START,
    accountId: `account-${people}`,
    origin: 'http://localhost:8787',
  };
  return { checkout, ...(await payments.createCheckout(checkout)) };
}

async function aSubscription() {
  const { url } = await aCheckout();
  return stripe.pay(url);
}

describe('asking Stripe', () => {
  it('makes a thing once under one key', async () => {
    const { checkout, sessionId } = await aCheckout();
    expect((await payments.createCheckout(checkout)).sessionId).toBe(sessionId);
    const other = payments.createCheckout({ ...checkout, trialDays: 9 });
    await expect(other).rejects.toThrow(PaymentsUnreachable);
  });

  it('asks for tax and an address where tax is switched on', async () => {
    payments = createStripePayments(settings({ automaticTax: true }));
    await aCheckout(14);
    expect(stripe.calls.at(-1)?.form).toMatchObject({
      automatic_tax: { enabled: 'true' },
      customer_update: { address: 'auto' },
      subscription_data: { trial_period_days: '14' },
    });
  });

  it('begins a mailing’s invoice once, with tax where it is switched on, and finds it again', async () => {
    payments = createStripePayments(settings({ automaticTax: true }));
    const customerId = await aCustomer();
    const mailing = { mailpieceId: randomUUID(), customerId, currency: 'USD' };
    const { invoiceId } = await payments.createMailInvoice(mailing);
    expect(stripe.calls.at(-1)?.form).toMatchObject({
      automatic_tax: { enabled: 'true' },
      pending_invoice_items_behavior: 'exclude',
      auto_advance: 'false',
      metadata: { mailpiece_id: mailing.mailpieceId },
    });
    expect(await payments.createMailInvoice(mailing)).toEqual({ invoiceId });
    expect(await payments.findMailInvoice({ ...mailing, since: START })).toBe(invoiceId);
    const other = { ...mailing, mailpieceId: randomUUID(), since: START };
    expect(await payments.findMailInvoice(other)).toBeUndefined();
    await payments.withdrawInvoice(invoiceId);
    await payments.withdrawInvoice(invoiceId);
    expect(await payments.fetchInvoice(invoiceId)).toBeUndefined();
  });

  it('finds nothing where Stripe knows nothing', async () => {
    expect(await payments.fetchCheckout('cs_test_00009999')).toBeUndefined();
    expect(await payments.fetchSubscription('sub_00009999')).toBeUndefined();
    expect(await payments.fetchInvoice('in_00009999')).toBeUndefined();
    expect(await payments.originOfCharge('ch_00009999')).toBeUndefined();
    expect(await payments.chargeOfDispute('dp_00009999')).toBeUndefined();
    expect(await payments.hasCustomer('cus_00009999')).toBe(false);
  });

  it('says that it was not reached where the line, the key or Stripe itself fails, and quotes nothing', async () => {
    const customerId = await aCustomer();
    stripe.fail('error_500');
    await expect(payments.hasCustomer(customerId)).rejects.toThrow(PaymentsUnreachable);
    stripe.fail('hang_up');
    await expect(payments.hasCustomer(customerId)).rejects.toThrow(PaymentsUnreachable);
    stripe.fail(undefined);
    stripe.delayAnswers(() => 2_000);
    await expect(payments.hasCustomer(customerId)).rejects.toThrow(PaymentsUnreachable);
    stripe.delayAnswers(() => 0);
    const wrong = createStripePayments(settings({ secretKey: 'sk_test_of_somebody_else' }));
    const refused = wrong.createCustomer({ accountId: 'a', email: 'quoted@example.com' });
    await expect(refused).rejects.toThrow(/^Stripe: StripeAuthenticationError {2}401/);
  });

  it('is cut when this server stops, and not tried again', async () => {
    const customerId = await aCustomer();
    const stopping = new AbortController();
    const ending = createStripePayments(
      settings({ timeoutMs: 600_000, stopping: stopping.signal }),
    );
    const wasAsked = Promise.withResolvers<void>();
    let times = 0;
    stripe.delayAnswers(() => {
      times += 1;
      wasAsked.resolve();
      return 600_000;
    });
    const asked = ending.hasCustomer(customerId);
    await wasAsked.promise;
    stopping.abort();
    await expect(asked).rejects.toThrow(PaymentsUnreachable);
    await expect(ending.hasCustomer(customerId)).rejects.toThrow(PaymentsUnreachable);
    stripe.delayAnswers(() => 0);
    expect(times).toBe(1);
  });
});

describe('a payment page', () => {
  it('that comes without an address is no answer to go on with, like one that did not come', async () => {
    const { checkout, sessionId, url } = await aCheckout();
    stripe.fail('no_url', 1, 'POST /v1/checkout/sessions');
    const other = { ...checkout, key: `${checkout.key}-again` };
    await expect(payments.createCheckout(other)).rejects.toThrow(PaymentsUnreachable);
    expect(await payments.createCheckout(checkout)).toEqual({ sessionId, url });
  });
});

describe('a subscription', () => {
  it('is read from its items, with its end and what was asked of it', async () => {
    const { id, customer, periodEnd } = await aSubscription();
    expect(await payments.fetchSubscription(id)).toEqual({
      id,
      customerId: customer,
      status: 'active',
      amountCents: 1999,
      currency: 'USD',
      cancelsAtPeriodEnd: false,
      cancelRequestedAt: null,
      trialEndsAt: null,
      periodStartsAt: START,
      periodEndsAt: new Date(periodEnd * 1e3),
      startedAt: START,
      endedAt: null,
      endedUnpaid: false,
      collecting: false,
    });
    await payments.cancelAtPeriodEnd(id, true);
    const canceled = await payments.fetchSubscription(id);
    expect(canceled).toMatchObject({ cancelsAtPeriodEnd: true, cancelRequestedAt: START });
  });

  it('ends now, and again', async () => {
    const { id } = await aSubscription();
    await payments.cancelNow(id);
    await payments.cancelNow(id);
    expect(await payments.fetchSubscription(id)).toMatchObject({
      status: 'canceled',
      endedAt: START,
    });
  });

  it('has its invoice with the charge that paid it', async () => {
    const { id, customer, latestInvoice } = await aSubscription();
    const invoice = await payments.fetchInvoice(latestInvoice ?? '');
    expect(invoice).toMatchObject({
      subscriptionId: id,
      customerId: customer,
      status: 'paid',
      amountPaidCents: 1999,
      billingReason: 'subscription_create',
      coversFrom: START,
      attempts: 1,
      charge: {
        refundedCents: 0,
        disputed: false,
      },
    });
    const chargeId = invoice?.charge?.id ?? '';
    expect((await payments.originOfCharge(chargeId))?.invoiceId).toBe(latestInvoice);
  });
});

describe('money that goes back', () => {
  it('is paid back once under one key, and refused where there is too little', async () => {
    const { latestInvoice } = await aSubscription();
    const { paymentIntentId } = (await payments.fetchInvoice(latestInvoice ?? '')) ?? {};
    const refund = { key: 'refund-1', paymentIntentId: paymentIntentId ?? '', chargeId: null };
    const first = await payments.refund({ ...refund, amountCents: 1_500 });
    expect(first.status).toBe('succeeded');
    expect(await payments.refund({ ...refund, amountCents: 1_500 })).toEqual(first);
    const more = await payments.refund({ ...refund, key: 'refund-2', amountCents: 500 });
    expect(more.status).toBe('failed');
    const { charge } = (await payments.fetchInvoice(latestInvoice ?? '')) ?? {};
    expect(charge?.refundedCents).toBe(1_500);
  });

  it('is read with its charge, ours by our id, and more of them than Stripe sends at once', async () => {
    const { latestInvoice } = await aSubscription();
    const invoice = await payments.fetchInvoice(latestInvoice ?? '');
    const { paymentIntentId = null, charge } = invoice ?? {};
    expect(charge?.refunds).toEqual([]);
    await payments.refund({ key: 'refund-3', paymentIntentId, chargeId: null, amountCents: 100 });
    for (let each = 0; each < 12; each += 1) stripe.refundFromDashboard(charge?.id ?? '', 10);
    const { refunds = [] } = (await payments.fetchInvoice(latestInvoice ?? ''))?.charge ?? {};
    expect(refunds).toHaveLength(13);
    expect(refunds.at(-1)).toMatchObject({ refundId: 'refund-3', amountCents: 100, reason: null });
    expect(refunds[0]).toMatchObject({ refundId: null, reason: 'requested_by_customer' });
  });

  it('is a credit that lowers the next invoice', async () => {
    const { customer } = await aSubscription();
    const credit = { customerId: customer, amountCents: 3_000, currency: 'USD' };
    await payments.credit({ ...credit, key: 'credit-1', description: 'An invitation' });
    await payments.credit({ ...credit, key: 'credit-1', description: 'An invitation' });
    expect(stripe.world.customers.get(customer)?.balance).toBe(-3_000);
  });
});

describe('the stand-in', () => {
  const raw = (change: object = {}) =>
    new Stripe(TEST_STRIPE.secretKey, {
      host: '127.0.0.1',
      port: new URL(stripe.apiBase).port,
      protocol: 'http' as const,
      maxNetworkRetries: 0,
      telemetry: false,
      ...change,
    });

  it('refuses parameters that Stripe does not have, or has of another kind', async () => {
    const customers = raw().customers as unknown as {
      create(params: object): Promise<unknown>;
    };
    await expect(customers.create({ e_mail: 'x@example.com' })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'parameter_unknown',
      param: 'e_mail',
    });
    await expect(customers.create({ email: { nested: 'x' } })).rejects.toMatchObject({
      code: 'parameter_invalid',
    });
  });

  it('refuses another version of the interface', async () => {
    const apiVersion = '2024-06-20' as typeof Stripe.API_VERSION;
    await expect(raw({ apiVersion }).customers.create({})).rejects.toMatchObject({
      statusCode: 400,
    });
  });
});
