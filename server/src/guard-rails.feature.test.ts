import { accountEndpoints, myAccountEndpoints } from '@creditfix/shared/accounts';
import { contactEndpoints } from '@creditfix/shared/contact';
import { disputeEndpoints } from '@creditfix/shared/disputes';
import { letterEndpoints } from '@creditfix/shared/letters';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDraft, aLetter } from '#test/a-letter.ts';
import { signInAsAdmin } from '#test/an-administrator.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { loginToken, type TestClient } from '#test/test-client.ts';

/** One server as it is in production: https outside, a proxy in front, limits on, its log read by others. */
let app: TestApp;
let client: TestClient;
let pdfUrl: string;
const OWNER = 'owner@example.com';
const PERSON = 'quiet.person@example.com';
const cookieLines: string[] = [];

beforeAll(async () => {
  app = await createTestApp({
    publicUrl: 'https://letters.example.com',
    trustedProxies: 1,
    limits: 'on',
    keepLog: true,
    webApp: true,
    adminEmails: [OWNER],
  });
  client = noting(app.client());
  await client.signIn(PERSON);
  const { data } = await client.call(letterEndpoints.generateLetter, { body: aLetter() });
  ({ pdfUrl } = data);
  const administrator = noting(app.client());
  await signInAsAdmin(app, administrator, OWNER);
  await administrator.call(accountEndpoints.startPasskeyLogin, { body: {} as never });
});
afterAll(() => app.close());

/** The same browser, and every cookie line that it was sent. */
function noting(browser: TestClient): TestClient {
  const plain = browser.fetch.bind(browser);
  browser.fetch = async (path, init) => {
    const response = await plain(path, init);
    cookieLines.push(...response.headers.getSetCookie());
    return response;
  };
  return browser;
}

const places: readonly (readonly [string, () => string, number])[] = [
  ['a page', () => '/dashboard', 200],
  ['a script', () => '/assets/app.js', 200],
  ['a page that is not there', () => '/nothing.html', 404],
  ['an answer', () => '/api/letters', 200],
  ['a letter as PDF', () => pdfUrl, 200],
  ['a refusal', () => '/api/letters?limit=lots', 400],
  ['an address that is not there', () => '/api/nothing', 404],
  ['the description of the calls', () => '/api/docs', 200],
  ['a health check', () => '/api/health/live', 200],
];

