import { billingEndpoints } from '@creditfix/shared/billing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForLetter } from '#test/ask-for-letters.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { getPlan } = billingEndpoints;

async function signedIn(email: string): Promise<TestClient> {
  const client = app.client();
  await client.signIn(email);
  return client;
}

async function make(client: TestClient, letters: number): Promise<void> {
  for (let made = 0; made < letters; made += 1)
    expect((await askForLetter(client)).status).toBe(200);
}

async function refusal(client: TestClient): Promise<string> {
  const { problem, status } = await askForLetter(client);
  expect([status, problem.code]).toEqual([402, 'billing.quota_reached']);
  return problem.error;
}

interface Terms {
  readonly from?: string;
  readonly ends?: string;
  readonly until?: string;
}

const onPro = (email: string, { from, ends, until }: Terms) =>
  app.sql(
    `update accounts set plan = 'pro', plan_from = ?, period_ends_at = ?, plan_until = ? where email = ?`,
    [from ?? null, ends ?? null, until ?? null, email],
  );

const flagsOf = (email: string) =>
  app.sql(
    `select detail from account_flags where rule = 'fair_use'
     and account_id = (select id from accounts where email = ?) order by raised_at`,
    [email],
  );

describe('one person with several accounts', () => {
  it('gets one free letter of fifty that two of them ask for at once', async () => {
    const twins = [await signedIn('j.o.twin@gmail.com'), await signedIn('jotwin+two@gmail.com')];
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => twins)
        .flat()
        .map((twin) => askForLetter(twin)),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status }) => status)).toEqual(Array(49).fill(402));
    for (const twin of twins)
      expect((await twin.call(getPlan)).data.allowance).toMatchObject({ used: 1, left: 0 });
  });

  it('gets no second letter in a month by starting over', async () => {
    const email = 'starts-over@example.com';
    await make(await signedIn(email), 1);
    await app.sql(
      `update accounts set email = 'gone@deleted.invalid', deleted_at = ? where email = ?`,
      [TEST_START, email],
    );
    expect(await refusal(await signedIn(email))).toContain('your one letter of this month');
  });

  it('gets what both pay for, and on Free nothing beside what Pro made', async () => {
    const paying = await signedIn('pays.pro@gmail.com');
    const free = await signedIn('pays.pro+free@gmail.com');
    await onPro('pays.pro@gmail.com', {
      from: '2026-11-10T12:00:00Z',
      ends: '2026-12-10T12:00:00Z',
    });
    await make(free, 1);
    await make(paying, 2);
    await refusal(paying);
    await onPro('pays.pro+free@gmail.com', { from: TEST_START, ends: '2026-12-21T15:00:00Z' });
    expect((await paying.call(getPlan)).data.allowance.left).toBe(1);
    expect((await free.call(getPlan)).data.allowance.left).toBe(2);
  });
});

it('a letter that the carrier could not bring gives its place back', async () => {
  const email = 'came-back@example.com';
  const client = await signedIn(email);
  await make(client, 1);
  await refusal(client);
  await app.sql(
    `update letter_uses set given_back_at = ? where account_id = (select id from accounts where email = ?)`,
    [TEST_START, email],
  );
  expect((await client.call(getPlan)).data.allowance).toMatchObject({ used: 0, left: 1 });
  await make(client, 1);
  await refusal(client);
});

describe('Pro', () => {
  it('gives three letters per paid period, and starts over with the next one', async () => {
    const email = 'periods@example.com';
    const client = await signedIn(email);
    await make(client, 1);
    await app.setClock('2026-11-22T09:00:00Z');
    await onPro(email, {
      from: '2026-11-22T09:00:00Z',
      ends: '2026-12-22T09:00:00Z',
      until: '2026-12-25T09:00:00Z',
    });
    const { allowance } = (await client.call(getPlan)).data;
    expect(allowance).toEqual({ plan: 'pro', limit: 3, used: 0, left: 3, renewsOn: '2026-12-22' });
    await make(client, 2);
    await app.setClock('2026-12-10T09:00:00Z');
    await make(client, 1);
    expect(await refusal(client)).toBe(
      'You have used all 3 letters of this billing period, which is the fair use of Credit Fix Pro. Your draft is saved. You can make the next letter from December 22, 2026.',
    );
    await onPro(email, {
      from: '2026-12-22T09:00:00Z',
      ends: '2027-01-22T09:00:00Z',
      until: '2027-01-25T09:00:00Z',
    });
    await refusal(client);
    await app.setClock('2026-12-22T09:00:00Z');
    const again = await signedIn(email);
    await make(again, 3);
    await refusal(again);
    await app.setClock(TEST_START);
  });

  it('that has run out is Free, and leaves nothing where this month has its letter', async () => {
    const email = 'ran-out@example.com';
    const client = await signedIn(email);
    await onPro(email, {
      from: '2026-10-22T15:00:00Z',
      ends: '2026-11-22T15:00:00Z',
      until: '2026-11-22T15:00:00Z',
    });
    await make(client, 2);
    expect((await client.call(getPlan)).data.allowance.renewsOn).toBe('2026-12-01');
    await app.setClock('2026-11-22T15:00:00Z');
    const { data } = await client.call(getPlan);
    expect(data).toMatchObject({ plan: 'free', source: null, allowance: { used: 2, left: 0 } });
    expect(await refusal(client)).toBe(
      'You have used your one letter of this month. Letters that you made on Credit Fix Pro this month count too. Your draft is saved. You can make the next letter from December 1, 2026.',
    );
    await app.runHourly();
    expect(
      await app.sql('select plan, plan_from, plan_until from accounts where email = ?', [email]),
    ).toEqual([{ plan: 'free', plan_from: null, plan_until: null }]);
    await app.setClock(TEST_START);
  });

  it('whose renewal has not reached us yet gives what was left, and nothing new', async () => {
    const email = 'late-renewal@example.com';
    const client = await signedIn(email);
    await onPro(email, {
      from: '2026-10-20T15:00:00Z',
      ends: '2026-11-20T15:00:00Z',
      until: '2026-11-23T15:00:00Z',
    });
    await make(client, 3);
    expect(await refusal(client)).toContain('from November 23, 2026');
  });
});

describe('asking for more than fair use', () => {
  it('is counted, and put before an administrator at the third time of a period', async () => {
    const email = 'insists@example.com';
    const client = await signedIn(email);
    await onPro(email, { from: '2026-11-03T15:00:00Z', ends: '2026-12-03T15:00:00Z' });
    await make(client, 1);
    expect(
      (await askForLetter(client, { bureaus: ['equifax', 'experian', 'transunion'] })).problem
        .error,
    ).toContain('These are 3 letters, and you have 2 left this billing period.');
    await make(client, 2);
    await refusal(client);
    await refusal(client);
    expect(await flagsOf(email)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => refusal(client)));
    const detail = '3 attempts past 3 letters in the period from 2026-11-03';
    expect(await flagsOf(email)).toEqual([{ detail }]);
    await app.sql('update account_flags set cleared_at = ? where detail = ?', [TEST_START, detail]);
    await refusal(client);
    expect(await flagsOf(email)).toHaveLength(1);
    expect(
      await app.sql(
        'select attempts from allowance_attempts where account_id = (select id from accounts where email = ?)',
        [email],
      ),
    ).toEqual([{ attempts: 6 }]);
  });

  it('means nothing on Free', async () => {
    const client = await signedIn('free-insists@example.com');
    await make(client, 1);
    for (let tries = 0; tries < 4; tries += 1) await refusal(client);
    expect(await flagsOf('free-insists@example.com')).toEqual([]);
  });
});
