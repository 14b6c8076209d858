import { defineEndpoint } from '@creditfix/shared/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { addressOf, callApi, onSignInNeeded } from './api-client.ts';

const rename = defineEndpoint({
  name: 'rename',
  method: 'PATCH',
  path: '/api/things/:id',
  access: 'signed_in',
  summary: 'Renames a thing.',
  problems: {},
  params: z.object({ id: z.string() }),
  query: z.object({ dry: z.boolean() }),
  body: z.object({ name: z.string() }),
  data: z.object({ name: z.string() }),
});
const question = { params: { id: 'a/b' }, body: { name: 'New' } };

afterEach(() => vi.unstubAllGlobals());

/** Answers every call with this, and keeps what was asked. */
function answerWith(body: unknown, init: ResponseInit = {}) {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, init)));
  vi.stubGlobal('fetch', asked);
  return asked;
}

test('fills the path, the query and the body, and hands back the checked data', async () => {
  const asked = answerWith({ success: true, data: { name: 'New', extra: 1 }, message: 'Done.' });
  const answer = await callApi(rename, { ...question, query: { dry: true } });
  expect(answer).toEqual({ ok: true, data: { name: 'New' }, message: 'Done.' });
  const [address, request] = asked.mock.calls[0] ?? [];
  expect(address).toBe('/api/things/a%2Fb?dry=true');
  expect(request).toMatchObject({ method: 'PATCH', body: '{"name":"New"}' });
});

test('hands back a refusal with its fields and when to try again', async () => {
  const fields = [{ path: 'name', message: 'Too long.' }];
  answerWith(
    { success: false, code: 'things.busy', error: 'Later.', fields },
    { status: 429, headers: { 'Retry-After': '30' } },
  );
  expect(await callApi(rename, question)).toEqual({
    ok: false,
    problem: { code: 'things.busy', error: 'Later.', status: 429, fields, retryAfterSeconds: 30 },
  });
});

test('tells the listeners when a guarded call is refused for want of a session', async () => {
  answerWith({ success: false, code: 'accounts.sign_in_needed', error: 'x' }, { status: 401 });
  const listener = vi.fn();
  const stop = onSignInNeeded(listener);
  await callApi(rename, question);
  stop();
  await callApi(rename, question);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('calls data of another shape, or no JSON at all, unreadable', async () => {
  answerWith({ success: true, data: { name: 7 } });
  expect(await callApi(rename, question)).toMatchObject({ problem: { code: 'unreadable' } });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 502 })));
  expect(await callApi(rename, question)).toMatchObject({ problem: { status: 502 } });
});

test('reads a lost connection as a network problem, but lets the caller stop a call', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await callApi(rename, question)).toEqual({
    ok: false,
    problem: {
      code: 'network',
      error: 'Network error. Please check your connection and try again.',
      status: 0,
    },
  });
  const abort = new AbortController();
  abort.abort();
  await expect(callApi(rename, { ...question, signal: abort.signal })).rejects.toThrow();
});

test('leaves parts of the query out that have no value', () => {
  expect(addressOf({ ...rename, path: '/api/x' }, { query: { a: 1, b: undefined } })).toBe(
    '/api/x?a=1',
  );
});
