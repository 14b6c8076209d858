import { Problem } from '@creditfix/shared/kernel';
import { inLanguage } from '#server/platform/language/index.ts';
import { answerQuestions } from '#server/platform/threads/index.ts';
import { workerData } from 'node:worker_threads';
import { letterTasks, type LetterQuestion, type LetterTold } from './letter-tasks.ts';
import type { ThreadPlan } from './letter-work.ts';
import { loadVocabulary } from './vocabulary.ts';

// Before it is ready: reading the dictionary is none of the time that a task may take.
if ((workerData as ThreadPlan).hidesWords) loadVocabulary();

answerQuestions(({ name, given, language }: LetterQuestion): LetterTold => {
  const task = letterTasks[name] as (...args: readonly unknown[]) => unknown;
  try {
    return { done: inLanguage(language, () => task(...given)) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { code, details } = error;
    return { problem: { code, details } };
  }
});
