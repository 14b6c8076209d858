import type { SiteFacts } from '@creditfix/shared/kernel';
import { useEffect, type ReactNode } from 'react';
import {
  SiteFactsContext,
  ThemeProvider,
  forgetSession,
  onSignInNeeded,
} from '#webapp/kit/index.ts';
import { restoreTyped } from './typed-early.ts';

interface ProvidersProps {
  readonly facts: SiteFacts;
  readonly children: ReactNode;
}

/** What stands around every route. */
export function Providers({ facts, children }: ProvidersProps) {
  // A session can end on the server while the page is open; guarded routes then lead to sign-in by themselves.
  useEffect(() => onSignInNeeded(forgetSession), []);
  useEffect(restoreTyped, []);
  return (
    <SiteFactsContext value={facts}>
      <ThemeProvider>{children}</ThemeProvider>
    </SiteFactsContext>
  );
}