describe('every answer', () => {
  it.each(places)('tells the browser to trust little: %s', async (_, path, status) => {
    const response = await client.fetch(path());
    expect(response.status).toBe(status);
    const header = (name: string) => response.headers.get(name);
    expect(header('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('referrer-policy')).toBe('no-referrer');
    expect(header('cross-origin-opener-policy')).toBe('same-origin');
    expect(header('cross-origin-resource-policy')).toBe('same-origin');
    expect(header('permissions-policy')).toContain('camera=()');
    expect(header('permissions-policy')).toContain('publickey-credentials-get=(self)');
    const policy = header('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'.*base-uri 'none'/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe|https?:/);
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin'])
      expect(header(name)).toBeNull();
  });

  it.each(places.slice(3, 7))(
    'stays out of every cache where it is personal: %s',
    async (_, path) => {
      expect((await client.fetch(path())).headers.get('cache-control')).toContain('no-store');
    },
  );

  it('has a type, and a text its charset', async () => {
    for (const [, path] of places) {
      const type = (await client.fetch(path())).headers.get('content-type');
      expect(type).toMatch(
        /^(?:(?:text|application)\/(?:html|javascript|json); charset=utf-8|application\/pdf)$/,
      );
    }
  });
});

describe('cookies over https', () => {
  it('are bound to this host and to https, and only the marker can be read', () => {
    const names = new Set(cookieLines.map((line) => line.split('=')[0]));
    expect([...names].toSorted()).toEqual(
      [
        '__Host-cf_admin_token',
        '__Host-cf_device',
        '__Host-cf_login',
        '__Host-cf_passkey',
        '__Host-cf_session_token',
        'session',
      ].toSorted(),
    );
    for (const line of cookieLines) {
      expect(line).toMatch(/; path=\/;/i);
      expect(line).toMatch(/; secure/i);
      expect(line).toMatch(/; samesite=(lax|strict)/i);
      expect(line).not.toMatch(/domain=/i);
      expect(/; httponly/i.test(line)).toBe(!line.startsWith('session='));
    }
    expect(cookieLines.find((line) => line.startsWith('session='))).toMatch(/^session=active;/);
    expect(cookieLines.find((line) => line.includes('cf_admin'))).toMatch(/samesite=strict/i);
  });
});

describe('the log', () => {
  it('says what happened, and nothing about anybody, at its most talkative', async () => {
    const talker = app.client();
    const email = 'talker.seen@example.com';
    await talker.call(accountEndpoints.requestLogin, { body: { email } });
    const token = await loginToken(app, email);
    await talker.call(accountEndpoints.verifyLogin, { query: { token } });
    await app.client().call(accountEndpoints.verifyLogin, { query: { token } });
    const profile = {
      firstName: 'Wilhelmina',
      lastName: 'Quackenbush',
      address: '7 Hidden Hollow Road',
      city: 'Dayton',
      state: 'OH',
      zipCode: '45402',
      phone: '9375550142',
    };
    await talker.call(myAccountEndpoints.saveProfile, { body: profile as never });
    const personalInfo = { ...aLetter().personalInfo, lastName: 'Quackenbush' };
    await talker.call(letterEndpoints.createDraft, { body: { content: aDraft({ personalInfo }) } });
    await app.failNextPdf('browser_failed');
    await talker.call(letterEndpoints.generateLetter, { body: aLetter({ personalInfo }) });
    await talker.call(letterEndpoints.generateLetter, { body: aLetter({ personalInfo }) });
    const message = 'My secret sentence about account 9912-4417.';
    await talker.call(contactEndpoints.sendMessage, {
      body: { name: 'Wilhelmina', email, subject: 'billing', message } as never,
    });
    await talker.fetch(`/api/letters?secretWord=Quackenbush`);
    const { data: calendar } = await talker.call(disputeEndpoints.makeCalendar, { body: {} });
    const feed = new URL(calendar.url).pathname;
    expect((await app.client().fetch(feed)).status).toBe(200);
    const secrets = [
      email,
      'talker.seen',
      PERSON,
      OWNER,
      'Wilhelmina',
      'Quackenbush',
      'Hidden Hollow',
      '9375550142',
      '9912-4417',
      'secret sentence',
      'Maria',
      token,
      feed,
      ...talker.cookies.values(),
    ].filter((text) => text !== 'active');
    const log = (await app.logLines()).join('');
    for (const secret of secrets) expect(log).not.toContain(secret);
    expect(log).toContain('"path":"/api/auth/verify","status":200');
    expect(log).toMatch(/"code":"accounts\.link_invalid","status":\d+.*"msg":"refused"/);
    expect(log).toMatch(/"requestId":"[0-9a-f-]{36}"/);
  });

  it('says what somebody tried that is not theirs or is not well formed, and nothing of what they wrote', async () => {
    const prober = app.client();
    await prober.signIn('prober@example.com');
    const before = (await app.logLines()).length;
    const [, letterId = ''] = /letters\/([0-9a-f-]{36})/.exec(pdfUrl) ?? [];
    for (const path of [
      `/api/letters/${letterId}`,
      '/api/letters?limit=lots',
      '/api/nothing',
      '/api/letters/Wilma%20Quackenbush',
      '/api/letters/wilma.q@example.com',
    ])
      expect((await prober.fetch(path)).status).toBeGreaterThanOrEqual(400);
    const refused = (await app.logLines())
      .slice(before)
      .map((line) => JSON.parse(line) as { msg: string; status: number; path: string })
      .filter(({ msg }) => msg === 'refused');
    expect(refused.map(({ status, path }) => [status, path])).toEqual([
      [404, `/api/letters/${letterId}`],
      [400, '/api/letters'],
      [400, '/api/letters/(text)'],
      [400, '/api/letters/(text)'],
    ]);
  });
});

describe('the limits that hold for all calls', () => {
  const statuses = async (times: number, call: (at: number) => Promise<Response>) => {
    const seen = [];
    for (let at = 0; at < times; at += 1) seen.push((await call(at)).status);
    return seen;
  };

  it('count a network, as the proxy in front names it, whatever the caller says', async () => {
    const visit = (at: number, network: string) =>
      app.client().fetch('/api/auth/session', {
        headers: { 'X-Forwarded-For': `198.51.100.${at}, ${network}` },
      });
    expect((await visit(0, '203.0.113.77')).status).toBe(200);
    await app.sql(`update rate_buckets set hits = 1200 where key like 'calls:%'`);
    const seen = await statuses(20, (at) => visit(at, '203.0.113.77'));
    expect(seen.slice(0, 19)).not.toContain(429);
    expect(seen.at(-1)).toBe(429);
    expect((await visit(1, '203.0.113.78')).status).toBe(200);
  });

  it.each([
    ['ip:port', (at: number) => `203.0.113.60:${50_000 + at}`],
    ['[ip]:port', (at: number) => `[2001:db8:2:2::1]:${50_000 + at}`],
    ['something that is no address', (at: number) => `x${at}`],
  ])('count one caller where the proxy writes %s', async (_, entry) => {
    const seen = await statuses(11, (at) =>
      app.client().fetch('/api/device/request-login', {
        method: 'POST',
        headers: { 'X-Forwarded-For': entry(at), 'Content-Type': 'application/json' },
        body: JSON.stringify({
          email: `nobody${at}@example.com`,
          challenge: 'A'.repeat(43),
          audience: 'staff',
        }),
      }),
    );
    expect(seen.slice(0, 10)).not.toContain(429);
    expect(seen.at(-1)).toBe(429);
  });

  it('count the codes that are typed for a mailbox, whoever asked for them', async () => {
    const email = 'guessed.at@example.com';
    const typed = (at: number) =>
      app.client().fetch('/api/auth/code', {
        method: 'POST',
        headers: { 'X-Forwarded-For': '203.0.113.150', 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: email.replace('@', `+${at}@`), code: '000000' }),
      });
    const seen = await statuses(31, typed);
    expect(seen).toEqual([...Array(30).fill(400), 429]);
  });

  it('count what an account changes, and let it read on', async () => {
    const busy = app.client();
    const headers = { 'X-Forwarded-For': '203.0.113.90', 'Content-Type': 'application/json' };
    const plain = busy.fetch.bind(busy);
    busy.fetch = (path, init) => plain(path, { ...init, headers });
    await busy.signIn('busy@example.com');
    const write = () => busy.fetch('/api/account/email', { method: 'DELETE' });
    expect((await write()).status).toBeLessThan(429);
    await app.sql(`update rate_buckets set hits = 600 where key like 'writes:%'`);
    const seen = await statuses(40, write);
    expect(seen.at(-1)).toBe(429);
    expect(new Set(seen.slice(0, 39))).not.toContain(429);
    const buckets = await app.sql('select count(*)::int as count from rate_buckets');
    expect(await statuses(3, () => busy.fetch('/api/letters'))).toEqual([200, 200, 200]);
    expect(await app.sql('select count(*)::int as count from rate_buckets')).toEqual(buckets);
  });
});
