import { adminEndpoints } from '@creditfix/shared/admin';
import { billingEndpoints } from '@creditfix/shared/billing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInAsAdmin } from '#test/an-administrator.ts';
import { makeAllLetters } from '#test/ask-for-letters.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';

const ADMIN = 'staff@example.com';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp({ adminEmails: [ADMIN] });
});
beforeEach(async () => {
  await app.setClock(TEST_START);
  admin = app.client();
  await signInAsAdmin(app, admin, ADMIN);
});
afterAll(() => app.close());

const { getPlan } = billingEndpoints;
const { giveLetter, grantPro, withdrawLetter, withdrawPro, refundPayment } = adminEndpoints;
const { giveLetters, withdrawLetters, grantProToMany, withdrawProFromMany } = adminEndpoints;
const reason = 'Helped us test';

interface Customer {
  readonly client: TestClient;
  readonly id: string;
  readonly email: string;
}

let people = 0;
async function aCustomer(): Promise<Customer> {
  const email = `granted${(people += 1)}@example.com`;
  const client = app.client();
  await client.signIn(email);
  const [row] = await app.sql('select id from accounts where email = ?', [email]);
  return { client, id: String(row?.id), email };
}

const give = (id: string, until: string | null = null) =>
  admin.call(grantPro, { params: { id }, body: { until, reason } });
const takeBack = (id: string) => admin.call(withdrawPro, { params: { id } });
const planOf = async ({ client }: Customer) => (await client.call(getPlan)).data;

async function mailTo(email: string, subject: RegExp, count = 1) {
  const found = async () =>
    (await app.mailbox()).filter((mail) => mail.to === email && subject.test(mail.subject));
  await expect.poll(async () => (await found()).length).toBe(count);
  return await found();
}

const auditOf = (id: string) =>
  app.sql('select action, detail from audit_log where subject_id = ? order by number', [id]);

describe('a granted Pro', () => {
  it('gives three letters in each month from its start, for as long as it lasts', async () => {
    const person = await aCustomer();
    const { data: row } = await give(person.id);
    expect(row).toMatchObject({ subscriptionTier: 'pro', source: 'grant', grantEndsAt: null });
    expect(await planOf(person)).toMatchObject({
      plan: 'pro',
      source: 'grant',
      grantEndsAt: null,
      subscription: null,
      allowance: {
        limit: 3,
        left: 3,
        renewsOn: '2026-12-21',
      },
      onlinePayments: false,
      trialDays: 0,
    });
    expect(await makeAllLetters(person.client)).toBe(3);
    await app.setClock('2026-12-21T14:59:59Z');
    await person.client.signIn(person.email);
    expect(await makeAllLetters(person.client)).toBe(0);
    await app.setClock('2026-12-21T15:00:00Z');
    expect((await planOf(person)).allowance).toMatchObject({ left: 3, renewsOn: '2027-01-21' });
    await app.setClock('2027-09-25T15:00:00Z');
    await person.client.signIn(person.email);
    expect((await planOf(person)).allowance).toMatchObject({ left: 3, renewsOn: '2027-10-21' });
  });

  it('through a day ends with that day in New York, and the person is told once', async () => {
    const person = await aCustomer();
    await give(person.id, '2026-12-10');
    expect((await planOf(person)).grantEndsAt).toBe('2026-12-11T04:59:59.000Z');
    await mailTo(person.email, /You now have Credit Fix Pro/);
    await app.setClock('2026-12-11T04:59:58Z');
    expect((await planOf(person)).plan).toBe('pro');
    await app.setClock('2026-12-11T04:59:59Z');
    expect(await planOf(person)).toMatchObject({ plan: 'free', source: null, grantEndsAt: null });
    await app.runHourly();
    await app.runHourly();
    await mailTo(person.email, /Your Credit Fix Pro has ended/);
    expect(await app.sql('select plan from accounts where id = ?', [person.id])).toEqual([
      { plan: 'free' },
    ]);
  });

  it('that is taken back and given again does not begin its month anew', async () => {
    const person = await aCustomer();
    await give(person.id);
    expect(await makeAllLetters(person.client)).toBe(3);
    for (let times = 0; times < 3; times += 1) {
      expect((await takeBack(person.id)).data.subscriptionTier).toBe('free');
      expect(await makeAllLetters(person.client)).toBe(0);
      await give(person.id);
      expect(await makeAllLetters(person.client)).toBe(0);
    }
    await app.setClock('2026-12-05T10:00:00Z');
    await signInAsAdmin(app, admin, ADMIN);
    expect((await takeBack(person.id)).status).toBe(200);
    expect(await makeAllLetters(person.client)).toBe(1);
    await give(person.id, '2027-06-30');
    expect(await makeAllLetters(person.client)).toBe(0);
    expect((await planOf(person)).allowance.renewsOn).toBe('2026-12-21');
  });

  it('takes the place of an earlier one', async () => {
    const person = await aCustomer();
    await give(person.id);
    expect((await give(person.id, '2026-12-31')).data.grantEndsAt).toBe('2027-01-01T04:59:59.000Z');
    expect(
      await app.sql(
        'select count(*)::int as open from plan_grants where account_id = ? and withdrawn_at is null',
        [person.id],
      ),
    ).toEqual([{ open: 1 }]);
  });

  it('is given once where two administrators press at once, and written to the audit log', async () => {
    const person = await aCustomer();
    await Promise.all([give(person.id), give(person.id)]);
    expect((await planOf(person)).source).toBe('grant');
    await takeBack(person.id);
    expect((await auditOf(person.id)).map(({ action }) => action)).toEqual([
      'grant_pro',
      'grant_pro',
      'withdraw_pro',
    ]);
    expect(JSON.stringify(await auditOf(person.id))).not.toContain(reason);
    await mailTo(person.email, /has ended/);
  });
});

