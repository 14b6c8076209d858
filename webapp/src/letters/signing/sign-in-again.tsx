import { Button } from '@mantine/core';
import { Notice, pathInApp } from '#webapp/kit/index.ts';
import { savedDraftMessages } from '../messages.tsx';

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
