import type { SignedInUser } from '@creditfix/shared/accounts';
import { spoken } from '@creditfix/shared/kernel';
import { Reply, type CallCookies } from '#server/platform/http/index.ts';
import { setSessionCookies } from './session-cookies.ts';
import type { SignIn } from './verify-login.ts';
import { words as en } from './accounts.words.ts';
import { words as es } from './accounts.words.es.ts';

/** What every way of signing in answers; the cookies go with it. */
export function signedInReply(
  cookies: CallCookies,
  { user, redirectTo, sessionToken }: SignIn,
): Reply<{ user: SignedInUser; redirectTo: string }> {
  setSessionCookies(cookies, sessionToken);
  const data = { user, redirectTo };
  return new Reply(data, spoken({ en, es }).signedIn, data);
}
