import { accountEndpoints, type SignedInUser } from '@creditfix/shared/accounts';
import { useEffect, useState } from 'react';
import { callApi, forgetSession } from '#webapp/kit/index.ts';

/** Who is signed in, as the server says; undefined until it has answered. */
export function useCurrentUser(): SignedInUser | undefined {
  const [user, setUser] = useState<SignedInUser>();
  useEffect(() => {
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
  }, []);
  return user;
}
