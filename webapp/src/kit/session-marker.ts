/**
 * What the browser knows about being signed in: a marker, never a secret. The session itself is an httpOnly cookie that
 * only the server can judge.
 */
const TOKEN_KEY = 'authToken';
const TOKEN_MARK = 'signed-in';
const MARKER_COOKIE = 'session';

export function readSessionMarker(): boolean {
  // Tests and prerendered pages have no browser around them: everybody is a visitor there.
  if (typeof document === 'undefined') return false;
  return Boolean(readToken()) || document.cookie.includes(`${MARKER_COOKIE}=`);
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
    localStorage.setItem(TOKEN_KEY, TOKEN_MARK);
  } catch {
    // The cookie that the server set says the same.
  }
}

export function clearSessionMarker(): void {
  try {
    localStorage.removeItem(TOKEN_KEY);
  } catch {
    // Nothing was stored.
  }
  document.cookie = `${MARKER_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
}
