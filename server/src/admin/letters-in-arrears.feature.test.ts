import { accountEndpoints } from '@creditfix/shared/accounts';
import {
  adminEndpoints,
  adminListEndpoints,
  manualMailQueueEndpoints,
} from '@creditfix/shared/admin';
import { billingEndpoints } from '@creditfix/shared/billing';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signAContract } from '#test/a-contract.ts';
import { signInAsAdmin } from '#test/an-administrator.ts';
import { readZip } from '#test/read-zip.ts';
import { openPayingWorld, type PayingWorld } from '#test/a-paying-world.ts';
import { askForLetter } from '#test/ask-for-letters.ts';
import { loginToken, type TestClient } from '#test/test-client.ts';

/** Money where nothing may be paid before it is done: from the card to the invoice at the end of the month. */
const { startCheckout, listPayments, cancelSubscription, getPlan, getReferrals } = billingEndpoints;

const begin = { body: {} };
const patient = { timeout: 60_000 };
/** The days of a contract that was signed on Saturday, 21 November 2026, are over. */
const WORK_BEGINS = '2026-11-26T05:00:00.000Z';
/** An hour after the first month: the invoice is collected. */
const COLLECTED = '2026-12-21T16:30:00.000Z';

let world: PayingWorld;
const worlds: PayingWorld[] = [];
async function freshWorld(options: Parameters<typeof openPayingWorld>[0] = {}) {
  world = await openPayingWorld({ legalMode: 'cro', ...options });
  worlds.push(world);
  return world;
}
afterAll(() => Promise.all(worlds.map((each) => each.close())));

const from = {
  name: 'Maria O’Neill',
  line1: '48 Larkspur Lane',
  city: 'Dayton',
  state: 'OH',
  zip: '45402',
};

/** Signs a letter and has it mailed. @returns the id of the mailpiece */
async function mail(client: TestClient): Promise<string> {
  const { letterId } = (await askForLetter(client)).data as { letterId: string };
  const params = { id: letterId };
  const body = { mailClass: 'certified', from, asEntered: false, agreedCents: 68 } as const;
  return (await client.call(mailingEndpoints.mailLetter, { params, body })).data.id;
}

async function withCard(email: string, client?: TestClient) {
  const person = client ?? (await world.signedIn(email));
  await signAContract(person);
  const { url } = (await person.call(startCheckout, begin)).data;
  const subscription = world.stripe.pay(url);
  await world.settle();
  return { client: person, subscription };
}

const takenFrom = (customer: string) =>
  [...world.stripe.world.charges.values()]
    .filter((charge) => charge.customer === customer)
    .map(({ amount, refunded }) => amount - refunded);

const feesOf = async (email: string) =>
  await world.app.sql(
    `select amount_cents, status, item_id, invoice_id, payment_id from letter_fees
     where account_id = (select id from accounts where email = ?) order by earned_at, amount_cents desc`,
    [email],
  );

const listed = async (email: string, count: number) =>
  await expect
    .poll(
      async () => (await feesOf(email)).filter(({ status }) => status === 'listed').length,
      patient,
    )
    .toBe(count);

describe('a month', () => {
  beforeAll(() => freshWorld());

  it('takes a card and no money, then each finished letter at its end, up to the plan’s price', async () => {
    const email = 'month@example.com';
    const { client, subscription } = await withCard(email);
    const [page] = world.stripe.calls
      .filter(({ call }) => call === 'POST /v1/checkout/sessions')
      .slice(-1);
    expect(page?.form).toMatchObject({
      line_items: [{ price_data: { unit_amount: '0', recurring: { interval: 'month' } } }],
      payment_method_collection: 'always',
    });
    expect((await client.call(getPlan)).data.plan).toBe('pro');
    void (await askForLetter(client)).data;
    expect(await feesOf(email)).toEqual([]);
    await world.goTo(WORK_BEGINS);
    await world.app.runHourly();
    await listed(email, 1);
    void (await askForLetter(client)).data;
    void (await askForLetter(client)).data;
    await listed(email, 3);
    expect((await feesOf(email)).map((fee) => fee.amount_cents)).toEqual([667, 667, 665]);
    expect(takenFrom(subscription.customer)).toEqual([]);
    await world.goTo('2026-12-21T15:00:00.000Z');
    expect(takenFrom(subscription.customer)).toEqual([]);
    await world.goTo(COLLECTED);
    expect(takenFrom(subscription.customer)).toEqual([1_999]);
    const again = await world.signedIn(email);
    expect((await again.call(listPayments)).data.payments).toMatchObject([
      { amountCents: 1_999, what: '3 letters finished with Credit Fix Pro' },
    ]);
    const fees = await feesOf(email);
    expect(fees.map(({ status }) => status)).toEqual(['settled', 'settled', 'settled']);
    expect(new Set(fees.map((fee) => fee.payment_id)).size).toBe(1);
    const subjects = await world.mail(email);
    expect(subjects.filter((subject) => subject.startsWith('Your receipt: $19.99'))).toHaveLength(
      1,
    );
  });

  it('without a letter costs nothing', async () => {
    const { subscription } = await withCard('quiet@example.com');
    await world.goTo('2027-01-21T18:00:00.000Z');
    expect(takenFrom(subscription.customer)).toEqual([]);
  });
});

