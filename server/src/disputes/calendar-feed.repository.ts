import type { Account } from '#server/accounts/index.ts';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { CalendarFeed } from './calendar-feed.entity.ts';

/** A person's new feed; the one before is gone. */
export async function keepFeed(em: EntityManager, feed: CalendarFeed): Promise<void> {
  await em
    .getKysely<Tables<typeof CalendarFeed>>()
    .insertInto('calendar_feeds')
    .values({
      account_id: feed.accountId,
      token_hash: feed.tokenHash,
      sealed_token: feed.sealedToken,
      created_at: feed.createdAt,
    })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(({ ref }) => ({
        token_hash: ref('excluded.token_hash'),
        sealed_token: ref('excluded.sealed_token'),
        created_at: ref('excluded.created_at'),
      })),
    )
    .execute();
}

export async function feedOf(em: EntityManager, accountId: string): Promise<CalendarFeed | null> {
  return await em.findOne(CalendarFeed, { accountId }, { disableIdentityMap: true });
}

/** Whose feed has a token of this hash. In one statement with the account, which may not be deleted: anybody may ask. */
export async function ownerOfFeed(
  em: EntityManager,
  tokenHash: string,
): Promise<string | undefined> {
  const feed = await em
    .getKysely<Tables<typeof CalendarFeed | typeof Account>>()
    .selectFrom('calendar_feeds as f')
    .innerJoin('accounts as a', 'a.id', 'f.account_id')
    .select('f.account_id')
    .where('f.token_hash', '=', tokenHash)
    .where('a.deleted_at', 'is', null)
    .executeTakeFirst();
  return feed?.account_id;
}

export async function removeFeed(em: EntityManager, accountId: string): Promise<void> {
  await em.nativeDelete(CalendarFeed, { accountId });
}
