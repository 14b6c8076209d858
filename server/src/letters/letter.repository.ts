import { sql } from 'kysely';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import type { Letter } from './letter.entity.ts';

type LetterTables = Tables<typeof Letter>;

/** How many letters have their PDF, how many people wrote them, and how many of these did so in two months or more. Reads all letters. */
export async function countMadeLetters(em: EntityManager) {
  const kysely = em.getKysely<LetterTables>();
  return await kysely
    .selectFrom(
      kysely
        .selectFrom('letters')
        .select(({ fn }) => [
          fn.countAll<number>().as('letters'),
          fn.count<number>('plan_month').distinct().as('months'),
        ])
        .where('pdf_key', 'is not', null)
        .groupBy('account_id')
        .as('writer'),
    )
    .select(({ fn }) => [
      sql<number>`coalesce(sum(letters), 0)::int`.as('letters'),
      fn.countAll<number>().as('writers'),
      fn.countAll<number>().filterWhere('months', '>', 1).as('cameBack'),
    ])
    .executeTakeFirstOrThrow();
}