describe('what comes in between', () => {
  beforeAll(() => freshWorld());

  it('lost answers, events twice and in any order make each line once', async () => {
    const email = 'lost@example.com';
    const { client, subscription } = await withCard(email);
    await world.goTo(WORK_BEGINS);
    world.stripe.fail('answer_lost', 1);
    void (await askForLetter(client)).data;
    await world.app.runHourly();
    await listed(email, 1);
    world.stripe.fail(undefined);
    expect([...world.stripe.world.items.values()]).toHaveLength(1);
    world.stripe.advance(COLLECTED);
    await world.app.setClock(COLLECTED);
    const events = world.stripe.takeEvents();
    await world.deliver([...events.toReversed(), ...events]);
    await world.worked();
    await world.app.runHourly();
    expect(takenFrom(subscription.customer)).toEqual([667]);
    expect((await feesOf(email)).map(({ status }) => status)).toEqual(['settled']);
    const payments = await world.app.sql('select amount_cents from payments');
    expect(payments).toEqual([{ amount_cents: 667 }]);
  });
});

describe('the records', () => {
  beforeAll(() => freshWorld({ adminEmails: ['staff@example.com'] }));

  const filesOf = async (answer: Response) => readZip(Buffer.from(await answer.arrayBuffer()));

  it('hold each charge beside the letter that earned it, for the person and for a regulator', async () => {
    const email = 'records@example.com';
    const { client } = await withCard(email);
    await world.goTo(WORK_BEGINS);
    void (await askForLetter(client)).data;
    await listed(email, 1);
    const [account] = await world.app.sql('select id from accounts where email = ?', [email]);
    const admin = world.app.client();
    await signInAsAdmin(world.app, admin, 'staff@example.com');
    const path = `/api/admin/accounts/${String(account?.id)}/contracts`;
    expect((await admin.fetch(path)).status).toBe(400);
    const answer = await admin.fetch(`${path}?reason=The+agency+asks.`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const fresh = await world.signedIn(email);
    for (const files of [
      await filesOf(answer),
      await filesOf(await fresh.fetch('/api/privacy/download')),
    ]) {
      const csv = String(files.get('contracts.csv'));
      const events = csv.split('\r\n').map((line) => line.split(',')[1]);
      expect(events.slice(1, 4)).toEqual([
        'statement of rights signed',
        'contract signed',
        'letter finished',
      ]);
      expect(csv).toMatch(/charge listed.*,667,/);
      const whole = JSON.parse(String(files.get('contracts.json'))) as {
        contracts: { contract: { name: string; document: { title: string } } }[];
      };
      expect(whole.contracts[0]?.contract.name).toBe('Anna Example');
      expect(whole.contracts[0]?.contract.document.title).toBe('Contract for Credit Fix Pro');
      const papers = [...files.keys()].filter((name) => /^contracts\/.+\.pdf$/.test(name));
      expect(papers).toHaveLength(2);
    }
    const lines = await world.app.sql(
      `select detail, subject_id from audit_log where action = 'take_contract_records'`,
    );
    expect(lines).toEqual([{ detail: 'because: The agency asks.', subject_id: account?.id }]);
  });

  it('outlive the account by the two years of 15 U.S.C. 1679c(c) and more, and go with its payments', async () => {
    const email = 'leaves@example.com';
    const { client } = await withCard(email);
    const [account] = await world.app.sql('select id from accounts where email = ?', [email]);
    const fresh = await world.signedIn(email);
    const deleted = await fresh.fetch('/api/privacy/delete', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ confirmEmail: email }),
    });
    expect(deleted.status).toBe(200);
    expect((await client.call(getPlan)).status).toBe(401);
    const records = async () => {
      const admin = world.app.client();
      await signInAsAdmin(world.app, admin, 'staff@example.com');
      const path = `/api/admin/accounts/${String(account?.id)}/contracts?reason=Asked.`;
      const answer = await admin.fetch(path);
      return answer.status === 200 ? [...(await filesOf(answer)).keys()] : answer.status;
    };
    expect(await records()).toHaveLength(4);
    await world.app.setClock('2031-01-01T15:00:00.000Z');
    await world.app.runHourly();
    expect(await records()).toHaveLength(4);
    await world.app.setClock('2034-01-01T15:00:00.000Z');
    await world.app.runHourly();
    expect(await records()).toBe(404);
  });
});

