import { accountEndpoints } from '@creditfix/shared/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { plainGet } from '#test/plain-get.ts';
import { loginToken, type TestClient } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';

const SLOW_MAILBOX = 'hangs@example.com';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ hangingMailTo: SLOW_MAILBOX });
});
afterAll(() => app.close());

const { requestLogin, verifyLogin, confirmLogin, session, signOut } = accountEndpoints;
const { codeLogin, approveLogin, awaitLogin } = accountEndpoints;

/** Asks in the given browser, and takes the token out of the email. */
async function askForLink(
  client: TestClient,
  email: string,
  extra: { redirect?: string; referral?: string } = {},
): Promise<string> {
  const before = (await app.mailbox()).filter((message) => message.to === email).length;
  expect((await client.call(requestLogin, { body: { email, ...extra } })).status).toBe(200);
  return await loginToken(app, email, before);
}

const sessionsOf = (email: string) =>
  app.sql(
    'select s.* from sessions s join accounts a on a.id = s.account_id where a.email = ? order by s.created_at',
    [email],
  );

describe('asking for a login link', () => {
  it('answers the same for known and unknown addresses', async () => {
    await app.client().signIn('known@example.com');
    const known = await app.client().call(requestLogin, { body: { email: 'known@example.com' } });
    const unknown = await app
      .client()
      .call(requestLogin, { body: { email: 'stranger@example.com' } });
    expect(known.status).toBe(unknown.status);
    expect(known.envelope).toEqual(unknown.envelope);
    const shape = ({ headers }: { headers: Headers }) => [...headers.keys()].toSorted();
    expect(shape(known)).toEqual(shape(unknown));
  });

  it.each([
    '',
    'no-at-sign',
    'a@b',
    'two@@example.com',
    'x@example.com\r\nBcc: all@example.com',
    'fake@ехample.com',
  ])('refuses %j with the field named', async (email) => {
    const { status, problem } = await app.client().call(requestLogin, { body: { email } });
    expect(status).toBe(400);
    expect(problem.fields?.[0]?.path).toBe('email');
  });

  it('keeps only the hash of the token, and no copy of the email in the outbox', async () => {
    const token = await askForLink(app.client(), 'hashed@example.com');
    const rows = await app.sql('select * from login_links where email = ?', ['hashed@example.com']);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.token_hash).toMatch(/^[\w-]{43}$/);
    const mail = await app.sql('select sealed_message from local_mail');
    expect(JSON.stringify(mail)).not.toContain(token);
    expect(await app.sql('select id from outgoing_emails')).toEqual([]);
  });

  it('leaves one live link when it is asked twice at the same moment', async () => {
    const email = 'twice-at-once@example.com';
    const ask = () => app.client().call(requestLogin, { body: { email } });
    const answers = await Promise.all(Array.from({ length: 12 }, ask));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const live = await app.sql(
      'select id from login_links where email = ? and consumed_at is null and replaced_at is null',
      [email],
    );
    expect(live).toHaveLength(1);
  });

  it('reaches everybody else while the mail server hangs on one address', async () => {
    const stuck = app.client();
    for (let asked = 0; asked < 2; asked += 1)
      await stuck.call(requestLogin, { body: { email: SLOW_MAILBOX } });
    expect(await askForLink(app.client(), 'behind-it@example.com')).toMatch(/^[\w-]{43}$/);
    expect((await app.mailbox()).some(({ to }) => to === SLOW_MAILBOX)).toBe(false);
  });
});

