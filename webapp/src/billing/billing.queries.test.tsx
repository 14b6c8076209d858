// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#webapp/kit/index.ts';
import { useCheckoutOutcome } from './billing.queries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
});

const checkout = {
  planName: 'Credit Fix Pro',
  amountCents: 1_999,
  currency: 'usd',
  customerEmail: 'jordan@example.com',
  status: null,
};

const inState = (state: string) => Response.json({ success: true, data: { ...checkout, state } });

/** The last answer is for all calls that come after it. */
function answerWith(...answers: readonly Response[]) {
  const queue = [...answers];
  const asked = vi.fn<typeof fetch>(async () => {
    const next = queue.length > 1 ? queue.shift() : queue[0];
    return next?.clone() ?? Response.error();
  });
  vi.stubGlobal('fetch', asked);
  return asked;
}

const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
const ask = () => renderHook(() => useCheckoutOutcome('cs_1')).result;

test('a payment is asked about every two seconds until it is through, and then no more', async () => {
  const asked = answerWith(inState('processing'), inState('processing'), inState('complete'));
  const view = ask();
  expect(view.current.outcome).toEqual({ kind: 'asking' });
  await pass(100);
  expect(view.current.outcome).toMatchObject({ kind: 'known', late: false });
  await pass(2_000);
  expect(asked).toHaveBeenCalledTimes(2);
  await pass(2_000);
  expect(view.current.outcome).toMatchObject({ kind: 'known', checkout: { state: 'complete' } });
  await pass(60_000);
  expect(asked).toHaveBeenCalledTimes(3);
});

test('after a minute it is late, and asks again only when the person does', async () => {
  const asked = answerWith(inState('processing'));
  const view = ask();
  await pass(70_000);
  expect(view.current.outcome).toMatchObject({ kind: 'known', late: true });
  const calls = asked.mock.calls.length;
  await pass(70_000);
  expect(asked).toHaveBeenCalledTimes(calls);
  act(() => view.current.askAgain());
  expect(view.current.outcome).toEqual({ kind: 'asking' });
  await pass(100);
  expect(view.current.outcome).toMatchObject({ kind: 'known', late: false });
  expect(asked).toHaveBeenCalledTimes(calls + 1);
});

test.each([
  ['billing.checkout_unknown', 404, { kind: 'unknown' }],
  ['request.invalid', 400, { kind: 'unknown' }],
  ['request.failed', 500, { kind: 'failed', text: 'In words.' }],
])('%s is told, and not asked again', async (code, status, outcome) => {
  const refusal = Response.json({ success: false, code, error: 'In words.' }, { status });
  const asked = answerWith(refusal);
  const view = ask();
  await pass(30_000);
  expect(view.current.outcome).toEqual(outcome);
  expect(asked).toHaveBeenCalledTimes(1);
});
