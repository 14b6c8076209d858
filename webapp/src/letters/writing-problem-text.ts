import type { ApiProblem } from '#webapp/kit/index.ts';
import { words } from './letter-notices.words.ts';

interface WritingProblemText {
  readonly title: string;
  /** What helps: other facts, something new, other copies, or another kind of letter. */
  readonly deed: 'facts' | 'new_fact' | 'copies' | 'kind';
}

export function writingProblemText({ code }: Pick<ApiProblem, 'code'>): WritingProblemText {
  switch (code) {
    case 'letters.nothing_new':
      return { title: words.problems.nothingNew, deed: 'new_fact' };
    case 'letters.contradicts_earlier':
      return { title: words.problems.contradicts, deed: 'kind' };
    case 'letters.copy_missing':
      return { title: words.problems.copyMissing, deed: 'copies' };
    case 'letters.too_many_copies':
      return { title: words.problems.tooManyCopies, deed: 'copies' };
    case 'letters.refused':
      return { title: words.problems.refused, deed: 'facts' };
    default:
      return { title: words.problems.other, deed: 'facts' };
  }
}

/** Problems that lie in the letter itself; all others are worth another try. */
export function liesInLetter({ status, code }: Pick<ApiProblem, 'status' | 'code'>): boolean {
  return (
    (status === 400 || status === 422) &&
    (code.startsWith('letters.') || code === 'request.invalid')
  );
}
