import { AccountProblems, Plan } from '@creditfix/shared/accounts';
import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/platform/clock/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { Account } from './account.entity.ts';
import { LoginLink } from './login-link.entity.ts';
import { SECRET_TOKEN, hashSecretToken, newSecretToken } from './secret-token.ts';
import { Session } from './session.entity.ts';

/** Days that a browser stays signed in. */
export const SESSION_DAYS = 30;

interface SignIn {
  readonly account: Account;
  readonly sessionToken: string;
  readonly redirectTo: string;
}

/**
 * Uses a login link and opens a session. One guarded UPDATE decides who uses the link: of any number of requests at
 * once, exactly one gets through.
 *
 * @throws Problem `accounts.link_missing`, `accounts.link_invalid` or `accounts.link_expired`
 */
export async function verifyLogin(
  em: EntityManager,
  parts: { readonly clock: Clock; readonly vault: Vault },
  request: { readonly token: string | undefined; readonly ip: string; readonly userAgent: string },
): Promise<SignIn> {
  if (!request.token) throw AccountProblems.raise('accounts.link_missing');
  if (!SECRET_TOKEN.test(request.token)) throw AccountProblems.raise('accounts.link_invalid');
  const now = parts.clock.now();
  const tokenHash = hashSecretToken(request.token);
  return await em.transactional(async (tx) => {
    const link = await tx.findOne(LoginLink, { tokenHash });
    if (!link || link.consumedAt || link.replacedAt)
      throw AccountProblems.raise('accounts.link_invalid');
    if (link.expiresAt <= now) throw AccountProblems.raise('accounts.link_expired');
    const used = await tx.nativeUpdate(
      LoginLink,
      { id: link.id, consumedAt: null, replacedAt: null },
      { consumedAt: now },
    );
    if (used !== 1) throw AccountProblems.raise('accounts.link_invalid');
    const account = await findOrCreateAccount(tx, link.email, now);
    const sessionToken = newSecretToken();
    const id = randomUUID();
    const origin = { ip: request.ip, userAgent: request.userAgent };
    tx.create(Session, {
      id,
      accountId: account.id,
      tokenHash: hashSecretToken(sessionToken),
      createdAt: now,
      expiresAt: new Date(now.getTime() + SESSION_DAYS * 86_400_000),
      endedAt: null,
      sealedOrigin: parts.vault.sealJson(origin, { column: 'sessions.sealed_origin', rowId: id }),
    });
    return { account, sessionToken, redirectTo: link.redirectTo };
  });
}

async function findOrCreateAccount(tx: EntityManager, email: string, now: Date): Promise<Account> {
  // Two first sign-ins of one address at once must meet in one row.
  await tx.upsert(
    Account,
    {
      id: randomUUID(),
      email,
      firstName: null,
      lastName: null,
      plan: Plan.free,
      createdAt: now,
      lastLoginAt: null,
    },
    { onConflictFields: ['email'], onConflictAction: 'ignore' },
  );
  const account = await tx.findOneOrFail(Account, { email });
  account.lastLoginAt = now;
  return account;
}
