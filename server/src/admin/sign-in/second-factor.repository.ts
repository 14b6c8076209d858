import { sql } from 'kysely';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { AdminPasskey } from './admin-passkey.entity.ts';
import { TotpFactor } from './totp-factor.entity.ts';

/** What the staff prove a second factor with: passkeys and authenticator apps, by address. */

type FactorTables = Tables<typeof AdminPasskey | typeof TotpFactor>;

/** Setting up and proving wait for each other per administrator: two browsers must not both set up the first factor. */
export async function lockFactors(tx: EntityManager, email: string): Promise<void> {
  // Raw: neither builder knows advisory locks.
  await tx.execute('select pg_advisory_xact_lock(hashtextextended(:lock, 0))', {
    lock: `admin-factors:${email}`,
  });
}

/** Which kinds of factor an address has; an app counts from its first right code on. */
export async function factorKinds(
  em: EntityManager,
  email: string,
): Promise<{ readonly passkey: boolean; readonly totp: boolean }> {
  return await em
    .getKysely<FactorTables>()
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(selectFrom('admin_passkeys').select('id').where('email', '=', email))
        .$castTo<boolean>()
        .as('passkey'),
      exists(
        selectFrom('totp_factors')
          .select('id')
          .where('email', '=', email)
          .where('confirmed_at', 'is not', null),
      )
        .$castTo<boolean>()
        .as('totp'),
    ])
    .executeTakeFirstOrThrow();
}

/** What each of these addresses has set up. */
export async function staffFactors(em: EntityManager, emails: readonly string[]) {
  const passkeys = await em.find(
    AdminPasskey,
    { email: { $in: [...emails] } },
    { fields: ['email'], orderBy: { email: 1 }, disableIdentityMap: true },
  );
  const apps = await em.find(
    TotpFactor,
    { email: { $in: [...emails] }, confirmedAt: { $ne: null } },
    { fields: ['email'], orderBy: { email: 1 }, disableIdentityMap: true },
  );
  const withPasskey = [...new Set(passkeys.map(({ email }) => email))];
  return [
    ...withPasskey.map((email) => ({ email, kind: 'passkey' as const })),
    ...apps.map(({ email }) => ({ email, kind: 'totp' as const })),
  ];
}

/** Call it under the lock of `lockFactors`. */
export async function forgetFactors(tx: EntityManager, email: string): Promise<void> {
  await tx.nativeDelete(AdminPasskey, { email });
  await tx.nativeDelete(TotpFactor, { email });
}

export async function adminPasskeysOf(em: EntityManager, email: string) {
  return await em.find(
    AdminPasskey,
    { email },
    { fields: ['credentialId', 'publicKey', 'counter'], disableIdentityMap: true },
  );
}

/** The passkeys of an address without what proves them, oldest first. */
export async function listAdminPasskeys(em: EntityManager, email: string) {
  return await em.find(
    AdminPasskey,
    { email },
    {
      fields: ['id', 'transports', 'createdAt', 'lastUsedAt'],
      orderBy: { createdAt: 1, id: 1 },
      disableIdentityMap: true,
    },
  );
}

/** @returns false if that address has no such passkey */
export async function removeAdminPasskey(
  tx: EntityManager,
  { id, email }: Pick<AdminPasskey, 'id' | 'email'>,
): Promise<boolean> {
  return (await tx.nativeDelete(AdminPasskey, { id, email })) === 1;
}

/** @returns false if the passkey is kept already */
export async function addAdminPasskey(
  tx: EntityManager,
  passkey: Omit<AdminPasskey, 'lastUsedAt'>,
): Promise<boolean> {
  const added = await tx
    .getKysely<FactorTables>()
    .insertInto('admin_passkeys')
    .values({
      id: passkey.id,
      email: passkey.email,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      created_at: passkey.createdAt,
    })
    .onConflict((known) => known.column('credential_id').doNothing())
    .returning('id')
    .execute();
  return added.length === 1;
}

/** Notes that a passkey was used. @returns false if its counter did not grow: it was used twice, or cloned */
export async function useAdminPasskey(
  tx: EntityManager,
  {
    credentialId,
    counter,
    at,
  }: Pick<AdminPasskey, 'credentialId' | 'counter'> & { readonly at: Date },
): Promise<boolean> {
  const grown = counter === 0 ? { counter: 0 } : { counter: { $lt: counter } };
  const used = { counter, lastUsedAt: at };
  return (await tx.nativeUpdate(AdminPasskey, { credentialId, ...grown }, used)) === 1;
}

export async function findTotp(tx: EntityManager, email: string): Promise<TotpFactor | null> {
  return await tx.findOne(TotpFactor, { email }, { disableIdentityMap: true });
}

/** Keeps a new app in place of the one of before; it counts from its first right code on. */
export async function replaceTotp(
  tx: EntityManager,
  factor: Pick<TotpFactor, 'id' | 'email' | 'sealedSecret'>,
): Promise<void> {
  await tx.nativeDelete(TotpFactor, { email: factor.email });
  await tx.insert(TotpFactor, factor);
}

/** Uses a code up. @returns false if it, or a newer one, was used already */
export async function useTotp(
  tx: EntityManager,
  { id, step, at }: { readonly id: string; readonly step: number; readonly at: Date },
): Promise<boolean> {
  const used = await tx
    .getKysely<FactorTables>()
    .updateTable('totp_factors')
    .set({ last_step: step, confirmed_at: sql<Date>`coalesce(confirmed_at, ${at})` })
    .where('id', '=', id)
    .where('last_step', '<', step)
    .returning('id')
    .execute();
  return used.length === 1;
}
