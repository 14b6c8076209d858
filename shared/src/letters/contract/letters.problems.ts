import { defineProblems } from '../../kernel/index.ts';
import { lettersProblemsMessages as en } from './messages.ts';
import { lettersProblemsMessages as es } from './messages.es.ts';

export const LetterProblems = defineProblems(
  {
    'letters.not_found': 404,
    'letters.draft_not_found': 404,
    'letters.draft_changed_elsewhere': 409,
    'letters.draft_already_signed': 409,
    'letters.too_many_drafts': 409,
    'letters.facts_missing': 400,
    'letters.refused': 422,
    'letters.nothing_new': 422,
    'letters.contradicts_earlier': 422,
    'letters.copy_missing': 400,
    'letters.too_many_copies': 422,
    'letters.wording_blocked': 422,
    'letters.envelope_unconfirmed': 422,
    'letters.document_changed': 409,
    'letters.words_changed': 409,
    'letters.too_long': 422,
    'letters.too_much_to_read': 422,
    'letters.signature_unreadable': 400,
    'letters.pdf_unavailable': 503,
    'letters.pdf_not_ready': 409,
  },
  { en, es },
);
