import { createContext, use, useEffect, useState } from 'react';

/** Given around every route; without it (a component alone in a test) there is no page to take over. */
export const HydratedContext = createContext(true);

/**
 * False while a prerendered page is being taken over, true from then on and on every page drawn here. What only this browser
 * knows may not be drawn before: the page would not be the one that came.
 */
export function useHydrated(): boolean {
  return use(HydratedContext);
}

/** Signs that somebody is at the page. */
const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'] as const;

/** True once somebody has moved, scrolled or typed: a page that is only opened stays light, and answers the first touch at once. */
export function useUsed(): boolean {
  const hydrated = useHydrated();
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const watch = new AbortController();
    const note = () => {
      watch.abort();
      setSeen(true);
    };
    for (const sign of SIGNS)
      window.addEventListener(sign, note, { passive: true, signal: watch.signal });
    return () => watch.abort();
  }, []);
  // Anyone who followed a link within the app has clicked already.
  return seen || (hydrated && navigator.userActivation?.hasBeenActive === true);
}
