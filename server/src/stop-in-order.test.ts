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
    log,
  );
  expect(left).toEqual(['jobs', 'pdf']);
  expect(closed).toEqual(['requests', 'database']);
  expect(lines).toHaveLength(2);
  expect(lines.join('')).toMatch(/"part":"jobs".*still open[^]*|could not be closed/);
});
