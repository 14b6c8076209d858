// @vitest-environment jsdom
import { accountEndpoints, myAccountEndpoints } from '@creditfix/shared/accounts';
import { act, cleanup, renderHook, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Answered } from './answered.tsx';
import { mutationOf, queryClient, queryOf, useMutation, useQuery } from './server-state.ts';
import { forgetSession, rememberSession } from './session.atoms.ts';
import { ThemeProvider } from './theme/theme-provider.tsx';

const { listPasskeys, removePasskey } = myAccountEndpoints;
const passkeys = { passkeys: [] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
});

const given = (data: unknown) => Response.json({ success: true, data });

const refusal = (status: number, retryAfter?: number) =>
  Response.json(
    { success: false, code: 'request.refused', error: `Refused with ${status}.` },
    { status, headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) } },
  );

/** Answers one call after the other; the last answer is for all that come after it. */
function answerWith(...answers: readonly Response[]) {
  const queue = [...answers];
  const asked = vi.fn<typeof fetch>(() => {
    const next = queue.length > 1 ? queue.shift() : queue[0];
    return Promise.resolve((next ?? refusal(500)).clone());
  });
  vi.stubGlobal('fetch', asked);
  return asked;
}

const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
const ask = () => renderHook(() => useQuery(queryOf(listPasskeys))).result;

test('a server that is busy is asked again after the time that it names, and not before', async () => {
  const asked = answerWith(refusal(503, 5), given(passkeys));
  const answer = ask();
  await pass(4_900);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(answer.current.status).toBe('pending');
  await pass(200);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(answer.current.data).toEqual(passkeys);
});

test.each([
  ['one that stays busy', refusal(503, 2), 3],
  ['one that names a long wait', refusal(503, 30), 1],
  ['one that names no time', refusal(503), 1],
  ['a refusal', refusal(404), 1],
  ['too many calls', refusal(429, 2), 1],
  ['a fault', refusal(500, 2), 1],
])('%s ends in the failure', async (_, response, calls) => {
  const asked = answerWith(response);
  const answer = ask();
  await pass(60_000);
  expect(asked).toHaveBeenCalledTimes(calls);
  expect(answer.current.error?.problem).toMatchObject({
    status: response.status,
    error: `Refused with ${response.status}.`,
  });
});

test('two views that ask the same at once share one call', async () => {
  const asked = answerWith(given(passkeys));
  ask();
  ask();
  await pass();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a view that goes away stops its call', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    signals.push(init.signal);
    return new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new Error('stopped')));
    });
  });
  const { unmount } = renderHook(() => useQuery(queryOf(listPasskeys)));
  await pass();
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  unmount();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
});

test('nothing that the server said is left once the session is over', async () => {
  rememberSession();
  answerWith(given(passkeys));
  ask();
  await pass();
  expect(queryClient.getQueryCache().getAll()).toHaveLength(1);
  forgetSession();
  expect(queryClient.getQueryCache().getAll()).toHaveLength(0);
});

test('after a sign-in, what is on screen is asked anew and what is not is dropped', async () => {
  const asked = answerWith(given(passkeys));
  ask();
  const { unmount } = renderHook(() => useQuery(queryOf(myAccountEndpoints.listSessions)));
  unmount();
  await pass();
  const before = asked.mock.calls.length;
  rememberSession();
  await pass();
  expect(asked).toHaveBeenCalledTimes(before + 1);
  expect(queryClient.getQueryCache().getAll()).toHaveLength(1);
});

test('a deletion is tried again where the server is busy; what may not be done twice is not', async () => {
  const asked = answerWith(refusal(503, 1));
  const removal = renderHook(() => useMutation(mutationOf(removePasskey))).result;
  act(() => removal.current.mutate({ params: { id: 'x' } }));
  await pass(10_000);
  expect(asked).toHaveBeenCalledTimes(3);
  const login = renderHook(() => useMutation(mutationOf(accountEndpoints.requestLogin))).result;
  act(() => login.current.mutate({ body: { email: 'jordan@example.com' } }));
  await pass(10_000);
  expect(asked).toHaveBeenCalledTimes(4);
  expect(login.current.error?.problem.status).toBe(503);
});

test('what is on screen stays through a failed question, and goes where the server takes it back', async () => {
  answerWith(given(passkeys), refusal(500), refusal(404), given(passkeys));
  vi.stubGlobal('matchMedia', () => new EventTarget());
  function Keys() {
    return (
      <ThemeProvider>
        <Answered answer={useQuery(queryOf(listPasskeys))} what="your passkeys">
          {(data) => <p>{data.passkeys.length} passkeys</p>}
        </Answered>
      </ThemeProvider>
    );
  }
  render(<Keys />);
  expect(screen.queryByText('Loading your passkeys')).not.toBeNull();
  await pass();
  expect(screen.queryByText('0 passkeys')).not.toBeNull();
  void queryClient.invalidateQueries();
  await pass();
  expect(screen.queryByText('0 passkeys')).not.toBeNull();
  void queryClient.invalidateQueries();
  await pass();
  expect(screen.queryByText('Refused with 404.')).not.toBeNull();
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  await pass();
  expect(screen.queryByText('0 passkeys')).not.toBeNull();
});
