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

/** Whose feed has a token of this hash. */
export async function ownerOfFeed(
  em: EntityManager,
  tokenHash: string,
): Promise<string | undefined> {
  const feed = await em.findOne(
    CalendarFeed,
    { tokenHash },
    { fields: ['accountId'], disableIdentityMap: true },
  );
  return feed?.accountId;
}

export async function removeFeed(em: EntityManager, accountId: string): Promise<void> {
  await em.nativeDelete(CalendarFeed, { accountId });
}
