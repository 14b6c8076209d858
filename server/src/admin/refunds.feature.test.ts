import { adminEndpoints, adminListEndpoints } from '@creditfix/shared/admin';
import { billingEndpoints } from '@creditfix/shared/billing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveContract, signAContract } from '#test/a-contract.ts';
import { openStripeServer, type StripeServer } from '#test/a-stripe-server.ts';
import { signInAsAdmin } from '#test/an-administrator.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { jobGaveUp } from '#test/job-gave-up.ts';
import { payForPro, deliverEvents } from '#test/pay-for-pro.ts';
import { readZip } from '#test/read-zip.ts';
import type { TestClient } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';

const ADMIN = 'staff@example.com';
const reason = 'The letter could not be mailed';

/** A month before the day on which the others pay, less the hour after which an invoice is collected. */
const MONTH_BEFORE = '2026-10-21T12:00:00.000Z';
const PAYERS = 12;

interface Payer {
  readonly client: TestClient;
  readonly email: string;
  readonly paymentId: string;
}

describe.each(['self_help', 'cro'] as const)('in %s', (legalMode) => {
  const paysBefore = legalMode === 'self_help';
  let app: TestApp;
  let stripe: StripeServer;
  let admin: TestClient;
  beforeAll(async () => {
    const startAt = paysBefore ? TEST_START : MONTH_BEFORE;
    stripe = await openStripeServer(new Date(startAt));
    app = await createTestApp({
      stripe: { apiBase: stripe.apiBase },
      adminEmails: [ADMIN],
      legalMode,
      startAt,
    });
    for (let each = 0; each < PAYERS; each += 1)
      emails.push(await subscribe(`payer${each}@example.com`));
    // Where letters are paid afterwards, that is now.
    stripe.advance(TEST_START);
    await app.setClock(TEST_START);
    await deliverEvents(app, stripe, stripe.takeEvents());
    admin = app.client();
    await signInAsAdmin(app, admin, ADMIN);
  });
  beforeEach(async () => {
    stripe.fail(undefined);
    await app.setClock(TEST_START);
  });
  afterAll(async () => {
    await app.close();
    await stripe.close();
  });

  const emails: string[] = [];

  /** Somebody who pays $19.99: on the page or, where letters are paid afterwards, at the end of a month. */
  async function subscribe(email: string): Promise<string> {
    const client = app.client();
    await client.signIn(email);
    if (paysBefore) {
      await payForPro(app, stripe, client);
      return email;
    }
    const [account] = await app.sql('select id from accounts where email = ?', [email]);
    await giveContract(app, String(account?.id), stripe.now());
    await payForPro(app, stripe, client);
    const subscription = [...stripe.world.subscriptions.values()].at(-1);
    if (!subscription) throw new Error('nobody subscribed');
    const { id, customer } = subscription;
    const item = { id: stripe.world.newId('ii'), customer, subscription: id, amount: 1_999 };
    stripe.world.items.set(item.id, {
      ...item,
      description: 'Letters',
      metadata: {},
      invoice: null,
    });
    return email;
  }

  async function aPayer(): Promise<Payer> {
    const email = emails.pop() ?? '';
    const client = app.client();
    await client.signIn(email);
    const { payments } = (await client.call(billingEndpoints.listPayments)).data;
    return { client, email, paymentId: payments[0]?.id ?? '' };
  }

  const refund = (paymentId: string, amountCents?: number) =>
    admin.call(adminEndpoints.refundPayment, {
      params: { id: paymentId },
      body: { reason, ...(amountCents === undefined ? {} : { amountCents }) },
    });
  const refundsOf = (paymentId: string) =>
    app.sql('select amount_cents, status from refunds where payment_id = ? order by created_at', [
      paymentId,
    ]);
  const statusesOf = async (paymentId: string) =>
    (await refundsOf(paymentId)).map(({ status }) => status);
  const settled = (paymentId: string, ...statuses: string[]) =>
    expect.poll(() => statusesOf(paymentId)).toEqual(statuses);
  const refundedCents = async ({ client }: Payer) =>
    (await client.call(billingEndpoints.listPayments)).data.payments[0]?.refundedCents;
  const askedFor = (refundId: string) =>
    stripe.calls.filter(({ idempotencyKey }) => idempotencyKey === refundId);
  const givenUp = (refundId: string) => jobGaveUp(app, 'send-refund', refundId);
  /** As it stands where the process died before it asked. */
  const neverAsked = (paymentId: string) =>
    app.sql(
      `insert into refunds (id, payment_id, amount_cents, reason, made_by, status, created_at) values (?, ?, 300, '', 'staff', 'asked', ?)`,
      [randomUUID(), paymentId, '2026-11-18T15:00:00Z'],
    );
  const mailsTo = async (email: string) =>
    (await app.mailbox()).filter((mail) => mail.to === email && /paid .* back/.test(mail.subject));

  it('pays a part back, then the rest, then no more, and says so by email', async () => {
    const payer = await aPayer();
    expect((await refund(payer.paymentId, 500)).data.amountCents).toBe(500);
    await settled(payer.paymentId, 'succeeded');
    expect(await refundedCents(payer)).toBe(500);
    await deliverEvents(app, stripe, stripe.takeEvents());
    expect(await refundedCents(payer)).toBe(500);
    expect((await refund(payer.paymentId, 1_500)).problem.code).toBe('billing.refund_too_much');
    expect((await refund(payer.paymentId)).data.amountCents).toBe(1_499);
    await settled(payer.paymentId, 'succeeded', 'succeeded');
    expect(await refundedCents(payer)).toBe(1_999);
    expect((await refund(payer.paymentId)).problem.code).toBe('billing.refund_too_much');
    await expect.poll(async () => (await mailsTo(payer.email)).length).toBe(2);
    const texts = (await mailsTo(payer.email)).map(({ text }) => text).join('\n');
    expect(texts).toContain('$5.00 of your payment of November 21, 2026');
    expect(texts).toContain('$14.99');
    expect(
      await app.sql(
        `select count(*)::int as lines from audit_log
       where action = 'refund_payment' and subject_id = (select id from accounts where email = ?)`,
        [payer.email],
      ),
    ).toEqual([{ lines: 2 }]);
  });

  it('pays back once where many ask for all of it at once', async () => {
    const payer = await aPayer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refund(payer.paymentId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    await settled(payer.paymentId, 'succeeded');
    expect(await refundedCents(payer)).toBe(1_999);
  });

  /** What the staff see of a person, and what a regulator is given. */
  async function shown({ email }: Payer) {
    const [account] = await app.sql('select id from accounts where email = ?', [email]);
    const params = { id: String(account?.id) };
    const { refunds } = (await admin.call(adminListEndpoints.adminUser, { params })).data;
    return refunds.map(({ by, amountCents, status, reason: why }) => [
      by,
      amountCents,
      status,
      why,
    ]);
  }

  const chargeOf = async ({ paymentId }: Payer) => {
    const [row] = await app.sql('select charge_id from payments where id = ?', [paymentId]);
    return String(row?.charge_id);
  };

  it('counts what was paid back at the provider itself, with a line for each, and sends no email of its own', async () => {
    const payer = await aPayer();
    stripe.refundFromDashboard(await chargeOf(payer), 1_000);
    await deliverEvents(app, stripe, stripe.takeEvents());
    expect(await refundedCents(payer)).toBe(1_000);
    expect((await refund(payer.paymentId, 1_000)).problem.code).toBe('billing.refund_too_much');
    expect((await refund(payer.paymentId)).data.amountCents).toBe(999);
    await settled(payer.paymentId, 'succeeded', 'succeeded');
    await deliverEvents(app, stripe, stripe.takeEvents());
    const lines = await shown(payer);
    expect(lines).toHaveLength(2);
    expect(lines).toContainEqual(['provider', 1_000, 'succeeded', 'requested by customer']);
    expect(lines).toContainEqual(['staff', 999, 'succeeded', reason]);
    await expect.poll(async () => (await mailsTo(payer.email)).length).toBe(1);
  });

  it('has one line for a refund made at the provider, however often and in whatever order it is told', async () => {
    const payer = await aPayer();
    const charge = await chargeOf(payer);
    stripe.refundFromDashboard(charge, 300);
    stripe.refundFromDashboard(charge, 200);
    stripe.refundComesBack(charge);
    const events = stripe.takeEvents();
    expect(new Set(events.map(({ type }) => type))).toEqual(
      new Set(['charge.refunded', 'refund.created', 'refund.failed', 'charge.refund.updated']),
    );
    for (const event of [...events.toReversed(), ...events]) await stripe.send(app.url, event);
    await deliverEvents(app, stripe, []);
    const lines = await shown(payer);
    expect(lines).toHaveLength(2);
    expect(lines).toContainEqual(['provider', 300, 'succeeded', 'requested by customer']);
    expect(lines).toContainEqual(['provider', 200, 'failed', 'requested by customer']);
    expect(await refundedCents(payer)).toBe(300);
  });

  it('takes the provider’s word for a refund of ours whose answer was lost, as one line and one email', async () => {
    const payer = await aPayer();
    stripe.fail('answer_lost');
    const { refundId } = (await refund(payer.paymentId, 400)).data;
    await givenUp(refundId);
    stripe.fail(undefined);
    await deliverEvents(app, stripe, stripe.takeEvents());
    expect(await shown(payer)).toEqual([['staff', 400, 'succeeded', reason]]);
    await expect.poll(async () => (await mailsTo(payer.email)).length).toBe(1);
    expect((await refund(payer.paymentId)).data.amountCents).toBe(1_599);
  });

  it('stands with who made it in what the person takes along and, with a contract, in its records', async () => {
    const payer = await aPayer();
    stripe.refundFromDashboard(await chargeOf(payer), 500);
    await deliverEvents(app, stripe, stripe.takeEvents());
    void (await refund(payer.paymentId, 250)).data;
    await settled(payer.paymentId, 'succeeded', 'succeeded');
    if (!paysBefore) {
      // The contract that the test gives has no papers to open.
      const mine = 'account_id = (select id from accounts where email = ?)';
      await app.sql(`delete from service_contracts where ${mine}`, [payer.email]);
      await signAContract(payer.client);
    }
    const answer = await payer.client.fetch('/api/privacy/download');
    const files = readZip(Buffer.from(await answer.arrayBuffer()));
    const { refunds } = JSON.parse(String(files.get('payments.json'))) as {
      refunds: { madeBy: string; amountCents: number }[];
    };
    expect(
      Object.fromEntries(refunds.map(({ madeBy, amountCents }) => [madeBy, amountCents])),
    ).toEqual({ provider: 500, staff: 250 });
    const lines = String(files.get('contracts.csv') ?? '')
      .split('\r\n')
      .filter((line) => line.includes('paid back'))
      .map((line) => (line.includes('made at Stripe') ? 'at Stripe' : 'our staff'));
    expect(lines.toSorted()).toEqual(paysBefore ? [] : ['at Stripe', 'our staff']);
  });

  it('pays back once although the answer was lost, and finishes by itself', async () => {
    const payer = await aPayer();
    stripe.fail('answer_lost');
    const { refundId } = (await refund(payer.paymentId, 700)).data;
    await givenUp(refundId);
    stripe.fail(undefined);
    expect(await statusesOf(payer.paymentId)).toEqual(['asked']);
    expect((await refund(payer.paymentId, 1_300)).problem.code).toBe('billing.refund_too_much');
    await app.setClock('2026-11-21T17:00:00Z');
    await app.runHourly();
    await settled(payer.paymentId, 'succeeded');
    expect(await refundedCents(payer)).toBe(700);
    await expect.poll(async () => (await mailsTo(payer.email)).length).toBe(1);
    await app.setClock(TEST_START);
  });

  it('never asks again where the provider may have forgotten the first time, and asks for the first time however late', async () => {
    const [payer, other] = [await aPayer(), await aPayer()];
    stripe.fail('answer_lost');
    const { refundId } = (await refund(payer.paymentId)).data;
    await givenUp(refundId);
    stripe.fail(undefined);
    const tries = askedFor(refundId).length;
    expect(tries).toBeGreaterThan(0);
    await app.setClock('2026-11-22T15:00:00Z');
    await app.runHourly();
    // What is queued now runs after that.
    await neverAsked(other.paymentId);
    await app.runHourly();
    await settled(other.paymentId, 'succeeded');
    expect(await statusesOf(payer.paymentId)).toEqual(['asked']);
    expect(askedFor(refundId)).toHaveLength(tries);
    await app.setClock(TEST_START);
  });

  it('writes no email where the provider refuses, and leaves the money refundable', async () => {
    const payer = await aPayer();
    const [row] = await app.sql('select charge_id from payments where id = ?', [payer.paymentId]);
    const charge = stripe.world.charges.get(String(row?.charge_id));
    if (charge) charge.disputed = true;
    await refund(payer.paymentId, 100);
    await settled(payer.paymentId, 'failed');
    expect(await refundedCents(payer)).toBe(0);
    if (charge) charge.disputed = false;
    expect((await refund(payer.paymentId)).data.amountCents).toBe(1_999);
    await settled(payer.paymentId, 'failed', 'succeeded');
    await expect.poll(async () => (await mailsTo(payer.email)).length).toBe(1);
  });

  it('refuses a payment that is not there, and amounts that are none', async () => {
    expect((await refund(randomUUID())).problem.code).toBe('billing.payment_unknown');
    for (const amountCents of [0, -5, 1.5])
      expect((await refund(randomUUID(), amountCents)).problem.fields?.[0]?.path).toBe(
        'amountCents',
      );
  });
});
