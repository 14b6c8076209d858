import * as nodeModules from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ThreadAnswer, ThreadQuestion } from './answer-questions.ts';

/**
 * `busy`: too much is waiting already; `out_of_time`: the work took too long and was ended; `ended`: the thread broke down or the
 * pool was closed.
 */
export type ThreadFailureReason = 'busy' | 'out_of_time' | 'ended';

export class ThreadFailure extends Error {
  readonly reason: ThreadFailureReason;

  constructor(reason: ThreadFailureReason, options?: ErrorOptions) {
    super(`a thread gave no answer: ${reason}`, options);
    this.name = 'ThreadFailure';
    this.reason = reason;
  }
}

export interface ThreadPoolSettings {
  /** What each thread runs; it calls `answerQuestions`. */
  readonly script: URL;
  /** What it finds as `workerData`; nothing secret. */
  readonly given?: unknown;
  readonly threads: number;
  /**
   * For one question: of the processor's time, so that a busy machine is no fault of who asks, and five times as much on the clock.
   * On Deno, where a thread's own time can't be read, on the clock.
   */
  readonly timeLimitMs: number;
  readonly mostWaiting: number;
  /** How many of these may be one person's. */
  readonly mostWaitingOfOne: number;
  readonly memoryMb: number;
}

export interface ThreadPool {
  /**
   * Has a thread answer a question: one at a time of each person, so that nobody can take all threads.
   *
   * @throws ThreadFailure, or what the thread itself threw
   */
  ask(who: string, question: unknown): Promise<unknown>;
  /** Starts one thread ahead, so that the first person does not wait for it. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

interface Task {
  readonly who: string;
  readonly question: unknown;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly ready: Promise<void>;
  /** By its last word: until its next task it computes nothing. */
  computedMs?: number | undefined;
  task?: Task | undefined;
  timer?: NodeJS.Timeout | undefined;
}

/** How many times its time limit a task may take on the clock, where other programs keep it from computing. */
const PATIENCE = 5;

/** Work that may take long is done beside the event loop, which answers everybody else meanwhile. */
export function createThreadPool(settings: ThreadPoolSettings): ThreadPool {
  return new Threads(settings);
}

class Threads implements ThreadPool {
  readonly #settings: ThreadPoolSettings;
  readonly #threads = new Set<Thread>();
  readonly #waiting: Task[] = [];
  #closed = false;

  constructor(settings: ThreadPoolSettings) {
    this.#settings = settings;
  }

