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
import { recordAudit } from './audit.repository.ts';

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
  { token: link, browser, visit, instead }: AdminVisit,
): Promise<string> {
  const now = parts.clock.now();
  return await em.transactional(async (tx) => {
    const { email } = await useLoginLink(tx, { kind: 'admin', token: link, browser }, now);
    const role = parts.administrators.roles.get(email);
    if (!role) throw AccountProblems.raise('accounts.link_invalid');
    const person = { email, referral: null, language: 'en', now } as const;
    const account = await findOrCreateAccount(tx, parts, person);
    const session = { accountId: account.id, kind: 'admin', how: 'link' } as const;
    const token = await openSession(tx, parts, { ...session, visit, instead });
    await recordAudit(tx, {
      actorId: account.id,
      action: 'sign_in',
      at: now,
      detail: `as ${role}, in a browser`,
    });
    return token;
  });
}
