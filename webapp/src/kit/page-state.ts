import { createContext, use, useSyncExternalStore } from 'react';

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

/** The pages at which somebody has been seen. */
const used = new WeakSet<Document>();

function isUsed(): boolean {
  // Anyone who followed a link within the app has clicked already.
  return used.has(document) || navigator.userActivation?.hasBeenActive === true;
}

function whenUsed(tell: () => void): () => void {
  const watch = new AbortController();
  const note = () => {
    used.add(document);
    watch.abort();
    tell();
  };
  for (const sign of SIGNS)
    window.addEventListener(sign, note, { passive: true, signal: watch.signal });
  return () => watch.abort();
}

/** True once somebody has moved, scrolled or typed: a page that is only opened stays light, and answers the first touch at once. */
export function useUsed(): boolean {
  return useSyncExternalStore(whenUsed, isUsed, () => false);
}
