import { AccountProblems, type Profile } from '@creditfix/shared/accounts';
import { z } from 'zod';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';

/** The name stays in the clear, because staff search by it; where somebody lives and their number are sealed. */
const sealedProfile = z.object({
  address: z.string().default(''),
  city: z.string().default(''),
  state: z.string().default(''),
  zipCode: z.string().default(''),
  phone: z.string().default(''),
});

export interface ProfileRow {
  readonly id: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly sealed_profile: string | null;
}

export function openProfile(vault: Vault, row: ProfileRow): Profile {
  const rest = row.sealed_profile ? vault.openJson(row.sealed_profile, placeOf(row.id)) : {};
  return {
    firstName: row.first_name ?? '',
    lastName: row.last_name ?? '',
    ...sealedProfile.parse(rest),
  };
}

/** Keeps the whole profile as it was sent; a field that came empty is forgotten. */
export async function saveProfile(
  em: EntityManager,
  vault: Vault,
  accountId: string,
  profile: Profile,
): Promise<void> {
  const { firstName, lastName, ...rest } = profile;
  const isBlank = Object.values(rest).every((text) => text === '');
  const sealed = isBlank ? null : vault.sealJson(rest, placeOf(accountId));
  const rows = await em.execute<unknown[]>(
    `update accounts set first_name = ?, last_name = ?, sealed_profile = ?
     where id = ? and deleted_at is null returning id`,
    [firstName || null, lastName || null, sealed, accountId],
  );
  if (rows.length === 0) throw AccountProblems.raise('accounts.sign_in_needed');
}

function placeOf(accountId: string) {
  return { column: 'accounts.sealed_profile', rowId: accountId };
}
