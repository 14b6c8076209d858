export { answerQuestions } from './answer-questions.ts';
export { createThreadPool, ThreadFailure } from './thread-pool.ts';
