import { Button, ButtonLink, Notice, type ApiProblem } from '#webapp/kit/index.ts';
import { copiesPartOf, detailsParts, lastPartOf, partOfPath } from './details-parts.ts';
import { words } from './letter-notices.words.ts';
import { writingProblemText } from './writing-problem-text.ts';
import type { WizardProps } from './wizard-state.ts';

interface WritingProblemProps extends WizardProps {
  readonly problem: ApiProblem;
  readonly details: readonly string[];
}

/** Why this letter can't be written as it stands, and the way to the place where that can be changed. */
export function WritingProblem({ problem, details, wizard, move }: WritingProblemProps) {
  const { title, deed } = writingProblemText(problem);
  const parts = detailsParts(wizard.form);
  const [fault] = problem.fields ?? [];
  const goTo = (part: number) => move({ kind: 'go', step: 2, part });
  const mend = () => {
    if (fault?.path.startsWith('personalInfo')) return move({ kind: 'go', step: 1 });
    if (fault) return goTo(partOfPath(parts, fault.path));
    if (deed === 'copies') return goTo(copiesPartOf(parts));
    if (deed === 'kind') return goTo(0);
    goTo(lastPartOf(parts, 1));
  };
  return (
    <Notice tone={deed === 'facts' ? 'error' : 'warning'} title={title} live>
      <p>{problem.error}</p>
      {details.length > 0 && (
        <ul>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      <Button look="plain" onClick={mend}>
        {words.deeds[deed]}
      </Button>
      {deed !== 'facts' && deed !== 'copies' && (
        <ButtonLink to="/dashboard" look="plain">
          {words.earlierLetters}
        </ButtonLink>
      )}
    </Notice>
  );
}
