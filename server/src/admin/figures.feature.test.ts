import { figureEndpoints } from '@creditfix/shared/admin';
import { letterEndpoints } from '@creditfix/shared/letters';
import { get } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAsAdmin } from '#test/an-administrator.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';

/** How the business goes over time: what is counted, on which day, and that it stays when people go. */

const ADMIN = 'admin@example.com';
const ACCOUNT = '00000000-0000-4000-8000-0000000000f1';
const LETTER = '00000000-0000-4000-8000-0000000000f2';
const DISPUTE = '00000000-0000-4000-8000-0000000000f3';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp({ adminEmails: [ADMIN], webApp: true });
  admin = app.client();
  await signInAsAdmin(app, admin, ADMIN);
});
afterAll(() => app.close());

const figures = async (days: '30' | '90' | '365' = '30') =>
  (await admin.call(figureEndpoints.staffFigures, { query: { days } })).data;
const funnel = async (days?: '30' | '365') =>
  Object.fromEntries((await figures(days)).funnel.map(({ step, count }) => [step, count]));

it('follows a letter from signing to the deletion, corrects what was noted wrongly, and keeps it when its person goes', async () => {
  const before = await funnel();
  await app.sql(
    `insert into accounts (id, email, plan, created_at) values (?, 'funnel@example.com', 'free', now())`,
    [ACCOUNT],
  );
  await app.sql(
    `insert into letters (id, account_id, signing_id, position, plan_month, status, reference, dispute_reason, recipient,
       sealed_form, sealed_document, sealed_signature, document_sha256, exhibit_pages, created_at)
     values (?, ?, gen_random_uuid(), 0, '', 'preparing', 'CF-F', 'not_mine', 'bureau', '', '', '', '', 0, '2026-11-20T15:00:00Z')`,
    [LETTER, ACCOUNT],
  );
  expect((await funnel()).letter).toBe(before.letter);
  for (const status of ['drafted', 'mailed', 'delivered'])
    await app.sql('update letters set status = ? where id = ?', [status, LETTER]);
  await app.sql(
    `insert into disputes (id, account_id, first_letter_id, item_number, item_key, sealed_item, created_at)
     values (?, ?, ?, 1, 'x', '', now())`,
    [DISPUTE, ACCOUNT, LETTER],
  );
  await app.sql(
    `insert into dispute_rounds (id, dispute_id, number, letter_id, recipient, basis, received_on, created_at)
     values (gen_random_uuid(), ?, 1, ?, 'bureau', 'reinvestigation', '2026-11-01', now())`,
    [DISPUTE, LETTER],
  );
  const note = (outcome: string) =>
    app.sql('update dispute_rounds set outcome = ?, outcome_on = ? where dispute_id = ?', [
      outcome,
      '2026-11-21',
      DISPUTE,
    ]);
  expect((await figures()).ages).toEqual([{ age: '0-30', outcome: null, count: 1 }]);
  await note('no_answer');
  expect((await funnel()).answered).toBe(before.answered);
  await note('verified');
  await note('deleted');
  const after = await funnel();
  expect(after).toMatchObject({
    letter: (before.letter ?? 0) + 1,
    mailed: (before.mailed ?? 0) + 1,
    answered: (before.answered ?? 0) + 1,
    deleted: (before.deleted ?? 0) + 1,
  });
  expect((await figures()).outcomes).toEqual([
    { outcome: 'deleted', reason: 'not_mine', recipient: 'bureau', took: '16-30', count: 1 },
  ]);
  expect((await figures()).ages).toEqual([{ age: '0-30', outcome: 'deleted', count: 1 }]);
  await app.sql('delete from accounts where id = ?', [ACCOUNT]);
  expect(await funnel()).toEqual(after);
});

it('follows a person from a letter begun before sign-in to the step of the generator that they came to, and never back', async () => {
  const before = await funnel();
  const person = app.client();
  expect((await person.call(letterEndpoints.noteStarted, { body: {} })).status).toBe(200);
  await person.signIn('walks@example.com');
  const made = (await person.call(letterEndpoints.createDraft, { body: { content: {} } })).data;
  for (const [revision, step] of [3, 1].entries())
    await person.call(letterEndpoints.saveDraft, {
      params: { id: made.id },
      body: { revision: revision + 1, content: { step } },
    });
  const walked = ['started', 'asked', 'signed_in', 'account', 'draft', 'details', 'signature'];
  const after = await funnel();
  for (const step of walked) expect([step, after[step]]).toEqual([step, (before[step] ?? 0) + 1]);
  expect(Object.keys(after)).toEqual([
    'visit',
    ...walked,
    'letter',
    'mailed',
    'answered',
    'deleted',
  ]);
});

it('tells who stayed, what they bring a month and how many left, month by month', async () => {
  const account = '00000000-0000-4000-8000-0000000000f4';
  await app.sql(
    `insert into accounts (id, email, plan, created_at) values (?, 'stays@example.com', 'free', now())`,
    [account],
  );
  const subscription = (id: string, from: string, to: string | null) =>
    app.sql(
      `insert into subscriptions (id, account_id, status, amount_cents, currency, period_starts_at, period_ends_at,
         cancels_at_period_end, started_at, ended_at, fetched_at)
       values (?, ?, ?, 1000, 'usd', now(), now(), false, ?, ?, now())`,
      [id, account, to ? 'canceled' : 'active', from, to],
    );
  await subscription('stays', '2026-09-10T12:00:00Z', null);
  await subscription('leaves', '2026-09-11T12:00:00Z', '2026-11-02T12:00:00Z');
  const { months, cohorts } = await figures();
  expect(months.slice(-3).map(({ mrrCents, churnRate }) => [mrrCents, churnRate])).toEqual([
    [2000, null],
    [2000, 0],
    [1000, 50],
  ]);
  expect(cohorts.find(({ month }) => month === '2026-09')).toEqual({
    month: '2026-09',
    begun: 2,
    stayed: [2, 2, 1],
  });
});

it('counts a page that is opened from elsewhere as a visit, and neither a step within the site nor a robot', async () => {
  const before = (await funnel()).visit ?? 0;
  // Not by `fetch`, which says by itself how it asks.
  const open = (site: string, mode = 'navigate') =>
    new Promise<void>((resolve, reject) => {
      const headers = {
        'Sec-Fetch-Site': site,
        'Sec-Fetch-Mode': mode,
        'Sec-Fetch-Dest': 'document',
      };
      get(new URL('/', app.url), { headers }, (answer) => {
        answer.resume().once('end', resolve);
      }).once('error', reject);
    });
  await open('same-origin');
  await open('cross-site', 'no-cors');
  await fetch(new URL('/', app.url));
  await open('none');
  await open('cross-site');
  await expect.poll(async () => (await funnel()).visit).toBe(before + 2);
});

it('is for administrators and auditors, and counts nobody who is not signed in', async () => {
  const answer = await app.client().call(figureEndpoints.staffFigures, { query: { days: '30' } });
  expect(answer.status).toBe(401);
});
