import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { ConcurrencyLimit } from './index.ts';

class Refused extends Error {}

const refusal = () => new Refused('no');

/** A task that ends when it is told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { task: () => promise, end: resolve };
}

it('runs as many tasks at once as it may, the rest in the order they came', async () => {
  const limit = new ConcurrencyLimit({ atOnce: 2, mayWait: 10, refusal });
  const started: number[] = [];
  let most = 0;
  const tasks = Array.from({ length: 6 }, (_, index) =>
    limit.run(async () => {
      started.push(index);
      most = Math.max(most, limit.running);
      await new Promise((resolve) => setImmediate(resolve));
    }),
  );
  await Promise.all(tasks);
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
  expect(most).toBe(2);
  expect(limit.running).toBe(0);
});

it('refuses one more than may wait, at once', async () => {
  const limit = new ConcurrencyLimit({ atOnce: 1, mayWait: 1, refusal });
  const first = held();
  const running = limit.run(first.task);
  const waiting = limit.run(async () => 'waited');
  await expect(limit.run(async () => 'never')).rejects.toThrow(Refused);
  first.end();
  await running;
  expect(await waiting).toBe('waited');
});

it('lets nobody wait who was not told to', async () => {
  const limit = new ConcurrencyLimit({ atOnce: 1, refusal });
  const first = held();
  const running = limit.run(first.task);
  await expect(limit.run(async () => 'never')).rejects.toThrow(Refused);
  first.end();
  await running;
  expect(await limit.run(async () => 'next')).toBe('next');
});

it('refuses anyone who has waited too long, and forgets them; a task that runs may take longer', async () => {
  const limit = new ConcurrencyLimit({ atOnce: 1, mayWait: 5, longestWaitMs: 5, refusal });
  const first = held();
  const running = limit.run(first.task);
  await expect(limit.run(async () => 'never')).rejects.toThrow(Refused);
  expect(limit.waiting).toBe(0);
  limit.refuseWaiting();
  first.end();
  await running;
  expect(await limit.run(async () => 'next')).toBe('next');
});

it('refuses all who wait when it is told to, and none that runs', async () => {
  const limit = new ConcurrencyLimit({ atOnce: 1, mayWait: 5, refusal });
  const first = held();
  const running = limit.run(first.task);
  const waiting = [limit.run(async () => 'never'), limit.run(async () => 'never')];
  limit.refuseWaiting();
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  first.end();
  expect(await running).toBeUndefined();
});

it('goes on after a task that failed', async () => {
  const limit = new ConcurrencyLimit({ atOnce: 1, mayWait: 5, refusal });
  const failing = limit.run(() => Promise.reject(new Error('broken')));
  const next = limit.run(async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

it('limits each person, and is fair to others', async () => {
  const limit = new ConcurrencyLimit({ atOnce: 10, atOnceOfOne: 1, refusal });
  const end = await limit.begin('one');
  await expect(limit.begin('one')).rejects.toThrow(Refused);
  (await limit.begin('another'))();
  end();
  end();
  await expect.poll(() => limit.isFull('one')).toBe(false);
  expect(await limit.run(async () => 'again', 'one')).toBe('again');
});

it('keeps what the caller set for its work, however late that begins', async () => {
  const language = new AsyncLocalStorage<string>();
  const limit = new ConcurrencyLimit({ atOnce: 1, mayWait: 5, refusal });
  const said = ['en', 'es'].map((spoken) =>
    language.run(spoken, () => limit.run(async () => language.getStore())),
  );
  expect(await Promise.all(said)).toEqual(['en', 'es']);
});
