import { myAccountEndpoints } from '@creditfix/shared/accounts';
import { adminAuthEndpoints, adminEndpoints } from '@creditfix/shared/admin';
import { letterEndpoints } from '@creditfix/shared/letters';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aLetter } from '#test/a-letter.ts';
import { signInAsAdmin } from '#test/an-administrator.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { loginToken, type TestClient } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';
import { aFreshLetter, addEnclosure, onPro } from '#test/ways-to-a-letter.ts';

/** What raises a flag, who sees it, and how it is cleared. */

// Every letter is printed, which takes its time on a busy machine.
const ADMIN = 'admin@example.com';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ adminEmails: [ADMIN] });
});
afterAll(() => app.close());
afterEach(() => app.setClock(TEST_START));

async function flagsOf(email: string): Promise<readonly unknown[]> {
  const rows = await app.sql(
    `select f.rule from account_flags f join accounts a on a.id = f.account_id
     where a.email = ? and f.cleared_at is null order by f.rule`,
    [email],
  );
  return rows.map(({ rule }) => rule);
}

async function signs(client: TestClient, body: Parameters<typeof aLetter>[0]): Promise<void> {
  void (await client.call(letterEndpoints.generateLetter, { body: aLetter(body) })).data;
}

function about(accountNumber: string) {
  return {
    disputeDetails: {
      creditorName: 'Northgate Recovery',
      accountNumber,
      disputeReason: 'not_mine' as const,
    },
  };
}

async function signedIn(email: string): Promise<TestClient> {
  const client = app.client();
  await client.signIn(email);
  return client;
}

describe('many accounts from one browser', () => {
  it('flag the fourth, and none that signs in elsewhere', async () => {
    const shared = app.client();
    for (const name of ['one', 'two', 'three']) await shared.signIn(`${name}@household.example`);
    await shared.signIn('one@household.example');
    expect(await flagsOf('one@household.example')).toEqual([]);
    expect(await flagsOf('three@household.example')).toEqual([]);
    await shared.signIn('four@household.example');
    expect(await flagsOf('four@household.example')).toEqual(['shared_device']);
    expect(await flagsOf('three@household.example')).toEqual([]);
    await signedIn('five@household.example');
    expect(await flagsOf('five@household.example')).toEqual([]);
  });

  it('count for 90 days', async () => {
    const shared = app.client();
    for (const name of ['a', 'b', 'c']) await shared.signIn(`${name}@years.example`);
    await app.setClock('2027-02-18T15:00:00.000Z');
    await app.runHourly();
    await shared.signIn('d@years.example');
    expect(await flagsOf('d@years.example')).toEqual(['shared_device']);
    await app.setClock('2027-02-20T15:00:00.000Z');
    await shared.signIn('e@years.example');
    expect(await flagsOf('e@years.example')).toEqual([]);
  });
});

describe('an address of a throw-away mail service', () => {
  it('is flagged when the account begins, and not again once it was cleared', async () => {
    const client = await signedIn('someone@mailinator.com');
    expect(await flagsOf('someone@mailinator.com')).toEqual(['disposable_email']);
    await app.sql("update account_flags set cleared_at = now() where rule = 'disposable_email'");
    await app.setClock('2026-11-21T15:01:00.000Z');
    await client.signIn('someone@mailinator.com');
    expect(await flagsOf('someone@mailinator.com')).toEqual([]);
  });

  it('is flagged where an account moves to it, too', async () => {
    const [from, to] = ['began-well@example.com', 'moved@mailinator.com'];
    const client = await signedIn(from);
    await client.call(myAccountEndpoints.requestEmailChange, { body: { email: to } });
    // The old address had its login link before.
    for (const [address, before] of [
      [from, 1],
      [to, 0],
    ] as const) {
      const token = await loginToken(app, address, before);
      await client.call(myAccountEndpoints.confirmEmailChange, { body: { token } });
    }
    expect(await flagsOf(to)).toEqual(['disposable_email']);
  });
});

describe('the same item under two accounts', () => {
  it('flags the second of two people, and nobody where the number is hidden or the mailbox one', async () => {
    await signs(await signedIn('first@example.com'), about('5512-0099-4417'));
    await signs(await onPro(app, 'first+again@example.com'), about('551200994417'));
    expect(await flagsOf('first+again@example.com')).toEqual([]);
    await signs(await signedIn('second@example.org'), about('5512 0099 4417'));
    expect(await flagsOf('first@example.com')).toEqual([]);
    expect(await flagsOf('second@example.org')).toEqual(['same_dispute']);
    const [flag] = await app.sql("select detail from account_flags where rule = 'same_dispute'");
    expect(flag?.detail).toBe('Disputes an item that 2 other accounts disputed before.');
    await signs(await signedIn('third@example.net'), about('XXXX-XXXX-4417'));
    expect(await flagsOf('third@example.net')).toEqual([]);
    const keys = await app.sql(
      'select item_key, shared_key from disputed_items order by created_at',
    );
    expect(new Set(keys.map(({ item_key: key }) => key)).size).toBe(4);
    expect(JSON.stringify(keys)).not.toMatch(/9912-?4417/);
  });
});