  async ask(who: string, question: unknown): Promise<unknown> {
    if (this.#closed) throw new ThreadFailure('ended');
    const { mostWaiting, mostWaitingOfOne } = this.#settings;
    const own = this.#waiting.filter((task) => task.who === who).length;
    if (this.#waiting.length >= mostWaiting || own >= mostWaitingOfOne)
      throw new ThreadFailure('busy');
    return await new Promise((resolve, reject) => {
      this.#waiting.push({ who, question, resolve, reject });
      this.#takeUp();
    });
  }

  async warmUp(): Promise<void> {
    if (this.#threads.size > 0) return;
    const thread = this.#start();
    await thread.ready;
    if (!thread.task) thread.worker.unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const task of this.#waiting.splice(0)) task.reject(new ThreadFailure('ended'));
    const all = [...this.#threads];
    for (const thread of all) this.#drop(thread, new ThreadFailure('ended'));
    await Promise.all(all.map(({ worker }) => worker.terminate()));
  }

  #start(): Thread {
    const { script, given, memoryMb } = this.#settings;
    // It needs no settings, and the keys are not where people's texts are read.
    const worker = new Worker(script, {
      env: compiledBefore(),
      workerData: given,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
    // The caller that waits for the thread hears it; if there is none, its task does.
    ready.catch(() => {});
    const thread: Thread = { worker, ready };
    this.#threads.add(thread);
    worker.on('message', (said: ThreadAnswer) => {
      thread.computedMs = said.computedMs;
      if ('ready' in said) resolve();
      else this.#answered(thread, said);
    });
    const broken = (cause?: unknown) => {
      const failure = new ThreadFailure('ended', { cause });
      reject(failure);
      this.#drop(thread, failure);
    };
    worker.on('error', broken);
    worker.on('exit', () => broken());
    return thread;
  }

  #answered(thread: Thread, said: Exclude<ThreadAnswer, { readonly ready: true }>): void {
    const { task } = thread;
    release(thread);
    if ('error' in said) task?.reject(said.error);
    else task?.resolve(said.answer);
    this.#takeUp();
  }

  /** The thread is of no use anymore; another one takes its place with the next task. */
  #drop(thread: Thread, failure: ThreadFailure): void {
    if (!this.#threads.delete(thread)) return;
    const { task } = thread;
    release(thread);
    void thread.worker.terminate();
    task?.reject(failure);
    this.#takeUp();
  }

  /** Gives work to the threads that have none. */
  #takeUp(): void {
    if (this.#closed) return;
    const busy = new Set([...this.#threads].flatMap(({ task }) => task?.who ?? []));
    for (;;) {
      const next = this.#waiting.findIndex(({ who }) => !busy.has(who));
      const task = this.#waiting[next];
      const free = [...this.#threads].find((thread) => !thread.task);
      if (!task || (!free && this.#threads.size >= this.#settings.threads)) return;
      this.#waiting.splice(next, 1);
      busy.add(task.who);
      void this.#give(free ?? this.#start(), task);
    }
  }

  /** Ends the thread once its task has had its time. */
  #watch(thread: Thread, task: Task): void {
    const { timeLimitMs } = this.#settings;
    const startedAt = performance.now();
    const first = thread.computedMs;
    const end = () => this.#drop(thread, new ThreadFailure('out_of_time'));
    const look = async () => {
      // A thread that does not even say how long it has computed is given up.
      thread.timer = setTimeout(end, timeLimitMs);
      const now = await computedMs(thread);
      if (thread.task !== task) return;
      clearTimeout(thread.timer);
      const left =
        first === undefined || now === undefined ? 0 : timeLimitMs - Math.floor(now - first);
      if (left <= 0 || performance.now() - startedAt > PATIENCE * timeLimitMs) end();
      else thread.timer = setTimeout(() => void look(), left);
    };
    thread.timer = setTimeout(() => void look(), timeLimitMs);
  }

  async #give(thread: Thread, task: Task): Promise<void> {
    thread.task = task;
    thread.worker.ref();
    // A thread that can't start has told its task so already.
    await thread.ready.catch(() => {});
    if (thread.task !== task) return;
    this.#watch(thread, task);
    try {
      const question: ThreadQuestion = { question: task.question };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads are no windows
      thread.worker.postMessage(question);
    } catch (error) {
      release(thread);
      task.reject(error);
      this.#takeUp();
    }
  }
}

/** Where Node keeps what it has compiled, a thread starts in two thirds of the time; it has to be told, as it knows no settings. Deno has no such folder. */
function compiledBefore(): Record<string, string> {
  const folder = nodeModules.getCompileCacheDir?.();
  // The folder's own name is the version of Node, which the thread puts there itself.
  return folder ? { NODE_COMPILE_CACHE: dirname(folder) } : {};
}

/** @returns what the thread has computed since it began, in milliseconds; undefined if that is not told */
async function computedMs({ worker }: Thread): Promise<number | undefined> {
  if (!('cpuUsage' in worker)) return undefined;
  // A thread that has just ended has no answer to wait for.
  const usage = await worker.cpuUsage().catch(() => undefined);
  return usage && (usage.user + usage.system) / 1_000;
}

function release(thread: Thread): void {
  clearTimeout(thread.timer);
  thread.task = undefined;
  // A thread without work keeps no program alive.
  thread.worker.unref();
}
