import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import type { Account } from './account.entity.ts';

/**
 * Makes whoever changes the same account wait until the transaction ends: what is counted under the lock stays true.
 */
export async function lockAccount(
  tx: EntityManager,
  accountId: string,
  strength: 'for no key update' | 'for update' = 'for no key update',
): Promise<void> {
  const account = tx
    .getKysely<Tables<typeof Account>>()
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId);
  await (strength === 'for update' ? account.forUpdate() : account.forNoKeyUpdate()).execute();
}
