import { adminListEndpoints, manualMailQueueEndpoints } from '@creditfix/shared/admin';
import { letterEndpoints } from '@creditfix/shared/letters';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aLetter } from '#test/a-letter.ts';
import { signInAsAdmin } from '#test/an-administrator.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { accountId, aTransaction, aTroublesomeHour, bulkChange } from '#test/random-business.ts';
import { readKept, scanBusiness } from '#test/scan-business.ts';

/** The figures, and that the totals behind them are kept as if everything were counted each time. */

const ADMIN = 'admin@example.com';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp({ adminEmails: [ADMIN] });
  admin = app.client();
  await signInAsAdmin(app, admin, ADMIN);
});
afterAll(() => app.close());

const dashboard = async () => (await admin.call(adminListEndpoints.adminDashboard)).data;
/** On a page past the last: nobody can open an envelope that a test made up. */
const mailTotals = async () =>
  (await admin.call(manualMailQueueEndpoints.mailCosts, { query: { page: '900' } })).data.totals;
const run = (statements: readonly string[]) =>
  app.sql(`do $$ begin ${statements.join(' ')} end $$`);

/** A session of the staff does not last so long. */
async function goTo(instant: string): Promise<void> {
  await app.setClock(instant);
  await signInAsAdmin(app, admin, ADMIN);
}

async function expectKept(): Promise<void> {
  expect(await readKept(app)).toEqual(await scanBusiness(app));
}

it('counts a letter once it is finished, and what is told of it fits', async () => {
  const before = await dashboard();
  const client = app.client();
  await client.signIn('writer@example.com');
  void (await client.call(letterEndpoints.generateLetter, { body: aLetter() })).data;
  const after = await dashboard();
  expect(after.letters).toEqual({
    total: before.letters.total + 1,
    thisMonth: before.letters.thisMonth + 1,
  });
  expect(after.users.new).toBe(before.users.new + 1);
  expect(after.months).toHaveLength(12);
  expect(after.months.at(-1)).toMatchObject({
    month: '2026-11',
    letters: after.letters.thisMonth,
    users: after.users.new,
  });
  await expectKept();
});

describe('the figures', () => {
  const subscription = (name: string, status: string, from: string, to?: string) =>
    `insert into subscriptions (id, account_id, status, amount_cents, currency, period_starts_at, period_ends_at,
       cancels_at_period_end, started_at, ended_at, fetched_at)
     values ('${name}', '${accountId(0)}', '${status}', 1999, 'usd', now(), now(), false, '${from}',
       ${to ? `'${to}'` : 'null'}, now());`;
  const payment = (cents: number, refunded: number, at: string, disputed = false) =>
    `insert into payments (id, account_id, what, amount_cents, refunded_cents, disputed_at, currency, paid_at)
     values (gen_random_uuid(), '${accountId(0)}', 'Pro', ${cents}, ${refunded}, ${disputed ? 'now()' : 'null'}, 'usd', '${at}');`;

  it('are those of Eastern months, net of what was paid back, and no trial pays', async () => {
    await run([
      `insert into accounts (id, email, plan, created_at) values ('${accountId(0)}', 'figures@example.com', 'free', '2026-10-05T12:00:00Z');`,
      // Midnight in New York is at four or five in UTC.
      payment(1999, 0, '2026-11-01T04:00:00Z'),
      payment(3000, 1000, '2026-11-01T03:59:59Z'),
      payment(1000, 0, '2026-10-02T00:00:00Z'),
      payment(9900, 0, '2026-11-03T00:00:00Z', true),
      subscription('ran', 'active', '2026-10-01T12:00:00Z'),
      subscription('late', 'past_due', '2026-09-01T12:00:00Z'),
      subscription('tries', 'trialing', '2026-10-20T12:00:00Z'),
      subscription('left', 'canceled', '2026-08-01T12:00:00Z', '2026-11-10T12:00:00Z'),
      subscription('brief', 'canceled', '2026-11-02T12:00:00Z', '2026-11-12T12:00:00Z'),
      subscription('gone', 'canceled', '2026-06-01T12:00:00Z', '2026-09-12T12:00:00Z'),
      subscription('never', 'incomplete_expired', '2026-11-05T12:00:00Z'),
    ]);
    const { revenue, subscriptions, months } = await dashboard();
    expect(revenue).toEqual({
      mrr: 39.98,
      total: 49.99,
      thisMonth: 19.99,
      lastMonth: 30,
      growth: -33.4,
    });
    // Four ran when November began, and one of them has ended.
    expect(subscriptions).toEqual({ active: 1, trialing: 1, pastDue: 1, churnRate: 25 });
    expect(months.slice(-2).map(({ revenueCents }) => revenueCents)).toEqual([3000, 1999]);
    await goTo('2026-12-15T15:00:00.000Z');
    expect((await dashboard()).revenue.growth).toBe(-100);
    await goTo('2027-01-15T15:00:00.000Z');
    expect((await dashboard()).revenue.growth).toBeNull();
    await expectKept();
  });

  it('count a person with several flags once, and a deleted one not at all', async () => {
    const flagged = async () => (await dashboard()).users.flagged;
    const flag = (rule: string) =>
      `insert into account_flags (id, account_id, rule, detail, raised_at) values (gen_random_uuid(), '${accountId(0)}', '${rule}', '', now());`;
    const before = await flagged();
    await run([flag('chargeback'), flag('fair_use')]);
    expect(await flagged()).toBe(before + 1);
    await app.sql("update account_flags set cleared_at = now() where rule = 'fair_use'");
    expect(await flagged()).toBe(before + 1);
    await app.sql('update accounts set deleted_at = now() where id = ?', [accountId(0)]);
    expect(await flagged()).toBe(before);
    await expectKept();
  });
});

