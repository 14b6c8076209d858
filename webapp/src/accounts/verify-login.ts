import { accountEndpoints, type SignedInUser } from '@creditfix/shared/accounts';
import { callApi, rememberSession } from '#webapp/kit/index.ts';

export type Verification =
  | {
      readonly kind: 'success';
      readonly message: string;
      readonly user: SignedInUser | null;
      readonly redirectTo: string;
    }
  | { readonly kind: 'error'; readonly message: string; readonly canTryAgain: boolean };

const asked = new Map<string, Promise<Verification>>();

/**
 * Uses a login link. A link works once, so each token is sent once however often a view asks; only a call that never got an
 * answer may be made again.
 */
export function verifyLogin(token: string | null): Promise<Verification> {
  if (!token) {
    return Promise.resolve({
      kind: 'error',
      message: 'No verification token provided.',
      canTryAgain: false,
    });
  }
  const running = asked.get(token) ?? send(token);
  asked.set(token, running);
  return running;
}

async function send(token: string): Promise<Verification> {
  const answer = await callApi(accountEndpoints.verifyLogin, { query: { token } });
  if (answer.ok) {
    rememberSession();
    const { user, redirectTo } = answer.data;
    return {
      kind: 'success',
      message: answer.message ?? 'You are now signed in.',
      user,
      redirectTo,
    };
  }
  const { code, error } = answer.problem;
  if (code !== 'network') return { kind: 'error', message: error, canTryAgain: false };
  asked.delete(token);
  return { kind: 'error', message: 'Network error occurred. Please try again.', canTryAgain: true };
}
