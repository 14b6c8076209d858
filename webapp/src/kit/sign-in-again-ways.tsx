import { FRESH_SIGN_IN_MINUTES } from '@creditfix/shared/accounts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from './button.tsx';
import { Notice } from './notice.tsx';
import { browserHasPasskeys } from './passkey.ts';
import { passkeySignIn } from './passkey-sign-in.ts';
import classes from './sign-in-again-ways.module.css';

export interface SignInAgainProps {
  /** What the person was about to do: "delete your account", "change your email address". */
  readonly what: string;
  /** Once they have signed in again without leaving the page. Without it, the notice asks them to try again. */
  readonly onSignedIn?: () => void;
}

/** Why, and the ways to sign in without losing the place. Takes the focus. */
export function SignInAgainWays({ what, onSignedIn }: SignInAgainProps) {
  const { pathname, search } = useLocation();
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [trouble, setTrouble] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);

  const withPasskey = async (): Promise<void> => {
    setState('busy');
    setTrouble(undefined);
    const signIn = await passkeySignIn({});
    setState(signIn.ok ? 'done' : 'idle');
    if (!signIn.ok) setTrouble(signIn.text);
    else onSignedIn?.();
  };

  if (state === 'done') {
    return (
      <Notice tone="success" title="Thank you, that was you" live>
        <p>You can {what} now. Please press the button once more.</p>
      </Notice>
    );
  }
  const passkeys = browserHasPasskeys();
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label="Please sign in once more">
      <Notice tone="warning" title="Please sign in once more" live>
        <p>
          To {what}, you need to have signed in within the last {FRESH_SIGN_IN_MINUTES} minutes. It
          keeps you safe when somebody else gets hold of an open browser. Nothing was changed.
        </p>
        {trouble && (
          <p role="alert" className={classes.trouble}>
            {trouble}
          </p>
        )}
        <div className={classes.ways}>
          {passkeys && (
            <Button
              icon="key"
              onClick={() => void withPasskey()}
              busyLabel={state === 'busy' && 'Waiting for your passkey…'}
            >
              Use a passkey
            </Button>
          )}
          <ButtonLink
            to={`/login?redirect=${encodeURIComponent(pathname + search)}`}
            look={passkeys ? 'plain' : 'second'}
          >
            Email me a link
          </ButtonLink>
        </div>
      </Notice>
    </div>
  );
}
