import {
  AccountProblems,
  emailPreferencesOf,
  type myAccountEndpoints,
} from '@creditfix/shared/accounts';
import type { BodyOf, DataOf, Language } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { openProfile, type ProfileRow } from './profile.ts';

type MyAccount = Omit<DataOf<(typeof myAccountEndpoints)['getMyAccount']>, 'fresh'>;

interface AccountRow extends ProfileRow {
  readonly email: string;
  readonly created_at: Date | string;
  readonly email_preferences: Readonly<Record<string, boolean>>;
  readonly language: Language;
  readonly new_email: string | null;
  readonly old_confirmed_at: Date | string | null;
  readonly new_confirmed_at: Date | string | null;
}

/** All that My Account shows of somebody, with the change of address that is still open. */
export async function findMyAccount(
  em: EntityManager,
  vault: Vault,
  accountId: string,
  now: Date,
): Promise<MyAccount> {
  const [row] = await em.execute<AccountRow[]>(
    `select a.id, a.email, a.created_at, a.first_name, a.last_name, a.sealed_profile, a.email_preferences, a.language,
       c.new_email, c.old_confirmed_at, c.new_confirmed_at
     from accounts a
     left join email_changes c on c.account_id = a.id and c.ended_at is null and c.expires_at > ?
     where a.id = ? and a.deleted_at is null`,
    [now, accountId],
  );
  if (!row) throw AccountProblems.raise('accounts.sign_in_needed');
  return {
    email: row.email,
    createdAt: new Date(row.created_at).toISOString(),
    profile: openProfile(vault, row),
    emails: emailPreferencesOf(row.email_preferences),
    language: row.language,
    emailChange:
      row.new_email === null
        ? null
        : {
            newEmail: row.new_email,
            oldConfirmed: row.old_confirmed_at !== null,
            newConfirmed: row.new_confirmed_at !== null,
          },
  };
}

/** Keeps what the person chose; what they did not name stays as it was. */
export async function saveEmailPreferences(
  em: EntityManager,
  accountId: string,
  chosen: BodyOf<(typeof myAccountEndpoints)['saveEmailPreferences']>,
): Promise<Pick<MyAccount, 'emails' | 'language'>> {
  const [row] = await em.execute<Pick<AccountRow, 'email_preferences' | 'language'>[]>(
    `update accounts set email_preferences = email_preferences || ?::jsonb, language = coalesce(?, language)
     where id = ? and deleted_at is null returning email_preferences, language`,
    [JSON.stringify(chosen.emails), chosen.language ?? null, accountId],
  );
  if (!row) throw AccountProblems.raise('accounts.sign_in_needed');
  return { emails: emailPreferencesOf(row.email_preferences), language: row.language };
}
