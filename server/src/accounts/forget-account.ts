import type { Language } from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '#server/platform/database/index.ts';
import { emptyAccount, lockLiveAccount } from './account.repository.ts';
import { forgetChanges } from './email-change.repository.ts';
import { forgetLinks } from './login-link.repository.ts';
import { forgetChallenges, forgetPasskeys } from './passkey.repository.ts';
import { forgetSessions } from './session.repository.ts';

/**
 * Empties an account for good: nobody can sign in to it, and it no longer says whose it was. What has to be kept hangs on the
 * row that stays, and so does the fingerprint of the mailbox: who comes back the same month does not start over.
 *
 * @returns the address that it had, and the language in which to take leave; undefined if it is deleted already
 */
export async function forgetAccount(
  tx: EntityManager,
  accountId: string,
  now: Date,
): Promise<{ readonly email: string; readonly language: Language } | undefined> {
  // The lock makes every request wait that adds something to this account; afterwards the database refuses it.
  const account = await lockLiveAccount(tx, accountId);
  if (!account) return undefined;
  await forgetChallenges(tx, accountId);
  await forgetSessions(tx, accountId);
  await forgetPasskeys(tx, accountId);
  await forgetChanges(tx, accountId);
  await forgetLinks(tx, account.email);
  const email = `deleted-${randomUUID()}@deleted.invalid`;
  await emptyAccount(tx, accountId, { email, deletedAt: now });
  return account;
}
