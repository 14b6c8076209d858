import { Button } from '@mantine/core';
import { Notice } from '#webapp/kit/index.ts';
import type { ReviewState } from '../letter-draft.atoms.ts';
import { reviewMessages } from '../messages.tsx';
import { SignInAgain } from '../signing/sign-in-again.tsx';
import type { WizardMove } from '../wizard/wizard-state.ts';

interface ReviewProblemProps {
  readonly state: ReviewState;
  readonly onRetry: () => void;
  readonly move: (move: WizardMove) => void;
}

/** Why the letter can't be signed yet, where the reason is not in its wording. */
export function ReviewProblem({ state, onRetry, move }: ReviewProblemProps) {
  if (state.kind === 'unsaved') {
    return (
      <Notice tone="warning" title={reviewMessages.unsaved.title} live>
        <p>{reviewMessages.unsaved.text}</p>
        <Button variant="subtle" onClick={onRetry}>
          {reviewMessages.tryAgain}
        </Button>
      </Notice>
    );
  }
  if (state.kind !== 'failed') return null;
  const { problem, details } = state;
  if (problem.status === 401) return <SignInAgain onRetry={onRetry} />;
  const mendable = problem.status === 400 || problem.status === 422;
  return (
    <Notice tone="error" title={reviewMessages.failed}>
      <p>{problem.error}</p>
      {details.length > 0 && (
        <ul>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      {mendable ? (
        <Button variant="subtle" onClick={() => move({ kind: 'go', step: 2 })}>
          {reviewMessages.backToDetails}
        </Button>
      ) : (
        <Button variant="subtle" onClick={onRetry}>
          {reviewMessages.tryAgain}
        </Button>
      )}
    </Notice>
  );
}
