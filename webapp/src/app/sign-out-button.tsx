import { useState } from 'react';
import { VisuallyHidden, pathInApp } from '#webapp/kit/index.ts';
import { appMessages } from './messages.ts';
import classes from './sign-out-button.module.css';

/** Ends the session on the server first: on a shared computer, looking signed out is not enough. */
export function SignOutButton() {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const leave = async () => {
    setState('busy');
    const { signOut } = await import('#webapp/accounts/index.ts');
    if (await signOut()) window.location.assign(pathInApp('/'));
    else setState('failed');
  };

  return (
    <>
      <button type="button" disabled={state === 'busy'} onClick={() => void leave()}>
        {state === 'busy' ? appMessages.signOut.busy : appMessages.places.signOut}
      </button>
      <VisuallyHidden role="status">
        {state === 'busy' ? appMessages.signOut.busyAloud : ''}
      </VisuallyHidden>
      {state === 'failed' && (
        <p role="alert" className={classes.failed}>
          {appMessages.signOut.failed}
        </p>
      )}
    </>
  );
}
