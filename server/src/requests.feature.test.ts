import { accountEndpoints } from '@creditfix/shared/accounts';
import { letterEndpoints, letterLimits } from '@creditfix/shared/letters';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDraft, aDrawnSignature, aLetter } from '#test/a-letter.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { plainGet } from '#test/plain-get.ts';
import type { TestClient } from '#test/test-client.ts';

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  client = app.client();
  await client.signIn('hostile@example.com');
});
afterAll(() => app.close());

const { generateLetter } = letterEndpoints;
const post = (path: string, body: string, type = 'application/json') =>
  client.fetch(path, { method: 'POST', body, headers: { 'Content-Type': type } });

describe('bad input', () => {
  const named = (change: object) =>
    aLetter({ personalInfo: { ...aLetter().personalInfo, ...change } });

  it.each([
    ['an empty first name', named({ firstName: '   ' }), 'personalInfo.firstName'],
    ['a sign in a name', named({ lastName: 'Ng <b>' }), 'personalInfo.lastName'],
    ['a ZIP code of another state', named({ zipCode: '90210' }), 'personalInfo.zipCode'],
    ['a lone surrogate', named({ address: 'Main \uD800 Street' }), 'personalInfo.address'],
    [
      '40,000 characters of details',
      aLetter({
        disputeDetails: { ...aLetter().disputeDetails, customDetails: 'x'.repeat(40_000) },
      }),
      'disputeDetails.customDetails',
    ],
    ['an unknown bureau', { ...aLetter(), bureauType: 'innovis' }, 'bureauType'],
    ['no signature', { ...aLetter(), signature: undefined }, 'signature'],
    [
      'a signature that is no data URL',
      { ...aLetter(), signature: 'https://example.com/me.png' },
      'signature',
    ],
    ['a number for a name', named({ firstName: 7 }), 'personalInfo.firstName'],
  ])('%s is answered 400 with the field named', async (_, body, path) => {
    const answer = await client.call(generateLetter, { body: body as never });
    expect(answer.status).toBe(400);
    expect(answer.problem.fields?.map((field) => field.path)).toContain(path);
  });

  it.each([
    [
      'bytes that are no PNG',
      `data:image/png;base64,${Buffer.from('GIF89a, honestly').toString('base64')}`,
    ],
    ['a PNG cut in half', aDrawnSignature().slice(0, 400).replace(/=+$/, '').slice(0, 400)],
  ])('a signature of %s is refused in words', async (_, signature) => {
    const answer = await client.call(generateLetter, { body: aLetter({ signature }) });
    expect(answer.status).toBe(400);
    expect(answer.problem.code).toMatch(/signature_unreadable|request\.invalid/);
  });

  it('answers 413 to a signature of 10 MB', async () => {
    const signature = `data:image/png;base64,${'A'.repeat(10_000_000)}`;
    const response = await post('/api/dispute-letters', JSON.stringify(aLetter({ signature })));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ success: false, code: 'request.too_large' });
  });

  it('knows a path in the case that it is written in, and no other', async () => {
    const known = await fetch(new URL('/api/auth/session', app.url));
    const shouted = await fetch(new URL('/api/AUTH/session', app.url));
    expect([known.status, shouted.status]).toEqual([200, 404]);
  });

  it('answers what comes on the same connection after a body that nobody read', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async (method: string, path: string, body: string) => {
      const call = request(new URL(path, app.url), {
        agent,
        method,
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': body.length,
        },
      });
      call.end(body);
      const [response] = (await once(call, 'response')) as [IncomingMessage];
      await once(response.resume(), 'end');
      return { status: response.statusCode, reused: call.reusedSocket };
    };
    try {
      // Nobody is signed in, so the body is not looked at.
      const unread = await ask('POST', generateLetter.path, `{"a":"${'x'.repeat(500_000)}"}`);
      expect(unread).toEqual({ status: 401, reused: false });
      expect(await ask('GET', '/api/health/live', '')).toEqual({ status: 200, reused: true });
    } finally {
      agent.destroy();
    }
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml'])(
    'answers 415 to %s',
    async (type) => {
      expect((await post('/api/dispute-letters', 'hello', type)).status).toBe(415);
    },
  );

  it.each(['{', '"text"', '[1', '{"a":\u0001}', 'null'])(
    'answers 400 to %j as JSON',
    async (body) => {
      expect((await post('/api/dispute-letters', body)).status).toBe(400);
    },
  );

  it.each([
    ['GET', '/api/letters/not-a-uuid'],
    ['GET', '/api/letters/%00'],
    ['GET', '/api/letters/%E0%A4%A'],
    ['GET', '/api/letters?limit=lots'],
    ['GET', '/api/letters?limit=1&limit=2'],
    ['GET', '/api/nothing/here'],
    ['DELETE', '/api/letters'],
    ['PATCH', '/api/letters/drafts/1'],
    ['PUT', '/api/dispute-letters'],
    ['GET', `/api/auth/verify?token=${'x'.repeat(5000)}`],
    ['GET', '/api/auth/verify?token=a&token=b'],
    ['GET', '/api/auth/verify?token[]=a&token[constructor]=b'],
    ['OPTIONS', '/api/letters'],
  ])('%s %s is answered with a refusal, never a failure', async (method, path) => {
    const response = await client.fetch(path, { method });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await response.json()).toMatchObject({ success: false });
  });

  it('says which methods an address answers', async () => {
    const response = await client.fetch('/api/dispute-letters', { method: 'PUT' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  it('takes nothing into the prototype of its objects', async () => {
    const email = 'plain@example.com';
    for (const body of [
      `{"email":"${email}","__proto__":{"plan":"pro","isAdmin":true}}`,
      `{"email":"${email}","\\u005f_proto__":{"plan":"pro"}}`,
      `{"__proto__":[],"email":"${email}"}`,
    ])
      expect((await post('/api/auth/request-login', body)).status).toBe(400);
    const odd = `{"email":"${email}","constructor":{"prototype":{"success":"no"}},"toString":1}`;
    const answer = (await (await post('/api/auth/request-login', odd)).json()) as object;
    expect(answer).toMatchObject({ success: true });
  });

  it.each([
    ['arrays', '['.repeat(200_000) + ']'.repeat(200_000), 400],
    // What no draft has is dropped, however deep.
    ['objects', `${'{"content":'.repeat(60_000)}1${'}'.repeat(60_000)}`, 200],
  ])('is not brought down by 60,000 and more %s in each other', async (_, deep, status) => {
    expect((await post('/api/letters/drafts', `{"content":${deep}}`)).status).toBe(status);
  });

  it('refuses a head of many headers or a very long address', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 130 }, (_, at) => [`X-Filler-${at}`, '1']),
    );
    expect([400, 431]).toContain((await plainGet(`${app.url}/api/auth/session`, many)).status);
    const long = await plainGet(`${app.url}/api/auth/verify?token=${'x'.repeat(17_000)}`, {});
    expect([400, 414, 431]).toContain(long.status);
  });

  it('answers 4xx to a body that is not what its encoding says', async () => {
    for (const encoding of ['gzip', 'br', 'deflate', 'zstd', 'nonsense']) {
      const headers = { 'Content-Type': 'application/json', 'Content-Encoding': encoding };
      const { status } = await client.fetch('/api/auth/request-login', {
        method: 'POST',
        body: 'not packed',
        headers,
      });
      expect([encoding, status >= 400 && status < 500]).toEqual([encoding, true]);
    }
  });

  it.each([0, -5, 2 ** 31, 1.5])('answers 400 to the draft revision %d', async (revision) => {
    const { data: draft } = await client.call(letterEndpoints.createDraft, {
      body: { content: {} },
    });
    const body = { revision, content: {} };
    const answer = await client.call(letterEndpoints.saveDraft, { params: { id: draft.id }, body });
    expect(answer.problem.fields?.[0]?.path).toBe('revision');
  });

  it('answers 400 to a page before all time', async () => {
    expect((await client.fetch('/api/letters?before=0000-01-01T00:00:00Z')).status).toBe(400);
  });

  it('answers only to the names of this machine where it is for this machine alone', async () => {
    expect((await plainGet(`${app.url}/api/dev/mailbox`, { Host: 'evil.example' })).status).toBe(
      421,
    );
    expect((await plainGet(`${app.url}/api/health/live`, { Host: 'localhost:8787' })).status).toBe(
      200,
    );
  });

  it.each([
    ['is not signed in', '/api/letters/drafts', 401],
    ['asks for what is not there', '/api/nothing', 404],
  ])('answers anyone who %s before a body has come', async (_, path, status) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': '900000' };
    const unfinished = request(app.url + path, { method: 'POST', headers });
    unfinished.write('{');
    const [answer] = (await once(unfinished, 'response')) as [IncomingMessage];
    unfinished.on('error', () => {}).destroy();
    expect(answer.statusCode).toBe(status);
  });

  it('answers 400 to a request with two names', async () => {
    const { port } = new URL(app.url);
    const twice = ['Host', `127.0.0.1:${port}`, 'Host', `localhost:${port}`];
    expect((await plainGet(`${app.url}/api/health/live`, twice)).status).toBe(400);
  });

  it('answers 400 to a request with an empty name', async () => {
    expect((await plainGet(`${app.url}/api/health/live`, ['Host', ''])).status).toBe(400);
  });

  it('reads junk cookies as no session', async () => {
    const response = await fetch(`${app.url}/api/letters`, {
      headers: { Cookie: 'cf_session_token=%%%; session=;;=;' },
    });
    expect(response.status).toBe(401);
  });

  it('takes what a paste brought along unseen out of it', async () => {
    const honest = app.client();
    await honest.signIn('paste@example.com');
    const body = named({ address: '\t742\u0000 Main\u200B St\u202E', city: 'Day\u00ADton' });
    const { data } = await honest.call(generateLetter, { body });
    const { data: letter } = await honest.call(letterEndpoints.getLetter, {
      params: { id: data.letterId },
    });
    expect(letter.document.sender.lines.slice(0, 2)).toEqual(['742 Main St', 'Dayton, OH 45402']);
  });

  it('prints hostile text as text', async () => {
    const honest = app.client();
    await honest.signIn('markup@example.com');
    const creditorName = '<img src=x onerror=alert(1)> ${7*7} & "co"';
    const body = aLetter({ disputeDetails: { ...aLetter().disputeDetails, creditorName } });
    const { data } = await honest.call(generateLetter, { body });
    const { data: letter } = await honest.call(letterEndpoints.getLetter, {
      params: { id: data.letterId },
    });
    expect(JSON.stringify(letter.document.blocks)).toContain(
      JSON.stringify(creditorName).slice(1, -1),
    );
  });

  it('keeps a draft within its limits', async () => {
    const content = aDraft({
      disputeDetails: { customDetails: 'y'.repeat(letterLimits.customDetails + 1) },
    });
    const { status, problem } = await client.call(letterEndpoints.createDraft, {
      body: { content },
    });
    expect(status).toBe(400);
    expect(problem.fields?.[0]?.path).toBe('content.disputeDetails.customDetails');
  });
});

