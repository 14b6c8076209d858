import { useEffect, useState } from 'react';
import { Button, Page } from '#webapp/kit/index.ts';
import classes from './check-your-email.module.css';

interface CheckYourEmailProps {
  readonly email: string;
  readonly onStartOver: () => void;
}

export function CheckYourEmail({ email, onStartOver }: CheckYourEmailProps) {
  const hasMailbox = useLocalMailbox();
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, []);
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
        {hasMailbox && (
          <p className={classes.quiet}>
            No mail server is set up here, so the message is in the{' '}
            <a href="/dev/mailbox">local mailbox</a>.
          </p>
        )}
        <div>
          <Button onClick={onStartOver}>Send to a different email</Button>
        </div>
      </div>
    </Page>
  );
}

/** True on a machine without a mail server, where the product keeps its email itself. */
function useLocalMailbox(): boolean {
  const [found, setFound] = useState(false);
  useEffect(() => {
    const abort = new AbortController();
    fetch('/api/dev/mailbox', { signal: abort.signal, credentials: 'same-origin' }).then(
      (response) => setFound(response.status === 200),
      () => undefined,
    );
    return () => abort.abort();
  }, []);
  return found;
}
