import { accountEndpoints } from '@creditfix/shared/accounts';
import { billingEndpoints } from '@creditfix/shared/billing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStripeServer, type StripeServer } from '#test/a-stripe-server.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { jobGaveUp } from '#test/job-gave-up.ts';
import { payForPro, deliverEvents } from '#test/pay-for-pro.ts';
import { loginToken, type TestClient } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';

let app: TestApp;
let stripe: StripeServer;
beforeAll(async () => {
  stripe = await openStripeServer(new Date(TEST_START));
  app = await createTestApp({ stripe: { apiBase: stripe.apiBase } });
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

const { getReferrals } = billingEndpoints;

let people = 0;
const anEmail = () => `someone${(people += 1)}@example.com`;

async function aPerson(email = anEmail()) {
  const client = app.client();
  await client.signIn(email);
  return { client, email, code: await codeOf(client) };
}

async function codeOf(client: TestClient): Promise<string> {
  const { link } = (await client.call(getReferrals)).data;
  return new URL(link).searchParams.get('ref') ?? '';
}

/** Signs in for the first time through somebody's link. */
async function invited(code: string, { email = anEmail(), client = app.client() } = {}) {
  const body = { email, referral: code };
  void (await client.call(accountEndpoints.requestLogin, { body })).data;
  const token = await loginToken(app, email);
  void (await client.call(accountEndpoints.verifyLogin, { query: { token } })).data;
  return { client, email };
}

const counts = async ({ client }: { client: TestClient }) => {
  const { joined, rewarded, creditedCents } = (await client.call(getReferrals)).data;
  return { joined, rewarded, creditedCents };
};
const referralOf = async (email: string) => {
  const [row] = await app.sql(
    `select refused_because, reward_cents, credit_id from referrals
     where friend_id = (select id from accounts where email = ?)`,
    [email],
  );
  return row;
};
const balanceOf = (email: string) =>
  [...stripe.world.customers.values()]
    .filter((customer) => customer.email === email)
    .reduce((sum, { balance }) => sum + balance, 0);
const flagsOf = (email: string) =>
  app.sql(
    `select detail from account_flags where rule = 'self_referral'
     and account_id = (select id from accounts where email = ?)`,
    [email],
  );
const creditMails = async (to: string) =>
  (await app.mailbox()).filter((mail) => mail.to === to && /earned/.test(mail.subject));

describe('an invitation link', () => {
  it('is made at the first look and stays the same, also for many looks at once', async () => {
    const client = app.client();
    await client.signIn(anEmail());
    const codes = await Promise.all([1, 2, 3, 4].map(() => codeOf(client)));
    expect(new Set([...codes, await codeOf(client)]).size).toBe(1);
    expect(codes[0]).toMatch(/^[2-9BCDFGHJKMNP-TV-Z]{8}$/);
    expect((await client.call(getReferrals)).data).toEqual({
      link: `${app.url}/login?ref=${codes[0]}`,
      rewardCents: 3e3,
      joined: 0,
      rewarded: 0,
      creditedCents: 0,
      invited: false,
    });
  });
});

describe('a friend who pays for the first time', () => {
  it('earns the referrer $30 once, whatever is repeated, and is not named', async () => {
    const referrer = await aPerson();
    const friend = await invited(referrer.code.toLowerCase());
    expect(await counts(referrer)).toEqual({ joined: 1, rewarded: 0, creditedCents: 0 });
    expect((await friend.client.call(getReferrals)).data.invited).toBe(true);
    const events = await payForPro(app, stripe, friend.client);
    await deliverEvents(app, stripe, events.toReversed());
    await expect.poll(() => balanceOf(referrer.email)).toBe(-3_000);
    await expect.poll(async () => (await creditMails(referrer.email)).length).toBe(1);
    expect(await counts(referrer)).toEqual({ joined: 1, rewarded: 1, creditedCents: 3_000 });
    stripe.advance('2026-12-21T17:00:00Z');
    await app.setClock('2026-12-21T17:00:00Z');
    await deliverEvents(app, stripe, stripe.takeEvents());
    await app.runHourly();
    expect(balanceOf(referrer.email)).toBe(-3_000);
    const [mail, ...more] = await creditMails(referrer.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('lowers your next invoices');
    expect(mail?.text).not.toContain(friend.email);
  });

  it('earns it although the answer to the credit was lost', async () => {
    await app.setClock('2026-12-21T17:00:00Z');
    const referrer = await aPerson();
    await referrer.client.call(billingEndpoints.startCheckout, { body: {} });
    const friend = await invited(referrer.code);
    const [row] = await app.sql('select id from accounts where email = ?', [friend.email]);
    // As it stands after the payment was recorded, where the process died before its job ran.
    await app.sql(
      `insert into referrals (friend_id, referrer_id, joined_at, rewarded_at, reward_cents, invoice_id)
       select ?, id, ?, '2026-12-21T15:00:00Z', 3000, 'in_lost' from accounts where email = ?`,
      [row?.id, TEST_START, referrer.email],
    );
    stripe.fail('answer_lost');
    await app.runHourly();
    await jobGaveUp(app, 'credit-referral', String(row?.id));
    stripe.fail(undefined);
    expect(balanceOf(referrer.email)).toBe(-3_000);
    expect((await referralOf(friend.email))?.credit_id).toBeNull();
    await Promise.all([app.runHourly(), app.runHourly()]);
    await expect.poll(async () => (await creditMails(referrer.email)).length).toBe(1);
    expect(balanceOf(referrer.email)).toBe(-3_000);
    expect(await counts(referrer)).toMatchObject({ rewarded: 1, creditedCents: 3_000 });
  });

  it('earns nothing where the code is nobody’s', async () => {
    const friend = await invited('NOBODY22');
    expect((await friend.client.call(getReferrals)).data.invited).toBe(false);
    await payForPro(app, stripe, friend.client);
    expect(await referralOf(friend.email)).toBeUndefined();
  });

  it('earns it for a referrer who switched those emails off, without one', async () => {
    const referrer = await aPerson();
    await app.sql(
      `update accounts set email_preferences = '{"referrals": false}' where email = ?`,
      [referrer.email],
    );
    const friend = await invited(referrer.code);
    await payForPro(app, stripe, friend.client);
    await expect.poll(async () => (await counts(referrer)).creditedCents).toBe(3_000);
    expect(await creditMails(referrer.email)).toEqual([]);
  });
});

describe('what earns nothing', () => {
  it('is inviting oneself at another address of the same mailbox', async () => {
    const referrer = await aPerson('invites.myself@gmail.com');
    const friend = await invited(referrer.code, { email: 'invitesmyself+friend@gmail.com' });
    await payForPro(app, stripe, friend.client);
    expect(await referralOf(friend.email)).toMatchObject({
      refused_because: 'self',
      reward_cents: 0,
    });
    expect(await flagsOf(referrer.email)).toHaveLength(1);
    expect(await counts(referrer)).toMatchObject({ rewarded: 0, creditedCents: 0 });
  });

  it('is a friend in the same browser', async () => {
    const referrer = await aPerson();
    await referrer.client.call(accountEndpoints.signOut);
    const friend = await invited(referrer.code, { client: referrer.client });
    await payForPro(app, stripe, friend.client);
    expect((await referralOf(friend.email))?.refused_because).toBe('shared_device');
    expect(await flagsOf(referrer.email)).toHaveLength(1);
  });

  it('is a ring: the friend is who invited the referrer', async () => {
    const first = await aPerson('ring.first@gmail.com');
    const second = await invited(first.code);
    const third = await invited(await codeOf(second.client));
    const again = await invited(await codeOf(third.client), { email: 'ringfirst+again@gmail.com' });
    await payForPro(app, stripe, again.client);
    expect((await referralOf(again.email))?.refused_because).toBe('ring');
    expect(await flagsOf(third.email)).toHaveLength(1);
  });

  it('is a friend who only came back, and nobody is suspected', async () => {
    const referrer = await aPerson();
    await aPerson('came.back@gmail.com');
    const friend = await invited(referrer.code, { email: 'cameback@gmail.com' });
    await payForPro(app, stripe, friend.client);
    expect((await referralOf(friend.email))?.refused_because).toBe('known_before');
    expect(await flagsOf(referrer.email)).toEqual([]);
  });

  it('is a referrer who has gone', async () => {
    const referrer = await aPerson();
    const friend = await invited(referrer.code);
    await app.sql('update accounts set deleted_at = ? where email = ?', [
      TEST_START,
      referrer.email,
    ]);
    await payForPro(app, stripe, friend.client);
    expect((await referralOf(friend.email))?.refused_because).toBe('referrer_gone');
    expect(await flagsOf(referrer.email)).toEqual([]);
  });
});

describe('a payment that goes back', () => {
  const chargeBack = async (client: TestClient) => {
    const { data } = await client.call(billingEndpoints.startCheckout, { body: {} });
    const { latestInvoice } = stripe.pay(data.url);
    return () => stripe.dispute(stripe.chargeOf(latestInvoice ?? '').id);
  };

  it('before it was heard of earns nothing', async () => {
    const referrer = await aPerson();
    const friend = await invited(referrer.code);
    (await chargeBack(friend.client))();
    await deliverEvents(app, stripe, stripe.takeEvents());
    expect(await referralOf(friend.email)).toMatchObject({
      refused_because: 'paid_back',
      reward_cents: 0,
      credit_id: null,
    });
    expect(balanceOf(referrer.email)).toBe(0);
    expect(await flagsOf(referrer.email)).toEqual([]);
  });

  it('after the credit was given leaves it, and is put before an administrator', async () => {
    const referrer = await aPerson();
    const friend = await invited(referrer.code);
    const dispute = await chargeBack(friend.client);
    await deliverEvents(app, stripe, stripe.takeEvents());
    await expect.poll(() => balanceOf(referrer.email)).toBe(-3_000);
    dispute();
    await deliverEvents(app, stripe, stripe.takeEvents());
    expect(balanceOf(referrer.email)).toBe(-3_000);
    expect(await flagsOf(referrer.email)).toEqual([
      { detail: 'The first payment of an invited account went back after its credit was given.' },
    ]);
  });
});
