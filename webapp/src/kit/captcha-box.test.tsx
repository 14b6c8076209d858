// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CaptchaBox } from './captcha-box.tsx';
import { captchaBoxMessages, kitMessages } from './messages.tsx';
import { ThemeProvider } from './theme/theme-provider.tsx';

vi.mock('./site-facts.tsx', () => ({ useSiteFacts: () => ({ supportEmail: 'help@example.com' }) }));

window.matchMedia = () =>
  ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Ask = (signal: AbortSignal) => Promise<'off' | 'failed'>;

function draw(ask: Ask) {
  const onSolved = vi.fn<(token: string) => void>();
  render(
    <ThemeProvider>
      <CaptchaBox ask={ask} onSolved={onSolved} />
    </ThemeProvider>,
  );
  return onSolved;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a check whose answer is lost is started again, and the lost one is given up', async () => {
  const signals: AbortSignal[] = [];
  const ask = vi.fn<Ask>((signal) => {
    signals.push(signal);
    return signals.length === 1 ? new Promise(() => {}) : Promise.resolve('off');
  });
  const onSolved = draw(ask);
  await pass(14_000);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(2_000);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(signals[0]?.aborted).toBe(true);
  expect(onSolved).toHaveBeenCalledExactlyOnceWith('off');
});

test('a check that is lost again and again is told, and starts once more when asked to', async () => {
  const ask = vi.fn<Ask>(() => new Promise(() => {}));
  draw(ask);
  for (const wait of [16_000, 31_000, 61_000]) await pass(wait);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(screen.getByText(captchaBoxMessages.failed)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: kitMessages.tryAgain }));
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(4);
});

test('a page that is only opened asks for no check; the first touch of a field starts it', async () => {
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(null, { status: 204 }));
  const onSolved = vi.fn<(token: string) => void>();
  render(
    <ThemeProvider>
      <CaptchaBox onSolved={onSolved} />
    </ThemeProvider>,
  );
  await pass(120_000);
  expect(asked).not.toHaveBeenCalled();
  expect(screen.getByText(captchaBoxMessages.startsByItself)).toBeTruthy();
  fireEvent.focusIn(window);
  await pass(0);
  expect(asked).toHaveBeenCalledOnce();
  expect(onSolved).toHaveBeenCalledExactlyOnceWith('off');
});
