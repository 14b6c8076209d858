import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { VaultCheck } from './vault-check.entity.ts';

/** The sealed value that is stored under this id; of any number of processes that store a first one at once, one wins. */
export async function storeOnce(
  em: EntityManager,
  id: string,
  first: string,
): Promise<string | undefined> {
  await em
    .getKysely<Tables<typeof VaultCheck>>()
    .insertInto('vault_check')
    .values({ id, sealed: first })
    .onConflict((stored) => stored.doNothing())
    .execute();
  const check = await em.findOne(VaultCheck, { id }, { disableIdentityMap: true });
  return check?.sealed;
}
