import type { ApiProblem } from '#webapp/kit/index.ts';
import { liesInLetter, writingProblemText } from './writing-problem-text.ts';

export interface ProblemText {
  readonly title: string;
  readonly text: string;
  readonly deed?: 'read_again' | 'dashboard' | 'plan';
}

/** Said only where the server gives no words of its own. */
const FALLBACK = 'Failed to generate letter. Please try again.';

export function signingProblemText({
  code,
  error,
  status,
}: Pick<ApiProblem, 'code' | 'error' | 'status'>): ProblemText {
  if (code === 'network' || code === 'unreadable') {
    return { title: FALLBACK, text: 'Your draft is saved, and no letter was counted twice.' };
  }
  if (status === 402) {
    return { title: 'Not enough letters left', text: error, deed: 'plan' };
  }
  if (code === 'letters.document_changed' || code === 'letters.wording_blocked') {
    return { title: 'Please read the letter once more', text: error, deed: 'read_again' };
  }
  if (code === 'letters.draft_already_signed') {
    return { title: 'Already signed', text: error, deed: 'dashboard' };
  }
  if (liesInLetter({ status, code })) {
    return { title: writingProblemText({ code }).title, text: error, deed: 'read_again' };
  }
  return { title: 'The letter was not made', text: error };
}
