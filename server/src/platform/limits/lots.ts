import type { RateLimit } from './rate-limiter.ts';

interface Lot {
  readonly windowEnd: number;
  /** Hits that this process has taken and not yet used. */
  left: number;
  /** The window is used up: nobody needs to ask the database again. */
  spent: boolean;
  /** More hits are on their way: whoever comes meanwhile waits for them, so that a burst takes no more than it uses. */
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
export class Lots {
  readonly #lots = new Map<string, Lot>();

  /** Uses one hit. @returns false where the limit is reached */
  async use(who: string, use: Use): Promise<boolean> {
    const lot = this.#lotOf(who, use);
    while (lot.left === 0) {
      if (lot.spent) return false;
      lot.taking ??= takeLot(lot, use).finally(() => (lot.taking = undefined));
      await lot.taking;
    }
    lot.left -= 1;
    return true;
  }

  #lotOf(who: string, { now, windowEnd }: Use): Lot {
    const known = this.#lots.get(who);
    if (known?.windowEnd === windowEnd) return known;
    if (this.#lots.size >= MOST_KEPT) this.#forgetEnded(now);
    const lot = { windowEnd, left: 0, spent: false };
    this.#lots.set(who, lot);
    return lot;
  }

  #forgetEnded(now: number): void {
    for (const [who, { windowEnd }] of this.#lots) if (windowEnd <= now) this.#lots.delete(who);
    if (this.#lots.size >= MOST_KEPT) this.#lots.clear();
  }
}

async function takeLot(lot: Lot, { limit, take }: Use): Promise<void> {
  const count = limit.inLotsOf ?? 1;
  const hits = await take(count);
  const granted = Math.max(0, Math.min(count, limit.hits - (hits - count)));
  lot.spent = granted < count;
  lot.left += granted;
}
