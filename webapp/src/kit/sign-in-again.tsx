import { Suspense, lazy } from 'react';
import type { SignInAgainProps } from './sign-in-again-ways.tsx';
import { Skeletons } from './skeletons.tsx';
import { kitMessages } from './messages.tsx';

/** In a file of its own: it knows the sign-in contract, which the first page of a visitor should not have to load. */
const Ways = lazy(async () => ({
  default: (await import('./sign-in-again-ways.tsx')).SignInAgainWays,
}));

/** For `accounts.sign_in_again`: says why it is asked, and offers the ways to sign in once more. */
export function SignInAgain(props: SignInAgainProps) {
  return (
    <Suspense fallback={<Skeletons lines={2} label={kitMessages.oneMoment} />}>
      <Ways {...props} />
    </Suspense>
  );
}
