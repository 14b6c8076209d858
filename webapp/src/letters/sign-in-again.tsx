import { Button, Notice, pathInApp } from '#webapp/kit/index.ts';
import { words } from './saved-draft.words.tsx';

const LOGIN = pathInApp('/login?redirect=%2Fdashboard');

/** The session ended in the middle of the work. Nothing is thrown away; the person signs in beside it. */
export function SignInAgain({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice tone="warning" title={words.sessionEnded} live>
      <p>{words.sessionEndedText(LOGIN)}</p>
      <Button look="plain" onClick={onRetry}>
        {words.haveSignedIn}
      </Button>
    </Notice>
  );
}