describe('using a login link', () => {
  it('signs in, says so, and leads to where the person was going', async () => {
    const client = app.client();
    const token = await askForLink(client, 'anna@example.com', {
      redirect: '/generate-letter?reason=not_mine',
    });
    const { data, envelope } = await client.call(verifyLogin, { query: { token } });
    expect(data.user).toEqual({
      email: 'anna@example.com',
      firstName: null,
      lastName: null,
      subscriptionTier: 'free',
    });
    expect(envelope.redirectTo).toBe('/generate-letter?reason=not_mine');
    expect(client.cookies.get('session')).toBe('active');
    expect((await client.call(session)).data.isAuthenticated).toBe(true);
  });

  it('works once', async () => {
    const client = app.client();
    const token = await askForLink(client, 'once@example.com');
    expect((await client.call(verifyLogin, { query: { token } })).status).toBe(200);
    for (const again of [
      await app.client().call(verifyLogin, { query: { token } }),
      await app.client().call(confirmLogin, { body: { token } }),
    ]) {
      expect(again.status).toBe(400);
      expect(again.problem.code).toBe('accounts.link_invalid');
    }
  });

  it('opens one session however many requests use it at once', async () => {
    const client = app.client();
    const token = await askForLink(client, 'race@example.com');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? client.call(verifyLogin, { query: { token } })
          : app.client().call(confirmLogin, { body: { token } }),
      ),
    );
    expect(await sessionsOf('race@example.com')).toHaveLength(1);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
  });

  it('stops working when a newer link was asked for', async () => {
    const client = app.client();
    const first = await askForLink(client, 'twice@example.com');
    const second = await askForLink(client, 'twice@example.com');
    expect((await client.call(verifyLogin, { query: { token: first } })).problem.code).toBe(
      'accounts.link_invalid',
    );
    expect((await client.call(verifyLogin, { query: { token: second } })).status).toBe(200);
  });

  it('stops working after 30 minutes', async () => {
    const client = app.client();
    const token = await askForLink(client, 'late@example.com');
    await app.setClock('2026-11-21T15:30:00.000Z');
    const here = await client.call(verifyLogin, { query: { token } });
    const elsewhere = await app.client().call(confirmLogin, { body: { token } });
    await app.setClock(TEST_START);
    expect([here.problem.code, elsewhere.problem.code]).toEqual(
      Array(2).fill('accounts.link_expired'),
    );
  });

  it('asks for a token if there is none', async () => {
    for (const answer of [
      await app.client().call(verifyLogin),
      await app.client().call(confirmLogin, { body: {} }),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.problem.error).toBe('No verification token provided.');
    }
  });

  it.each([
    { 'Sec-Fetch-Mode': 'navigate' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'none' },
  ])('is not used up by a bare visit or another site (%o)', async (headers) => {
    const client = app.client();
    const token = await askForLink(client, 'scanner@example.com');
    const Cookie = `cf_login=${client.cookies.get('cf_login')}`;
    const visit = await plainGet(`${app.url}/api/auth/verify?token=${token}`, {
      ...headers,
      Cookie,
    });
    expect(visit.status).toBe(403);
    expect((await client.call(verifyLogin, { query: { token } })).status).toBe(200);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/%2F/evil.example\n',
    'javascript:alert(1)',
    '/a/..//evil.example',
  ])('never leads to another site (%j)', async (redirect) => {
    const client = app.client();
    const token = await askForLink(client, 'redirect@example.com', { redirect });
    const { data } = await client.call(verifyLogin, { query: { token } });
    expect(new URL(data.redirectTo, app.url).origin).toBe(app.url);
    expect(data.redirectTo.startsWith('//')).toBe(false);
  });
});

describe('a link opened in another browser than the one that asked', () => {
  it('asks for one click there, and stays good until then', async () => {
    const phone = app.client();
    const token = await askForLink(app.client(), 'phone@example.com');
    const opened = await phone.call(verifyLogin, { query: { token } });
    expect([opened.status, opened.problem.code]).toEqual([409, 'accounts.link_elsewhere']);
    // Whose link it is, so that nobody is slipped into a stranger's account; not the whole address.
    expect(opened.problem.error).toContain('p•••@example.com');
    expect(phone.cookies.has('session')).toBe(false);
    expect((await phone.call(confirmLogin, { body: { token } })).status).toBe(200);
    expect((await phone.call(session)).data.user?.email).toBe('phone@example.com');
  });

  it('is not fooled by a mark of its own', async () => {
    const other = app.client();
    other.cookies.set('cf_login', 'A'.repeat(43));
    const token = await askForLink(app.client(), 'marked@example.com');
    expect((await other.call(verifyLogin, { query: { token } })).status).toBe(409);
  });

  it('says nothing about where a link was asked for once it is used or made up', async () => {
    const { problem } = await app.client().call(verifyLogin, { query: { token: 'A'.repeat(43) } });
    expect(problem.code).toBe('accounts.link_invalid');
  });

  it('lets the browser that asked for several addresses use each link', async () => {
    const client = app.client();
    const first = await askForLink(client, 'home@example.com');
    const second = await askForLink(client, 'work@example.com');
    for (const token of [first, second])
      expect((await client.call(verifyLogin, { query: { token } })).status).toBe(200);
  });
});

