import { LOGIN_LINK_MINUTES } from '@creditfix/shared/accounts';
import type { CallCookies } from '#server/platform/http/index.ts';
import { SECRET_TOKEN, hashSecretToken, newSecretToken } from './secret-token.ts';

/** Tells the browser that asked for a login link from any other one that the link is opened in. */
const LOGIN_BROWSER_COOKIE = 'cf_login';

/**
 * Marks the browser that asks for a link, and answers the hash to keep with the link. A browser keeps its mark, so that
 * links for several addresses work in it.
 */
export function markLoginBrowser(cookies: CallCookies): string {
  const kept = cookies.get(LOGIN_BROWSER_COOKIE);
  const secret = kept && SECRET_TOKEN.test(kept) ? kept : newSecretToken();
  cookies.set(LOGIN_BROWSER_COOKIE, secret, { maxAgeSeconds: LOGIN_LINK_MINUTES * 60 });
  return hashSecretToken(secret);
}

/** The hash of this browser's mark, where it has one. */
export function readLoginBrowser(cookies: CallCookies): string | undefined {
  const secret = cookies.get(LOGIN_BROWSER_COOKIE);
  return secret && SECRET_TOKEN.test(secret) ? hashSecretToken(secret) : undefined;
}
