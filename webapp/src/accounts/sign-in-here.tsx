import { Button, Page } from '#webapp/kit/index.ts';
import classes from './verify-login.module.css';

interface SignInHereProps {
  /** Whose link it is, in the server's words. */
  readonly message: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** The link is good, but was asked for in another browser: mail scanners open links, people press buttons. */
export function SignInHere({ message, busy, onConfirm }: SignInHereProps) {
  return (
    <Page title="Sign in on this browser?" width="narrow" lead={message}>
      <div className={classes.content}>
        <Button look="deed" wide onClick={onConfirm} busyLabel={busy && 'Signing you in…'}>
          Sign in here
        </Button>
        <p className={classes.quiet}>
          We ask because some mail programs open links by themselves. Only your click signs in. If
          that is not your address, or you did not ask for a link, close this page and nothing
          happens.
        </p>
      </div>
    </Page>
  );
}
