import { Button, Notice } from '#webapp/kit/index.ts';

/** The session ended in the middle of the work. Nothing is thrown away; the person signs in beside it. */
export function SignInAgain({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice tone="warning" title="Your session ended" live>
      <p>
        What you typed is still on this page.{' '}
        <a href="/login?redirect=%2Fdashboard" target="_blank" rel="noreferrer">
          Sign in in a new tab
        </a>
        , then come back here and continue.
      </p>
      <Button look="plain" onClick={onRetry}>
        I have signed in
      </Button>
    </Notice>
  );
}