describe('requests from elsewhere', () => {
  it.each([
    ['another origin', { Origin: 'https://evil.example' }],
    ['a sandboxed page', { Origin: 'null' }],
    ['a cross-site form without Origin', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('%s can change nothing', async (_, headers) => {
    const answer = await client.call(generateLetter, { body: aLetter(), headers });
    expect(answer.status).toBe(403);
    expect(answer.problem.code).toBe('request.cross_site');
  });

  it('our own page can', async () => {
    const headers = { Origin: app.url, 'Sec-Fetch-Site': 'same-origin' };
    expect(
      (await client.call(letterEndpoints.createDraft, { body: { content: {} }, headers })).status,
    ).toBe(200);
  });
});

describe('headers', () => {
  it('tell the browser to trust little', async () => {
    const { headers } = await client.fetch('/api/letters');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('limits', () => {
  it('answer 429 with the time to wait, whoever the link was asked for', async () => {
    const limited = await createTestApp({ limits: 'on' });
    try {
      // All of these lead to one mailbox.
      const ask = (tag: number) =>
        limited
          .client()
          .call(accountEndpoints.requestLogin, { body: { email: `Often+${tag}@example.com` } });
      const answers = [];
      for (let tries = 0; tries < 9; tries += 1) answers.push(await ask(tries));
      expect(answers.map(({ status }) => status)).toEqual([
        200, 200, 200, 200, 200, 200, 200, 200, 429,
      ]);
      expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
      // Nobody stands in front of this server, so nobody is believed who says so.
      const call = (forwarded: string) =>
        plainGet(`${limited.url}/api/auth/session`, { 'X-Forwarded-For': forwarded });
      await limited.sql(`update rate_buckets set hits = 1200 where key like 'calls:%'`);
      const statuses = [];
      for (let tries = 0; tries < 20; tries += 1)
        statuses.push((await call(`203.0.113.${tries}`)).status);
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await limited.close();
    }
  });
});

describe('the bot check', () => {
  it('is needed on the login form and counts once', async () => {
    // The library looks at the real time, so this server lives in it.
    const startAt = new Date().toISOString();
    const guarded = await createTestApp({ captcha: 'altcha', startAt });
    try {
      const body = { email: 'robot@example.com' };
      const refused = await guarded.client().call(accountEndpoints.requestLogin, { body });
      expect(refused.problem.error).toBe('Please complete the reCAPTCHA verification.');
      const recaptchaToken = await solveAltcha(guarded);
      const ask = () =>
        guarded.client().call(accountEndpoints.requestLogin, { body: { ...body, recaptchaToken } });
      expect((await ask()).status).toBe(200);
      expect((await ask()).status).toBe(400);
    } finally {
      await guarded.close();
    }
  });
});

/** Does the widget's work: fetches a challenge and solves it. */
async function solveAltcha(at: TestApp): Promise<string> {
  const { solveChallenge } = await import('altcha-lib');
  const { deriveKey } = await import('altcha-lib/algorithms/pbkdf2');
  const challenge = (await (await at.client().fetch('/api/captcha/challenge')).json()) as never;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

describe('the description of the calls', () => {
  it('is an OpenAPI 3.1 document with every call', async () => {
    const response = await app.client().fetch('/api/openapi.json');
    const document = (await response.json()) as { openapi: string; paths: Record<string, object> };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/api/auth/request-login',
        '/api/dispute-letters',
        '/api/letters/{id}/pdf',
      ]),
    );
    expect((await app.client().fetch('/api/docs')).headers.get('content-type')).toContain(
      'text/html',
    );
  });
});
