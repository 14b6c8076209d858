import { billingEndpoints, type PlanSummary } from '@creditfix/shared/billing';
import { letterEndpoints } from '@creditfix/shared/letters';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aLetter } from '#test/a-letter.ts';
import { openPayingWorld, type PayingWorld } from '#test/a-paying-world.ts';
import type { TestClient } from '#test/test-client.ts';

const {
  startCheckout,
  getCheckout,
  getPlan,
  cancelSubscription,
  resumeSubscription,
  listPayments,
} = billingEndpoints;

const EMAIL = 'year@example.com';
const begin = { body: {} };

let world: PayingWorld;
let client: TestClient;
beforeAll(async () => {
  world = await openPayingWorld({ trialDays: 7 });
  client = await world.signedIn(EMAIL);
});
afterAll(() => world.close());

/** Lets time pass; a session lasts for thirty days, so the person signs in again. */
async function goTo(instant: string): Promise<PlanSummary> {
  await world.goTo(instant);
  await client.signIn(EMAIL);
  return await plan();
}

const plan = async () => (await client.call(getPlan)).data;

let disputes = 0;
async function makeLetter(): Promise<number> {
  const creditorName = `Creditor ${(disputes += 1)}`;
  const body = aLetter({ disputeDetails: { ...aLetter().disputeDetails, creditorName } });
  return (await client.call(letterEndpoints.generateLetter, { body })).status;
}

/** What came by email since the last time. */
async function news(): Promise<string[]> {
  const all = await world.mail(EMAIL);
  return all.slice(read, (read = all.length));
}
let read = 0;

