import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { systemClock as clock } from '#server/platform/clock/index.ts';
import type { Database } from '#server/platform/database/index.ts';
import { openTestDatabase } from '#test/open-test-database.ts';
import { captchaProviders, createProviderCaptcha } from './provider-captcha.ts';

type Asked = Record<string, string>;

let database: Database;
let server: Server | undefined;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
afterEach(() => void server?.close());

/** A provider on a real socket; it answers what the test says. */
async function provider(answer: unknown, status = 200) {
  const asked: Asked[] = [];
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked.push(Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())));
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
  });
  const listening = server;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const verifyUrl = `http://127.0.0.1:${(listening.address() as AddressInfo).port}/siteverify`;
  return { asked, verifyUrl };
}

const keys = { siteKey: 'the site key', secret: 'the secret', hostname: 'letters.example.com' };

it.each(Object.keys(captchaProviders) as (keyof typeof captchaProviders)[])(
  '%s is asked with the secret and the token, and each token counts once',
  async (name) => {
    const { asked, verifyUrl } = await provider({ success: true, hostname: keys.hostname });
    const captcha = createProviderCaptcha({ database, clock, provider: name, ...keys, verifyUrl });
    expect(await captcha.challenge()).toEqual({ provider: name, siteKey: 'the site key' });
    const token = `token of ${name}`;
    const both = await Promise.all([captcha.verify(token), captcha.verify(token)]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(asked[0]).toEqual({ secret: 'the secret', response: token, sitekey: 'the site key' });
  },
);

it.each([
  ['the provider says no', { success: false, 'error-codes': ['invalid-input-response'] }],
  ['it was earned on another site', { success: true, hostname: 'elsewhere.example.com' }],
])('refuses a token where %s', async (_, answer) => {
  const { verifyUrl } = await provider(answer);
  const captcha = createProviderCaptcha({
    database,
    clock,
    provider: 'turnstile',
    verifyUrl,
    ...keys,
  });
  expect(await captcha.verify('a token')).toBe(false);
});

it('asks nobody about a token that is missing or too long to be one', async () => {
  const { asked, verifyUrl } = await provider({ success: true });
  const captcha = createProviderCaptcha({
    database,
    clock,
    provider: 'hcaptcha',
    verifyUrl,
    ...keys,
  });
  expect(await captcha.verify(undefined)).toBe(false);
  expect(await captcha.verify('x'.repeat(8_001))).toBe(false);
  expect(asked).toHaveLength(0);
});

it.each([
  ['answers an error', { success: true }, 500],
  ['answers no JSON', 'down for maintenance', 200],
  ['does not know our secret', { success: false, 'error-codes': ['invalid-input-secret'] }, 200],
])(
  'says that the check could not be looked at where the provider %s',
  async (_, answer, status) => {
    const { verifyUrl } = await provider(answer, status);
    const captcha = createProviderCaptcha({
      database,
      clock,
      provider: 'recaptcha',
      verifyUrl,
      ...keys,
    });
    await expect(captcha.verify('a token')).rejects.toMatchObject({
      code: 'request.captcha_unreachable',
    });
  },
);

it('says the same if nobody listens', async () => {
  const captcha = createProviderCaptcha({
    database,
    clock,
    provider: 'recaptcha',
    verifyUrl: 'http://127.0.0.1:9/siteverify',
    ...keys,
  });
  await expect(captcha.verify('a token')).rejects.toMatchObject({ status: 503 });
});

it('asks no longer once this process is about to end', async () => {
  const { verifyUrl } = await provider({ success: true });
  const captcha = createProviderCaptcha({
    database,
    clock,
    provider: 'recaptcha',
    verifyUrl,
    stopping: AbortSignal.abort(),
    ...keys,
  });
  await expect(captcha.verify('a token')).rejects.toMatchObject({ status: 503 });
});
