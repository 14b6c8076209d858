import { afterEach, expect, test, vi } from 'vitest';
import { confirmLogin, verifyLogin } from './verify-login.page.tsx';

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

test('says so if there is no token', async () => {
  expect(await verifyLogin(null)).toMatchObject({ message: 'No verification token provided.' });
});

test('asks for a click where another browser asked for the link, and then uses it', async () => {
  const problem = { success: false, code: 'accounts.link_elsewhere', error: 'Elsewhere.' };
  const user = {
    email: 'a@example.com',
    firstName: null,
    lastName: null,
    subscriptionTier: 'free',
  };
  const data = { user, redirectTo: '/copies', isNew: false };
  const asked = vi.fn<typeof fetch>((_, request) =>
    Promise.resolve(
      request?.method === 'POST'
        ? Response.json({ success: true, data, message: 'You are now signed in.' })
        : Response.json(problem, { status: 409 }),
    ),
  );
  vi.stubGlobal('fetch', asked);
  expect(await verifyLogin('moved')).toEqual({ kind: 'elsewhere', message: 'Elsewhere.' });
  expect(await confirmLogin('moved')).toMatchObject({ kind: 'success', redirectTo: '/copies' });
  expect(asked.mock.lastCall?.[1]?.body).toBe('{"token":"moved"}');
});
