import { accountEndpoints } from '@creditfix/shared/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { plainGet } from '#test/plain-get.ts';
import { loginToken } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { requestLogin, verifyLogin, session, signOut } = accountEndpoints;

async function askForLink(email: string, extra: { redirect?: string } = {}): Promise<string> {
  const before = (await app.mailbox()).filter((message) => message.to === email).length;
  expect((await app.client().call(requestLogin, { body: { email, ...extra } })).status).toBe(200);
  return await loginToken(app, email, before);
}

describe('asking for a login link', () => {
  it('answers the same for known and unknown addresses', async () => {
    await app.client().signIn('known@example.com');
    const known = await app.client().call(requestLogin, { body: { email: 'known@example.com' } });
    const unknown = await app
      .client()
      .call(requestLogin, { body: { email: 'stranger@example.com' } });
    expect(known.status).toBe(unknown.status);
    expect(known.envelope).toEqual(unknown.envelope);
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

  it('keeps only the hash of the token', async () => {
    const token = await askForLink('hashed@example.com');
    const rows = await app.sql('select * from login_links where email = ?', ['hashed@example.com']);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.token_hash).toMatch(/^[\w-]{43}$/);
    const mail = await app.sql('select sealed_message from local_mail');
    expect(JSON.stringify(mail)).not.toContain(token);
  });
});

describe('using a login link', () => {
  it('signs in, says so, and leads to where the person was going', async () => {
    const client = app.client();
    const token = await askForLink('anna@example.com', {
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
    const token = await askForLink('once@example.com');
    expect((await app.client().call(verifyLogin, { query: { token } })).status).toBe(200);
    const again = await app.client().call(verifyLogin, { query: { token } });
    expect(again.status).toBe(400);
    expect(again.problem.code).toBe('accounts.link_invalid');
  });

  it('opens one session however many requests use it at once', async () => {
    const token = await askForLink('race@example.com');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.client().call(verifyLogin, { query: { token } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await app.sql(
      'select s.id from sessions s join accounts a on a.id = s.account_id where a.email = ?',
      ['race@example.com'],
    );
    expect(rows).toHaveLength(1);
  });

  it('stops working when a newer link was asked for', async () => {
    const first = await askForLink('twice@example.com');
    const second = await askForLink('twice@example.com');
    expect((await app.client().call(verifyLogin, { query: { token: first } })).problem.code).toBe(
      'accounts.link_invalid',
    );
    expect((await app.client().call(verifyLogin, { query: { token: second } })).status).toBe(200);
  });

  it('stops working after 30 minutes', async () => {
    const token = await askForLink('late@example.com');
    await app.setClock('2026-11-21T15:30:00.000Z');
    const { problem } = await app.client().call(verifyLogin, { query: { token } });
    await app.setClock(TEST_START);
    expect(problem.code).toBe('accounts.link_expired');
  });

  it('asks for a token where there is none', async () => {
    const { status, problem } = await app.client().call(verifyLogin);
    expect(status).toBe(400);
    expect(problem.error).toBe('No verification token provided.');
  });

  it.each([
    { 'Sec-Fetch-Mode': 'navigate' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'none' },
  ])('is not used up by a bare visit or another site (%o)', async (headers) => {
    const token = await askForLink('scanner@example.com');
    expect((await plainGet(`${app.url}/api/auth/verify?token=${token}`, headers)).status).toBe(403);
    expect((await app.client().call(verifyLogin, { query: { token } })).status).toBe(200);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/%2F/evil.example\n',
    'javascript:alert(1)',
    '/a/..//evil.example',
  ])('never leads to another site (%j)', async (redirect) => {
    const token = await askForLink('redirect@example.com', { redirect });
    const { data } = await app.client().call(verifyLogin, { query: { token } });
    expect(new URL(data.redirectTo, app.url).origin).toBe(app.url);
    expect(data.redirectTo.startsWith('//')).toBe(false);
  });
});

describe('a session', () => {
  it('ends at sign-out, on the server too', async () => {
    const client = app.client();
    await client.signIn('leaving@example.com');
    const kept = new Map(client.cookies);
    expect((await client.call(signOut, { body: undefined })).status).toBe(200);
    expect(client.cookies.size).toBe(0);
    const thief = app.client();
    for (const [name, value] of kept) thief.cookies.set(name, value);
    expect((await thief.call(session)).data.isAuthenticated).toBe(false);
  });

  it('is not opened by the readable marker alone', async () => {
    const client = app.client();
    client.cookies.set('session', 'active');
    expect((await client.call(session)).data).toEqual({ isAuthenticated: false, user: null });
  });

  it('is not taken from a cookie that someone else set', async () => {
    const client = app.client();
    client.cookies.set('cf_session_token', 'A'.repeat(43));
    await client.signIn('fixed@example.com');
    expect(client.cookies.get('cf_session_token')).not.toBe('A'.repeat(43));
  });

  it('ends after 30 days', async () => {
    const client = app.client();
    await client.signIn('month@example.com');
    await app.setClock('2026-12-21T15:00:01.000Z');
    expect((await client.call(session)).data.isAuthenticated).toBe(false);
    await app.setClock(TEST_START);
  });
});
