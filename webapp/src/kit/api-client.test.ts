import { accountEndpoints } from '@creditfix/shared/accounts';
import { letterEndpoints } from '@creditfix/shared/letters';
import { afterEach, expect, test, vi } from 'vitest';
import { addressOf, callApi, onSignInNeeded } from './api-client.ts';

const { requestLogin } = accountEndpoints;
const { deleteDraft, listLetters } = letterEndpoints;
const login = { body: { email: 'jordan@example.com' } };
const draft = { params: { id: 'a/b' } };

afterEach(() => vi.unstubAllGlobals());

/** Answers every call with this, and keeps what was asked. */
function answerWith(body: unknown, init: ResponseInit = {}) {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, init)));
  vi.stubGlobal('fetch', asked);
  return asked;
}

test('sends the body as JSON and hands back the checked data without what was not declared', async () => {
  const data = { expiresInMinutes: 30, extra: 1 };
  const asked = answerWith({ success: true, data, message: 'Done.' });
  const answer = await callApi(requestLogin, login);
  expect(answer).toEqual({ ok: true, data: { expiresInMinutes: 30 }, message: 'Done.' });
  const [address, request] = asked.mock.calls[0] ?? [];
  expect(address).toBe('/api/auth/request-login');
  expect(request).toMatchObject({ method: 'POST', body: JSON.stringify(login.body) });
});

test('fills the path safely, and leaves parts of the query out that have no value', () => {
  expect(addressOf(deleteDraft, draft)).toBe('/api/letters/drafts/a%2Fb');
  expect(addressOf(listLetters, { query: { limit: 5, before: undefined } })).toBe(
    '/api/letters?limit=5',
  );
});

test('hands back a refusal with its fields and when to try again', async () => {
  const fields = [{ path: 'email', message: 'Too long.' }];
  answerWith(
    { success: false, code: 'request.too_many', error: 'Later.', fields },
    { status: 429, headers: { 'Retry-After': '30' } },
  );
  const { ok: _, ...rest } = await callApi(requestLogin, login);
  expect(rest).toEqual({
    problem: {
      code: 'request.too_many',
      error: 'Later.',
      status: 429,
      fields,
      retryAfterSeconds: 30,
    },
  });
});

test('tells the listeners when a guarded call is refused for want of a session', async () => {
  answerWith({ success: false, code: 'accounts.sign_in_needed', error: 'x' }, { status: 401 });
  const listener = vi.fn<() => void>();
  const stop = onSignInNeeded(listener);
  await callApi(requestLogin, login);
  expect(listener).not.toHaveBeenCalled();
  await callApi(deleteDraft, draft);
  stop();
  await callApi(deleteDraft, draft);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('calls data of another shape, or no JSON at all, unreadable', async () => {
  answerWith({ success: true, data: { expiresInMinutes: 'soon' } });
  expect(await callApi(requestLogin, login)).toMatchObject({ problem: { code: 'unreadable' } });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 502 })));
  expect(await callApi(requestLogin, login)).toMatchObject({ problem: { status: 502 } });
});

test('reads a lost connection as a network problem, but lets the caller stop a call', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await callApi(requestLogin, login)).toMatchObject({
    problem: {
      code: 'network',
      error: 'Network error. Please check your connection and try again.',
    },
  });
  const abort = new AbortController();
  abort.abort();
  await expect(callApi(requestLogin, { ...login, signal: abort.signal })).rejects.toThrow(
    'Failed to fetch',
  );
});
