import { sql } from 'kysely';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { EmailChange } from './email-change.entity.ts';

type ChangeTables = Tables<typeof EmailChange>;

/** How far a change has come. */
export type ChangeState = Pick<
  EmailChange,
  'id' | 'accountId' | 'sessionId' | 'newEmail' | 'oldConfirmedAt' | 'newConfirmedAt' | 'endedAt'
>;

/** The change that has not expired and that one of the two links with this token belongs to. */
export async function findChange(
  tx: EntityManager,
  tokenHash: string,
  now: Date,
): Promise<ChangeState | null> {
  return await tx.findOne(
    EmailChange,
    {
      $or: [{ oldTokenHash: tokenHash }, { newTokenHash: tokenHash }],
      expiresAt: { $gt: now },
    },
    { disableIdentityMap: true },
  );
}

/** Confirms the side whose link has this token. @returns nothing if the change is over */
export async function confirmSide(
  tx: EntityManager,
  tokenHash: string,
  now: Date,
): Promise<ChangeState | undefined> {
  return await tx
    .getKysely<ChangeTables>()
    .updateTable('email_changes')
    .set({
      old_confirmed_at: sql<Date | null>`coalesce(old_confirmed_at,
        case when old_token_hash = ${tokenHash} then ${now}::timestamptz end)`,
      new_confirmed_at: sql<Date | null>`coalesce(new_confirmed_at,
        case when new_token_hash = ${tokenHash} then ${now}::timestamptz end)`,
    })
    .where(({ eb, or }) =>
      or([eb('old_token_hash', '=', tokenHash), eb('new_token_hash', '=', tokenHash)]),
    )
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning([
      'id',
      'account_id as accountId',
      'session_id as sessionId',
      'new_email as newEmail',
      'old_confirmed_at as oldConfirmedAt',
      'new_confirmed_at as newConfirmedAt',
      'ended_at as endedAt',
    ])
    .executeTakeFirst();
}

export async function addChange(tx: EntityManager, change: EmailChange): Promise<void> {
  await tx.insert(EmailChange, change);
}

export async function endChange(tx: EntityManager, id: string, at: Date): Promise<void> {
  await tx.nativeUpdate(EmailChange, { id }, { endedAt: at });
}

/** Drops a change that is still open. @returns whether there was one */
export async function dropEmailChange(
  em: EntityManager,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const dropped = await em
    .getKysely<ChangeTables>()
    .updateTable('email_changes')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .returning('expires_at')
    .execute();
  return dropped.some((change) => change.expires_at > now);
}

/** The changes that an account asked for, oldest first. */
export async function changesOf(em: EntityManager, accountId: string) {
  return await em.find(
    EmailChange,
    { accountId },
    {
      fields: ['newEmail', 'createdAt', 'endedAt'],
      orderBy: { createdAt: 1 },
      disableIdentityMap: true,
    },
  );
}

export async function purgeChanges(em: EntityManager, expiredBefore: Date): Promise<void> {
  await em.nativeDelete(EmailChange, { expiresAt: { $lt: expiredBefore } });
}

export async function forgetChanges(tx: EntityManager, accountId: string): Promise<void> {
  await tx.nativeDelete(EmailChange, { accountId });
}
