import { accountEndpoints, myAccountEndpoints } from '@creditfix/shared/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPasskey, type APasskey } from '#test/a-passkey.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { startPasskeyLogin, passkeyLogin, session } = accountEndpoints;
const { startPasskey, addPasskey, listPasskeys, removePasskey } = myAccountEndpoints;

/** Somebody signed in, with a passkey of their own. */
async function withPasskey(email: string): Promise<{ client: TestClient; passkey: APasskey }> {
  const client = app.client();
  await client.signIn(email);
  const passkey = aPasskey();
  expect((await keep(client, passkey)).status).toBe(200);
  return { client, passkey };
}

async function keep(client: TestClient, passkey: APasskey, name?: string) {
  const response = await made(client, passkey);
  return await client.call(addPasskey, { body: { response, ...(name ? { name } : {}) } });
}

/** What the browser answers to the challenge; it is not kept yet. */
async function made(client: TestClient, passkey: APasskey) {
  const { options } = (await client.call(startPasskey, { body: {} })).data;
  return passkey.make(options, { origin: app.url });
}

type Lie = Partial<Parameters<APasskey['use']>[1]>;

/** The ceremony of a sign-in, with one thing wrong where a test says so. */
async function signIn(client: TestClient, passkey: APasskey, lie: Lie = {}) {
  const { options } = (await client.call(startPasskeyLogin, { body: {} })).data;
  const response = passkey.use(options, { origin: app.url, ...lie });
  return await client.call(passkeyLogin, { body: { response, redirect: '/account' } });
}

const isSignedIn = async (client: TestClient) => (await client.call(session)).data.isAuthenticated;

