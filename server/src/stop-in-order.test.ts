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

it('gives each step what those before it have left, the last one all of it, and no step the time of a later one', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const lasting = (ms: number) => async () => await new Promise<void>((end) => setTimeout(end, ms));
  const never = async () => await new Promise<void>(() => {});
  const quick = { name: 'requests', withinMs: 5_000, stop: lasting(0) };
  const busy = { name: 'database', withinMs: 1, stop: lasting(100) };
  const last = (stop: () => Promise<void>) =>
    ({ name: 'database server', withinMs: 'rest', stop }) as const;
  expect(await stopInOrder([quick, busy, last(lasting(200))], { withinMs: 30_000, log })).toEqual(
    [],
  );
  const hanging = { name: 'jobs', withinMs: 20, stop: never };
  expect(await stopInOrder([hanging, busy, last(lasting(0))], { withinMs: 30_000, log })).toEqual([
    'jobs',
    'database',
  ]);
  expect(await stopInOrder([hanging, last(never)], { withinMs: 60, log })).toEqual([
    'jobs',
    'database server',
  ]);
  const slow = { name: 'jobs', withinMs: 60_000, stop: never };
  expect(await stopInOrder([slow], { withinMs: 20, log })).toEqual(['jobs']);
});
