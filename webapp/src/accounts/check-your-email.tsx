import { Button, LocalMailboxLine, Page } from '#webapp/kit/index.ts';
import classes from './check-your-email.module.css';

interface CheckYourEmailProps {
  readonly email: string;
  readonly onStartOver: () => void;
}

export function CheckYourEmail({ email, onStartOver }: CheckYourEmailProps) {
  return (
    <Page title="Check Your Email" width="narrow">
      <div className={classes.content}>
        <p>
          We sent a login link to <strong className={classes.address}>{email}</strong>. Open it on
          the device that you want to use. It works once, and expires after 30 minutes.
        </p>
        <p className={classes.quiet}>
          Nothing there after a minute or two? Look in the spam folder, or check the address above.
          If you ask for another link, the older one stops working.
        </p>
        <div className={classes.quiet}>
          <LocalMailboxLine />
        </div>
        <div>
          <Button onClick={onStartOver}>Send to a different email</Button>
        </div>
      </div>
    </Page>
  );
}
