import { FRESH_SIGN_IN_MINUTES } from '@creditfix/shared/accounts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from './button.tsx';
import { Notice } from './notice.tsx';
import { browserHasPasskeys } from './passkey.ts';
import { passkeySignIn } from './passkey-sign-in.ts';
import classes from './sign-in-again-ways.module.css';
import { words } from './kit.words.tsx';

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
      <Notice tone="success" title={words.signInAgain.done} live>
        <p>{words.signInAgain.doneText(what)}</p>
      </Notice>
    );
  }
  const passkeys = browserHasPasskeys();
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={words.signInAgain.title}>
      <Notice tone="warning" title={words.signInAgain.title} live>
        <p>{words.signInAgain.why(what, FRESH_SIGN_IN_MINUTES)}</p>
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
              busyLabel={state === 'busy' && words.signInAgain.busy}
            >
              {words.signInAgain.passkey}
            </Button>
          )}
          <ButtonLink
            to={`/login?redirect=${encodeURIComponent(pathname + search)}`}
            look={passkeys ? 'plain' : 'second'}
          >
            {words.signInAgain.link}
          </ButtonLink>
        </div>
      </Notice>
    </div>
  );
}
