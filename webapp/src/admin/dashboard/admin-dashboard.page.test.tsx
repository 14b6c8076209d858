// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#webapp/kit/index.ts';
import { useAdminStatus } from '../admin.queries.ts';
import { useShellInstead } from './admin-dashboard.page.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
});

test('a server that stays silent is asked once more, and not without end', async () => {
  const asked = vi.fn<typeof fetch>(
    () =>
      new Promise((_resolve, reject) => {
        setTimeout(() => reject(new TypeError('no connection')), 500);
      }),
  );
  vi.stubGlobal('fetch', asked);
  const view = renderHook(() => {
    const status = useAdminStatus();
    useShellInstead(status);
    return status;
  }).result;
  // In steps: each is drawn before the next.
  for (let step = 0; step < 20; step += 1) await act(() => vi.advanceTimersByTimeAsync(250));
  expect(asked).toHaveBeenCalledTimes(2);
  expect(view.current.error?.problem.code).toBe('network');
});
