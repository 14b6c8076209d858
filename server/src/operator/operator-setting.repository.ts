import type { OperatorKey } from '@creditfix/shared/operator';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { OperatorSetting } from './operator-setting.entity.ts';

/** The versions of the operator's settings. */

type OperatorTables = Tables<typeof OperatorSetting>;

/** @returns 0 where nothing was ever set */
export async function newestVersion(em: EntityManager): Promise<number> {
  const newest = await em
    .getKysely<OperatorTables>()
    .selectFrom('operator_settings')
    .select('version')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.version ?? 0;
}

/** The newest version of each key that was ever set. */
export async function newestOfEach(em: EntityManager): Promise<readonly OperatorSetting[]> {
  return await em
    .getKysely<OperatorTables>()
    .selectFrom('operator_settings')
    .distinctOn('key')
    .select([
      'version',
      'key',
      'value',
      'changed_by as changedBy',
      'restored',
      'changed_at as changedAt',
    ])
    .orderBy('key')
    .orderBy('version', 'desc')
    .execute();
}

/** The versions of one key, newest first. */
export async function versionsOf(
  em: EntityManager,
  key: OperatorKey,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<readonly OperatorSetting[]> {
  return await em.find(
    OperatorSetting,
    { key, version: { $lt: before } },
    { orderBy: { version: -1 }, limit, disableIdentityMap: true },
  );
}

export async function findVersion(
  em: EntityManager,
  version: number,
): Promise<OperatorSetting | null> {
  return await em.findOne(OperatorSetting, { version }, { disableIdentityMap: true });
}

/** Lets one change at a time through, to the end of the transaction: so numbers are visible in their order. */
export async function lockSettings(tx: EntityManager): Promise<void> {
  // Raw: neither builder knows advisory locks.
  await tx.execute("select pg_advisory_xact_lock(hashtextextended('operator-settings', 0))");
}

export async function addVersion(tx: EntityManager, setting: OperatorSetting): Promise<void> {
  await tx.insert(OperatorSetting, setting);
}
