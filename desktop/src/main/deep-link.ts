import { LINK_SCHEME } from './app-scheme.ts';

/** What a sign-in link says, however it comes: as a deep link, or pasted from the email. */

const TOKEN = /^[A-Za-z0-9_-]{20,200}$/;
const LONGEST = 2_000;

/** @returns the token, or null if this is no sign-in link of ours */
export function tokenOfDeepLink(text: string): string | null {
  if (text.length > LONGEST) return null;
  const url = URL.parse(text);
  if (url?.protocol !== `${LINK_SCHEME}:` || url.host !== 'auth') return null;
  if (url.pathname !== '' && url.pathname !== '/') return null;
  return tokenOf(url);
}

/**
 * A pasted link may be the one in the email, the one behind the button on its page, or the code alone. Which site it names does not
 * matter: the token goes to our own server and nowhere else, and is worth nothing without the verifier.
 */
export function tokenOfPastedLink(text: string): string | null {
  const pasted = text.trim().replace(/^<(.*)>$/, '$1');
  if (pasted.length > LONGEST) return null;
  if (TOKEN.test(pasted)) return pasted;
  const url = URL.parse(pasted);
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return tokenOf(url);
  return tokenOfDeepLink(pasted);
}

/** Windows and Linux start the program with the link among its arguments. */
export function deepLinkAmong(args: readonly string[]): string | null {
  return args.find((argument) => argument.startsWith(`${LINK_SCHEME}:`)) ?? null;
}

function tokenOf(url: URL): string | null {
  const tokens = url.searchParams.getAll('token');
  const [token = ''] = tokens;
  return tokens.length === 1 && TOKEN.test(token) ? token : null;
}
