import { accountEndpoints, myAccountEndpoints } from '@creditfix/shared/accounts';
import { adminAuthEndpoints, adminEndpoints, staffEndpoints } from '@creditfix/shared/admin';
import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPasskey } from '#test/a-passkey.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { loginToken, type TestClient } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';

const { requestAdminLogin, verifyAdminLogin, confirmAdminLogin } = adminAuthEndpoints;
const { adminStatus, adminSignOut, startTotp, proveTotp } = adminAuthEndpoints;
const { startAdminPasskey, proveAdminPasskey } = adminAuthEndpoints;
const { findAccounts } = adminEndpoints;
const { ownFactors, removeOwnPasskey } = staffEndpoints;
const { verifyLogin, session } = accountEndpoints;

async function askForLink(app: TestApp, client: TestClient, email: string): Promise<string> {
  const before = (await app.mailbox()).filter((message) => message.to === email).length;
  const asked = await client.call(requestAdminLogin, { body: { email } });
  expect(asked.status).toBe(200);
  return await loginToken(app, email, before);
}

/** Uses an administrator link in the browser that asked for it. */
async function useLink(app: TestApp, email: string): Promise<TestClient> {
  const client = app.client();
  const token = await askForLink(app, client, email);
  expect((await client.call(verifyAdminLogin, { query: { token } })).status).toBe(200);
  return client;
}

/** What the audit log has of them. */
const actionsOf = async (app: TestApp, email: string) =>
  (
    await app.sql(
      `select concat_ws(' ', action, case when action like '%factor' then detail end) as action
       from audit_log l join accounts a on a.id = l.actor_id where a.email = ? order by number`,
      [email],
    )
  ).map(({ action }) => action);

const statusOf = async (client: TestClient) => (await client.call(adminStatus)).data;
const nobody = {
  isAuthenticated: false,
  isAdmin: false,
  email: null,
  role: null,
  secondFactor: 'none',
  factors: [],
  flagged: null,
};

