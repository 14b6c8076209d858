import { Link } from 'react-router-dom';
import { Button, ButtonLink, Notice, Page } from '#webapp/kit/index.ts';
import classes from './verify-login.module.css';

interface LoginFailedProps {
  readonly message: string;
  /** Given where the link was not used up. */
  readonly onTryAgain: (() => void) | undefined;
}

export function LoginFailed({ message, onTryAgain }: LoginFailedProps) {
  return (
    <Page title="Login Failed" width="narrow">
      <div className={classes.content}>
        <Notice tone="error" title={message} />
        <section className={classes.issues}>
          <h2>Common issues</h2>
          <ul>
            <li>The link may have expired. Links expire after 30 minutes.</li>
            <li>The link may already be used. Each one works once.</li>
            <li>The link may be malformed. Some mail programs cut long links in two.</li>
          </ul>
        </section>
        {onTryAgain ? (
          <>
            <Button look="deed" wide onClick={onTryAgain}>
              Try again
            </Button>
            <ButtonLink to="/login" wide>
              Request New Login Link
            </ButtonLink>
          </>
        ) : (
          <ButtonLink to="/login" look="deed" wide>
            Request New Login Link
          </ButtonLink>
        )}
        <p>
          <Link to="/">Go to the home page</Link>
        </p>
      </div>
    </Page>
  );
}
