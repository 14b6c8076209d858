import { RequestProblems } from '@creditfix/shared/kernel';
import type { Clock } from '#server/platform/clock/index.ts';
import type { Database, EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { Lots } from './lots.ts';
import { networkOf } from './network-of.ts';

/** How often something may happen: at most `hits` in each window of `minutes`. */
export interface RateLimit {
  readonly name: string;
  readonly hits: number;
  readonly minutes: number;
  /**
   * Takes so many hits from the database at once and counts them off in this process: for a limit that stands before every
   * call. It is never exceeded; with several processes the last few hits can be refused early.
   */
  readonly inLotsOf?: number;
}

export interface RateLimiter {
  /**
   * Counts one try of `who`: a network address (an IPv6 one by its /64), an email address, an account. Only its
   * fingerprint is stored.
   *
   * @throws Problem `request.too_many` with the seconds until the window ends
   */
  hit(limit: RateLimit, who: string): Promise<void>;
}

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Vault;
}

/** Counts in the database by one atomic upsert, so that the limit holds across processes. */
export function createRateLimiter({ database, clock, vault }: Parts): RateLimiter {
  const lots = new Lots();
  return {
    async hit(limit, who) {
      const now = clock.now().getTime();
      const windowMs = limit.minutes * 60_000;
      const windowEnd = (Math.floor(now / windowMs) + 1) * windowMs;
      const caller = networkOf(who);
      const take = (count: number) => {
        const key = `${limit.name}:${vault.fingerprint('rate', caller)}:${windowEnd}`;
        return takeHits(database, { key, count, windowEnd });
      };
      const allowed = limit.inLotsOf
        ? await lots.use(`${limit.name}:${caller}`, { limit, now, windowEnd, take })
        : (await take(1)) <= limit.hits;
      if (allowed) return;
      throw RequestProblems.raise('request.too_many', {
        retryAfterSeconds: Math.max(1, Math.ceil((windowEnd - now) / 1000)),
      });
    },
  };
}

/** @returns the hits of the window with these */
async function takeHits(
  database: Database,
  { key, count, windowEnd }: { key: string; count: number; windowEnd: number },
): Promise<number> {
  const rows = await database.fork().execute<{ hits: number }[]>(
    `insert into rate_buckets (key, hits, expires_at) values (?, ?, ?)
     on conflict (key) do update set hits = rate_buckets.hits + excluded.hits returning hits`,
    [key, count, new Date(windowEnd)],
  );
  return rows[0]?.hits ?? 0;
}

/** For tests only: settings refuse it elsewhere. */
export const noRateLimits: RateLimiter = { hit: () => Promise.resolve() };

/** Forgets windows that have ended. */
export async function purgeRateBuckets(em: EntityManager, now: Date): Promise<void> {
  await em.execute('delete from rate_buckets where expires_at < ?', [now]);
}