describe('what is refused', () => {
  it('is a day that is not to come', async () => {
    const { id } = await aCustomer();
    for (const until of ['2026-11-21', '2020-01-01']) {
      const { status, problem } = await give(id, until);
      expect([status, problem.fields?.[0]?.path]).toEqual([400, 'until']);
    }
    expect((await give(id, '2026-11-22')).status).toBe(200);
  });

  it('is Pro for somebody who pays for it, and taking a paid Pro back', async () => {
    const person = await aCustomer();
    await app.sql(
      `insert into subscriptions (id, account_id, status, amount_cents, currency, period_starts_at, period_ends_at,
         cancels_at_period_end, started_at, fetched_at)
       values ('sub_paid', ?, 'active', 1999, 'usd', ?, '2026-12-21T15:00:00Z', false, ?, ?)`,
      [person.id, TEST_START, TEST_START, TEST_START],
    );
    expect((await give(person.id)).problem.code).toBe('billing.already_pro');
    expect((await takeBack(person.id)).problem.code).toBe('billing.no_subscription');
    expect(await auditOf(person.id)).toEqual([]);
  });

  it('is taking back what nobody gave, or what has ended', async () => {
    const { id } = await aCustomer();
    expect((await takeBack(id)).problem.code).toBe('billing.no_subscription');
    await give(id, '2026-11-22');
    await app.setClock('2026-11-24T15:00:00Z');
    await signInAsAdmin(app, admin, ADMIN);
    expect((await takeBack(id)).problem.code).toBe('billing.no_subscription');
  });

  it('is an account that is not there, or was deleted', async () => {
    const { id } = await aCustomer();
    expect((await give(randomUUID())).problem.code).toBe('billing.account_unknown');
    await app.sql('update accounts set deleted_at = ? where id = ?', [TEST_START, id]);
    expect((await give(id)).problem.code).toBe('billing.account_unknown');
    expect((await takeBack(id)).problem.code).toBe('billing.account_unknown');
  });

  it('is everything to people who are no administrators', async () => {
    const { id, client } = await aCustomer();
    const ask = { params: { id }, body: { until: null, reason } };
    for (const caller of [client, app.client()])
      expect((await caller.call(grantPro, ask)).problem.code).toBe('admin.sign_in_needed');
    expect((await client.call(withdrawPro, { params: { id } })).status).toBe(401);
    expect((await client.call(refundPayment, { params: { id }, body: { reason } })).status).toBe(
      401,
    );
  });

  it('is paying back where no payments are set up', async () => {
    const { problem } = await admin.call(refundPayment, {
      params: { id: randomUUID() },
      body: { reason },
    });
    expect(problem.code).toBe('billing.payments_off');
  });
});

