import { defineProblems } from '../kernel/index.ts';
import { words as en } from './privacy.problems.words.ts';
import { words as es } from './privacy.problems.words.es.ts';

export const PrivacyProblems = defineProblems(
  {
    'privacy.not_confirmed': 400,
    'privacy.subscription_running': 409,
    'privacy.download_busy': 503,
  },
  { en, es },
);
