import { sql } from 'kysely';
import type { Account } from '#server/accounts/index.ts';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import type { DisputedItem } from './disputed-item.entity.ts';
import type { Letter } from './letter.entity.ts';

type ItemTables = Tables<typeof DisputedItem | typeof Letter | typeof Account>;

/** An earlier letter about the same item. */
export type EarlierRow = Awaited<ReturnType<typeof findEarlierLetters>>[number];

/** The letters of that person about any of these items, newest first. */
export async function findEarlierLetters(
  em: EntityManager,
  about: {
    readonly accountId: string;
    readonly itemKeys: readonly string[];
    readonly since: Date;
    readonly limit: number;
  },
) {
  return await em
    .getKysely<ItemTables>()
    .selectFrom('letters')
    .select(['id', 'sealed_form as sealedForm', 'sealed_document as sealedDocument'])
    .where('id', 'in', (items) =>
      items
        .selectFrom('disputed_items')
        .select('letter_id')
        .where('account_id', '=', about.accountId)
        .where('item_key', 'in', about.itemKeys)
        .where('created_at', '>=', about.since),
    )
    .orderBy('created_at', 'desc')
    .limit(about.limit)
    .execute();
}

/** How many accounts of other mailboxes have disputed one of these items. */
export async function countOtherDisputers(
  tx: EntityManager,
  accountId: string,
  sharedKeys: readonly string[],
): Promise<number> {
  const { others } = await tx
    .getKysely<ItemTables>()
    .selectFrom('disputed_items as item')
    .innerJoin('accounts as other', 'other.id', 'item.account_id')
    .innerJoin('accounts as me', (join) => join.on('me.id', '=', accountId))
    .select(({ fn }) => fn.count<number>('item.account_id').distinct().as('others'))
    .where('item.shared_key', 'in', sharedKeys)
    .whereRef('item.account_id', '<>', 'me.id')
    .where(sql<boolean>`(other.mailbox_key <> me.mailbox_key) is not false`)
    .executeTakeFirstOrThrow();
  return others;
}