describe('a letter given as goodwill', () => {
  it('is one more in the period that runs, with its reason on record, and can be taken back', async () => {
    const person = await aCustomer();
    expect(await makeAllLetters(person.client)).toBe(1);
    const unsaid = await admin.call(giveLetter, {
      params: { id: person.id },
      body: { reason: '' },
    });
    expect(unsaid.problem.fields?.[0]?.path).toBe('reason');
    const { data } = await admin.call(giveLetter, { params: { id: person.id }, body: { reason } });
    expect(data).toMatchObject({ left: 1, renewsOn: '2026-12-01' });
    expect((await planOf(person)).allowance).toMatchObject({ limit: 2, used: 1, left: 1 });
    const [told] = await mailTo(person.email, /one more letter/);
    expect(told?.text).toContain('until December 1, 2026');
    expect(await makeAllLetters(person.client)).toBe(1);

    const second = (await admin.call(giveLetter, { params: { id: person.id }, body: { reason } }))
      .data;
    const back = async () => await admin.call(withdrawLetter, { params: { id: second.giftId } });
    expect((await back()).status).toBe(200);
    expect((await back()).problem.code).toBe('billing.gift_unknown');
    expect((await planOf(person)).allowance).toMatchObject({ limit: 2, left: 0 });
    expect(await auditOf(person.id)).toEqual([
      { action: 'give_letter', detail: `gift ${data.giftId}, because: ${reason}` },
      { action: 'give_letter', detail: `gift ${second.giftId}, because: ${reason}` },
      { action: 'withdraw_letter', detail: `gift ${second.giftId}` },
    ]);
    await app.setClock('2026-12-01T15:00:00Z');
    await person.client.signIn(person.email);
    expect((await planOf(person)).allowance).toMatchObject({ limit: 1, left: 1 });
  });

  it('is given five times in a period at most, and to nobody who is gone', async () => {
    const person = await aCustomer();
    const giveOne = async (id = person.id) =>
      await admin.call(giveLetter, { params: { id }, body: { reason } });
    for (const _ of [1, 2, 3, 4, 5]) expect((await giveOne()).status).toBe(200);
    expect((await giveOne()).problem.code).toBe('billing.letters_given');
    expect((await giveOne(randomUUID())).problem.code).toBe('billing.account_unknown');
  });
});

describe('several people at once', () => {
  it('get a letter each but for whoever got as many as can be given, each with a line in the log, and it is taken back', async () => {
    const [one, two, full] = [await aCustomer(), await aCustomer(), await aCustomer()];
    for (let each = 0; each < 5; each += 1)
      void (await admin.call(giveLetter, { params: { id: full.id }, body: { reason } })).data;
    const before = await planOf(one);
    const ids = [one.id, two.id, full.id, one.id, randomUUID()];
    const { giftIds, leftOut } = (await admin.call(giveLetters, { body: { ids, reason } })).data;
    expect([giftIds.length, leftOut]).toEqual([2, 2]);
    expect((await planOf(one)).allowance.left).toBe(before.allowance.left + 1);
    const undone = async () => (await admin.call(withdrawLetters, { body: { giftIds } })).data;
    expect([await undone(), await undone()]).toEqual([{ withdrawn: 2 }, { withdrawn: 0 }]);
    expect((await planOf(one)).allowance.left).toBe(before.allowance.left);
    expect((await auditOf(two.id)).map(({ action }) => action)).toEqual([
      'give_letter',
      'withdraw_letter',
    ]);
    expect((await auditOf(full.id)).map(({ action }) => action)).toEqual(
      Array.from({ length: 5 }, () => 'give_letter'),
    );
  });

  it('get Pro until a day but for whoever has it, and only what was given here is taken back', async () => {
    const [one, has] = [await aCustomer(), await aCustomer()];
    void (await give(has.id)).data;
    const body = { ids: [one.id, has.id], until: '2026-12-21', reason };
    const { grantIds, leftOut } = (await admin.call(grantProToMany, { body })).data;
    expect([grantIds.length, leftOut]).toEqual([1, 1]);
    expect((await planOf(one)).plan).toBe('pro');
    const undo = { ids: body.ids, grantIds };
    const { withdrawn } = (await admin.call(withdrawProFromMany, { body: undo })).data;
    expect(withdrawn).toBe(1);
    expect([(await planOf(one)).plan, (await planOf(has)).plan]).toEqual(['free', 'pro']);
    expect((await auditOf(one.id)).map(({ action }) => action)).toEqual([
      'grant_pro',
      'withdraw_pro',
    ]);
    const past = await admin.call(grantProToMany, { body: { ...body, until: '2020-01-01' } });
    expect(past.problem.fields?.[0]?.path).toBe('until');
  });
});
