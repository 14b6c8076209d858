import { workerData } from 'node:worker_threads';
import { answerQuestions } from '#server/platform/threads/index.ts';

/** A thread that works for so many milliseconds, or fails, as it is told. */
answerQuestions(({ ms, fail }: { readonly ms: number; readonly fail?: boolean }) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
  if (fail) throw new Error('this one was to fail');
  const given = (workerData as string | null) ?? '';
  return `worked ${ms} ms${given}`;
});
