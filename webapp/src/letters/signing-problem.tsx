import { Button, ButtonLink, Notice } from '#webapp/kit/index.ts';
import { leftTitle } from './allowance-words.ts';
import { words as allowanceWords } from './allowance.words.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { signingProblemText } from './signing-problem-text.ts';
import { words } from './signing.words.ts';
import type { SigningFailure } from './use-sign-letter.ts';

interface SigningProblemProps {
  readonly failure: SigningFailure;
  readonly onReadAgain: () => void;
}

/** What went wrong with signing, what is safe, and what to do. */
export function SigningProblem({ failure, onReadAgain }: SigningProblemProps) {
  const { problem, allowance } = failure;
  if (problem.status === 401) return <SignInAgain onRetry={onReadAgain} />;
  const { title, text, deed } = signingProblemText(problem);
  return (
    <Notice tone="error" title={allowance ? leftTitle(allowance) : title}>
      <p>{text}</p>
      {problem.fields && problem.fields.length > 0 && (
        <ul>
          {problem.fields.map(({ path, message }) => (
            <li key={path}>{message}</li>
          ))}
        </ul>
      )}
      {deed === 'read_again' && (
        <Button look="plain" onClick={onReadAgain}>
          {words.problem.showAgain}
        </Button>
      )}
      {deed === 'plan' && (
        <ButtonLink to="/account/plan" look="plain">
          {allowanceWords.seePlan}
        </ButtonLink>
      )}
      {deed === 'dashboard' && (
        <ButtonLink to="/dashboard" look="plain">
          {words.problem.toDashboard}
        </ButtonLink>
      )}
    </Notice>
  );
}
