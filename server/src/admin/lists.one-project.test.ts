import { adminListEndpoints, letterFilter } from '@creditfix/shared/admin';
import { letterReference } from '@creditfix/shared/letters';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAsAdmin } from '#test/an-administrator.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';

/** Lists of users and letters: pages, filters, searches, who sees what, and what the audit log keeps of it. */

const { adminUsers, flaggedUsers, adminLetters } = adminListEndpoints;
const [ADMIN, AUDITOR] = ['boss@staff.example', 'auditor@staff.example'];

let app: TestApp;
let admin: TestClient;
let auditor: TestClient;
beforeAll(async () => {
  app = await createTestApp({ adminEmails: [ADMIN], auditorEmails: [AUDITOR] });
  admin = app.client();
  auditor = app.client();
  await signInAsAdmin(app, admin, ADMIN);
  await signInAsAdmin(app, auditor, AUDITOR);
  await fill();
});
afterAll(() => app.close());

/** Twelve users, two of them in the same microsecond, and forty letters of theirs. */
async function fill(): Promise<void> {
  await app.sql(
    `insert into accounts (id, email, first_name, last_name, plan, created_at)
     select gen_random_uuid(), case when n < 4 then 'ann_' else 'ben' end || n || '@example.com', 'First' || n, null,
       case when n % 3 = 0 then 'pro' else 'free' end, '2026-10-01T12:00:00.000001Z'::timestamptz + greatest(n, 2) * interval '1 day'
     from generate_series(1, 12) n`,
  );
  await app.sql(
    `insert into subscriptions (id, account_id, status, amount_cents, currency, period_starts_at, period_ends_at,
       cancels_at_period_end, started_at, fetched_at)
     select email, id, case when email like 'ben6%' then 'unpaid' else 'trialing' end, 1999, 'usd', now(), now(), false, now(), now()
     from accounts where email in ('ben6@example.com', 'ben9@example.com')`,
  );
  await app.sql(
    `insert into payments (id, account_id, what, amount_cents, refunded_cents, currency, paid_at)
     select gen_random_uuid(), id, 'Pro', 1999, 500, 'usd', now() from accounts where email like 'ben6%'`,
  );
  await app.sql(
    `insert into account_flags (id, account_id, rule, detail, raised_at)
     select gen_random_uuid(), id, rule, 'Seen.', now() + days * interval '1 day' from accounts,
       (values ('chargeback', 1), ('fair_use', 3)) rules (rule, days) where email like 'ben6%'
     union all select gen_random_uuid(), id, 'shared_device', 'Seen.', now() + interval '2 days' from accounts where email like 'ann_1%'`,
  );
  for (let number = 0; number < 40; number += 1) await aLetter(number);
}

const STATUSES = ['preparing', 'drafted', 'mailed', 'delivered'];

async function aLetter(number: number): Promise<void> {
  const id = randomUUID();
  await app.sql(
    `insert into letters (id, account_id, signing_id, position, plan_month, status, reference, dispute_reason, recipient,
       sealed_form, sealed_document, sealed_signature, document_sha256, pdf_pages, exhibit_pages, mail_date, created_at)
     select ?, id, ?, 0, '', ?, ?, ?, ?, '', '', '', '', 2, 0, '2026-11-20', ?::timestamptz from accounts where email = ?`,
    [
      id,
      id,
      STATUSES[number % 4],
      letterReference(id),
      number % 5 === 0 ? 'other' : 'not_mine',
      number % 2 === 0 ? 'bureau' : 'collector',
      `2026-11-${number < 20 ? '01T03' : '02T15'}:30:00.0000${10 + number}Z`,
      number % 10 === 1 ? 'ben6@example.com' : 'ann_1@example.com',
    ],
  );
}

const users = async (query: Record<string, string>, client = admin) =>
  (await client.call(adminUsers, { query })).data;
const letters = async (query: Record<string, string>) =>
  (await admin.call(adminLetters, { query })).data;
const emails = async (query: Record<string, string>) =>
  (await users({ limit: '100', ...query })).users.map(({ email }) => email);

