import type { Log } from '#server/platform/logging/index.ts';

/** Something that has to be closed, and how long it may take beside what those before it have left: `rest` is all there is. */
export interface StopStep {
  readonly name: string;
  readonly withinMs: number | 'rest';
  readonly stop: () => Promise<void>;
}

/**
 * Closes one after the other. What hangs or fails is named in the log and left, because the machine ends this process by force soon:
 * all that is at work can be taken up again.
 *
 * @returns the names of what was still open
 */
export async function stopInOrder(
  steps: readonly StopStep[],
  { withinMs: all, log }: { readonly withinMs: number; readonly log: Log },
): Promise<string[]> {
  const startedAt = performance.now();
  const until = startedAt + all;
  let due = startedAt;
  const left: string[] = [];
  for (const { name, withinMs: share, stop } of steps) {
    due = share === 'rest' ? until : Math.min(due + share, until);
    const withinMs = Math.max(0, Math.round(due - performance.now()));
    const { promise: late, resolve } = Promise.withResolvers<'late'>();
    const timer = setTimeout(() => resolve('late'), withinMs);
    const ending = stop().then(
      () => 'ended' as const,
      (error: unknown) => {
        log.error({ err: error, part: name }, 'stopping: a part could not be closed');
        return 'failed' as const;
      },
    );
    const outcome = await Promise.race([ending, late]);
    clearTimeout(timer);
    if (outcome === 'ended') continue;
    left.push(name);
    if (outcome === 'late') log.error({ part: name, withinMs }, 'stopping: a part was still open');
  }
  return left;
}
