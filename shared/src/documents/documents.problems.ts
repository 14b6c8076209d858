import { defineProblems } from '../kernel/index.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';

export const DocumentProblems = defineProblems(
  {
    'documents.not_found': 404,
    'documents.empty': 400,
    'documents.broken_off': 400,
    'documents.too_large': 413,
    'documents.wrong_type': 422,
    'documents.unreadable': 422,
    'documents.encrypted': 422,
    'documents.unsafe': 422,
    'documents.too_many_pages': 422,
    'documents.picture_too_large': 422,
    'documents.picture_too_small': 422,
    'documents.too_many': 409,
    'documents.in_use': 409,
  },
  { en: en.documentsProblemsMessages, es: es.documentsProblemsMessages },
);
