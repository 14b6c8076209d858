/**
 * Runs one piece of work per key: a newer one ends the one before it. It saves asking twice at once; what may be kept is
 * decided in the database, so that a second process can't do harm.
 */
export function newestOnly() {
  const running = new Map<string, AbortController>();
  return async (
    key: string,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> => {
    running.get(key)?.abort();
    const own = new AbortController();
    running.set(key, own);
    const leave = () => own.abort();
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
    try {
      await work(own.signal);
    } finally {
      signal.removeEventListener('abort', leave);
      if (running.get(key) === own) running.delete(key);
    }
  };
}
