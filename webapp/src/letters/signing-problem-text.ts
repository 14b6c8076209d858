import type { ApiProblem } from '#webapp/kit/index.ts';
import { words } from './signing.words.ts';
import { liesInLetter, writingProblemText } from './writing-problem-text.ts';

export interface ProblemText {
  readonly title: string;
  readonly text: string;
  readonly deed?: 'read_again' | 'dashboard' | 'plan';
}

const { problem: said } = words;

export function signingProblemText({
  code,
  error,
  status,
}: Pick<ApiProblem, 'code' | 'error' | 'status'>): ProblemText {
  if (code === 'network' || code === 'unreadable') {
    return { title: said.fallback, text: said.nothingLost };
  }
  if (status === 402) {
    return { title: said.noLettersLeft, text: error, deed: 'plan' };
  }
  if (code === 'letters.document_changed' || code === 'letters.wording_blocked') {
    return { title: said.readOnceMore, text: error, deed: 'read_again' };
  }
  if (code === 'letters.draft_already_signed') {
    return { title: said.alreadySigned, text: error, deed: 'dashboard' };
  }
  if (liesInLetter({ status, code })) {
    return { title: writingProblemText({ code }).title, text: error, deed: 'read_again' };
  }
  return { title: said.notMade, text: error };
}
