import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/platform/database/index.ts';
import { Vault, newEncryptionKeys } from '#server/platform/vault/index.ts';
import { openTestDatabase } from '#test/open-test-database.ts';
import { createRateLimiter, type RateLimiter } from './index.ts';

let database: Database;
let now = new Date('2026-11-21T15:00:00.000Z');
const clock = { now: () => now };
const vault = new Vault(newEncryptionKeys());
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const process = () => createRateLimiter({ database, clock, vault });
const limitOf = (name: string) => ({ name, hits: 100, minutes: 10, tokenBatch: 20 });

/** How many of so many hits at once get through. */
async function through(limiter: RateLimiter, name: string, times: number, who = '192.0.2.1') {
  const tries = Array.from({ length: times }, () => limiter.hit(limitOf(name), who));
  const results = await Promise.allSettled(tries);
  return results.filter(({ status }) => status === 'fulfilled').length;
}

it('lets exactly as many through as the limit says, however many come at once', async () => {
  expect(await through(process(), 'burst', 250)).toBe(100);
});

it('is never exceeded by several processes, and refuses at most a lot too early', async () => {
  const [one, other] = [process(), process()];
  const counts = await Promise.all([through(one, 'shared', 90), through(other, 'shared', 90)]);
  const all = counts.reduce((sum, count) => sum + count, 0);
  expect(all).toBeLessThanOrEqual(100);
  expect(all).toBeGreaterThan(80);
});

it('asks the database once for a lot, and not at all once the window is used up', async () => {
  const limiter = process();
  const taken = async () => {
    const rows = await database
      .fork()
      .execute<{ hits: number }[]>(`select hits from rate_buckets where key like 'lots:%'`);
    return rows.map(({ hits }) => hits);
  };
  expect(await through(limiter, 'lots', 20)).toBe(20);
  expect(await taken()).toEqual([20]);
  expect(await through(limiter, 'lots', 500)).toBe(80);
  expect(await taken()).toEqual([120]);
});

it('starts over with the next window, and counts each network by itself', async () => {
  const limiter = process();
  expect(await through(limiter, 'windows', 101)).toBe(100);
  expect(await through(limiter, 'windows', 1, '192.0.2.2')).toBe(1);
  now = new Date('2026-11-21T15:10:00.000Z');
  expect(await through(limiter, 'windows', 1)).toBe(1);
});
