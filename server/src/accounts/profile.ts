import { AccountProblems, type Profile } from '@creditfix/shared/accounts';
import { z } from 'zod';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import type { Account } from './account.entity.ts';
import { findHome, setProfile } from './account.repository.ts';

/** The name stays in the clear, because staff search by it; where somebody lives and their number are sealed. */
const profileRest = z.object({
  middleName: z.string().default(''),
  suffix: z.string().default(''),
  addressLine2: z.string().default(''),
  address: z.string().default(''),
  city: z.string().default(''),
  state: z.string().default(''),
  zipCode: z.string().default(''),
  phone: z.string().default(''),
});

export function openProfile(
  vault: Vault,
  account: Pick<Account, 'id' | 'firstName' | 'lastName' | 'sealedProfile'>,
): Profile {
  const { id, firstName, lastName, sealedProfile: sealed } = account;
  const rest = sealed ? vault.openJson(sealed, placeOf(id)) : {};
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    ...profileRest.parse(rest),
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
  const isKept = await setProfile(em, accountId, {
    firstName: firstName || null,
    lastName: lastName || null,
    sealedProfile: isBlank ? null : vault.sealJson(rest, placeOf(accountId)),
  });
  if (!isKept) throw AccountProblems.raise('accounts.sign_in_needed');
}

/** What somebody says of themselves; undefined where the account is gone. */
export async function ownProfile(
  em: EntityManager,
  vault: Vault,
  accountId: string,
): Promise<Profile | undefined> {
  const account = await findHome(em, accountId);
  return account ? openProfile(vault, account) : undefined;
}

/** Of whoever is behind an account: the same with every account of that mailbox. */
export async function personKeyOf(em: EntityManager, accountId: string): Promise<string> {
  return (await findHome(em, accountId))?.mailboxKey ?? accountId;
}

/** The state that somebody lives in, as two letters; empty where they have not told us. */
export async function homeState(
  em: EntityManager,
  vault: Vault,
  accountId: string,
): Promise<string> {
  return (await ownProfile(em, vault, accountId))?.state ?? '';
}

function placeOf(accountId: string) {
  return { column: 'accounts.sealed_profile', rowId: accountId };
}
