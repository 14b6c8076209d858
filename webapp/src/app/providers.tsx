import { useEffect, type ReactNode } from 'react';
import { ThemeProvider, forgetSession, onSignInNeeded } from '#webapp/kit/index.ts';

/** What stands around every route. */
export function Providers({ children }: { readonly children: ReactNode }) {
  // A session can end on the server while the page is open; guarded routes then lead to sign-in by themselves.
  useEffect(() => onSignInNeeded(forgetSession), []);
  return <ThemeProvider>{children}</ThemeProvider>;
}
