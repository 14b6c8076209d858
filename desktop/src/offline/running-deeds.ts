/** What runs and can be stopped: before anything under it is closed or deleted, it has to have ended. */
export class RunningDeeds {
  readonly #running = new Map<Promise<unknown>, AbortController>();
  readonly #over = new AbortController();

  /**
   * @param signal of whoever asked for it
   * @throws AbortError
   */
  async run<Value>(
    signal: AbortSignal,
    deed: (signal: AbortSignal) => Promise<Value>,
  ): Promise<Value> {
    signal.throwIfAborted();
    this.#over.signal.throwIfAborted();
    const stop = new AbortController();
    const running = deed(AbortSignal.any([signal, stop.signal]));
    this.#running.set(running, stop);
    try {
      return await running;
    } finally {
      this.#running.delete(running);
    }
  }

  /** Stops them, and waits until the last one has ended. */
  async end(): Promise<void> {
    for (const stop of this.#running.values()) stop.abort();
    await Promise.allSettled(this.#running.keys());
  }

  /** As `end`; none is begun any more. */
  async endForGood(): Promise<void> {
    this.#over.abort();
    await this.end();
  }
}
