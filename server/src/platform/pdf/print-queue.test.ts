import { Problem } from '@creditfix/shared/kernel';
import { describe, expect, it } from 'vitest';
import { PrintQueue } from './print-queue.ts';

const busy = (error: unknown) => error instanceof Problem && error.code === 'request.busy';

/** A task that ends when it is told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { task: () => promise, end: resolve };
}

describe('PrintQueue', () => {
  it('runs as many tasks at once as it is wide, the rest in the order they came', async () => {
    const queue = new PrintQueue({ width: 2, limit: 10, waitMs: 1_000 });
    const started: number[] = [];
    let most = 0;
    const tasks = Array.from({ length: 6 }, (_, index) =>
      queue.run(async () => {
        started.push(index);
        most = Math.max(most, queue.running);
        await new Promise((resolve) => setImmediate(resolve));
      }),
    );
    await Promise.all(tasks);
    expect(started).toEqual([0, 1, 2, 3, 4, 5]);
    expect(most).toBe(2);
    expect(queue.running).toBe(0);
  });

  it('turns one more than the limit away at once, with a time to come back', async () => {
    const queue = new PrintQueue({ width: 1, limit: 1, waitMs: 1_000 });
    const first = held();
    const running = queue.run(first.task);
    const waiting = queue.run(async () => 'waited');
    const refused = await queue.run(async () => 'never').catch((error: unknown) => error);
    expect(busy(refused)).toBe(true);
    expect((refused as Problem).details.retryAfterSeconds).toBeGreaterThan(0);
    first.end();
    await running;
    expect(await waiting).toBe('waited');
  });

  it('turns away who has waited too long, and forgets them', async () => {
    const queue = new PrintQueue({ width: 1, limit: 5, waitMs: 5 });
    const first = held();
    const running = queue.run(first.task);
    await expect(queue.run(async () => 'never')).rejects.toSatisfy(busy);
    expect(queue.waiting).toBe(0);
    first.end();
    await running;
    expect(await queue.run(async () => 'next')).toBe('next');
  });

  it('gives the place on when a task fails', async () => {
    const queue = new PrintQueue({ width: 1, limit: 5, waitMs: 1_000 });
    const failing = queue.run(() => Promise.reject(new Error('no')));
    const next = queue.run(async () => 'next');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
  });
});
