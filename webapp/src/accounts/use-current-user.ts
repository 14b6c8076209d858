import { accountEndpoints, type SignedInUser } from '@creditfix/shared/accounts';
import { useEffect, useState } from 'react';
import { callApi, forgetSession, useSignedIn } from '#webapp/kit/index.ts';

/** Who is signed in, as the server says; undefined until it has answered, and for a visitor, of whom it is not asked. */
export function useCurrentUser(): SignedInUser | undefined {
  const signedIn = useSignedIn();
  const [user, setUser] = useState<SignedInUser>();
  useEffect(() => {
    if (!signedIn) return undefined;
    const abort = new AbortController();
    void callApi(accountEndpoints.session, { signal: abort.signal })
      .then((answer) => {
        if (!answer.ok) return;
        if (answer.data.user) setUser(answer.data.user);
        else forgetSession();
      })
      .catch(() => {
        // The view is gone; nobody waits for the answer.
      });
    return () => abort.abort();
  }, [signedIn]);
  return signedIn ? user : undefined;
}
