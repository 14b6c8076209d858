import { Button, Notice } from '#webapp/kit/index.ts';
import type { ReviewState } from './letter-draft.atoms.ts';
import { words } from './review.words.ts';
import { SignInAgain } from './sign-in-again.tsx';
import type { WizardMove } from './wizard-state.ts';

interface ReviewProblemProps {
  readonly state: ReviewState;
  readonly onRetry: () => void;
  readonly move: (move: WizardMove) => void;
}

/** Why the letter can't be signed yet, where the reason is not in its wording. */
export function ReviewProblem({ state, onRetry, move }: ReviewProblemProps) {
  if (state.kind === 'unsaved') {
    return (
      <Notice tone="warning" title={words.unsaved.title} live>
        <p>{words.unsaved.text}</p>
        <Button look="plain" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      </Notice>
    );
  }
  if (state.kind !== 'failed') return null;
  const { problem, details } = state;
  if (problem.status === 401) return <SignInAgain onRetry={onRetry} />;
  const mendable = problem.status === 400 || problem.status === 422;
  return (
    <Notice tone="error" title={words.failed}>
      <p>{problem.error}</p>
      {details.length > 0 && (
        <ul>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      {mendable ? (
        <Button look="plain" onClick={() => move({ kind: 'go', step: 2 })}>
          {words.backToDetails}
        </Button>
      ) : (
        <Button look="plain" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      )}
    </Notice>
  );
}
