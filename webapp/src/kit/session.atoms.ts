import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { useHydrated } from './page-state.ts';

/**
 * What the browser knows about being signed in: a marker, never a secret. The session itself is an httpOnly cookie that
 * only the server can judge.
 */
/** What was answered before sign-in, which names a company: kept by the letters, forgotten at sign-out. */
export const BEGUN_LETTER_KEY = 'letterBegun';

const TOKEN_KEY = 'authToken';
const MARKER_COOKIE = 'session';

function readSessionMarker(): boolean {
  // Tests and prerendered pages have no browser around them: everybody is a visitor there.
  if (typeof document === 'undefined') return false;
  return Boolean(readToken()) || document.cookie.includes(`${MARKER_COOKIE}=`) || isViewing();
}

/** The server set it where one of the staff looks at somebody's pages: it opens nothing by itself. */
export function isViewing(): boolean {
  return document.cookie.split('; ').includes('viewing=yes');
}

/** Tells one sign-in of this browser from another, and opens nothing; empty where storage is refused. */
export function sessionMark(): string {
  return readToken() ?? '';
}

/** Storage is refused in some private windows; the marker cookie then stands alone. */
function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return null;
  }
}

function setSessionMarker(): void {
  try {
    // Another text each time: other tabs are told of what differs from before, and this may be somebody else.
    localStorage.setItem(TOKEN_KEY, `signed-in ${Date.now()}`);
  } catch {
    // The cookie that the server set says the same.
  }
}

/** True for the news that another tab has signed in or out. Storage that was emptied as a whole names no key. */
function isSessionMarker({ key }: Pick<StorageEvent, 'key'>): boolean {
  return key === TOKEN_KEY || key === null;
}

export function clearSessionMarker(): void {
  try {
    localStorage.removeItem(TOKEN_KEY);
  } catch {
    // Nothing was stored.
  }
  document.cookie = `${MARKER_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
}

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
