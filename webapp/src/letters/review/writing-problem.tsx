import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type ApiProblem, Notice, useSetAtom } from '#webapp/kit/index.ts';
import { refusedAtom } from '../letter-draft.atoms.ts';
import { letterNoticesMessages } from '../messages.tsx';
import { copiesPartOf, detailsParts, lastPartOf, placeOfPath } from '../wizard/details-parts.ts';
import type { WizardProps } from '../wizard/wizard-state.ts';

interface WritingProblemText {
  readonly title: string;
  /** What helps: other facts, something new, other copies, or another kind of letter. */
  readonly action: 'facts' | 'new_fact' | 'copies' | 'kind';
}

export function writingProblemText({ code }: Pick<ApiProblem, 'code'>): WritingProblemText {
  switch (code) {
    case 'letters.nothing_new':
      return { title: letterNoticesMessages.problems.nothingNew, action: 'new_fact' };
    case 'letters.contradicts_earlier':
      return { title: letterNoticesMessages.problems.contradicts, action: 'kind' };
    case 'letters.copy_missing':
      return { title: letterNoticesMessages.problems.copyMissing, action: 'copies' };
    case 'letters.too_many_copies':
      return { title: letterNoticesMessages.problems.tooManyCopies, action: 'copies' };
    case 'letters.refused':
      return { title: letterNoticesMessages.problems.refused, action: 'facts' };
    default:
      return { title: letterNoticesMessages.problems.other, action: 'facts' };
  }
}

/** Problems that lie in the letter itself; all others are worth another try. */
export function liesInLetter({ status, code }: Pick<ApiProblem, 'status' | 'code'>): boolean {
  return (
    (status === 400 || status === 422) &&
    (code.startsWith('letters.') || code === 'request.invalid')
  );
}

interface WritingProblemProps extends WizardProps {
  readonly problem: ApiProblem;
  readonly details: readonly string[];
}

/** Why this letter can't be written as it stands, and the way to the place where that can be changed. */
export function WritingProblem({ problem, details, wizard, move }: WritingProblemProps) {
  const { title, action } = writingProblemText(problem);
  const parts = detailsParts(wizard.form);
  const [fault] = problem.fields ?? [];
  const setRefused = useSetAtom(refusedAtom);
  const goTo = (part: number) => move({ kind: 'go', step: 2, part });
  const mend = () => {
    setRefused(problem.fields ?? []);
    if (fault) return move({ kind: 'go', ...placeOfPath(wizard.form, fault.path) });
    if (action === 'copies') return goTo(copiesPartOf(parts));
    if (action === 'kind') return goTo(0);
    goTo(lastPartOf(parts, 1));
  };
  return (
    <Notice tone={action === 'facts' ? 'error' : 'warning'} title={title} live>
      <p>{problem.error}</p>
      {details.length > 0 && (
        <ul>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      <Button variant="subtle" onClick={mend}>
        {letterNoticesMessages.actions[action]}
      </Button>
      {action !== 'facts' && action !== 'copies' && (
        <Button component={Link} to="/dashboard" variant="subtle">
          {letterNoticesMessages.earlierLetters}
        </Button>
      )}
    </Notice>
  );
}
