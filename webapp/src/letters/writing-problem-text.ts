import type { ApiProblem } from '#webapp/kit/index.ts';

interface WritingProblemText {
  readonly title: string;
  /** What helps: other facts, something new, other copies, or another kind of letter. */
  readonly deed: 'facts' | 'new_fact' | 'copies' | 'kind';
}

export function writingProblemText({ code }: Pick<ApiProblem, 'code'>): WritingProblemText {
  switch (code) {
    case 'letters.nothing_new':
      return { title: 'You sent this dispute a short while ago', deed: 'new_fact' };
    case 'letters.contradicts_earlier':
      return { title: 'This would contradict a letter you already made', deed: 'kind' };
    case 'letters.copy_missing':
      return { title: 'A copy is no longer there', deed: 'copies' };
    case 'letters.too_many_copies':
      return { title: 'The copies do not fit in one envelope', deed: 'copies' };
    case 'letters.refused':
      return { title: 'We should not write this letter as it stands', deed: 'facts' };
    default:
      return { title: 'We could not prepare this letter for signing', deed: 'facts' };
  }
}

/** Problems that lie in the letter itself; all others are worth another try. */
export function liesInLetter({ status, code }: Pick<ApiProblem, 'status' | 'code'>): boolean {
  return (
    (status === 400 || status === 422) &&
    (code.startsWith('letters.') || code === 'request.invalid')
  );
}
