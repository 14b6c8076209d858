import { ADMIN_SESSION_HOURS, tokenOf } from '#server/accounts/index.ts';
import type { Call, CallCookies } from '#server/platform/http/index.ts';

/** The administrator's session, apart from the same person's own one: neither opens what the other opens. */
const ADMIN_COOKIE = 'cf_admin_token';

export function readAdminToken(call: Call): string | undefined {
  return tokenOf(call, ADMIN_COOKIE);
}

export function setAdminCookie(cookies: CallCookies, token: string): void {
  cookies.set(ADMIN_COOKIE, token, { maxAgeSeconds: ADMIN_SESSION_HOURS * 3_600, strict: true });
}

export function clearAdminCookie(cookies: CallCookies): void {
  cookies.clear(ADMIN_COOKIE);
}
