import PQueue from 'p-queue';

/** Work that costs much memory or time is limited where it begins: the server says no before it drowns. */

interface Limits {
  readonly atOnce: number;
  /** Of these, how many may be one person's. */
  readonly atOnceOfOne?: number;
  /** How many may wait until others have ended; one more is refused at once. Without it nobody waits. */
  readonly mayWait?: number;
  readonly longestWaitMs?: number;
  /** What is thrown at anyone who is refused. */
  readonly refusal: () => Error;
}

/** Runs what there is capacity for, keeps some waiting in the order they came, and refuses the rest. */
export class ConcurrencyLimit {
  readonly #limits: Limits;
  readonly #queue: PQueue;
  readonly #waiting = new Set<AbortController>();

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#queue = new PQueue({ concurrency: limits.atOnce });
  }

  get running(): number {
    return this.#queue.pending;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** Whether anyone who comes now is refused. */
  isFull(person?: string): boolean {
    const { atOnce, atOnceOfOne = atOnce, mayWait = 0 } = this.#limits;
    const own = this.#queue.runningTasks.filter(({ id }) => id === person).length;
    return own >= atOnceOfOne || (this.running >= atOnce && this.waiting >= mayWait);
  }

  /** @throws what `refusal` makes, if there is no capacity or the wait is too long */
  async run<Result>(task: () => Promise<Result>, person?: string): Promise<Result> {
    if (this.isFull(person)) throw this.#limits.refusal();
    // A signal that p-queue knows ends running tasks, too; this one is out of reach by then.
    const wait = new AbortController();
    this.#waiting.add(wait);
    const timer = this.#limits.longestWaitMs
      ? setTimeout(() => this.#refuse(wait), this.#limits.longestWaitMs)
      : undefined;
    const waited = () => {
      clearTimeout(timer);
      this.#waiting.delete(wait);
    };
    try {
      return await this.#queue.add(
        () => {
          waited();
          return task();
        },
        { id: person, signal: wait.signal },
      );
    } finally {
      waited();
    }
  }

  /**
   * For work that ends elsewhere, such as a stream.
   *
   * @returns what ends it, once however often it is called
   * @throws as `run`
   */
  async begin(person?: string): Promise<() => void> {
    const begun = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const task = async () => {
      begun.resolve();
      await ended.promise;
    };
    this.run(task, person).catch(begun.reject);
    await begun.promise;
    return ended.resolve;
  }

  /** Everyone who still waits. */
  refuseWaiting(): void {
    for (const wait of this.#waiting) this.#refuse(wait);
  }

  #refuse(wait: AbortController): void {
    wait.abort(this.#limits.refusal());
  }
}
