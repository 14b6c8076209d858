import type { Log } from './index.ts';

const EVERY_MS = 10_000;

interface Repeats {
  more: number;
  total: number;
  readonly timer: NodeJS.Timeout;
}

/** Says that something failed; many of a kind are counted. */
export type NoteFailure = (failure: {
  /** What it is counted with. */
  readonly kind: string;
  readonly error: unknown;
  readonly message: string;
  readonly fields?: Readonly<Record<string, unknown>>;
}) => void;

/**
 * Writes the first failure of a kind whole, then how many more there were, every ten seconds, and at last that there were none: an
 * outage is a handful of lines.
 */
export function countRepeats(log: Log, everyMs = EVERY_MS): NoteFailure {
  const known = new Map<string, Repeats>();
  const tell = (kind: string, message: string) => {
    const repeats = known.get(kind);
    if (!repeats) return;
    const { more, total, timer } = repeats;
    repeats.more = 0;
    if (more > 0) {
      log.error({ kind, more, total }, `${message}: again`);
      return;
    }
    clearInterval(timer);
    known.delete(kind);
    log.warn({ kind, total }, `${message}: recovered`);
  };
  return ({ kind, error, message, fields = {} }) => {
    const repeats = known.get(kind);
    if (repeats) {
      repeats.more += 1;
      repeats.total += 1;
      return;
    }
    log.error({ err: error, kind, ...fields }, message);
    const timer = setInterval(() => tell(kind, message), everyMs).unref();
    known.set(kind, { more: 0, total: 1, timer });
  };
}
