import { Link } from 'react-router-dom';
import { Button, ButtonLink, Notice, Page } from '#webapp/kit/index.ts';
import classes from './verify-login.module.css';
import { words } from './verify-login.words.ts';

interface LoginFailedProps {
  readonly message: string;
  /** Given where the link was not used up. */
  readonly onTryAgain: (() => void) | undefined;
}

export function LoginFailed({ message, onTryAgain }: LoginFailedProps) {
  return (
    <Page title={words.failed} description={words.description} width="narrow">
      <div className={classes.content}>
        <Notice tone="error" title={message} />
        <section className={classes.issues}>
          <h2>{words.issues}</h2>
          <ul>
            {words.issueList.map((issue) => (
              <li key={issue}>{issue}</li>
            ))}
          </ul>
        </section>
        {onTryAgain ? (
          <>
            <Button look="deed" wide onClick={onTryAgain}>
              {words.tryAgain}
            </Button>
            <ButtonLink to="/login" wide>
              {words.newLink}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink to="/login" look="deed" wide>
            {words.newLink}
          </ButtonLink>
        )}
        <p>
          <Link to="/">{words.home}</Link>
        </p>
      </div>
    </Page>
  );
}
