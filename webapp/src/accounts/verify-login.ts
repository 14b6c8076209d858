import { accountEndpoints, type SignedInUser } from '@creditfix/shared/accounts';
import type { DataOf } from '@creditfix/shared/kernel';
import { callApi, rememberSession, type ApiAnswer } from '#webapp/kit/index.ts';
import { forgetReferral } from './referral-memory.ts';
import { verifyLoginMessages } from './messages.tsx';

export type Verification =
  | {
      readonly kind: 'success';
      readonly message: string;
      readonly user: SignedInUser | null;
      readonly redirectTo: string;
      readonly isNew: boolean;
    }
  /** The screen that asked goes on; this one does not sign in. */
  | { readonly kind: 'approved' }
  /** The link is good, but another browser asked for it: it takes a click. */
  | { readonly kind: 'elsewhere'; readonly message: string }
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
      message: verifyLoginMessages.noToken,
      canTryAgain: false,
    });
  }
  const running = asked.get(token) ?? send(token);
  asked.set(token, running);
  return running;
}

async function send(token: string): Promise<Verification> {
  const outcome = outcomeOf(await callApi(accountEndpoints.verifyLogin, { query: { token } }));
  if (outcome.kind === 'error' && outcome.canTryAgain) asked.delete(token);
  return outcome;
}

/** Uses a link that another browser asked for, once the person has said so. */
export async function confirmLogin(token: string): Promise<Verification> {
  return outcomeOf(await callApi(accountEndpoints.confirmLogin, { body: { token } }));
}

/** Lets the screen in that asked for the link, where it shows this number. */
export async function approveLogin(token: string, number: number): Promise<Verification> {
  const answer = await callApi(accountEndpoints.approveLogin, { body: { token, number } });
  if (answer.ok) return { kind: 'approved' };
  return { kind: 'error', message: answer.problem.error, canTryAgain: false };
}

type SignInAnswer = ApiAnswer<DataOf<typeof accountEndpoints.verifyLogin>>;

function outcomeOf(answer: SignInAnswer): Verification {
  if (answer.ok) {
    rememberSession();
    forgetReferral();
    const { user, redirectTo, isNew } = answer.data;
    const message = answer.message ?? verifyLoginMessages.signedIn;
    return { kind: 'success', message, user, redirectTo, isNew };
  }
  const { code, error } = answer.problem;
  if (code === 'accounts.link_elsewhere') return { kind: 'elsewhere', message: error };
  if (code !== 'network') return { kind: 'error', message: error, canTryAgain: false };
  return { kind: 'error', message: verifyLoginMessages.noNetwork, canTryAgain: true };
}
