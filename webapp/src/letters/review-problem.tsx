import { Button, Notice } from '#webapp/kit/index.ts';
import type { ReviewState } from './letter-draft.atoms.ts';
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
      <Notice tone="warning" title="Your last change is not saved yet" live>
        <p>You can sign once it is. What you typed is still here.</p>
        <Button look="plain" onClick={onRetry}>
          Try again
        </Button>
      </Notice>
    );
  }
  if (state.kind !== 'failed') return null;
  const { problem, details } = state;
  if (problem.status === 401) return <SignInAgain onRetry={onRetry} />;
  const mendable = problem.status === 400 || problem.status === 422;
  return (
    <Notice tone="error" title="We could not prepare this letter for signing">
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
          Go back to Dispute Details
        </Button>
      ) : (
        <Button look="plain" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Notice>
  );
}
