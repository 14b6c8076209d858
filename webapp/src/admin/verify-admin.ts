import { adminAuthEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { callApi, type ApiAnswer } from '#webapp/kit/index.ts';

type Verified = DataOf<typeof adminAuthEndpoints.verifyAdminLogin>;

export type AdminVerification =
  | { readonly kind: 'success'; readonly secondFactor: Verified['secondFactor'] }
  /** The link is good, but another browser asked for it: it takes a click. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'error'; readonly message: string };

const asked = new Map<string, Promise<AdminVerification>>();

/** Uses an administrator's link. A link works once, so each token is sent once however often a view asks. */
export function verifyAdmin(token: string | null): Promise<AdminVerification> {
  if (!token) return Promise.resolve({ kind: 'error', message: 'No verification token provided' });
  const running = asked.get(token) ?? send(token);
  asked.set(token, running);
  return running;
}

async function send(token: string): Promise<AdminVerification> {
  return outcomeOf(await callApi(adminAuthEndpoints.verifyAdminLogin, { query: { token } }));
}

/** Uses a link that another browser asked for, once the administrator has said so. */
export async function confirmAdmin(token: string): Promise<AdminVerification> {
  return outcomeOf(await callApi(adminAuthEndpoints.confirmAdminLogin, { body: { token } }));
}

function outcomeOf(answer: ApiAnswer<Verified>): AdminVerification {
  if (answer.ok) return { kind: 'success', secondFactor: answer.data.secondFactor };
  const { code, error } = answer.problem;
  if (code === 'accounts.link_elsewhere') return { kind: 'elsewhere' };
  if (code === 'network') return { kind: 'error', message: 'Network error during verification' };
  return { kind: 'error', message: code === 'unreadable' ? 'Verification failed' : error };
}