describe('users', () => {
  it('come with what they have used and paid', async () => {
    const { users: found } = await users({ page: '1', limit: '10', search: 'BEN6' });
    expect(found).toMatchObject([
      {
        email: 'ben6@example.com',
        firstName: 'First6',
        lastName: null,
        subscriptionTier: 'pro',
        subscriptionStatus: 'past_due',
        revenueGenerated: 14.99,
        monthlyLetters: 2,
        totalLetters: 4,
        createdAt: '2026-10-07T12:00:00.000Z',
      },
    ]);
  });

  it.each(['newest', 'oldest'])(
    'are each on one page, by number and by cursor, %s first',
    async (order) => {
      const all = await emails({ order });
      expect(all).toHaveLength(14);
      const expected = (await app.sql(
        `select email from accounts order by created_at ${order === 'newest' ? 'desc, id desc' : ', id'}`,
      )) as { email: string }[];
      expect(all).toEqual(expected.map(({ email }) => email));
      const byNumber: string[] = [];
      for (const page of ['1', '2', '3', '4', '5', '6'])
        byNumber.push(...(await emails({ order, page, limit: '3' })));
      expect(byNumber).toEqual(all);
      const byCursor: string[] = [];
      for (let after: string | null = ''; after !== null;) {
        const page = await users({ order, limit: '3', ...(after ? { after } : {}) });
        expect(page.total).toBe(14);
        byCursor.push(...page.users.map(({ email }) => email));
        after = page.next;
      }
      expect(byCursor).toEqual(all);
    },
  );

  it.each([
    [{ search: 'ann_' }, 3],
    [{ search: 'ann%' }, 0],
    [{ search: 'ben', plan: 'pro' }, 3],
    [{ status: 'trialing' }, 1],
    [{ status: 'past_due', flagged: 'yes' }, 1],
    [{ status: 'active' }, 2],
    [{ flagged: 'yes' }, 2],
    [{ flagged: 'no', plan: 'free' }, 9],
    [{ from: '2026-10-03', to: '2026-10-04' }, 3],
    [{ from: '2026-10-03', to: '2026-10-04', flagged: 'yes', search: 'a' }, 1],
  ])('are narrowed by %j, and counted where that costs nothing', async (query, count) => {
    const { users: found, total } = await users({ limit: '100', ...query });
    expect(found).toHaveLength(count);
    const isKnown = !('search' in query) && !('from' in query);
    expect(total).toBe(isKnown ? count : null);
  });

  it('show an auditor too little to write to them', async () => {
    const { users: found } = await users({ search: 'BEN6@example.com' }, auditor);
    expect(found).toMatchObject([{ email: 'b***@example.com', firstName: 'F***', lastName: null }]);
    const flagged = (await auditor.call(flaggedUsers)).data.users;
    expect(JSON.stringify(flagged)).not.toMatch(/ben6|ann_1|First/);
  });

  it.each(['ben6', 'ben6@example.co', 'ben_@example.com', 'b***@example.com', '%'])(
    'are not found by an auditor who guesses %j',
    async (search) => {
      expect((await users({ search }, auditor)).users).toEqual([]);
    },
  );

  it('have numbers as far as the database likes to count', async () => {
    const last = await users({ page: '100', limit: '100' });
    expect(last).toMatchObject({ users: [], next: null });
    const query = { page: '101', limit: '100' };
    const { status, problem } = await admin.call(adminUsers, { query });
    expect([status, problem.fields?.[0]?.path]).toEqual([400, 'page']);
  });

  it.each([
    '',
    'not ours',
    '2026-13-01T00:00:00.000000Z',
    '2026-02-30T00:00:00.000000Z',
    '2026-01-01T24:00:00.000000Z',
    '0000-01-01T00:00:00.000000Z',
  ])('refuse a cursor that says %j by name', async (at) => {
    const after = Buffer.from(`users ${at} ${randomUUID()}`).toString('base64url');
    const { status, problem } = await admin.call(adminUsers, { query: { after } });
    expect([status, problem.fields?.[0]?.path]).toEqual([400, 'after']);
  });

  it('refuse a cursor of another list by name', async () => {
    const after = (await letters({ limit: '1' })).next ?? '';
    for (const endpoint of [adminUsers, flaggedUsers]) {
      const { status, problem } = await admin.call(endpoint, { query: { after } });
      expect([status, problem.fields?.[0]?.path]).toEqual([400, 'after']);
    }
    expect((await letters({ limit: '1', after })).letters).toHaveLength(1);
  });
});

