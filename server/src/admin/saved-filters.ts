import { AdminProblems, type ExportKind, type oversightEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '#server/platform/clock/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';

/** Filters that each of the staff keeps for themselves. What is searched for may be somebody's address, so it is sealed. */

type SavedFilter = DataOf<typeof oversightEndpoints.savedFilters>['filters'][number];

const MOST_FILTERS = 50;
const COLUMN = 'staff_filters.sealed_query';

const querySchema = z.record(z.string(), z.string());

export async function readFilters(
  em: EntityManager,
  vault: Vault,
  accountId: string,
): Promise<SavedFilter[]> {
  const rows = await em.execute<
    { id: string; kind: ExportKind; name: string; sealed_query: string }[]
  >(
    'select id, kind, name, sealed_query from staff_filters where account_id = ? order by kind, name',
    [accountId],
  );
  return rows.map(({ sealed_query, ...filter }) => ({
    ...filter,
    query: querySchema.parse(vault.openJson(sealed_query, { column: COLUMN, rowId: filter.id })),
  }));
}

/**
 * Keeps a filter in place of the one of that name.
 *
 * @returns its id
 * @throws Problem `admin.too_many_filters`
 */
export async function keepFilter(
  em: EntityManager,
  { vault, clock }: { readonly vault: Vault; readonly clock: Clock },
  filter: Omit<SavedFilter, 'id'> & { readonly accountId: string },
): Promise<string> {
  const { accountId, kind, name, query } = filter;
  const id = randomUUID();
  const sealed = vault.sealJson(query, { column: COLUMN, rowId: id });
  await em.transactional(async (tx) => {
    // Two that are saved at once are counted one after the other.
    await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
      `staff-filters:${accountId}`,
    ]);
    await tx.execute('delete from staff_filters where account_id = ? and kind = ? and name = ?', [
      accountId,
      kind,
      name,
    ]);
    const kept = await tx.execute<unknown[]>(
      `insert into staff_filters (id, account_id, kind, name, sealed_query, created_at)
       select ?, ?, ?, ?, ?, ? where (select count(*) from staff_filters where account_id = ?) < ? returning id`,
      [id, accountId, kind, name, sealed, clock.now(), accountId, MOST_FILTERS],
    );
    if (kept.length === 0) throw AdminProblems.raise('admin.too_many_filters');
  });
  return id;
}

/** Forgets a filter of one's own; one that is gone already stays gone. */
export async function removeFilter(
  em: EntityManager,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<void> {
  await em.execute('delete from staff_filters where id = ? and account_id = ?', [id, accountId]);
}
