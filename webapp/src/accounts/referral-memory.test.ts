import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetReferral, keepReferral, keptReferral } from './referral-memory.ts';
import { requestLogin } from './request-login.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('sends the code of the person who invited this visitor with the request for a link', async () => {
  const answer = { success: true, data: { expiresInMinutes: 30 } };
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(answer)));
  vi.stubGlobal('fetch', asked);
  keepReferral('FRIEND-7');
  await requestLogin({ email: 'a@example.com', token: 'off', redirect: undefined });
  expect(JSON.parse(String(asked.mock.lastCall?.[1]?.body))).toMatchObject({
    email: 'a@example.com',
    referral: 'FRIEND-7',
  });
});

test('keeps nothing that is no code, and a visit without one takes none away', () => {
  keepReferral('<script>');
  expect(keptReferral()).toBeUndefined();
  keepReferral('FRIEND-7');
  keepReferral(null);
  expect(keptReferral()).toBe('FRIEND-7');
  forgetReferral();
  expect(keptReferral()).toBeUndefined();
});

test('goes on without storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepReferral('FRIEND-7');
  expect(keptReferral()).toBeUndefined();
});
