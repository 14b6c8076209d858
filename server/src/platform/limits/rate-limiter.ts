import { RequestProblems } from '@creditfix/shared/kernel';
import type { Clock } from '#server/platform/clock/index.ts';
import type { Database } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { TokenBatches } from './token-batches.ts';
import { networkOf } from './network-of.ts';
import { addHits } from './rate-bucket.repository.ts';

/** How often something may happen: at most `hits` in each window of `minutes`. */
export interface RateLimit {
  readonly name: string;
  readonly hits: number;
  readonly minutes: number;
  /**
   * Takes so many hits from the database at once and counts them off in this process: for a limit that stands before every
   * call. It is never exceeded; with several processes the last few hits can be refused early.
   */
  readonly tokenBatch?: number;
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

/** Counts in the database, so that the limit holds across processes. */
export function createRateLimiter({ database, clock, vault }: Parts): RateLimiter {
  const batches = new TokenBatches();
  return {
    async hit(limit, who) {
      const now = clock.now().getTime();
      const windowMs = limit.minutes * 60_000;
      const windowEnd = (Math.floor(now / windowMs) + 1) * windowMs;
      const caller = networkOf(who);
      const take = (count: number) => {
        const key = `${limit.name}:${vault.fingerprint('rate', caller)}:${windowEnd}`;
        return addHits(database.fork(), { key, count, windowEnd: new Date(windowEnd) });
      };
      const allowed = limit.tokenBatch
        ? await batches.use(`${limit.name}:${caller}`, { limit, now, windowEnd, take })
        : (await take(1)) <= limit.hits;
      if (allowed) return;
      throw RequestProblems.raise('request.too_many', {
        retryAfterSeconds: Math.max(1, Math.ceil((windowEnd - now) / 1000)),
      });
    },
  };
}

/** For tests only: settings refuse it elsewhere. */
export const noRateLimits: RateLimiter = { hit: () => Promise.resolve() };
