import { RequestProblems } from '@creditfix/shared/kernel';
import type { Clock } from '#server/platform/clock/index.ts';
import type { Database, EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';

/** How often something may happen: at most `hits` in each window of `minutes`. */
export interface RateLimit {
  readonly name: string;
  readonly hits: number;
  readonly minutes: number;
}

export interface RateLimiter {
  /**
   * Counts one try of `who`: a network address, an email address, an account. Only its fingerprint is stored.
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
  return {
    async hit(limit, who) {
      const now = clock.now().getTime();
      const windowMs = limit.minutes * 60_000;
      const windowEnd = new Date((Math.floor(now / windowMs) + 1) * windowMs);
      const rows = await database.fork().execute<{ hits: number }[]>(
        `insert into rate_buckets (key, hits, expires_at) values (?, 1, ?)
         on conflict (key) do update set hits = rate_buckets.hits + 1 returning hits`,
        [`${limit.name}:${vault.fingerprint('rate', who)}:${windowEnd.getTime()}`, windowEnd],
      );
      if ((rows[0]?.hits ?? 0) <= limit.hits) return;
      throw RequestProblems.raise('request.too_many', {
        retryAfterSeconds: Math.max(1, Math.ceil((windowEnd.getTime() - now) / 1000)),
      });
    },
  };
}

/** For tests only: settings refuse it elsewhere. */
export const noRateLimits: RateLimiter = { hit: () => Promise.resolve() };

/** Forgets windows that have ended. */
export async function purgeRateBuckets(em: EntityManager, now: Date): Promise<void> {
  await em.execute('delete from rate_buckets where expires_at < ?', [now]);
}
