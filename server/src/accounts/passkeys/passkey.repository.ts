import { randomUUID } from 'node:crypto';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import type { Account } from '../account.entity.ts';
import { PasskeyChallenge, type PasskeyPurpose } from './passkey-challenge.entity.ts';
import { Passkey } from './passkey.entity.ts';
import type { Session } from '../sessions/session.entity.ts';

type PasskeyTables = Tables<
  typeof Passkey | typeof PasskeyChallenge | typeof Account | typeof Session
>;

/** Minutes that a challenge may be answered. */
export const CHALLENGE_MINUTES = 5;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The passkeys of an account without what proves them, oldest first. */
export async function passkeysOf(em: EntityManager, accountId: string) {
  return await em.find(
    Passkey,
    { accountId },
    {
      fields: ['id', 'name', 'transports', 'createdAt', 'lastUsedAt'],
      orderBy: { createdAt: 1, id: 1 },
      disableIdentityMap: true,
    },
  );
}

/** What an authenticator must know of the passkeys that an account has already. */
export async function credentialsOf(em: EntityManager, accountId: string) {
  return await em.find(
    Passkey,
    { accountId },
    { fields: ['credentialId', 'publicKey'], disableIdentityMap: true },
  );
}

/** The passkey of an account that is not deleted. */
export async function findCredential(em: EntityManager, credentialId: string) {
  return await em
    .getKysely<PasskeyTables>()
    .selectFrom('passkeys as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select([
      'p.id',
      'p.account_id as accountId',
      'p.credential_id as credentialId',
      'p.public_key as publicKey',
      'p.counter',
    ])
    .where('p.credential_id', '=', credentialId)
    .where('a.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** @returns false where somebody has this passkey already */
export async function addCredential(tx: EntityManager, passkey: Passkey): Promise<boolean> {
  const rows = await tx
    .getKysely<PasskeyTables>()
    .insertInto('passkeys')
    .values({
      id: passkey.id,
      account_id: passkey.accountId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      name: passkey.name,
      created_at: passkey.createdAt,
      last_used_at: passkey.lastUsedAt,
    })
    .onConflict((same) => same.column('credential_id').doNothing())
    .returning('id')
    .execute();
  return rows.length === 1;
}

/** @returns false if the counter has not gone on since: the passkey may have been copied */
export async function useCredential(
  tx: EntityManager,
  { id, counter, at }: { readonly id: string; readonly counter: number; readonly at: Date },
): Promise<boolean> {
  const used = await tx
    .getKysely<PasskeyTables>()
    .updateTable('passkeys')
    .set({ counter, last_used_at: at })
    .where('id', '=', id)
    // Many authenticators do not count: they always say 0.
    .where('counter', counter === 0 ? '=' : '<', counter)
    .returning('id')
    .execute();
  return used.length === 1;
}

/** @returns the name that it had; undefined if the account has no such passkey */
export async function dropCredential(
  tx: EntityManager,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<string | undefined> {
  const removed = await tx
    .getKysely<PasskeyTables>()
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('name')
    .executeTakeFirst();
  return removed?.name;
}

/**
 * Keeps a challenge until it is answered, and answers its id: a sign-in's browser shows that in a cookie. A session has one
 * open question of a purpose; asking again takes the earlier one back.
 */
export async function keepChallenge(
  em: EntityManager,
  asked: Pick<PasskeyChallenge, 'purpose' | 'sessionId' | 'challenge'>,
  now: Date,
): Promise<string> {
  const { purpose, sessionId, challenge } = asked;
  if (sessionId !== null) await em.nativeDelete(PasskeyChallenge, { sessionId, purpose });
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + CHALLENGE_MINUTES * 60_000);
  await em.insert(PasskeyChallenge, { id, purpose, sessionId, challenge, expiresAt });
  return id;
}

/** Takes a sign-in's challenge, which is gone with that; undefined if there is none to answer anymore. */
export async function takeChallenge(
  em: EntityManager,
  id: string | undefined,
  now: Date,
): Promise<string | undefined> {
  if (!id || !UUID.test(id)) return undefined;
  const taken = await em
    .getKysely<PasskeyTables>()
    .deleteFrom('passkey_challenges')
    .where('id', '=', id)
    .where('purpose', '=', 'sign_in')
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst();
  return taken?.challenge;
}

/** The same for a session's question. */
export async function takeSessionChallenge(
  em: EntityManager,
  asked: { readonly purpose: PasskeyPurpose; readonly sessionId: string },
  now: Date,
): Promise<string | undefined> {
  const rows = await em
    .getKysely<PasskeyTables>()
    .deleteFrom('passkey_challenges')
    .where('session_id', '=', asked.sessionId)
    .where('purpose', '=', asked.purpose)
    .returning(['challenge', 'expires_at'])
    .execute();
  return rows.find((row) => row.expires_at > now)?.challenge;
}

export async function purgeChallenges(em: EntityManager, now: Date): Promise<void> {
  await em.nativeDelete(PasskeyChallenge, { expiresAt: { $lte: now } });
}

/** Forgets what the sessions of an account are asked. */
export async function forgetChallenges(tx: EntityManager, accountId: string): Promise<void> {
  await tx
    .getKysely<PasskeyTables>()
    .deleteFrom('passkey_challenges')
    .where('session_id', 'in', (sessions) =>
      sessions.selectFrom('sessions').select('id').where('account_id', '=', accountId),
    )
    .execute();
}

export async function forgetPasskeys(tx: EntityManager, accountId: string): Promise<void> {
  await tx.nativeDelete(Passkey, { accountId });
}