/** Asks in the given browser, and reads the email as a person does. */
async function askForCode(client: TestClient, email: string) {
  const token = await askForLink(client, email);
  const [newest] = (await app.mailbox()).filter(({ to }) => to === email);
  return { token, code: /^\d{6}$/m.exec(newest?.text ?? '')?.[0] ?? 'none' };
}

const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('the code in the email', () => {
  it('signs the browser in that asked, once, and uses the link up', async () => {
    const client = app.client();
    const email = 'code@example.com';
    const { token, code } = await askForCode(client, email);
    const { data } = await client.call(codeLogin, { body: { email, code } });
    expect([data.user.email, data.isNew]).toEqual([email, true]);
    expect((await client.call(session)).data.isAuthenticated).toBe(true);
    expect((await client.call(codeLogin, { body: { email, code } })).problem.code).toBe(
      'accounts.login_code_over',
    );
    const link = await app.client().call(confirmLogin, { body: { token } });
    expect(link.problem.code).toBe('accounts.link_invalid');
  });

  it('typed several times at the same moment opens one session, and says each other time that it is over', async () => {
    const client = app.client();
    const email = 'several-times@example.com';
    const { code } = await askForCode(client, email);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => client.call(codeLogin, { body: { email, code } })),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ problem }) => problem.code)).toEqual(
      Array.from({ length: 4 }, () => 'accounts.login_code_over'),
    );
  });

  it('opens nothing in another browser, whoever read it there', async () => {
    const email = 'over-the-shoulder@example.com';
    const { code } = await askForCode(app.client(), email);
    const thief = app.client();
    await askForLink(thief, 'thief@example.com');
    const tried = await thief.call(codeLogin, { body: { email, code } });
    expect(tried.problem.code).toBe('accounts.login_code_over');
  });

  it('may be typed five times, also at the same moment; the link stays good', async () => {
    const client = app.client();
    const email = 'guesses@example.com';
    const { token, code } = await askForCode(client, email);
    const guess = () => client.call(codeLogin, { body: { email, code: another(code) } });
    const answers = await Promise.all(Array.from({ length: 9 }, guess));
    const wrong = answers.filter(({ problem }) => problem.code === 'accounts.login_code_wrong');
    expect(wrong).toHaveLength(5);
    const late = await client.call(codeLogin, { body: { email, code } });
    expect(late.problem.code).toBe('accounts.login_code_over');
    expect((await client.call(verifyLogin, { query: { token } })).status).toBe(200);
  });

  it('works for ten minutes', async () => {
    const client = app.client();
    const email = 'slow-typist@example.com';
    const { code } = await askForCode(client, email);
    await app.setClock('2026-11-21T15:10:00.000Z');
    const late = await client.call(codeLogin, { body: { email, code } });
    await app.setClock(TEST_START);
    expect(late.problem.code).toBe('accounts.login_code_over');
  });

  it('is kept as a keyed fingerprint alone', async () => {
    const email = 'kept-code@example.com';
    const { code } = await askForCode(app.client(), email);
    const rows = await app.sql('select * from login_links where email = ?', [email]);
    expect(rows[0]?.code_hash).toMatch(/^[\w-]{43}$/);
    expect(Object.values(rows[0] ?? {}).map(String)).not.toContain(code);
  });
});