describe('a cancellation that came by mail', () => {
  beforeAll(() => freshWorld({ adminEmails: ['staff@example.com'] }));

  it('counts from its day although staff get to it later: nothing is owed, and what was paid goes back', async () => {
    const email = 'postmark@example.com';
    const { client, subscription } = await withCard(email);
    await world.goTo(WORK_BEGINS);
    void (await askForLetter(client)).data;
    await listed(email, 1);
    await world.goTo(COLLECTED);
    expect(takenFrom(subscription.customer)).toEqual([667]);
    const later = await world.signedIn(email);
    const held = await mail(later);
    const admin = world.app.client();
    await signInAsAdmin(world.app, admin, 'staff@example.com');
    const [account] = await world.app.sql('select id from accounts where email = ?', [email]);
    const params = { id: String(account?.id) };
    const note = 'Form with a postmark.';
    const cancelOn = async (givenOn: string) =>
      await admin.call(adminEndpoints.cancelContractFor, {
        params,
        body: { by: 'mail', givenOn, note },
      });
    // Signed on Saturday: Monday, Tuesday and Wednesday are the three days.
    expect((await cancelOn('2026-11-26')).problem.code).toBe('billing.contract_cancel_late');
    expect((await cancelOn('2026-11-19')).problem.fields?.[0]?.path).toBe('givenOn');
    expect((await cancelOn('2027-11-19')).problem.fields?.[0]?.path).toBe('givenOn');
    void (await cancelOn('2026-11-25')).data;
    const { contract } = (await admin.call(adminListEndpoints.adminUser, { params })).data;
    expect(contract).toMatchObject({
      lastDay: '2026-11-25',
      cancelledBy: 'mail',
      cancelGivenOn: '2026-11-25',
    });
    await expect.poll(() => subscription.status, patient).toBe('canceled');
    const statusOf = async () =>
      (await later.call(mailingEndpoints.getMailpiece, { params: { id: held } })).data.status;
    await expect.poll(statusOf, patient).toBe('cancelled');
    await expect
      .poll(() => takenFrom(subscription.customer).reduce((sum, cents) => sum + cents, 0), patient)
      .toBe(0);
    expect(await world.mail(email)).toContain('Your contract is canceled');
    expect((await cancelOn('2026-11-25')).problem.code).toBe('billing.contract_none');
    expect(
      await world.app.sql(
        `select detail, subject_id from audit_log where action = 'cancel_contract'`,
      ),
    ).toEqual([
      { detail: 'notice by mail on 2026-11-25: Form with a postmark.', subject_id: account?.id },
    ]);
  });
});

describe('a card that fails at the end of the month', () => {
  beforeAll(() => freshWorld());

  it('is tried again, and what is paid later settles the letters', async () => {
    const email = 'fails@example.com';
    const { client, subscription } = await withCard(email);
    await world.goTo(WORK_BEGINS);
    void (await askForLetter(client)).data;
    await listed(email, 1);
    const payer = world.stripe.world.customers.get(subscription.customer);
    if (payer) payer.card = 'declines';
    await world.goTo(COLLECTED);
    expect(subscription.status).toBe('past_due');
    expect(await world.mail(email)).toContain('Your payment for Credit Fix Pro did not go through');
    if (payer) payer.card = 'works';
    await world.goTo('2026-12-25T18:00:00.000Z');
    expect(subscription.status).toBe('active');
    expect(takenFrom(subscription.customer)).toEqual([667]);
    expect((await feesOf(email)).map(({ status }) => status)).toEqual(['settled']);
  });
});

