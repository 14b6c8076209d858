import type { EntityManager } from '#server/platform/database/index.ts';

/**
 * Forgets deleted accounts for good, once nothing is left that hangs on them. The tables are asked by name and not left to
 * their references, which would take along what is to be kept.
 */
export async function purgeAccounts(em: EntityManager): Promise<void> {
  await em.execute(
    `delete from accounts a where a.deleted_at is not null
      and not exists (select 1 from letters where account_id = a.id)
      and not exists (select 1 from payments where account_id = a.id)
      and not exists (select 1 from subscriptions where account_id = a.id and ended_at is null)
      and not exists (select 1 from documents where account_id = a.id)`,
  );
}
