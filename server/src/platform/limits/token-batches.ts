import type { RateLimit } from './rate-limiter.ts';

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

/** The hits that this process has taken ahead, per caller. */
export class TokenBatches {
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
