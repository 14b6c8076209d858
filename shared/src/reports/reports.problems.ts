import { defineProblems } from '../kernel/index.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';

export const ReportProblems = defineProblems(
  {
    'reports.not_found': 404,
    'reports.too_many': 409,
  },
  { en: en.reportsProblemsMessages, es: es.reportsProblemsMessages },
);