describe('identity theft without a report', () => {
  const claim = async (client: TestClient, documents: readonly string[] = []) => {
    const facts = documents.length > 0 ? { enclosures: 'ftc_report,photo_id' } : {};
    const body = aFreshLetter({ reason: 'identity_theft' }, facts);
    const whole = { ...body, documents: [...documents], inEnvelope: ['photo_id' as const] };
    void (await client.call(letterEndpoints.generateLetter, { body: whole })).data;
  };

  it('is flagged at the third claim in 90 days; a claim with the report does not count', async () => {
    const email = 'claims@example.com';
    const client = await onPro(app, email);
    await claim(client);
    await claim(client);
    await app.setClock('2026-12-02T15:00:00.000Z');
    await claim(client, [await addEnclosure(client, 'ftc_report')]);
    expect(await flagsOf(email)).toEqual([]);
    await claim(client);
    expect(await flagsOf(email)).toEqual(['unreported_identity_theft']);
  });
});

describe('an administrator', () => {
  const find = async (client: TestClient, query: Record<string, string>) =>
    (await client.call(adminEndpoints.findAccounts, { query })).data.accounts;
  const audit = () => app.sql('select action, subject_id, detail from audit_log order by number');

  async function raise(email: string, rule: string): Promise<void> {
    await app.sql(
      `insert into account_flags (id, account_id, rule, detail, raised_at)
       select gen_random_uuid(), id, ?, 'Seen by a test.', ? from accounts where email = ?`,
      [rule, TEST_START, email],
    );
  }

  it('is told which field could not be searched for', async () => {
    const admin = app.client();
    await signInAsAdmin(app, admin, ADMIN);
    const query = { email: 'a'.repeat(1_000) };
    const { status, problem } = await admin.call(adminEndpoints.findAccounts, { query });
    expect([status, problem.fields?.[0]?.path]).toEqual([400, 'email']);
  });

  it('finds accounts by the beginning of the address, whatever is typed', async () => {
    for (const email of ['under_score@example.com', 'underXscore@example.com'])
      await signedIn(email.toLowerCase());
    const admin = app.client();
    await signInAsAdmin(app, admin, ADMIN);
    const emails = async (email: string) => (await find(admin, { email })).map((row) => row.email);
    expect(await emails(' UNDER_')).toEqual(['under_score@example.com']);
    expect((await audit()).at(-1)?.detail).toMatch(/^1 account: [0-9a-f-]{36}$/);
    expect(await emails('underx')).toEqual(['underxscore@example.com']);
    for (const text of ['%', '_', '!', "'", '\\', 'nobody@'])
      expect(await emails(text)).toEqual([]);
  });

  it('sees the plan, where it comes from, and every open flag', async () => {
    const email = 'watched@example.com';
    await onPro(app, email);
    await app.sql(
      `insert into plan_grants (id, account_id, reason, starts_at, anchored_at, ends_at)
       select gen_random_uuid(), id, 'A test.', created_at, created_at, '2026-12-31T00:00:00Z' from accounts where email = ?`,
      [email],
    );
    await raise(email, 'chargeback');
    await raise(email, 'fair_use');
    const admin = app.client();
    await signInAsAdmin(app, admin, ADMIN);
    const [row, ...others] = await find(admin, { email });
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      email,
      subscriptionTier: 'pro',
      source: 'grant',
      grantEndsAt: '2026-12-31T00:00:00.000Z',
    });
    expect(row?.flags.map(({ rule, detail, raisedAt }) => [rule, detail, raisedAt])).toEqual(
      expect.arrayContaining([
        ['chargeback', 'Seen by a test.', TEST_START],
        ['fair_use', 'Seen by a test.', TEST_START],
      ]),
    );
    const flagged = await find(admin, { flagged: 'yes' });
    expect(flagged.every(({ flags }) => flags.length > 0)).toBe(true);
    expect(flagged.map((account) => account.email)).toContain(email);
    const seen = (await audit()).at(-1);
    expect(seen?.action).toBe('find_accounts');
    expect(seen?.detail).toContain(row?.id);
    expect(seen?.detail).not.toContain('@');
  });

  it('clears a flag once, with a reason, and both is written down; the rule may raise it again', async () => {
    const email = 'cleared@example.com';
    await signedIn(email);
    await raise(email, 'email_bounced');
    const admin = app.client();
    await signInAsAdmin(app, admin, ADMIN);
    const [row] = await find(admin, { email });
    const id = row?.flags[0]?.id ?? '';
    const clear = (note: string) =>
      admin.call(adminEndpoints.clearFlag, { params: { id }, body: { note } });
    expect((await clear(' ')).problem.fields?.[0]?.path).toBe('note');
    const [one, other] = await Promise.all([clear('A typo, mended.'), clear('A typo, mended.')]);
    expect([one.status, other.status].toSorted()).toEqual([200, 404]);
    const [kept] = await app.sql('select * from account_flags where id = ?', [id]);
    expect(kept).toMatchObject({ cleared_note: 'A typo, mended.' });
    expect(kept?.cleared_by).not.toBeNull();
    expect((await find(admin, { email }))[0]?.flags).toEqual([]);
    const actions = (await audit()).filter(({ action }) => action === 'clear_flag');
    expect(actions).toHaveLength(1);
    expect(actions[0]).toMatchObject({ subject_id: row?.id });
    await raise(email, 'email_bounced');
    expect(await flagsOf(email)).toEqual(['email_bounced']);
  });

  it('clears several flags at once and takes it back, but for what was raised anew', async () => {
    const admin = app.client();
    await signInAsAdmin(app, admin, ADMIN);
    const counted = async () => (await admin.call(adminAuthEndpoints.adminStatus)).data.flagged;
    const before = (await counted()) ?? 0;
    const emails = ['many-one@example.com', 'many-two@example.com'] as const;
    for (const email of emails) {
      await signedIn(email);
      await raise(email, 'fair_use');
    }
    const found = await find(admin, { email: 'many-' });
    const ids = found.flatMap(({ flags }) => flags.map(({ id }) => id));
    expect(await counted()).toBe(before + 2);
    const body = { ids: [...ids, crypto.randomUUID()], note: 'One household.' };
    const cleared = (await admin.call(adminEndpoints.clearFlags, { body })).data.ids;
    expect(cleared.toSorted()).toEqual(ids.toSorted());
    expect((await admin.call(adminEndpoints.clearFlags, { body })).data.ids).toEqual([]);
    expect(await counted()).toBe(before);
    await raise(emails[0], 'fair_use');
    const reopen = async () =>
      (await admin.call(adminEndpoints.reopenFlags, { body: { ids } })).data.reopened;
    expect([await reopen(), await reopen()]).toEqual([1, 0]);
    expect(await counted()).toBe(before + 2);
    expect(await flagsOf(emails[1])).toEqual(['fair_use']);
    expect((await audit()).filter(({ action }) => action === 'reopen_flag')).toHaveLength(1);
  });

  it('leaves a flag cleared that a rule raises anew while it is taken back', async () => {
    const admin = app.client();
    await signInAsAdmin(app, admin, ADMIN);
    const email = 'raised-meanwhile@example.com';
    await signedIn(email);
    await raise(email, 'fair_use');
    const [{ flags } = { flags: [] }] = await find(admin, { email });
    const ids = flags.map(({ id }) => id);
    void (await admin.call(adminEndpoints.clearFlags, { body: { ids, note: 'Fine.' } })).data;
    let isOver = false;
    const raising = app
      .sql(
        `do $$ begin
          insert into account_flags (id, account_id, rule, detail, raised_at)
          select gen_random_uuid(), id, 'fair_use', 'Again.', now() from accounts where email = '${email}';
          perform pg_advisory_xact_lock(770077);
          perform pg_sleep(0.5);
        end $$`,
      )
      .finally(() => (isOver = true));
    await expect
      .poll(async () => {
        const locks = await app.sql('select 1 from pg_locks where objid = 770077');
        return isOver || locks.length > 0;
      })
      .toBe(true);
    const { reopened } = (await admin.call(adminEndpoints.reopenFlags, { body: { ids } })).data;
    await raising;
    expect([reopened, await flagsOf(email)]).toEqual([0, ['fair_use']]);
  });

  it('is nobody who is merely signed in', async () => {
    const client = await signedIn(ADMIN);
    const looked = await client.call(adminEndpoints.findAccounts, { query: { flagged: 'yes' } });
    expect([looked.status, looked.problem.code]).toEqual([401, 'admin.sign_in_needed']);
    const cleared = await client.call(adminEndpoints.clearFlag, {
      params: { id: crypto.randomUUID() },
      body: { note: 'Mine.' },
    });
    expect(cleared.status).toBe(401);
  });
});
