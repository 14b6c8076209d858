import { atom, getDefaultStore, useAtomValue } from 'jotai';
import {
  clearSessionMarker,
  isSessionMarker,
  readSessionMarker,
  setSessionMarker,
} from './session-marker.ts';
import { useHydrated } from './use-hydrated.ts';

const signedInAtom = atom(readSessionMarker());

// Another tab may sign in or out; coming back to this one, the marker is read again.
signedInAtom.onMount = (set) => {
  const read = () => {
    const signedIn = readSessionMarker();
    if (!signedIn && getDefaultStore().get(signedInAtom)) tell('over');
    set(signedIn);
  };
  const hear = (event: StorageEvent) => {
    read();
    if (isSessionMarker(event) && readSessionMarker()) tell('begun');
  };
  read();
  window.addEventListener('storage', hear);
  window.addEventListener('focus', read);
  window.addEventListener('pageshow', leaveNothingBehind);
  return () => {
    window.removeEventListener('storage', hear);
    window.removeEventListener('focus', read);
    window.removeEventListener('pageshow', leaveNothingBehind);
  };
};

/** A session was opened, perhaps by somebody else than before; or there is none anymore. */
type SessionChange = 'begun' | 'over';

const changeListeners = new Set<(change: SessionChange) => void>();

/** Tells when what the server has said so far may belong to somebody else: after each sign-in and sign-out, in any tab. */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

function tell(change: SessionChange): void {
  for (const listener of changeListeners) listener(change);
}

/** The browser's Back can bring a page of somebody who has signed out whole out of its memory: it is loaded afresh, empty. */
function leaveNothingBehind({ persisted }: PageTransitionEvent): void {
  const wasSignedIn = getDefaultStore().get(signedInAtom);
  if (persisted && wasSignedIn && !readSessionMarker()) window.location.reload();
}

/** True if this browser seems to be signed in. The server decides; this only chooses what to show. */
export function useSignedIn(): boolean {
  const signedIn = useAtomValue(signedInAtom);
  // A prerendered page was drawn for a visitor.
  return useHydrated() && signedIn;
}

/** To be called once the server has opened a session. */
export function rememberSession(): void {
  setSessionMarker();
  getDefaultStore().set(signedInAtom, true);
  tell('begun');
}

/** To be called once the server says that there is no session. */
export function forgetSession(): void {
  clearSessionMarker();
  getDefaultStore().set(signedInAtom, false);
  tell('over');
}
