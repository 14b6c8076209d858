import { AccountProblems, type myAccountEndpoints } from '@creditfix/shared/accounts';
import type { DataOf } from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Outbox } from '#server/platform/email/index.ts';
import { lockLiveAccount } from '../account.repository.ts';
import { notifyAccount, passkeyAddedEmail, passkeyRemovedEmail } from '../accounts.emails.ts';
import type { NewPasskey, StoredPasskey } from './passkey-ceremony.ts';
import { addCredential, credentialsOf, dropCredential, passkeysOf } from './passkey.repository.ts';

/** The passkeys of people: an optional, faster way to sign in. */

type ListedPasskey = DataOf<(typeof myAccountEndpoints)['addPasskey']>;

const MOST_PASSKEYS = 10;

export async function listPasskeys(em: EntityManager, accountId: string): Promise<ListedPasskey[]> {
  const passkeys = await passkeysOf(em, accountId);
  return passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** What the account has already, as the authenticator must know it. @throws Problem `accounts.too_many_passkeys` */
export async function roomForPasskey(
  em: EntityManager,
  accountId: string,
): Promise<StoredPasskey[]> {
  const credentials = await credentialsOf(em, accountId);
  if (credentials.length >= MOST_PASSKEYS)
    throw AccountProblems.raise('accounts.too_many_passkeys');
  return credentials.map(({ credentialId, publicKey }) => ({
    credentialId,
    publicKey,
    counter: 0,
  }));
}

/**
 * Keeps a checked passkey and tells the account's owner by email.
 *
 * @throws Problem `accounts.too_many_passkeys`, or `accounts.passkey_failed` where somebody has this one already
 */
export async function addPasskey(
  em: EntityManager,
  parts: { readonly outbox: Outbox },
  added: { readonly accountId: string; readonly passkey: NewPasskey; readonly name: string },
  now: Date,
): Promise<ListedPasskey> {
  const { accountId, passkey, name } = added;
  const id = randomUUID();
  return await em.transactional(async (tx) => {
    // Two at once must not make an eleventh, and none may come after the account is deleted.
    if ((await lockLiveAccount(tx, accountId)) === undefined)
      throw AccountProblems.raise('accounts.sign_in_needed');
    await roomForPasskey(tx, accountId);
    const isNew = await addCredential(tx, {
      id,
      accountId,
      credentialId: passkey.credentialId,
      publicKey: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports.join(','),
      name,
      createdAt: now,
      lastUsedAt: null,
    });
    if (!isNew) throw AccountProblems.raise('accounts.passkey_failed');
    await notifyAccount(tx, parts, {
      accountId,
      kind: 'passkey_added',
      key: `passkey_added:${id}`,
      draft: () => passkeyAddedEmail(name),
    });
    return { id, name, createdAt: now.toISOString(), lastUsedAt: null };
  });
}

/** @throws Problem `accounts.not_found` for anyone else's */
export async function removePasskey(
  em: EntityManager,
  parts: { readonly outbox: Outbox },
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<void> {
  await em.transactional(async (tx) => {
    // The account before its passkey, as in deleting an account.
    await lockLiveAccount(tx, accountId);
    const name = await dropCredential(tx, { accountId, id });
    if (name === undefined) throw AccountProblems.raise('accounts.not_found');
    await notifyAccount(tx, parts, {
      accountId,
      kind: 'passkey_removed',
      key: `passkey_removed:${id}`,
      draft: () => passkeyRemovedEmail(name),
    });
  });
}
