import { workerData } from 'node:worker_threads';
import { answerQuestions } from '#server/platform/threads/index.ts';

interface Told {
  readonly ms: number;
  readonly fail?: boolean;
  /** Takes the time without computing, as work does on a machine that is busy with something else. */
  readonly idle?: boolean;
}

/** A thread that works for so many milliseconds, or fails, as it is told. */
answerQuestions(({ ms, fail, idle }: Told) => {
  if (idle) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  const until = performance.now() + (idle ? 0 : ms);
  while (performance.now() < until);
  if (fail) throw new Error('this one was to fail');
  const given = (workerData as string | null) ?? '';
  return `worked ${ms} ms${given}`;
});
