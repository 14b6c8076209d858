import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import type { Account } from './account.entity.ts';

/**
 * Makes whoever changes the same account wait until the transaction ends: what is counted under the lock stays true.
 */
export async function lockAccount(tx: EntityManager, accountId: string): Promise<void> {
  await tx
    .getKysely<Tables<typeof Account>>()
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute();
}
