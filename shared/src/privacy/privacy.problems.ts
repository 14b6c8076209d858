import { defineProblems } from '../kernel/index.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';

export const PrivacyProblems = defineProblems(
  {
    'privacy.not_confirmed': 400,
    'privacy.subscription_running': 409,
    'privacy.download_busy': 503,
  },
  { en: en.privacyProblemsMessages, es: es.privacyProblemsMessages },
);
