import type { Language } from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '#server/platform/database/index.ts';
import { forgetChallenges, forgetPasskeys } from './passkey.repository.ts';

/**
 * Empties an account for good: nobody can sign in to it, and it no longer says whose it was. What has to be kept hangs on the
 * row that stays, and so does the fingerprint of the mailbox: who comes back the same month does not begin anew.
 *
 * @returns the address that it had, and the language in which to take leave; undefined where it is deleted already
 */
export async function forgetAccount(
  tx: EntityManager,
  accountId: string,
  now: Date,
): Promise<{ readonly email: string; readonly language: Language } | undefined> {
  // The lock makes every request wait that adds something to this account; afterwards the database refuses it.
  const [account] = await tx.execute<{ email: string; language: Language }[]>(
    'select email, language from accounts where id = ? and deleted_at is null for update',
    [accountId],
  );
  if (!account) return undefined;
  await forgetChallenges(tx, accountId);
  await tx.execute('delete from sessions where account_id = ?', [accountId]);
  await forgetPasskeys(tx, accountId);
  await tx.execute('delete from email_changes where account_id = ?', [accountId]);
  await tx.execute('delete from login_links where email = ?', [account.email]);
  await tx.execute(
    `update accounts set email = ?, first_name = null, last_name = null, sealed_profile = null,
      email_preferences = '{}', invited_with = null, deleted_at = ? where id = ?`,
    [`deleted-${randomUUID()}@deleted.invalid`, now, accountId],
  );
  return account;
}
