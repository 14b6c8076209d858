import { Button, LocalMailboxLine, Page } from '#webapp/kit/index.ts';
import classes from './check-your-email.module.css';
import { words } from './login.words.tsx';

interface CheckYourEmailProps {
  readonly email: string;
  readonly onStartOver: () => void;
}

export function CheckYourEmail({ email, onStartOver }: CheckYourEmailProps) {
  return (
    <Page title={words.sentTitle} width="narrow">
      <div className={classes.content}>
        <p>{words.sentTo(<strong className={classes.address}>{email}</strong>)}</p>
        <p className={classes.quiet}>{words.nothingThere}</p>
        <div className={classes.quiet}>
          <LocalMailboxLine />
        </div>
        <div>
          <Button onClick={onStartOver}>{words.startOver}</Button>
        </div>
      </div>
    </Page>
  );
}
