import { afterEach, expect, it } from 'vitest';
import { createThreadPool, type ThreadPool, type ThreadPoolSettings } from './thread-pool.ts';

const FOR_EVER = { ms: 1_000_000 };
const SHORT = { ms: 1 };

const pools: ThreadPool[] = [];
function poolOf(settings: Partial<ThreadPoolSettings> = {}): ThreadPool {
  const pool = createThreadPool({
    script: new URL('../../../test/a-busy-thread.ts', import.meta.url),
    threads: 2,
    timeLimitMs: 6e4,
    memoryMb: 64,
    mostWaiting: 3,
    mostWaitingOfOne: 2,
    ...settings,
  });
  pools.push(pool);
  return pool;
}
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

/** How it ends, heard in any case: a task of a closed pool is no failure of a test. */
const endOf = (asked: Promise<unknown>) =>
  asked.then(
    (answer) => answer,
    (error: { reason?: string; message: string }) => error.reason ?? error.message,
  );

it('answers, and goes on after work that failed', async () => {
  const pool = poolOf({ threads: 1 });
  expect(await endOf(pool.ask('ida', { ms: 1, fail: true }))).toBe('this one was to fail');
  expect(await endOf(pool.ask('ida', SHORT))).toBe('worked 1 ms');
});

it('gives every thread what it is to know from its start', async () => {
  const pool = poolOf({ given: ' by hand' });
  const both = [endOf(pool.ask('ida', SHORT)), endOf(pool.ask('otto', SHORT))];
  expect(await Promise.all(both)).toEqual(['worked 1 ms by hand', 'worked 1 ms by hand']);
});

it('ends work that takes too long, and answers the next', async () => {
  const pool = poolOf({ threads: 1, timeLimitMs: 300 });
  expect(await endOf(pool.ask('ida', FOR_EVER))).toBe('out_of_time');
  expect(await endOf(pool.ask('ida', SHORT))).toBe('worked 1 ms');
});

it('does not count the time in which a busy machine lets the work wait, up to a point', async () => {
  const pool = poolOf({ threads: 1, timeLimitMs: 300 });
  expect(await endOf(pool.ask('ida', { ms: 600, idle: true }))).toBe('worked 600 ms');
  expect(await endOf(pool.ask('ida', { ...FOR_EVER, idle: true }))).toBe('out_of_time');
  expect(await endOf(pool.ask('ida', SHORT))).toBe('worked 1 ms');
});

it('does one thing at a time for one person, so that another one is never kept waiting', async () => {
  const pool = poolOf();
  const hostile = [FOR_EVER, FOR_EVER, FOR_EVER].map((work) => endOf(pool.ask('mallory', work)));
  expect(await endOf(pool.ask('ida', SHORT))).toBe('worked 1 ms');
  expect(await endOf(pool.ask('ida', SHORT))).toBe('worked 1 ms');
  await pool.close();
  expect(await Promise.all(hostile)).toEqual(['ended', 'ended', 'ended']);
});

it('lets only so many wait, of one person and of all', async () => {
  const pool = poolOf({ threads: 1 });
  const ask = (who: string) => endOf(pool.ask(who, FOR_EVER));
  const taken = [ask('mallory'), ask('mallory'), ask('mallory')];
  expect(await ask('mallory')).toBe('busy');
  taken.push(ask('ida'));
  expect(await ask('otto')).toBe('busy');
  await pool.close();
  expect(new Set(await Promise.all(taken))).toEqual(new Set(['ended']));
});

it('tells of a thread that cannot start', async () => {
  const pool = poolOf({ script: new URL('./no-such-script.ts', import.meta.url) });
  expect(await endOf(pool.ask('ida', SHORT))).toBe('ended');
  await expect(pool.warmUp()).rejects.toThrow('ended');
});

it('takes nothing more once it is closed', async () => {
  const pool = poolOf();
  await pool.warmUp();
  await pool.close();
  expect(await endOf(pool.ask('ida', SHORT))).toBe('ended');
});
