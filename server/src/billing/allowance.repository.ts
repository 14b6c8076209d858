import type { Account } from '#server/accounts/index.ts';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';

type AllowanceTables = Tables<typeof Account>;

/**
 * Locks an account until the transaction ends. Whatever changes an account's money takes this lock first, so that two of them never
 * wait for each other; what only refers to an account (a flag, an email, an invitation) does not wait for it.
 *
 * @returns undefined where there is no such account; a deleted one has its `deletedAt`
 */
export async function lockAccount(tx: EntityManager, accountId: string | null) {
  return await tx
    .getKysely<AllowanceTables>()
    .selectFrom('accounts')
    .select(['id', 'deleted_at as deletedAt'])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
