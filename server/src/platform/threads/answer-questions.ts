import { parentPort } from 'node:worker_threads';

/** What a thread is asked, and what it says to it. */
export interface ThreadQuestion {
  readonly question: unknown;
}
export type ThreadAnswer = (
  | { readonly ready: true }
  | { readonly answer: unknown }
  | { readonly error: unknown }
) & {
  /** What the thread has computed since it began: to ask it from outside takes longer than most answers. */
  readonly computedMs?: number | undefined;
};

/** The other end of a pool: says that it is ready, then answers one question after the other. */
export function answerQuestions(work: (question: never) => unknown): void {
  const port = parentPort;
  if (!port) throw new Error('this is the work of a thread and was started as a program');
  const say = (answer: ThreadAnswer) => port.postMessage({ ...answer, computedMs: ownMs() });
  port.on('message', ({ question }: ThreadQuestion) => {
    try {
      say({ answer: work(question as never) });
    } catch (error) {
      say({ error });
    }
  });
  say({ ready: true });
}

/** On Deno, where a thread's own time can't be read, undefined. */
function ownMs(): number | undefined {
  if (!('threadCpuUsage' in process)) return undefined;
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
