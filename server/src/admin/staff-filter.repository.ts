import type { EntityManager } from '#server/platform/database/index.ts';
import { StaffFilter } from './staff-filter.entity.ts';

/** Filters that each of the staff keeps for themselves. */

export async function filtersOf(em: EntityManager, accountId: string): Promise<StaffFilter[]> {
  return await em.find(
    StaffFilter,
    { accountId },
    { orderBy: { kind: 1, name: 1 }, disableIdentityMap: true },
  );
}

/**
 * Keeps a filter in place of the one of that name, unless there would be more than `most`. Call it in a transaction.
 *
 * @returns false if there would
 */
export async function replaceFilter(
  tx: EntityManager,
  filter: StaffFilter,
  most: number,
): Promise<boolean> {
  const { accountId, kind, name } = filter;
  // Raw: neither builder knows advisory locks. Two that are saved at once are counted one after the other.
  await tx.execute('select pg_advisory_xact_lock(hashtextextended(:lock, 0))', {
    lock: `staff-filters:${accountId}`,
  });
  await tx.nativeDelete(StaffFilter, { accountId, kind, name });
  if ((await tx.count(StaffFilter, { accountId })) >= most) return false;
  await tx.insert(StaffFilter, filter);
  return true;
}

export async function deleteFilter(
  em: EntityManager,
  own: Pick<StaffFilter, 'id' | 'accountId'>,
): Promise<void> {
  await em.nativeDelete(StaffFilter, own);
}
