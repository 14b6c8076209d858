import { AccountProblems } from '@creditfix/shared/accounts';
import {
  findOrCreateAccount,
  openSession,
  useLoginLink,
  type LinkUse,
  type Visit,
} from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { AdminParts } from './admin-auth.routes.ts';

interface AdminVisit {
  readonly token: string | undefined;
  readonly browser: LinkUse['browser'];
  readonly visit: Visit;
  /** The administrator session that this browser had. */
  readonly instead: string | undefined;
}

/** Uses an administrator link up and opens an administrator session; answers its token. */
export async function verifyAdminLogin(
  em: EntityManager,
  parts: AdminParts,
  { token, browser, visit, instead }: AdminVisit,
): Promise<string> {
  const now = parts.clock.now();
  return await em.transactional(async (tx) => {
    const { email } = await useLoginLink(tx, { kind: 'admin', token, browser }, now);
    if (!parts.administrators.emails.includes(email))
      throw AccountProblems.raise('accounts.link_invalid');
    const person = { email, referral: null, language: 'en', now } as const;
    const account = await findOrCreateAccount(tx, parts, person);
    const session = { accountId: account.id, kind: 'admin', how: 'link' } as const;
    return await openSession(tx, parts, { ...session, visit, instead });
  });
}
