import { type LegalMode, RequestProblems, currentLanguage } from '@creditfix/shared/kernel';
import { LetterProblems } from '@creditfix/shared/letters';
import { availableParallelism } from 'node:os';
import { ThreadFailure, createThreadPool } from '#server/platform/threads/index.ts';
import type { LetterQuestion, LetterTasks, LetterTold } from './letter-tasks.ts';

/** Writes and reads letters in threads of their own, so that nobody's text can make another person wait. */
export interface LetterWork {
  /** What the operator is in law; it goes with what a letter is written from. */
  readonly legalMode: LegalMode;
  /**
   * @throws Problem of the task; `letters.too_much_to_read` if its text took too long, `request.busy` where too many wait
   */
  run<Name extends keyof LetterTasks>(
    name: Name,
    accountId: string,
    ...given: Parameters<LetterTasks[Name]>
  ): Promise<ReturnType<LetterTasks[Name]>>;
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

/** An ordinary letter takes a hundredth of it. */
const TIME_LIMIT_MS = 3_000;

/** What each thread is to get ready for. */
export interface ThreadPlan {
  /** The dictionary takes half a second and 17 MB in each: only a server with a language model reads it ahead. */
  readonly hidesWords: boolean;
}

export function createLetterWork({
  timeLimitMs = TIME_LIMIT_MS,
  hidesWords = false,
  legalMode = 'self_help',
}: Partial<ThreadPlan> & {
  readonly timeLimitMs?: number | undefined;
  readonly legalMode?: LegalMode | undefined;
} = {}): LetterWork {
  const plan: ThreadPlan = { hidesWords };
  const pool = createThreadPool({
    script: new URL('./letter-thread.ts', import.meta.url),
    given: plan,
    // Two at least: while one is busy with a hard text, another one writes everybody else's letters.
    threads: Math.min(4, Math.max(2, availableParallelism() - 1)),
    timeLimitMs,
    mostWaiting: 400,
    mostWaitingOfOne: 60,
    memoryMb: 256,
  });
  return {
    legalMode,
    async run<Name extends keyof LetterTasks>(
      name: Name,
      accountId: string,
      ...given: Parameters<LetterTasks[Name]>
    ) {
      const question: LetterQuestion<Name> = { name, given, language: currentLanguage() };
      const told = (await pool.ask(accountId, question).catch(refuse)) as LetterTold;
      if ('done' in told) return told.done as ReturnType<LetterTasks[Name]>;
      const { code, details } = told.problem;
      throw LetterProblems.raise(code as Parameters<typeof LetterProblems.raise>[0], details);
    },
    warmUp: () => pool.warmUp(),
    close: () => pool.close(),
  };
}

function refuse(error: unknown): never {
  if (!(error instanceof ThreadFailure)) throw error;
  if (error.reason === 'out_of_time') throw LetterProblems.raise('letters.too_much_to_read');
  throw RequestProblems.raise('request.busy', { retryAfterSeconds: 5 });
}
