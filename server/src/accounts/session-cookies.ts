import { MARKER_COOKIE } from '@creditfix/shared/accounts';
import type { Call, CallCookies } from '#server/platform/http/index.ts';
import { SESSION_DAYS } from './open-session.ts';
import { tokenOf } from './secret-token.ts';

/** Holds the session's token; no script can read it. */
const TOKEN_COOKIE = 'cf_session_token';

export function readSessionToken(call: Call): string | undefined {
  return tokenOf(call, TOKEN_COOKIE);
}

/** Sets the session and, beside it, a marker that the page may read. The marker opens nothing. */
export function setSessionCookies(cookies: CallCookies, token: string): void {
  const maxAgeSeconds = SESSION_DAYS * 86_400;
  cookies.set(TOKEN_COOKIE, token, { maxAgeSeconds });
  cookies.set(MARKER_COOKIE, 'active', { maxAgeSeconds, readable: true });
}

export function clearSessionCookies(cookies: CallCookies): void {
  cookies.clear(TOKEN_COOKIE);
  cookies.clear(MARKER_COOKIE);
}
