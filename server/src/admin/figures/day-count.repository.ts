import type { CalendarDate } from '@creditfix/shared/kernel';
import { sql } from 'kysely';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import type { DayCount } from './day-count.entity.ts';

/** Counts by day and month; `server/migrations/baseline/day-counts.ts` says what each counts and who adds to it. */

type CountTables = Tables<typeof DayCount>;

interface Span {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** What is in each of these over the days from the first to the last. */
export async function sumDayCounts(
  em: EntityManager,
  { names, from, to }: Span & { readonly names: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const rows = await em
    .getKysely<CountTables>()
    .selectFrom('day_counts')
    .select(['name', sql<number>`sum(amount)::bigint`.as('amount')])
    .where('name', 'in', names)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('name')
    .execute();
  return new Map(rows.map(({ name, amount }) => [name, amount]));
}

/** What letters came to, by the name of the count; there are as many rows as kinds of outcomes, times months. */
export async function sumOutcomes(
  em: EntityManager,
  { from, to }: Span,
): Promise<readonly { readonly name: string; readonly amount: number }[]> {
  return await em
    .getKysely<CountTables>()
    .selectFrom('day_counts')
    .select(['name', sql<number>`sum(amount)::bigint`.as('amount')])
    // As a literal: the index of outcomes has the same condition.
    .where(sql<boolean>`name like 'outcome|%'`)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('name')
    .orderBy('name')
    .execute();
}

/** Adds to a day what no row of ours tells of. */
export async function addToDay(
  em: EntityManager,
  added: {
    readonly name: 'visit' | 'started';
    readonly day: CalendarDate;
    readonly amount: number;
  },
): Promise<void> {
  await em
    .getKysely<CountTables>()
    .insertInto('day_counts')
    .values({ ...added, shard: sql<number>`kept_shard()` })
    .onConflict((known) =>
      known
        .columns(['name', 'day', 'shard'])
        .doUpdateSet({ amount: sql<number>`day_counts.amount + excluded.amount` }),
    )
    .execute();
}