describe('the screen that waits for its link', () => {
  const email = 'two-devices@example.com';

  it('goes on once the number it shows was typed on the device with the email', async () => {
    const laptop = app.client();
    const token = await askForLink(laptop, email, { redirect: '/account' });
    const waiting = (await laptop.call(awaitLogin, { body: { email } })).data;
    expect(waiting).toEqual({ state: 'waiting', number: expect.any(Number) });
    const number = waiting.state === 'waiting' ? (waiting.number ?? 0) : 0;
    expect((await app.client().call(approveLogin, { body: { token, number } })).status).toBe(200);
    const strangers = (await app.client().call(awaitLogin, { body: { email } })).data;
    expect(strangers).toEqual({ state: 'over' });
    const answers = await Promise.all(
      [1, 2].map(() => laptop.call(awaitLogin, { body: { email } })),
    );
    expect(answers.filter(({ status }) => status === 200).map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ state: 'signed_in', redirectTo: '/account' }),
    );
    expect(await sessionsOf(email)).toHaveLength(1);
  });

  it('stays out after a wrong number, and the link is ended', async () => {
    const laptop = app.client();
    const token = await askForLink(laptop, email);
    const wrong = await app.client().call(approveLogin, { body: { token, number: 1 } });
    expect([wrong.status, wrong.problem.code]).toEqual([400, 'accounts.pair_number_wrong']);
    const { data } = await laptop.call(awaitLogin, { body: { email } });
    expect(data).toEqual({ state: 'over' });
    expect((await laptop.call(verifyLogin, { query: { token } })).problem.code).toBe(
      'accounts.link_invalid',
    );
  });

  it('goes on where the link was opened in another tab, and is over where on another device', async () => {
    const laptop = app.client();
    const here = await askForLink(laptop, email, { redirect: '/account' });
    await laptop.call(verifyLogin, { query: { token: here } });
    const tab = (await laptop.call(awaitLogin, { body: { email } })).data;
    expect(tab).toMatchObject({ state: 'signed_in', redirectTo: '/account', isNew: false });
    const desktop = app.client();
    const token = await askForLink(desktop, email);
    await app.client().call(confirmLogin, { body: { token } });
    expect((await desktop.call(awaitLogin, { body: { email } })).data).toEqual({ state: 'over' });
  });
});

describe('a link that was used', () => {
  it('leads on who is signed in by it, and nobody else', async () => {
    const client = app.client();
    const email = 'taps-again@example.com';
    const token = await askForLink(client, email, { redirect: '/account' });
    await client.call(verifyLogin, { query: { token } });
    const again = await client.call(verifyLogin, { query: { token } });
    expect(again.data).toMatchObject({ redirectTo: '/account', isNew: false });
    expect(await sessionsOf(email)).toHaveLength(1);
    const other = app.client();
    await other.signIn('somebody-else@example.com');
    const theirs = await other.call(verifyLogin, { query: { token } });
    expect(theirs.problem.code).toBe('accounts.link_invalid');
  });
});

describe('a new account', () => {
  it('remembers who invited it, from its first link alone', async () => {
    const client = app.client();
    await client.call(verifyLogin, {
      query: { token: await askForLink(client, 'friend@example.com', { referral: 'ABC234' }) },
    });
    await client.call(verifyLogin, {
      query: { token: await askForLink(client, 'friend@example.com', { referral: 'XYZ789' }) },
    });
    const rows = await app.sql('select invited_with from accounts where email = ?', [
      'friend@example.com',
    ]);
    expect(rows).toEqual([{ invited_with: 'ABC234' }]);
  });

  it('takes no referral code that cannot be one', async () => {
    const client = app.client();
    await askForLink(client, 'odd-code@example.com', { referral: '<script>' });
    const rows = await app.sql('select referral from login_links where email = ?', [
      'odd-code@example.com',
    ]);
    expect(rows).toEqual([{ referral: null }]);
  });

  it('keeps a fingerprint of the mailbox, the same for every spelling of it', async () => {
    for (const email of ['a.nna.b@gmail.com', 'annab+2@googlemail.com'])
      await app.client().signIn(email);
    await app.sql("update accounts set mailbox_key = null where email = 'known@example.com'");
    await app.client().signIn('known@example.com');
    const rows = await app.sql(
      "select distinct mailbox_key from accounts where email like '%mail.com' or email = 'known@example.com'",
    );
    expect(rows.map((row) => String(row.mailbox_key))).toEqual([
      expect.stringMatching(/^[\w-]{43}$/),
      expect.stringMatching(/^[\w-]{43}$/),
    ]);
  });
});