it('goes through a year: trial, renewals, a card that fails, canceling, the end, and back', async () => {
  // 21 November: the free plan, and its one letter.
  expect(await makeLetter()).toBe(200);
  expect(await makeLetter()).toBe(402);
  expect(await plan()).toMatchObject({ plan: 'free', onlinePayments: true, trialDays: 7 });

  // A trial, and Pro at once.
  const { url } = (await client.call(startCheckout, begin)).data;
  const subscription = world.stripe.pay(url);
  const query = { session_id: url.split('/').at(-1) ?? '' };
  expect((await client.call(getCheckout, { query })).data).toMatchObject({
    state: 'complete',
    status: 'trialing',
    amountCents: 1_999,
  });
  await world.settle();
  expect(await plan()).toMatchObject({
    plan: 'pro',
    trialDays: 0,
    subscription: { status: 'trialing', trialEndsAt: '2026-11-28T15:00:00.000Z' },
  });
  expect(await news()).toEqual(['Your free trial of Credit Fix Pro has begun']);
  expect(await makeLetter()).toBe(200);

  // 25 November: three days before the trial ends.
  await goTo('2026-11-25T15:00:30.000Z');
  expect(await news()).toEqual(['Your free trial ends on November 28, 2026']);

  // 28 November: the first payment, and the first paid period's three letters.
  const first = await goTo('2026-11-28T17:00:00.000Z');
  expect(first.subscription).toMatchObject({
    status: 'active',
    periodEndsAt: '2026-12-28T15:00:00.000Z',
  });
  expect(first.allowance).toMatchObject({ limit: 3, used: 0 });
  expect(await news()).toEqual(['Your receipt: $19.99 for Credit Fix Pro']);
  for (const status of [200, 200, 200, 402]) expect(await makeLetter()).toBe(status);

  // 28 December and 28 January: each renewal brings new letters and a receipt.
  expect((await goTo('2026-12-28T17:00:00.000Z')).allowance).toMatchObject({ used: 0, left: 3 });
  expect(await makeLetter()).toBe(200);
  expect((await goTo('2027-01-28T17:00:00.000Z')).allowance).toMatchObject({ used: 0, left: 3 });
  expect(await news()).toEqual(Array(2).fill('Your receipt: $19.99 for Credit Fix Pro'));

  // 28 February: the card fails. Pro goes on for a week, and then rests.
  world.stripe.setCard(subscription.customer, 'declines');
  const pastDue = await goTo('2027-02-28T17:00:00.000Z');
  expect(pastDue).toMatchObject({
    plan: 'pro',
    subscription: { status: 'past_due', graceEndsAt: '2027-03-07T17:00:00.000Z' },
  });
  expect(await news()).toEqual(['Your payment for Credit Fix Pro did not go through']);
  const second = await client.call(startCheckout, begin);
  expect([second.status, second.problem.error]).toEqual([
    409,
    'You already have a Pro subscription, and its payment is still open. Pay it or change your card with ‘Manage card and invoices’. Nothing was charged now.',
  ]);
  expect((await goTo('2027-03-04T17:00:00.000Z')).plan).toBe('pro');
  const resting = await goTo('2027-03-07T17:00:01.000Z');
  expect(resting).toMatchObject({ plan: 'free', subscription: { status: 'past_due' } });
  expect(await news()).toEqual([]);

  // The open invoice is paid with another card: Pro is back, with the period's letters.
  world.stripe.payInvoice(subscription.latestInvoice ?? '');
  await world.settle();
  expect(await plan()).toMatchObject({ plan: 'pro', subscription: { status: 'active' } });
  expect(await news()).toEqual(['Your receipt: $19.99 for Credit Fix Pro']);

  // April: canceled, taken back, canceled again. Nothing ends before the period does.
  await goTo('2027-04-10T12:00:00.000Z');
  await news();
  await client.call(cancelSubscription, begin);
  expect((await client.call(resumeSubscription, begin)).data.subscription).toMatchObject({
    cancelsAtPeriodEnd: false,
  });
  const canceled = await goTo('2027-04-12T12:00:00.000Z');
  expect(canceled.subscription?.cancelsAtPeriodEnd).toBe(false);
  expect((await client.call(cancelSubscription, begin)).data).toMatchObject({
    plan: 'pro',
    subscription: { cancelsAtPeriodEnd: true, periodEndsAt: '2027-04-28T15:00:00.000Z' },
  });
  await world.settle();
  expect(await news()).toEqual(Array(2).fill('Your Pro subscription is canceled'));
  expect((await goTo('2027-04-28T14:00:00.000Z')).plan).toBe('pro');

  // 28 April: it has ended, and nothing more is charged.
  const ended = await goTo('2027-04-28T17:00:00.000Z');
  expect(ended).toMatchObject({ plan: 'free', source: null, subscription: null });
  expect(await news()).toEqual(['Your Pro subscription has ended']);

  // August: back again, without a second trial.
  await goTo('2027-08-10T12:00:00.000Z');
  const again = world.stripe.pay((await client.call(startCheckout, begin)).data.url);
  expect(again.trialEnd).toBeNull();
  await world.settle();
  expect(await plan()).toMatchObject({ plan: 'pro', subscription: { status: 'active' } });

  // 21 November: a year. What we wrote is what Stripe took, to the cent, with one receipt each.
  await goTo('2027-11-21T15:00:00.000Z');
  const { payments } = (await client.call(listPayments)).data;
  const taken = [...world.stripe.world.charges.values()].reduce(
    (sum, { amount }) => sum + amount,
    0,
  );
  expect(payments.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(taken);
  expect(payments).toHaveLength(9);
  const receipts = (await world.mail(EMAIL)).filter((subject) =>
    subject.startsWith('Your receipt'),
  );
  expect(receipts).toHaveLength(payments.length);
});

it('gives one trial to a mailbox, also where its accounts open their pages at once', async () => {
  const twins = [
    await world.signedIn('two.trials@gmail.com'),
    await world.signedIn('twotrials+b@gmail.com'),
  ];
  const pages = await Promise.all(twins.map((twin) => twin.call(startCheckout, begin)));
  const trials = pages.map(({ data }) => world.stripe.pay(data.url).trialEnd !== null);
  expect(trials.toSorted()).toEqual([false, true]);
  await world.settle();
  for (const twin of twins) expect((await twin.call(getPlan)).data.trialDays).toBe(0);
});
