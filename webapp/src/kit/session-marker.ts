/**
 * What the browser knows about being signed in: a marker, never a secret. The session itself is an httpOnly cookie that
 * only the server can judge.
 */
/** What was answered before sign-in, which names a company: kept by the letters, forgotten at sign-out. */
export const BEGUN_LETTER_KEY = 'letterBegun';

const TOKEN_KEY = 'authToken';
const MARKER_COOKIE = 'session';

export function readSessionMarker(): boolean {
  // Tests and prerendered pages have no browser around them: everybody is a visitor there.
  if (typeof document === 'undefined') return false;
  return Boolean(readToken()) || document.cookie.includes(`${MARKER_COOKIE}=`) || isViewing();
}

/** The server set it where one of the staff looks at somebody's pages: it opens nothing by itself. */
export function isViewing(): boolean {
  return document.cookie.split('; ').includes('viewing=yes');
}

/** Storage is refused in some private windows; the marker cookie then stands alone. */
function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return null;
  }
}

export function setSessionMarker(): void {
  try {
    // Another text each time: other tabs are told of what differs from before, and this may be somebody else.
    localStorage.setItem(TOKEN_KEY, `signed-in ${Date.now()}`);
  } catch {
    // The cookie that the server set says the same.
  }
}

/** True for the news that another tab has signed in or out. Storage that was emptied as a whole names no key. */
export function isSessionMarker({ key }: Pick<StorageEvent, 'key'>): boolean {
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
