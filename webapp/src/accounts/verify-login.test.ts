import { afterEach, expect, test, vi } from 'vitest';
import { verifyLogin } from './verify-login.ts';

afterEach(() => vi.unstubAllGlobals());

const expired = { success: false, code: 'accounts.link_expired', error: 'Too old.' };

test('sends a token once however often it is asked, because a link works once', async () => {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(expired, { status: 400 })));
  vi.stubGlobal('fetch', asked);
  const outcomes = await Promise.all([verifyLogin('once'), verifyLogin('once')]);
  expect(outcomes).toEqual([
    { kind: 'error', message: 'Too old.', canTryAgain: false },
    { kind: 'error', message: 'Too old.', canTryAgain: false },
  ]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('lets a call that never got an answer be made again', async () => {
  const asked = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', asked);
  const outcome = await verifyLogin('lost');
  expect(outcome).toEqual({
    kind: 'error',
    message: 'Network error occurred. Please try again.',
    canTryAgain: true,
  });
  await verifyLogin('lost');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('says so where there is no token', async () => {
  expect(await verifyLogin(null)).toMatchObject({ message: 'No verification token provided.' });
});
