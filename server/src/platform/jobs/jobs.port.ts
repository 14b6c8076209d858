import type { EntityManager } from '#server/platform/database/index.ts';

/** A kind of work that is done later and more than once if it must: its payload carries ids only. */
export interface JobKind<Payload extends Record<string, string>> {
  readonly queue: string;
  /** Tries after the first, with growing pauses from `retryDelaySeconds` on. */
  readonly retries: number;
  readonly retryDelaySeconds: number;
  /** The longest pause between two tries, for jobs that somebody waits for. */
  readonly longestDelaySeconds?: number;
  /** For jobs that wait for somebody else's server: several run at the same time, so that one slow answer holds up no others. */
  readonly sideBySide?: boolean;
  /** A run that takes longer counts as hung and the job is started again. 15 minutes by default, at most a day. */
  readonly longestSeconds?: number;
  /** Runs by itself at these times (five-field cron, UTC), once however many processes there are. */
  readonly cron?: string;
  /** What it does at these times, as a job of its own each, by name; without it one job with nothing to tell. */
  readonly scheduled?: Readonly<Record<string, Payload>>;
  /** Never read; it carries the payload's type. */
  readonly payload?: Payload;
}

export function defineJob<Payload extends Record<string, string>>(
  job: JobKind<Payload>,
): JobKind<Payload> {
  return job;
}

export type JobHandler<Payload> = (payload: Payload) => Promise<void>;

/** The queue of later work, on the same database as the data. */
export interface Jobs {
  /** Binds a handler; call before `start`. */
  handle<Payload extends Record<string, string>>(
    job: JobKind<Payload>,
    handler: JobHandler<Payload>,
  ): void;
  /** Queues work inside the unit of work's transaction: it exists if and only if the transaction commits. */
  enqueue<Payload extends Record<string, string>>(
    em: EntityManager,
    job: JobKind<Payload>,
    payload: Payload,
    options?: { readonly startAfterSeconds?: number },
  ): Promise<void>;
  /** @param work false in a process that only queues */
  start(options: { readonly work: boolean }): Promise<void>;
  /** @throws if the queue can't be reached */
  check(): Promise<void>;
  /** Gives running work a moment to finish; the next process does what is not done by then. */
  stop(): Promise<void>;
}
