import { RequestProblems } from '@creditfix/shared/kernel';

interface QueueLimits {
  /** Tasks that run at once. */
  readonly width: number;
  /** Tasks that may wait; one more is turned away at once. */
  readonly limit: number;
  /** Longest wait for a turn. */
  readonly waitMs: number;
}

interface Waiter {
  go(): void;
  refuse(): void;
}

const RETRY_AFTER_SECONDS = 5;

/** A waiting line with an end: rendering is the dearest thing the server does, so it must say no before it drowns. */
export class PrintQueue {
  readonly #limits: QueueLimits;
  readonly #waiting: Waiter[] = [];
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** @throws Problem `request.busy` where the line is full or the wait too long */
  async run<T>(task: () => Promise<T>): Promise<T> {
    await this.#turn();
    try {
      return await task();
    } finally {
      this.#passOn();
    }
  }

  /** Turns everyone away who still waits. */
  refuseWaiting(): void {
    for (const waiter of this.#waiting.splice(0)) waiter.refuse();
  }

  #turn(): Promise<void> {
    if (this.#running < this.#limits.width) {
      this.#running += 1;
      return Promise.resolve();
    }
    if (this.#waiting.length >= this.#limits.limit) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        go: () => {
          clearTimeout(timer);
          resolve();
        },
        refuse: () => {
          clearTimeout(timer);
          reject(busy());
        },
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
        waiter.refuse();
      }, this.#limits.waitMs);
      this.#waiting.push(waiter);
    });
  }

  /** The place goes straight to the next in line, so that nobody can slip in between. */
  #passOn(): void {
    const next = this.#waiting.shift();
    if (next) next.go();
    else this.#running -= 1;
  }
}

function busy() {
  return RequestProblems.raise('request.busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
