import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while a prerendered page is being taken over, true from then on and on every page drawn here. What only this browser
 * knows may not be drawn before: the page would not be the one that came.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
