import {
  AccountProblems,
  emailPreferencesOf,
  type myAccountEndpoints,
} from '@creditfix/shared/accounts';
import type { BodyOf, DataOf } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { choosePreferences, findOwnAccount } from './account.repository.ts';
import { openProfile } from './profile.ts';

type MyAccount = Omit<DataOf<(typeof myAccountEndpoints)['getMyAccount']>, 'fresh'>;

/** All that My Account shows of somebody, with the change of address that is still open. */
export async function findMyAccount(
  em: EntityManager,
  vault: Vault,
  accountId: string,
  now: Date,
): Promise<MyAccount> {
  const account = await findOwnAccount(em, accountId, now);
  if (!account) throw AccountProblems.raise('accounts.sign_in_needed');
  const { newEmail, oldConfirmedAt, newConfirmedAt } = account;
  return {
    email: account.email,
    createdAt: account.createdAt.toISOString(),
    profile: openProfile(vault, account),
    emails: emailPreferencesOf(account.emailPreferences),
    language: account.language,
    emailChange:
      newEmail === null
        ? null
        : {
            newEmail,
            oldConfirmed: oldConfirmedAt !== null,
            newConfirmed: newConfirmedAt !== null,
          },
  };
}

/** Keeps what the person chose; what they did not name stays as it was. */
export async function saveEmailPreferences(
  em: EntityManager,
  accountId: string,
  chosen: BodyOf<(typeof myAccountEndpoints)['saveEmailPreferences']>,
): Promise<Pick<MyAccount, 'emails' | 'language'>> {
  const kept = await choosePreferences(em, accountId, chosen);
  if (!kept) throw AccountProblems.raise('accounts.sign_in_needed');
  return { emails: emailPreferencesOf(kept.emailPreferences), language: kept.language };
}
