import { RequestProblems } from '@creditfix/shared/kernel';
import ipaddr from 'ipaddr.js';
import type { Clock } from '#server/platform/clock/index.ts';
import type { Database } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { addHits } from './rate-bucket.repository.ts';

/** Who sends no address that can be read is one caller with all the others who send none. */
const UNKNOWN = 'unknown';

/**
 * The address in an entry of `X-Forwarded-For`. Some proxies write the port too (`203.0.113.7:50001`, `[2001:db8::1]:50001`), and it
 * changes with each connection: counted with it, everybody would be somebody new each time.
 */
export function callerAddress(entry: string): string {
  const text =
    /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
  return isAddress ? ipaddr.process(text).toString() : UNKNOWN;
}

/**
 * What counts as one caller: an IPv4 address, or the /64 network of an IPv6 one. A single household or server has a whole
 * /64 to choose from (RFC 6177), so counting full IPv6 addresses would limit nobody.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  if (read.kind() === 'ipv4') return read.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${read.toString()}/64`).toString()}/64`;
}

interface TokenBatch {
  readonly windowEnd: number;
  /** Hits that this process has taken and not yet used. */
  left: number;
  /** The window is used up: nobody needs to ask the database again. */
  spent: boolean;
  /** More tokens are being taken: callers in the meantime wait for them, so that a burst takes no more than it uses. */
  taking?: Promise<void> | undefined;
}

interface Use {
  readonly limit: RateLimit;
  readonly now: number;
  readonly windowEnd: number;
  /** Takes so many hits from the database; answers the hits of the window with these. */
  readonly take: (count: number) => Promise<number>;
}

/** Old windows are thrown out when so many callers are known, so that a flood of addresses can't fill the memory. */
const MOST_KEPT = 20_000;

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

/** The hits that this process has taken ahead, per caller. */
class TokenBatches {
  readonly #batches = new Map<string, TokenBatch>();

  /** Uses one hit. @returns false if the limit is reached */
  async use(who: string, use: Use): Promise<boolean> {
    const batch = this.#lotOf(who, use);
    while (batch.left === 0) {
      if (batch.spent) return false;
      batch.taking ??= takeLot(batch, use).finally(() => (batch.taking = undefined));
      await batch.taking;
    }
    batch.left -= 1;
    return true;
  }

  #lotOf(who: string, { now, windowEnd }: Use): TokenBatch {
    const known = this.#batches.get(who);
    if (known?.windowEnd === windowEnd) return known;
    if (this.#batches.size >= MOST_KEPT) this.#forgetEnded(now);
    const batch = { windowEnd, left: 0, spent: false };
    this.#batches.set(who, batch);
    return batch;
  }

  #forgetEnded(now: number): void {
    for (const [who, { windowEnd }] of this.#batches)
      if (windowEnd <= now) this.#batches.delete(who);
    if (this.#batches.size >= MOST_KEPT) this.#batches.clear();
  }
}

async function takeLot(batch: TokenBatch, { limit, take }: Use): Promise<void> {
  const count = limit.tokenBatch ?? 1;
  const hits = await take(count);
  const granted = Math.max(0, Math.min(count, limit.hits - (hits - count)));
  batch.spent = granted < count;
  batch.left += granted;
}
