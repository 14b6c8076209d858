import { useState } from 'react';
import { VisuallyHidden } from '#webapp/kit/index.ts';
import classes from './sign-out-button.module.css';

/** Ends the session on the server first: on a shared computer, looking signed out is not enough. */
export function SignOutButton() {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const leave = async () => {
    setState('busy');
    const { signOut } = await import('#webapp/accounts/index.ts');
    if (await signOut()) window.location.assign('/');
    else setState('failed');
  };

  return (
    <>
      <button type="button" disabled={state === 'busy'} onClick={() => void leave()}>
        {state === 'busy' ? 'Signing out…' : 'Sign Out'}
      </button>
      <VisuallyHidden role="status">{state === 'busy' ? 'Signing out' : ''}</VisuallyHidden>
      {state === 'failed' && (
        <p role="alert" className={classes.failed}>
          We could not reach the server, so you are still signed in. Please try again.
        </p>
      )}
    </>
  );
}
