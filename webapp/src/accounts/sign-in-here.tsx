import { Button, Page } from '#webapp/kit/index.ts';
import classes from './verify-login.module.css';
import { words } from './verify-login.words.ts';

interface SignInHereProps {
  /** Whose link it is, in the server's words. */
  readonly message: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** The link is good, but was asked for in another browser: mail scanners open links, people press buttons. */
export function SignInHere({ message, busy, onConfirm }: SignInHereProps) {
  return (
    <Page title={words.elsewhere} width="narrow" lead={message}>
      <div className={classes.content}>
        <Button look="deed" wide onClick={onConfirm} busyLabel={busy && words.signingIn}>
          {words.signInHere}
        </Button>
        <p className={classes.quiet}>{words.whyAsked}</p>
      </div>
    </Page>
  );
}
