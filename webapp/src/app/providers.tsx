import type { SiteFacts } from '@creditfix/shared/kernel';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import {
  HydratedContext,
  SiteFactsContext,
  ThemeProvider,
  forgetSession,
  onSignInNeeded,
} from '#webapp/kit/index.ts';
import { restoreTyped } from './typed-early.ts';

interface ProvidersProps {
  readonly facts: SiteFacts;
  /** The page came as HTML, and is being taken over. */
  readonly isDrawn: boolean;
  readonly children: ReactNode;
}

/** What stands around every route. */
export function Providers({ facts, isDrawn, children }: ProvidersProps) {
  const [isHydrated, setHydrated] = useState(!isDrawn);
  // In slices, as the page was taken over: a finger is answered between them.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  // A session can end on the server while the page is open; guarded routes then lead to sign-in by themselves.
  useEffect(() => onSignInNeeded(forgetSession), []);
  // A form that is drawn otherwise once the page is ours has its fields by then.
  useEffect(() => {
    if (isHydrated) restoreTyped();
  }, [isHydrated]);
  return (
    <SiteFactsContext value={facts}>
      <HydratedContext value={isHydrated}>
        <ThemeProvider>{children}</ThemeProvider>
      </HydratedContext>
    </SiteFactsContext>
  );
}
