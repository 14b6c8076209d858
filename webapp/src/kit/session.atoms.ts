import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { clearSessionMarker, readSessionMarker, setSessionMarker } from './session-marker.ts';
import { useHydrated } from './use-hydrated.ts';

const signedInAtom = atom(readSessionMarker());

// Another tab may sign in or out; coming back to this one, the marker is read again.
signedInAtom.onMount = (set) => {
  const read = () => set(readSessionMarker());
  read();
  window.addEventListener('storage', read);
  window.addEventListener('focus', read);
  window.addEventListener('pageshow', leaveNothingBehind);
  return () => {
    window.removeEventListener('storage', read);
    window.removeEventListener('focus', read);
    window.removeEventListener('pageshow', leaveNothingBehind);
  };
};

/** The browser's Back can bring a page of somebody who has signed out whole out of its memory: it is loaded afresh, empty. */
function leaveNothingBehind({ persisted }: PageTransitionEvent): void {
  const wasSignedIn = getDefaultStore().get(signedInAtom);
  if (persisted && wasSignedIn && !readSessionMarker()) window.location.reload();
}

/** True where this browser seems to be signed in. The server decides; this only chooses what to show. */
export function useSignedIn(): boolean {
  const signedIn = useAtomValue(signedInAtom);
  // A prerendered page was drawn for a visitor.
  return useHydrated() && signedIn;
}

/** To be called once the server has opened a session. */
export function rememberSession(): void {
  setSessionMarker();
  getDefaultStore().set(signedInAtom, true);
}

/** To be called once the server says that there is no session. */
export function forgetSession(): void {
  clearSessionMarker();
  getDefaultStore().set(signedInAtom, false);
}