describe('an administrator link', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ adminEmails: ['boss@example.com', 'chief@example.com'] });
  });
  afterAll(() => app.close());

  it('goes to administrators alone, and everybody gets the same answer', async () => {
    const ask = (email: string) => app.client().call(requestAdminLogin, { body: { email } });
    const others = ['stranger@example.com', 'no address at all', 'nul\u0000@example.com'];
    const answers = [];
    for (const email of [...others, ' Boss@Example.com ']) answers.push(await ask(email));
    for (const { status, envelope } of answers) {
      expect(status).toBe(200);
      expect(envelope).toEqual(answers[0]?.envelope);
    }
    expect(answers[0]?.envelope.message).toBe(
      'Admin login link sent to your email. Please check your inbox.',
    );
    await loginToken(app, 'boss@example.com');
    await expect
      .poll(() =>
        app.sql(
          `select id from pgboss.job where name = 'send-admin-link' and state in ('created', 'active', 'retry')`,
        ),
      )
      .toEqual([]);
    const mailbox = await app.mailbox();
    expect(mailbox.map(({ to }) => to)).toEqual(['boss@example.com']);
    expect(mailbox[0]?.subject).toBe('Your administrator login link');
    expect(mailbox[0]?.text).toMatch(/^http\S+\/admin\/auth\/verify\?token=[\w-]{43}$/m);
    expect(await app.sql("select id from login_links where email like '%no address%'")).toEqual([]);
  });

  it('asks for an address if there is none', async () => {
    const { problem } = await app.client().call(requestAdminLogin, { body: { email: '  ' } });
    expect(problem.fields?.[0]?.message).toBe('Please enter your admin email address');
  });

  it('opens the administrator area, and says so', async () => {
    const client = app.client();
    const token = await askForLink(app, client, 'boss@example.com');
    const answer = await client.call(verifyAdminLogin, { query: { token } });
    expect(answer.envelope.message).toBe(
      'Admin verification successful! Redirecting to dashboard...',
    );
    expect(answer.data).toEqual({ secondFactor: 'none' });
    expect(await statusOf(client)).toMatchObject({ isAuthenticated: true, isAdmin: true });
    expect((await client.call(findAccounts)).status).toBe(200);
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('cf_admin_token='));
    expect(cookie).toMatch(/samesite=strict/i);
    expect(cookie).toMatch(/httponly/i);
    const again = await client.call(verifyAdminLogin, { query: { token } });
    expect(again.problem.code).toBe('accounts.link_invalid');
  });

  it('asks for one click in another browser, and stays good until then', async () => {
    const other = app.client();
    const token = await askForLink(app, app.client(), 'boss@example.com');
    const opened = await other.call(verifyAdminLogin, { query: { token } });
    expect([opened.status, opened.problem.code]).toEqual([409, 'accounts.link_elsewhere']);
    expect((await other.call(confirmAdminLogin, { body: { token } })).status).toBe(200);
    expect((await statusOf(other)).isAdmin).toBe(true);
  });

  it('is no login link, and a login link is no administrator link', async () => {
    const client = app.client();
    const adminToken = await askForLink(app, client, 'boss@example.com');
    const asked = await client.call(verifyLogin, { query: { token: adminToken } });
    expect(asked.problem.code).toBe('accounts.link_invalid');
    const before = (await app.mailbox()).length;
    await client.call(accountEndpoints.requestLogin, { body: { email: 'boss@example.com' } });
    const token = await loginToken(app, 'boss@example.com', before);
    const { problem } = await client.call(verifyAdminLogin, { query: { token } });
    expect(problem.code).toBe('accounts.link_invalid');
  });

  it.each([
    [undefined, 'accounts.link_missing', 'No verification token provided.'],
    ['A'.repeat(43), 'accounts.link_invalid', expect.any(String)],
  ])('refuses the token %s in words', async (token, code, error) => {
    const query = token === undefined ? {} : { token };
    const { problem } = await app.client().call(verifyAdminLogin, { query });
    expect(problem).toMatchObject({ code, error });
  });

  it('opens nothing of the same person’s own, and their own sign-in nothing here', async () => {
    const admin = await useLink(app, 'boss@example.com');
    expect((await admin.call(session)).data.isAuthenticated).toBe(false);
    const person = app.client();
    await person.signIn('boss@example.com');
    expect(await statusOf(person)).toEqual(nobody);
    const adminToken = admin.cookies.get('cf_admin_token') ?? '';
    admin.cookies.set('cf_session_token', adminToken);
    person.cookies.set('cf_admin_token', person.cookies.get('cf_session_token') ?? '');
    expect((await admin.call(myAccountEndpoints.listPasskeys)).status).toBe(401);
    const refused = await person.call(findAccounts);
    expect([refused.status, refused.problem.code]).toEqual([401, 'admin.sign_in_needed']);
  });

  it('is good until sign-out, on the server too', async () => {
    const admin = await useLink(app, 'chief@example.com');
    const thief = app.client();
    thief.cookies.set('cf_admin_token', admin.cookies.get('cf_admin_token') ?? '');
    expect((await admin.call(adminSignOut, { body: undefined })).data.signedOut).toBe(true);
    expect(admin.cookies.has('cf_admin_token')).toBe(false);
    expect(await statusOf(thief)).toEqual(nobody);
    expect(await actionsOf(app, 'chief@example.com')).toEqual(['sign_in', 'sign_out']);
  });

  it('is good for twelve hours', async () => {
    const admin = await useLink(app, 'chief@example.com');
    await app.setClock('2026-11-22T02:59:59.000Z');
    expect((await statusOf(admin)).isAdmin).toBe(true);
    await app.setClock('2026-11-22T03:00:00.000Z');
    expect(await statusOf(admin)).toEqual(nobody);
    await app.setClock(TEST_START);
  });

  it('opens nothing any more at the moment its address is no administrator’s', async () => {
    const admin = await useLink(app, 'chief@example.com');
    const unused = await askForLink(app, admin, 'chief@example.com');
    const move = (from: string, to: string) =>
      app.sql(`update ${from} set email = ? where email = 'chief@example.com'`, [to]);
    await move('accounts', 'was-chief@example.com');
    expect((await admin.call(findAccounts)).problem.code).toBe('admin.sign_in_needed');
    await move('login_links', 'was-chief@example.com');
    const late = await admin.call(verifyAdminLogin, { query: { token: unused } });
    expect(late.problem.code).toBe('accounts.link_invalid');
  });

  it('leaves no second factor behind if none is asked for', async () => {
    const admin = await useLink(app, 'boss@example.com');
    expect((await admin.call(startTotp, { body: {} })).status).toBe(404);
  });
});