describe('signing in with a passkey', () => {
  it('opens a session in a browser that knows nothing else', async () => {
    const { passkey, client } = await withPasskey('key@example.com');
    const browser = app.client();
    const { data } = await signIn(browser, passkey);
    expect(data.user.email).toBe('key@example.com');
    expect(data.redirectTo).toBe('/account');
    expect(browser.cookies.get('session')).toBe('active');
    expect((await browser.call(listPasskeys)).data.passkeys[0]?.lastUsedAt).toBe(TEST_START);
    const rows = await app.sql("select kind, how, device_key from sessions where how = 'passkey'");
    expect(rows).toEqual([
      { kind: 'person', how: 'passkey', device_key: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
    expect(await isSignedIn(client)).toBe(true);
  });

  it('is enough with a finger on the key, where the key cannot tell whose finger', async () => {
    const { passkey } = await withPasskey('touch@example.com');
    expect((await signIn(app.client(), passkey, { verified: false })).status).toBe(200);
  });

  it.each<[string, Lie]>([
    ['made on another site', { origin: 'https://credit-fix.example' }],
    ['made for another service', { rpId: 'evil.example' }],
    ['made for another challenge', { challenge: 'A'.repeat(43) }],
    ['signed by another key', { forged: true }],
    ['whose counter went back', { counter: 1 }],
    ['that says it is somebody else', { userHandle: Buffer.from('me').toString('base64url') }],
  ])('refuses an answer %s', async (_, lie) => {
    const { passkey } = await withPasskey(`lies-${JSON.stringify(lie).length}@example.com`);
    for (let used = 0; used < 2; used += 1) await signIn(app.client(), passkey);
    const browser = app.client();
    const { status, problem } = await signIn(browser, passkey, lie);
    expect([status, problem.code]).toEqual([400, 'accounts.passkey_failed']);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await signIn(browser, passkey)).status).toBe(200);
  });

  it('does not know a passkey that nobody has added', async () => {
    const passkey = aPasskey();
    const { problem } = await signIn(app.client(), passkey);
    expect(problem.code).toBe('accounts.passkey_unknown');
  });

  it.each(['\u0000', 'AAAA\u0000', 'no base64url'])(
    'takes %j for no passkey',
    async (credentialId) => {
      const { status, problem } = await signIn(app.client(), aPasskey(), { credentialId });
      expect([status, problem.code]).toEqual([400, 'accounts.passkey_failed']);
    },
  );

  it('does not let one key answer for the passkey of another person', async () => {
    const { passkey: theirs } = await withPasskey('owner@example.com');
    const { passkey: mine } = await withPasskey('taker@example.com');
    const { problem } = await signIn(app.client(), mine, {
      credentialId: theirs.credentialId,
      userHandle: '',
    });
    expect(problem.code).toBe('accounts.passkey_failed');
  });

  it('takes each challenge once, right or wrong, and from the browser that asked', async () => {
    const { passkey } = await withPasskey('replay@example.com');
    const browser = app.client();
    const { options } = (await browser.call(startPasskeyLogin, { body: {} })).data;
    const cookie = browser.cookies.get('cf_passkey') ?? '';
    const response = passkey.use(options, { origin: app.url });
    const elsewhere = app.client();
    await elsewhere.call(startPasskeyLogin, { body: {} });
    const answers = [await elsewhere.call(passkeyLogin, { body: { response } })];
    expect((await browser.call(passkeyLogin, { body: { response } })).status).toBe(200);
    browser.cookies.set('cf_passkey', cookie);
    const fresh = passkey.use(options, { origin: app.url });
    answers.push(await browser.call(passkeyLogin, { body: { response: fresh } }));
    expect(answers.map(({ problem }) => problem.code)).toEqual(
      Array(2).fill('accounts.passkey_failed'),
    );
  });

  it('takes no challenge after five minutes, nor without its cookie', async () => {
    const { passkey } = await withPasskey('slow@example.com');
    const browser = app.client();
    const { options } = (await browser.call(startPasskeyLogin, { body: {} })).data;
    await app.setClock('2026-11-21T15:05:00.000Z');
    const response = passkey.use(options, { origin: app.url });
    const late = await browser.call(passkeyLogin, { body: { response } });
    const bare = await app.client().call(passkeyLogin, { body: { response } });
    await app.setClock(TEST_START);
    expect([late.problem.code, bare.problem.code]).toEqual(
      Array(2).fill('accounts.passkey_failed'),
    );
  });

  it.each<[string, Record<string, unknown>]>([
    ['nothing', {}],
    ['a number for an id', { id: 7 }],
    ['no base64', { id: 'x', rawId: 'x', response: { clientDataJSON: '%%%' } }],
    ['an endless id', { id: 'x'.repeat(9_000) }],
  ])('answers 400 to what is no answer of a passkey: %s', async (_, response) => {
    const browser = app.client();
    await browser.call(startPasskeyLogin, { body: {} });
    const { status, problem } = await browser.call(passkeyLogin, { body: { response } });
    expect([status, problem.code]).toEqual([400, 'accounts.passkey_failed']);
  });

  it('ends with the account', async () => {
    const { passkey } = await withPasskey('gone@example.com');
    await app.sql("update accounts set deleted_at = now() where email = 'gone@example.com'");
    expect((await signIn(app.client(), passkey)).problem.code).toBe('accounts.passkey_unknown');
  });
});

describe('the passkeys of My Account', () => {
  it('are listed with their names, told by email, and can be removed', async () => {
    const email = 'shelf@example.com';
    const { client, passkey } = await withPasskey(email);
    const second = aPasskey();
    await app.setClock('2026-11-21T15:01:00.000Z');
    expect((await keep(client, second, 'Blue key')).data.name).toBe('Blue key');
    const { passkeys } = (await client.call(listPasskeys)).data;
    expect(passkeys.map(({ name }) => name)).toEqual(['A browser', 'Blue key']);
    const id = passkeys[0]?.id ?? '';
    await app.setClock(TEST_START);
    expect((await client.call(removePasskey, { params: { id } })).data.removed).toBe(true);
    expect((await signIn(app.client(), passkey)).problem.code).toBe('accounts.passkey_unknown');
    expect((await signIn(app.client(), second)).status).toBe(200);
    const told = await app.sql(
      `select o.kind from outgoing_emails o join accounts a on a.id = o.account_id
       where a.email = ? order by o.kind`,
      [email],
    );
    expect(told.map(({ kind }) => kind)).toEqual([
      'passkey_added',
      'passkey_added',
      'passkey_removed',
    ]);
  });

  it('belong to their account alone', async () => {
    const { client } = await withPasskey('mine@example.com');
    const { passkeys } = (await client.call(listPasskeys)).data;
    const other = app.client();
    await other.signIn('not-mine@example.com');
    expect((await other.call(listPasskeys)).data.passkeys).toEqual([]);
    const params = { id: passkeys[0]?.id ?? '' };
    expect((await other.call(removePasskey, { params })).problem.code).toBe('accounts.not_found');
  });

  it('cannot be added twice, nor by a second account', async () => {
    const { client, passkey } = await withPasskey('double@example.com');
    const other = app.client();
    await other.signIn('second@example.com');
    for (const who of [client, other])
      expect((await keep(who, passkey)).problem.code).toBe('accounts.passkey_failed');
  });

  it('are made here, for this question, once', async () => {
    const client = app.client();
    await client.signIn('maker@example.com');
    const passkey = aPasskey();
    const { options } = (await client.call(startPasskey, { body: {} })).data;
    const wrong = passkey.make(options, { origin: 'https://credit-fix.example' });
    const right = passkey.make(options, { origin: app.url });
    const hostile = {
      ...right,
      response: { ...(right.response as object), transports: ['\u0000'] },
    };
    for (const response of [hostile, wrong, right]) {
      const { problem } = await client.call(addPasskey, { body: { response } });
      expect(problem.code).toBe('accounts.passkey_failed');
    }
    expect((await keep(client, passkey)).status).toBe(200);
  });

  it('are ten at most, however many are added at once', async () => {
    const { client } = await withPasskey('collector@example.com');
    for (let more = 0; more < 8; more += 1) await keep(client, aPasskey());
    const browsers = [client, app.client()];
    await browsers[1]?.signIn('collector@example.com');
    // Both have begun before either is kept: one that begins after the tenth is refused at once.
    const begun = await Promise.all(
      browsers.map(async (browser) => ({ browser, response: await made(browser, aPasskey()) })),
    );
    const answers = await Promise.all(
      begun.map(
        async ({ browser, response }) =>
          (await browser.call(addPasskey, { body: { response } })).status,
      ),
    );
    expect(answers.toSorted()).toEqual([200, 409]);
    const { problem } = await client.call(startPasskey, { body: {} });
    expect(problem.code).toBe('accounts.too_many_passkeys');
  });

  it('are changed only right after signing in', async () => {
    const { client } = await withPasskey('stale@example.com');
    const { passkeys } = (await client.call(listPasskeys)).data;
    const params = { id: passkeys[0]?.id ?? '' };
    await app.setClock('2026-11-21T15:15:00.000Z');
    const refused = [
      await client.call(startPasskey, { body: {} }),
      await client.call(addPasskey, { body: { response: {} } }),
      await client.call(removePasskey, { params }),
    ];
    await app.setClock(TEST_START);
    expect(refused.map(({ problem }) => problem.code)).toEqual(
      Array(3).fill('accounts.sign_in_again'),
    );
  });
});
