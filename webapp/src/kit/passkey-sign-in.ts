import { accountEndpoints, safeRedirect, type SignedInUser } from '@creditfix/shared/accounts';
import { callApi } from './api-client.ts';
import { askForPasskey, rememberPasskey } from './passkey.ts';
import { rememberSession } from './session.atoms.ts';
import { passkeyMessages } from './messages.tsx';

export type PasskeySignIn =
  | { readonly ok: true; readonly user: SignedInUser; readonly redirectTo: string }
  /** `text` is what to show; nothing where an offer under a field simply ended. */
  | { readonly ok: false; readonly text: string | undefined };

export interface PasskeySignInOptions {
  /** Where to go afterwards. */
  readonly redirect?: string | undefined;
  /** Offered under the email field, if nobody has asked for it. */
  readonly quietly?: boolean;
  /**
   * Aborted where another try takes its place: each gets its own question to sign, and the server knows only the newest of a
   * browser, so one that comes late must not ask anymore.
   */
  readonly signal?: AbortSignal;
}

const ENDED: PasskeySignIn = { ok: false, text: undefined };

const { unused: NOT_USED, unable: NOT_WORKING } = passkeyMessages;

/** Signs in with a passkey: asks the server what to sign, the browser to sign it, and the server to check it. */
export async function passkeySignIn({
  redirect,
  quietly = false,
  signal = new AbortController().signal,
}: PasskeySignInOptions): Promise<PasskeySignIn> {
  const started = await startedUnless(signal);
  if (!started || signal.aborted) return ENDED;
  if (!started.ok) return { ok: false, text: quietly ? undefined : started.problem.error };
  const outcome = await askForPasskey(started.data.options, { quietly });
  if (signal.aborted) return ENDED;
  if (!outcome.ok) {
    if (quietly) return { ok: false, text: undefined };
    return { ok: false, text: outcome.why === 'cancelled' ? NOT_USED : NOT_WORKING };
  }
  const answer = await callApi(accountEndpoints.passkeyLogin, {
    body: {
      response: outcome.response,
      ...(redirect === undefined ? {} : { redirect: safeRedirect(redirect) }),
    },
  });
  if (!answer.ok) return { ok: false, text: answer.problem.error };
  rememberSession();
  rememberPasskey();
  return { ok: true, user: answer.data.user, redirectTo: answer.data.redirectTo };
}

/** What the server wants signed; nothing where the try was given up meanwhile. */
async function startedUnless(signal: AbortSignal) {
  try {
    return await callApi(accountEndpoints.startPasskeyLogin, { body: {}, signal });
  } catch {
    return undefined;
  }
}