describe('the second factor', () => {
  let app: TestApp;
  const emails = Array.from({ length: 12 }, (_, index) => `admin-${index}@example.com`);
  const fresh = () => emails.pop() ?? '';
  beforeAll(async () => {
    app = await createTestApp({
      adminEmails: emails.slice(),
      adminSecondFactor: true,
      limits: 'on',
    });
  });
  afterAll(() => app.close());

  const codeAt = (secret: string, steps = 0) =>
    generate({ secret, epoch: Date.parse(TEST_START) / 1000 + steps * 30 });
  const prove = async (client: TestClient, code: string) =>
    await client.call(proveTotp, { body: { code } });

  /** An administrator with an authenticator app, set up by its code of one step ago. */
  async function withTotp(): Promise<{ email: string; client: TestClient; secret: string }> {
    const email = fresh();
    const client = await useLink(app, email);
    const { secret } = (await client.call(startTotp, { body: {} })).data;
    expect((await prove(client, await codeAt(secret, -1))).data.secondFactor).toBe('none');
    return { email, client, secret };
  }

  /** The whole ceremony with a passkey, whichever the server asks for. */
  async function passkeyCeremony(
    client: TestClient,
    passkey: ReturnType<typeof aPasskey>,
    lie: { verified?: boolean } = {},
  ) {
    const { options, secondFactor } = (await client.call(startAdminPasskey, { body: {} })).data;
    const where = { origin: app.url, ...lie };
    const response =
      secondFactor === 'set_up' ? passkey.make(options, where) : passkey.use(options, where);
    return await client.call(proveAdminPasskey, { body: { response } });
  }

  it('is set up at the first sign-in, and nothing opens before', async () => {
    const email = fresh();
    const client = await useLink(app, email);
    expect(await statusOf(client)).toEqual({
      isAuthenticated: true,
      isAdmin: false,
      email,
      role: 'administrator',
      secondFactor: 'set_up',
      factors: [],
      flagged: null,
    });
    const refused = await client.call(findAccounts);
    expect([refused.status, refused.problem.code]).toEqual([403, 'admin.second_factor_needed']);
    const { secret, uri } = (await client.call(startTotp, { body: {} })).data;
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Credit%20Fix/);
    const halfway = client.cookies.get('cf_admin_token') ?? '';
    expect((await prove(client, await codeAt(secret))).data.secondFactor).toBe('none');
    expect(await statusOf(client)).toMatchObject({ isAdmin: true, factors: ['totp'], flagged: 0 });
    expect((await client.call(findAccounts)).status).toBe(200);
    const thief = app.client();
    thief.cookies.set('cf_admin_token', halfway);
    expect(await statusOf(thief)).toEqual(nobody);
    const rows = await app.sql('select sealed_secret from totp_factors where email = ?', [email]);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('is proved at every later sign-in, by a code that counts once', async () => {
    const { email, secret } = await withTotp();
    const client = await useLink(app, email);
    expect((await statusOf(client)).secondFactor).toBe('prove');
    expect((await client.call(startTotp, { body: {} })).problem.code).toBe('accounts.factor_set');
    for (const steps of [-1, -2, 2])
      expect((await prove(client, await codeAt(secret, steps))).problem.code).toBe(
        'accounts.code_wrong',
      );
    expect((await prove(client, await codeAt(secret, 1))).status).toBe(200);
    expect((await statusOf(client)).isAdmin).toBe(true);
    const [setUp, proved] = ['set_up_factor an app', 'prove_factor an app'];
    expect(await actionsOf(app, email)).toEqual(['sign_in', setUp, 'sign_in', proved]);
  });

  it('lets one of two browsers in that send the same code at once', async () => {
    const { email, secret } = await withTotp();
    const browsers = [await useLink(app, email), await useLink(app, email)];
    const code = await codeAt(secret);
    const answers = await Promise.all(browsers.map((browser) => prove(browser, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('is set up once, however many browsers have used a link', async () => {
    const email = fresh();
    const [first, second] = [await useLink(app, email), await useLink(app, email)];
    const { options } = (await second.call(startAdminPasskey, { body: {} })).data;
    const { secret } = (await first.call(startTotp, { body: {} })).data;
    expect((await prove(first, await codeAt(secret))).status).toBe(200);
    const response = aPasskey().make(options, { origin: app.url });
    const late = await second.call(proveAdminPasskey, { body: { response } });
    expect(late.status).toBe(400);
    expect((await statusOf(second)).secondFactor).toBe('prove');
  });

  it('can be a passkey that knows its owner', async () => {
    const email = fresh();
    const passkey = aPasskey();
    const first = await useLink(app, email);
    const careless = await passkeyCeremony(first, passkey, { verified: false });
    expect(careless.problem.code).toBe('accounts.passkey_failed');
    expect((await passkeyCeremony(first, passkey)).data.secondFactor).toBe('none');
    const next = await useLink(app, email);
    expect(await statusOf(next)).toMatchObject({ secondFactor: 'prove', factors: ['passkey'] });
    expect((await next.call(startTotp, { body: {} })).problem.code).toBe('accounts.factor_set');
    const untold = await passkeyCeremony(next, passkey, { verified: false });
    expect(untold.problem.code).toBe('accounts.passkey_failed');
    expect((await passkeyCeremony(next, passkey)).data.secondFactor).toBe('none');
    const [setUp, proved] = ['set_up_factor a passkey', 'prove_factor a passkey'];
    expect(await actionsOf(app, email)).toEqual(['sign_in', setUp, 'sign_in', proved]);
    expect((await next.call(startTotp, { body: {} })).status).toBe(200);
  });

  it('gets a spare one only shortly after signing in, and loses any but the last', async () => {
    const email = fresh();
    const client = await useLink(app, email);
    expect((await passkeyCeremony(client, aPasskey())).data.secondFactor).toBe('none');
    const own = async () => (await client.call(ownFactors)).data;
    const age = (at: string) =>
      app.sql(
        `update sessions set authenticated_at = ?, second_factor_at = ? where kind = 'admin'
           and account_id = (select id from accounts where email = ?)`,
        [at, at, email],
      );
    const [first] = (await own()).passkeys;
    const remove = async (id = '') => await client.call(removeOwnPasskey, { params: { id } });
    expect((await remove(first?.id)).problem.code).toBe('admin.last_factor');
    await age('2020-01-01');
    for (const start of [startAdminPasskey, startTotp])
      expect((await client.call(start, { body: {} })).problem.code).toBe('admin.sign_in_recently');
    expect((await remove(first?.id)).problem.code).toBe('admin.sign_in_recently');
    expect((await own()).mayChange).toBe(false);
    await age(TEST_START);
    expect((await passkeyCeremony(client, aPasskey())).data.secondFactor).toBe('none');
    expect((await own()).passkeys).toHaveLength(2);
    const elsewhere = await useLink(app, email);
    const stranger = await withTotp();
    const theirs = await stranger.client.call(removeOwnPasskey, {
      params: { id: first?.id ?? '' },
    });
    expect(theirs.problem.code).toBe('accounts.passkey_unknown');
    expect((await remove(first?.id)).data.removed).toBe(true);
    expect((await own()).passkeys).toHaveLength(1);
    expect(await statusOf(elsewhere)).toEqual(nobody);
    expect((await actionsOf(app, email)).at(-1)).toBe('remove_factor a passkey');
  });

  it('is not the passkey that the same person signs in with', async () => {
    const { email } = await withTotp();
    const person = app.client();
    await person.signIn(email);
    const passkey = aPasskey();
    const { options } = (await person.call(myAccountEndpoints.startPasskey, { body: {} })).data;
    const response = passkey.make(options, { origin: app.url });
    const added = await person.call(myAccountEndpoints.addPasskey, { body: { response } });
    expect(added.status).toBe(200);
    const admin = await useLink(app, email);
    expect((await statusOf(admin)).factors).toEqual(['totp']);
    expect((await passkeyCeremony(admin, passkey)).problem.code).toBe('accounts.passkey_unknown');
  });

  it('outlives the account, so that a new one at the address has nothing to set up', async () => {
    const { email } = await withTotp();
    await app.sql('delete from accounts where email = ?', [email]);
    const client = await useLink(app, email);
    expect(await statusOf(client)).toMatchObject({ secondFactor: 'prove', factors: ['totp'] });
  });

  it('stops counting guesses after five tries', async () => {
    const { email, secret } = await withTotp();
    const client = await useLink(app, email);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await prove(client, '000000')).problem.code).toBe('accounts.code_wrong');
    const blocked = await prove(client, await codeAt(secret));
    expect([blocked.status, blocked.problem.code]).toEqual([429, 'request.too_many']);
    expect(Number(blocked.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await statusOf(client)).isAdmin).toBe(false);
  });

  it('counts no more codes of an administrator that day after forty, from whichever browser', async () => {
    const { email, secret } = await withTotp();
    await app.sql("update rate_buckets set hits = 40 where key like 'admin-factor-day:%'");
    const client = await useLink(app, email);
    expect((await prove(client, await codeAt(secret))).status).toBe(429);
    await app.setClock('2026-11-22T00:00:00.000Z');
    const tomorrow = await useLink(app, email);
    const code = await generate({ secret, epoch: Date.parse('2026-11-22T00:00:00.000Z') / 1000 });
    expect((await prove(tomorrow, code)).status).toBe(200);
    await app.setClock(TEST_START);
  });

  it.each(['12345', 'abcdef', '1234567', ' 123456'])(
    'refuses %j with the field named',
    async (code) => {
      const { problem } = await prove(app.client(), code);
      expect(problem.fields?.[0]?.path).toBe('code');
    },
  );

  it('is nothing that a visitor can start', async () => {
    const visitor = app.client();
    const refused = [
      await visitor.call(startTotp, { body: {} }),
      await prove(visitor, '123456'),
      await visitor.call(startAdminPasskey, { body: {} }),
      await visitor.call(proveAdminPasskey, { body: { response: {} } }),
    ];
    expect(refused.map(({ problem }) => problem.code)).toEqual(
      Array(4).fill('admin.sign_in_needed'),
    );
  });
});
