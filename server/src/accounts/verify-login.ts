import type { SignedInUser } from '@creditfix/shared/accounts';
import type { Clock } from '#server/platform/clock/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Outbox } from '#server/platform/email/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { findOrCreateAccount } from './find-or-create-account.ts';
import { noteSignIn } from './note-sign-in.ts';
import { openSession } from './open-session.ts';
import { useLoginLink, type LinkUse } from './use-login-link.ts';
import type { Visit } from './visit.ts';

/** What a browser gets that has just signed in. */
export interface SignIn {
  readonly user: SignedInUser;
  readonly sessionToken: string;
  readonly redirectTo: string;
}

interface LoginVisit {
  readonly token: string | undefined;
  readonly browser: LinkUse['browser'];
  readonly visit: Visit;
  /** The session that this browser had. */
  readonly instead: string | undefined;
}

/** Uses a person's login link and opens a session; the first one of an address makes its account. */
export async function verifyLogin(
  em: EntityManager,
  parts: { readonly clock: Clock; readonly vault: Vault; readonly outbox: Outbox },
  { token, browser, visit, instead }: LoginVisit,
): Promise<SignIn> {
  const now = parts.clock.now();
  return await em.transactional(async (tx) => {
    const link = await useLoginLink(tx, { kind: 'person', token, browser }, now);
    const { email, language, redirectTo } = link;
    const referral = link.referral ?? null;
    const account = await findOrCreateAccount(tx, parts, { email, referral, language, now });
    const session = { accountId: account.id, kind: 'person', how: 'link' } as const;
    const sessionToken = await openSession(tx, parts, { ...session, visit, instead });
    const { deviceKey, userAgent } = visit;
    await noteSignIn(tx, parts, { accountId: account.id, deviceKey, userAgent, at: now });
    return { user: account.user, sessionToken, redirectTo };
  });
}