describe('a session', () => {
  it('ends at sign-out, on the server too', async () => {
    const client = app.client();
    await client.signIn('leaving@example.com');
    const kept = new Map(client.cookies);
    expect((await client.call(signOut, { body: undefined })).status).toBe(200);
    expect(client.cookies.has('session') || client.cookies.has('cf_session_token')).toBe(false);
    const thief = app.client();
    for (const [name, value] of kept) thief.cookies.set(name, value);
    expect((await thief.call(session)).data.isAuthenticated).toBe(false);
  });

  it('is not opened by the readable marker or the marks of a browser alone', async () => {
    const client = app.client();
    await client.signIn('marks@example.com');
    const thief = app.client();
    for (const name of ['session', 'cf_login', 'cf_device'])
      thief.cookies.set(name, client.cookies.get(name) ?? '');
    expect((await thief.call(session)).data).toEqual({ isAuthenticated: false, user: null });
  });

  it('is not taken from a cookie that someone else set', async () => {
    const client = app.client();
    client.cookies.set('cf_session_token', 'A'.repeat(43));
    await client.signIn('fixed@example.com');
    expect(client.cookies.get('cf_session_token')).not.toBe('A'.repeat(43));
  });

  it('is a new one at each sign-in, and the one that this browser had ends', async () => {
    const client = app.client();
    await client.signIn('again@example.com');
    const stolen = app.client();
    stolen.cookies.set('cf_session_token', client.cookies.get('cf_session_token') ?? '');
    const elsewhere = app.client();
    await elsewhere.signIn('again@example.com');
    await client.signIn('again@example.com');
    const open = async (who: TestClient) => (await who.call(session)).data.isAuthenticated;
    expect([await open(client), await open(elsewhere), await open(stolen)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('knows its browser again, by a keyed fingerprint alone', async () => {
    const client = app.client();
    await client.signIn('device@example.com');
    await client.signIn('device@example.com');
    const [first, second] = await sessionsOf('device@example.com');
    expect(first?.device_key).toMatch(/^[\w-]{43}$/);
    expect(second?.device_key).toBe(first?.device_key);
    expect(JSON.stringify(first)).not.toContain(client.cookies.get('cf_device'));
    expect([first?.kind, first?.how]).toEqual(['person', 'link']);
  });

  it('is the only way to the mark of a device: whoever waits, or is refused, gets none', async () => {
    const guest = app.client();
    void (await guest.call(accountEndpoints.awaitLogin, { body: { email: 'guest@example.com' } }));
    void (await guest.call(accountEndpoints.confirmLogin, { body: { token: 'A'.repeat(43) } }));
    expect(guest.cookies.get('cf_device')).toBeUndefined();
    await guest.signIn('guest@example.com');
    expect(guest.cookies.get('cf_device')).toMatch(/^[\w-]{43}$/);
  });

  it('ends with the account', async () => {
    const client = app.client();
    await client.signIn('deleted@example.com');
    await app.sql("update accounts set deleted_at = now() where email = 'deleted@example.com'");
    expect((await client.call(session)).data.isAuthenticated).toBe(false);
    const token = await askForLink(client, 'deleted@example.com');
    expect((await client.call(verifyLogin, { query: { token } })).status).toBe(400);
  });

  it('ends after 30 days', async () => {
    const client = app.client();
    await client.signIn('month@example.com');
    await app.setClock('2026-12-21T15:00:01.000Z');
    expect((await client.call(session)).data.isAuthenticated).toBe(false);
    await app.setClock(TEST_START);
  });
});
