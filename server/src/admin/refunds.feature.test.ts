import { adminEndpoints } from '@creditfix/shared/admin';
import { billingEndpoints } from '@creditfix/shared/billing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStripeServer, type StripeServer } from '#test/a-stripe-server.ts';
import { signInAsAdmin } from '#test/an-administrator.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { jobGaveUp } from '#test/job-gave-up.ts';
import { payForPro, deliverEvents } from '#test/pay-for-pro.ts';
import type { TestClient } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';

const ADMIN = 'staff@example.com';
const reason = 'The letter could not be mailed';

let app: TestApp;
let stripe: StripeServer;
let admin: TestClient;
beforeAll(async () => {
  stripe = await openStripeServer(new Date(TEST_START));
  app = await createTestApp({ stripe: { apiBase: stripe.apiBase }, adminEmails: [ADMIN] });
  admin = app.client();
  await signInAsAdmin(app, admin, ADMIN);
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

interface Payer {
  readonly client: TestClient;
  readonly email: string;
  readonly paymentId: string;
}

let people = 0;
async function aPayer(): Promise<Payer> {
  const email = `payer${(people += 1)}@example.com`;
  const client = app.client();
  await client.signIn(email);
  await payForPro(app, stripe, client);
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
    `insert into refunds (id, payment_id, amount_cents, reason, status, created_at) values (?, ?, 300, '', 'asked', ?)`,
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

it('counts what was paid back at the provider itself', async () => {
  const payer = await aPayer();
  const [row] = await app.sql('select charge_id from payments where id = ?', [payer.paymentId]);
  stripe.refundFromDashboard(String(row?.charge_id), 1_000);
  await deliverEvents(app, stripe, stripe.takeEvents());
  expect(await refundedCents(payer)).toBe(1_000);
  expect((await refund(payer.paymentId, 1_000)).problem.code).toBe('billing.refund_too_much');
  expect((await refund(payer.paymentId)).data.amountCents).toBe(999);
  await settled(payer.paymentId, 'succeeded');
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
    expect((await refund(randomUUID(), amountCents)).problem.fields?.[0]?.path).toBe('amountCents');
});
