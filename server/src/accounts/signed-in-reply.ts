import type { SignedInUser } from '@creditfix/shared/accounts';
import { Reply, type CallCookies } from '#server/platform/http/index.ts';
import { setSessionCookies } from './session-cookies.ts';
import type { SignIn } from './verify-login.ts';

/** What every way of signing in answers; the cookies go with it. */
export function signedInReply(
  cookies: CallCookies,
  { user, redirectTo, sessionToken }: SignIn,
): Reply<{ user: SignedInUser; redirectTo: string }> {
  setSessionCookies(cookies, sessionToken);
  const data = { user, redirectTo };
  return new Reply(data, 'You are now signed in.', data);
}
