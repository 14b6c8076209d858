import { AccountProblems, type myAccountEndpoints } from '@creditfix/shared/accounts';
import type { DataOf } from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Outbox } from '#server/platform/email/index.ts';
import { lockAddress } from './lock-address.ts';
import { notifyAccount } from './notify-account.ts';
import type { NewPasskey, StoredPasskey } from './passkey-ceremony.ts';
import { passkeyAddedEmail, passkeyRemovedEmail } from './passkey.email.ts';

/** The passkeys of people: an optional, faster way to sign in. */

type ListedPasskey = DataOf<(typeof myAccountEndpoints)['addPasskey']>;

const MOST_PASSKEYS = 10;

interface PasskeyRow {
  readonly id: string;
  readonly name: string;
  readonly created_at: Date | string;
  readonly last_used_at: Date | string | null;
}

export async function listPasskeys(em: EntityManager, accountId: string): Promise<ListedPasskey[]> {
  const rows = await em.execute<PasskeyRow[]>(
    'select id, name, created_at, last_used_at from passkeys where account_id = ? order by created_at, id',
    [accountId],
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: new Date(row.created_at).toISOString(),
    lastUsedAt: row.last_used_at === null ? null : new Date(row.last_used_at).toISOString(),
  }));
}

/** What the account has already, as the authenticator must know it. @throws Problem `accounts.too_many_passkeys` */
export async function roomForPasskey(
  em: EntityManager,
  accountId: string,
): Promise<StoredPasskey[]> {
  const rows = await em.execute<{ credential_id: string; public_key: string }[]>(
    'select credential_id, public_key from passkeys where account_id = ?',
    [accountId],
  );
  if (rows.length >= MOST_PASSKEYS) throw AccountProblems.raise('accounts.too_many_passkeys');
  return rows.map((row) => ({
    credentialId: row.credential_id,
    publicKey: row.public_key,
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
    if ((await lockAddress(tx, accountId)) === undefined)
      throw AccountProblems.raise('accounts.sign_in_needed');
    await roomForPasskey(tx, accountId);
    const rows = await tx.execute<unknown[]>(
      `insert into passkeys (id, account_id, credential_id, public_key, counter, transports, name, created_at)
       values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (credential_id) do nothing returning id`,
      [
        ...[id, accountId, passkey.credentialId, passkey.publicKey, passkey.counter],
        ...[passkey.transports.join(','), name, now],
      ],
    );
    if (rows.length === 0) throw AccountProblems.raise('accounts.passkey_failed');
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
    await lockAddress(tx, accountId);
    const [removed] = await tx.execute<{ name: string }[]>(
      'delete from passkeys where id = ? and account_id = ? returning name',
      [id, accountId],
    );
    if (!removed) throw AccountProblems.raise('accounts.not_found');
    await notifyAccount(tx, parts, {
      accountId,
      kind: 'passkey_removed',
      key: `passkey_removed:${id}`,
      draft: () => passkeyRemovedEmail(removed.name),
    });
  });
}
