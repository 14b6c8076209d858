/** Documented: 150 requests in 5 seconds for each endpoint, 300 for verifications. */
const WINDOW_MS = 5_000;
const LIMIT = 150;
const VERIFICATION_LIMIT = 300;

export interface TrafficLine {
  readonly call: string;
  readonly requests: number;
  /** Refused with 429, by the limit or because a test wanted it. */
  readonly tooMany: number;
  /** The most within any five seconds. */
  readonly busiest: number;
  readonly limit: number;
}

interface Counter {
  readonly times: number[];
  requests: number;
  tooMany: number;
  busiest: number;
}

/**
 * Counts by the machine's own clock, for a test's clock may stand still. The limit is kept over any five seconds, not only over
 * those of a fixed window: who keeps this limit keeps Lob's too.
 */
export class Traffic {
  readonly #counters = new Map<string, Counter>();

  /** Whether there is room for one more request; answers with the headers that say so. */
  admit(call: string): { readonly admitted: boolean; readonly headers: Record<string, string> } {
    const limit = limitOf(call);
    const counter = this.#counterOf(call);
    const now = performance.now();
    while ((counter.times[0] ?? now) <= now - WINDOW_MS) counter.times.shift();
    const admitted = counter.times.length < limit;
    counter.requests += 1;
    if (admitted) counter.times.push(now);
    counter.busiest = Math.max(counter.busiest, counter.times.length + (admitted ? 0 : 1));
    const resetInMs = (counter.times[0] ?? now) + WINDOW_MS - now;
    return {
      admitted,
      headers: {
        'ratelimit-limit': String(limit),
        'ratelimit-remaining': String(limit - counter.times.length),
        'ratelimit-reset': String(Math.ceil((Date.now() + resetInMs) / 1_000)),
      },
    };
  }

  noteTooMany(call: string): void {
    this.#counterOf(call).tooMany += 1;
  }

  lines(): TrafficLine[] {
    return [...this.#counters].map(([call, { requests, tooMany, busiest }]) => {
      return { call, requests, tooMany, busiest, limit: limitOf(call) };
    });
  }

  forget(): void {
    this.#counters.clear();
  }

  #counterOf(call: string): Counter {
    const counter = this.#counters.get(call) ?? { times: [], requests: 0, tooMany: 0, busiest: 0 };
    this.#counters.set(call, counter);
    return counter;
  }
}

function limitOf(call: string): number {
  return call === 'POST /v1/us_verifications' ? VERIFICATION_LIMIT : LIMIT;
}
