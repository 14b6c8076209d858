import { expect, it } from 'vitest';
import { createLog } from '#server/platform/logging/index.ts';
import { stopInOrder } from './stop-in-order.ts';

it('closes one after the other, leaves what hangs or fails, and names it', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const closed: string[] = [];
  const step = (name: string, stop: () => Promise<void>) => ({ name, withinMs: 30, stop });
  const ends = (name: string) => step(name, async () => void closed.push(name));
  const left = await stopInOrder(
    [
      ends('requests'),
      step('jobs', async () => await new Promise(() => {})),
      step('pdf', async () => await Promise.reject(new Error('no'))),
      ends('database'),
    ],
    { withinMs: 10_000, log },
  );
  expect(left).toEqual(['jobs', 'pdf']);
  expect(closed).toEqual(['requests', 'database']);
  expect(lines).toHaveLength(2);
  expect(lines.join('')).toMatch(/"part":"jobs".*still open[^]*|could not be closed/);
});

it('gives the last step all the time that the others have left, and no step more', async () => {
  const log = createLog('info', { write: () => {} });
  const lasting = (ms: number) => async () => await new Promise<void>((end) => setTimeout(end, ms));
  const never = async () => await new Promise<void>(() => {});
  const quick = { name: 'requests', withinMs: 50, stop: lasting(0) };
  const last = (stop: () => Promise<void>) =>
    ({ name: 'database server', withinMs: 'rest', stop }) as const;
  // Longer than its share could be, were the time divided.
  expect(await stopInOrder([quick, last(lasting(200))], { withinMs: 30_000, log })).toEqual([]);
  expect(await stopInOrder([quick, last(never)], { withinMs: 60, log })).toEqual([
    'database server',
  ]);
  const slow = { name: 'jobs', withinMs: 60_000, stop: never };
  expect(await stopInOrder([slow], { withinMs: 20, log })).toEqual(['jobs']);
});
