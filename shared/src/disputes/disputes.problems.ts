import { defineProblems } from '../kernel/index.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';

export const DisputeProblems = defineProblems(
  {
    'disputes.not_found': 404,
    'disputes.round_replaced': 409,
    'disputes.too_early': 409,
    'disputes.answer_missing': 409,
    'disputes.no_clock': 409,
    'disputes.step_not_open': 409,
    'disputes.no_such_feed': 404,
    'disputes.score_not_found': 404,
    'disputes.too_many_scores': 409,
  },
  { en: en.disputesProblemsMessages, es: es.disputesProblemsMessages },
);