it('lists flagged users once each, the newest flag first, with the reasons in words', async () => {
  const { users: found } = (await admin.call(flaggedUsers)).data;
  expect(found.map(({ email, flaggedReasons }) => [email, flaggedReasons])).toEqual([
    ['ben6@example.com', ['Fair use', 'Chargeback']],
    ['ann_1@example.com', ['Shared device']],
  ]);
  expect(found[0]?.flags.map(({ rule, detail }) => [rule, detail])).toEqual([
    ['fair_use', 'Seen.'],
    ['chargeback', 'Seen.'],
  ]);
});

it('lists flagged users page by page, from either end', async () => {
  const page = async (query: Record<string, string>) =>
    (await admin.call(flaggedUsers, { query: { limit: '1', ...query } })).data;
  const first = await page({});
  expect(first).toMatchObject({ users: [{ email: 'ben6@example.com' }], total: 2 });
  const second = await page({ after: first.next ?? '' });
  expect(second).toMatchObject({ users: [{ email: 'ann_1@example.com' }], next: null });
  expect((await page({ order: 'oldest' })).users).toEqual(second.users);
});

describe('letters', () => {
  it('are those that are finished, each on one page', async () => {
    const { letters: all, total } = await letters({ limit: '100' });
    expect([all.length, total]).toEqual([30, 30]);
    expect(all[0]).toMatchObject({ pages: 2, mailedOn: '2026-11-20', reason: 'not_mine' });
    const byCursor: string[] = [];
    for (let after: string | null = ''; after !== null;) {
      const page = await letters({ limit: '7', ...(after ? { after } : {}) });
      byCursor.push(...page.letters.map(({ id }) => id));
      after = page.next;
    }
    expect(byCursor).toEqual(all.map(({ id }) => id));
    expect((await letters({ page: '2', limit: '7' })).letters[0]?.id).toBe(all[7]?.id);
  });

  it.each([
    [{ status: 'mailed' }, 10],
    [{ status: 'preparing' }, 10],
    [{ reason: 'other', recipient: 'bureau' }, 2],
    [{ status: 'delivered', recipient: 'bureau' }, 0],
    [{ to: '2026-10-31' }, 15],
    [{ from: '2026-11-01', status: 'drafted' }, 5],
    [{ search: 'CF-!' }, 0],
    [{ search: 'somebody@example.com' }, 0],
  ])('are narrowed by %j', async (query, count) => {
    const { letters: found, total } = await letters({ limit: '100', ...query });
    expect(found).toHaveLength(count);
    const isKnown = !/search|from|to|preparing/.test(
      JSON.stringify(query).replace('collector', ''),
    );
    expect(total).toBe(isKnown ? count : null);
  });

  it('are found by their reference, typed in any case, and by whose they are', async () => {
    const [letter] = (await letters({ limit: '1' })).letters;
    const search = letter?.reference.toLowerCase().slice(0, 10) ?? '';
    expect((await letters({ search })).letters).toEqual([letter]);
    const [{ id } = { id: '' }] = (await users({ search: 'ben6' })).users;
    const found = (await letters({ search: id })).letters;
    expect(found.map(({ userId }) => userId)).toEqual([id, id, id, id]);
    expect(letterFilter.shape.search.safeParse(id).success).toBe(true);
  });
});

it('writes down who was seen by whom, with ids and counts alone', async () => {
  const { users: found } = await users({ search: 'ben6' });
  const [line] = await app.sql('select action, detail from audit_log order by number desc limit 1');
  expect(line).toEqual({ action: 'list_users', detail: `1: ${found[0]?.id}` });
  const lines = await app.sql(
    `select detail from audit_log where action in ('list_users', 'list_letters', 'list_flagged_users')`,
  );
  expect(JSON.stringify(lines)).not.toMatch(/@|ben6|CF-/);
});
