import {
  AdminProblems,
  type ExportKind,
  type LetterFilter,
  type UserFilter,
} from '@creditfix/shared/admin';
import { ConcurrencyLimit } from '#server/platform/concurrency/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { countQuery } from './export-query.ts';
import type { ExportFilter } from './export-wish.ts';
import { keptLetterCount } from './find-staff-letters.ts';
import { keptUserCount, type EmailSearch } from './find-users.ts';

/** How many rows an export would have, for somebody who waits for the answer: it is exact, or it is given up soon. */

const GIVE_UP_MS = 2_000;

const MOST_COUNTED = 1_000_000_000;

/** PostgreSQL ended the query, because its time was over. */
const OUT_OF_TIME = '57014';

interface Counted {
  readonly kind: ExportKind;
  readonly filter: ExportFilter;
  readonly emailSearch: EmailSearch;
  readonly now: Date;
}

/** @returns how to count; it answers null where that would take too long */
export function createRowCount() {
  // Each holds a connection for as long as it counts.
  const counts = new ConcurrencyLimit({
    atOnce: 2,
    refusal: () => AdminProblems.raise('admin.too_many_exports', { retryAfterSeconds: 30 }),
  });
  return async function countExportRows(em: EntityManager, what: Counted): Promise<number | null> {
    const { kind, filter } = what;
    const kept =
      kind === 'users'
        ? await keptUserCount(em, filter as UserFilter)
        : await keptLetterCount(em, filter as LetterFilter);
    if (kept !== null || counts.isFull()) return kept;
    return await counts.run(() => countInTime(em, what));
  };
}

async function countInTime(em: EntityManager, what: Counted): Promise<number | null> {
  try {
    return await em.transactional(async (tx) => {
      await tx.execute(`set local statement_timeout = ${GIVE_UP_MS}`);
      return await count(tx, what, MOST_COUNTED);
    });
  } catch (error) {
    if ((error as { readonly code?: unknown }).code === OUT_OF_TIME) return null;
    throw error;
  }
}

async function count(em: EntityManager, what: Counted, most: number): Promise<number> {
  const { sql, values } = countQuery({ ...what, masked: true }, most);
  const [row] = await em.execute<{ rows: number }[]>(sql, [...values]);
  return row?.rows ?? 0;
}
