import { defineProblems } from '../kernel/index.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';

export const CaseFileProblems = defineProblems(
  {
    'case_files.busy': 503,
    'case_files.nothing_yet': 404,
    'case_files.too_large': 409,
  },
  { en: en.caseFileProblemsMessages, es: es.caseFileProblemsMessages },
);
