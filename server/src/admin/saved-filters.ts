import { AdminProblems, type oversightEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '#server/platform/clock/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { filtersOf, replaceFilter } from './staff-filter.repository.ts';

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
  const filters = await filtersOf(em, accountId);
  return filters.map(({ id, kind, name, sealedQuery }) => ({
    id,
    kind,
    name,
    query: querySchema.parse(vault.openJson(sealedQuery, { column: COLUMN, rowId: id })),
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
  const sealedQuery = vault.sealJson(query, { column: COLUMN, rowId: id });
  const saved = { id, accountId, kind, name, sealedQuery, createdAt: clock.now() };
  await em.transactional(async (tx) => {
    if (!(await replaceFilter(tx, saved, MOST_FILTERS)))
      throw AdminProblems.raise('admin.too_many_filters');
  });
  return id;
}