describe('Pro that ends', () => {
  beforeAll(() => freshWorld());

  it('is paid for letters finished by then, which is not paid back, and needs a new contract after', async () => {
    const email = 'ends@example.com';
    const { client, subscription } = await withCard(email);
    await world.goTo(WORK_BEGINS);
    void (await askForLetter(client)).data;
    await listed(email, 1);
    void (await client.call(cancelSubscription, begin)).data;
    await world.goTo(COLLECTED);
    expect(subscription.status).toBe('canceled');
    expect(takenFrom(subscription.customer)).toEqual([667]);
    await world.app.runHourly();
    expect(takenFrom(subscription.customer)).toEqual([667]);
    const again = await world.signedIn(email);
    expect((await again.call(getPlan)).data.plan).toBe('free');
    const refused = await again.call(startCheckout, begin);
    expect(refused.problem.code).toBe('billing.contract_needed');
  });
});

describe('a free trial and an invitation', () => {
  beforeAll(() => freshWorld({ trialDays: 7 }));

  it('begin when letters are made, and the friend’s first payment earns the credit', async () => {
    const host = await world.signedIn('host@example.com');
    const { link } = (await host.call(getReferrals)).data;
    const friend = world.app.client();
    const email = 'friend@example.com';
    const referral = new URL(link).searchParams.get('ref') ?? '';
    void (await friend.call(accountEndpoints.requestLogin, { body: { email, referral } })).data;
    const token = await loginToken(world.app, email);
    void (await friend.call(accountEndpoints.verifyLogin, { query: { token } })).data;
    const { subscription } = await withCard(email, friend);
    // Five days of waiting, and seven of the trial.
    expect(subscription.trialEnd).toBe(Date.parse('2026-12-03T15:00:00Z') / 1_000);
    await world.goTo(WORK_BEGINS);
    void (await askForLetter(friend)).data;
    await expect.poll(async () => (await feesOf(email)).length, patient).toBe(1);
    expect(await feesOf(email)).toMatchObject([{ amount_cents: 0, status: 'free' }]);
    await world.goTo('2026-12-04T15:00:00.000Z');
    expect(takenFrom(subscription.customer)).toEqual([]);
    const later = await world.signedIn(email);
    expect((await askForLetter(later)).status).toBe(200);
    await listed(email, 1);
    const rewarded = async () => {
      const client = await world.signedIn('host@example.com');
      return (await client.call(getReferrals)).data.rewarded;
    };
    expect(await rewarded()).toBe(0);
    await world.goTo('2027-01-03T18:00:00.000Z');
    expect(takenFrom(subscription.customer)).toEqual([667]);
    await expect.poll(rewarded, patient).toBe(1);
  });
});

describe('a letter that can’t be mailed', () => {
  beforeAll(() => freshWorld({ adminEmails: ['staff@example.com'], mailHoldMinutes: 0 }));

  async function mailed(client: TestClient): Promise<string> {
    const id = await mail(client);
    const sql = 'select 1 from mailpieces where id = ? and carrier_id is not null';
    await expect.poll(() => world.app.sql(sql, [id]), patient).toHaveLength(1);
    return id;
  }

  async function refuse(id: string): Promise<void> {
    const admin = world.app.client();
    await signInAsAdmin(world.app, admin, 'staff@example.com');
    const why = { params: { id }, body: { why: 'other' } } as const;
    void (await admin.call(manualMailQueueEndpoints.refuseMailpiece, why)).data;
  }

  it('is never asked for, and what was paid for it goes back', async () => {
    const email = 'returns@example.com';
    const { client, subscription } = await withCard(email);
    await world.goTo(WORK_BEGINS);
    const early = await mailed(client);
    const late = await mailed(client);
    await listed(email, 2);
    await refuse(early);
    await listed(email, 1);
    expect([...world.stripe.world.items.values()]).toHaveLength(1);
    await world.goTo(COLLECTED);
    const letters = takenFrom(subscription.customer).filter((cents) => cents === 667);
    expect(letters).toEqual([667]);
    await refuse(late);
    await expect
      .poll(async () => (await feesOf(email)).map(({ status }) => status).toSorted(), patient)
      .toEqual(['given_back', 'withdrawn']);
    await expect
      .poll(() => takenFrom(subscription.customer).reduce((sum, cents) => sum + cents, 0), patient)
      .toBe(0);
  });
});
