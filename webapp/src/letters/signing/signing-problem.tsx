import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type ApiProblem, Notice, pathInApp } from '#webapp/kit/index.ts';
import { leftTitle } from '../allowance-words.ts';
import { allowanceMessages, signingMessages, savedDraftMessages } from '../messages.tsx';
import { liesInLetter, writingProblemText } from '../review/writing-problem.tsx';
import type { SigningFailure } from './use-sign-letter.ts';

export interface ProblemText {
  readonly title: string;
  readonly text: string;
  readonly action?: 'read_again' | 'dashboard' | 'plan';
}

const { problem: said } = signingMessages;

export function signingProblemText({
  code,
  error,
  status,
}: Pick<ApiProblem, 'code' | 'error' | 'status'>): ProblemText {
  if (code === 'network' || code === 'unreadable') {
    return { title: said.fallback, text: said.nothingLost };
  }
  if (status === 402) {
    return { title: said.noLettersLeft, text: error, action: 'plan' };
  }
  if (code === 'letters.document_changed' || code === 'letters.wording_blocked') {
    return { title: said.readOnceMore, text: error, action: 'read_again' };
  }
  if (code === 'letters.draft_already_signed') {
    return { title: said.alreadySigned, text: error, action: 'dashboard' };
  }
  if (liesInLetter({ status, code })) {
    return { title: writingProblemText({ code }).title, text: error, action: 'read_again' };
  }
  return { title: said.notMade, text: error };
}

interface SigningProblemProps {
  readonly failure: SigningFailure;
  readonly onReadAgain: () => void;
  readonly onFewerBureaus: () => void;
}

/** What went wrong with signing, what is safe, and what to do. */
export function SigningProblem({ failure, onReadAgain, onFewerBureaus }: SigningProblemProps) {
  const { problem, allowance } = failure;
  if (problem.status === 401) return <SignInAgain onRetry={onReadAgain} />;
  const { title, text, action } = signingProblemText(problem);
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
      {action === 'read_again' && (
        <Button variant="subtle" onClick={onReadAgain}>
          {signingMessages.problem.showAgain}
        </Button>
      )}
      {allowance && allowance.left > 0 && (
        <Button variant="subtle" onClick={onFewerBureaus}>
          {signingMessages.tooFew.fewerBureaus}
        </Button>
      )}
      {action === 'plan' && (
        <Button component={Link} to="/account/plan" variant="subtle">
          {allowanceMessages.seePlan}
        </Button>
      )}
      {action === 'dashboard' && (
        <Button component={Link} to="/dashboard" variant="subtle">
          {signingMessages.problem.toDashboard}
        </Button>
      )}
    </Notice>
  );
}

const LOGIN = pathInApp('/login?redirect=%2Fdashboard');

/** The session ended in the middle of the work. Nothing is thrown away; the person signs in beside it. */
export function SignInAgain({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice tone="warning" title={savedDraftMessages.sessionEnded} live>
      <p>{savedDraftMessages.sessionEndedText(LOGIN)}</p>
      <Button variant="subtle" onClick={onRetry}>
        {savedDraftMessages.haveSignedIn}
      </Button>
    </Notice>
  );
}