it('are kept through any changes, of several at once, rolled back or not', async () => {
  const at = '2026-10-15T12:00:00Z';
  const begin = ['open', 'sign', 'post', 'charge'] as const;
  const first = [1, 2, 3, 4, 5].flatMap((who) =>
    begin.map((what) => ({ who, what, which: 1, at })),
  );
  await run(aTransaction({ changes: first, ends: 'well' }));
  await fc.assert(
    fc.asyncProperty(
      fc.array(aTroublesomeHour(), { minLength: 2, maxLength: 6 }),
      async (hours) => {
        for (const { atOnce, bulk } of hours) {
          const outcomes = await Promise.allSettled(
            atOnce.map((changes) => run(aTransaction(changes))),
          );
          const refusals = outcomes.flatMap((outcome) =>
            outcome.status === 'rejected' ? [String(outcome.reason)] : [],
          );
          expect(refusals.filter((reason) => !EXPECTED_REFUSAL.test(reason))).toEqual([]);
          await run([bulkChange(bulk)]);
        }
        await expectKept();
      },
    ),
    { numRuns: 10 },
  );
  await app.sql('select rebuild_kept_totals()');
  await expectKept();
});

it('count a mailing and what was paid for it once, where it is paid and taken on in the same moment', async () => {
  const id = accountId(9);
  const before = await mailTotals();
  await run([
    `insert into accounts (id, email, plan, created_at) values ('${id}', 'mails@example.com', 'free', now());`,
    `insert into letters (id, account_id, signing_id, position, plan_month, status, reference, dispute_reason, recipient,
       sealed_form, sealed_document, sealed_signature, document_sha256, exhibit_pages, created_at)
     select gen_random_uuid(), '${id}', gen_random_uuid(), 0, '', 'drafted', '', 'other', 'bureau', '', '', '', '', 0, now()
     from generate_series(1, 12);`,
    `insert into mailpieces (id, letter_id, account_id, carrier, mail_class, status, price_cents, pages, sheets, packet_sha256,
       sealed_addresses, to_state, created_at, send_after)
     select gen_random_uuid(), id, account_id, 'lob', 'certified', 'queued', 0, 1, 1, '', '', 'OH', now(), now()
     from letters where account_id = '${id}';`,
    `insert into mail_charges (mailpiece_id, account_id, amount_cents, currency, what, status, created_at)
     select id, account_id, 853, 'usd', '', 'due', now() from mailpieces where account_id = '${id}';`,
  ]);
  const mailpieces = await app.sql('select id from mailpieces where account_id = ?', [id]);
  await Promise.all(
    mailpieces.flatMap((mailpiece) => [
      run([
        `update mail_charges set status = 'paid' where mailpiece_id = '${mailpiece.id}';`,
        A_WHILE,
      ]),
      run([`update mailpieces set carrier_id = id::text where id = '${mailpiece.id}';`, A_WHILE]),
    ]),
  );
  const { pieces: count, paidCents, costCents, withoutCost } = before;
  expect(await mailTotals()).toEqual({
    pieces: count + 12,
    paidCents: paidCents + 12 * 853,
    costCents,
    withoutCost: withoutCost + 12,
  });
  await expectKept();
  await app.sql('select rebuild_kept_totals()');
  await expectKept();
  await app.sql('update mailpieces set test = not test where account_id = ?', [id]);
  expect(await mailTotals()).toEqual(before);
  await app.sql('update mailpieces set test = not test where account_id = ?', [id]);
  await app.sql('delete from mailpieces where account_id = ?', [id]);
  await app.sql('delete from mail_charges where account_id = ?', [id]);
  expect(await mailTotals()).toEqual(before);
});

const A_WHILE = 'perform pg_sleep(0.01);';
const EXPECTED_REFUSAL = /the account is deleted|a test takes it all back/;
