import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { ReadInbox } from './read-inbox.entity.ts';

/** Takes a mailbox for this process alone. @returns how far it was looked through; nothing if another process is reading it */
export async function claimInbox(
  em: EntityManager,
  id: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<Pick<ReadInbox, 'place'> | undefined> {
  return await em
    .getKysely<Tables<typeof ReadInbox>>()
    .insertInto('contact_inboxes')
    .values({ id, claimed_until: until })
    .onConflict((known) =>
      known
        .column('id')
        .doUpdateSet({ claimed_until: until })
        .where(({ eb, or, ref }) =>
          or([
            eb(ref('contact_inboxes.claimed_until'), 'is', null),
            eb(ref('contact_inboxes.claimed_until'), '<=', now),
          ]),
        ),
    )
    .returning('place')
    .executeTakeFirst();
}

export async function notePlace(em: EntityManager, id: string, place: string): Promise<void> {
  await em.nativeUpdate(ReadInbox, { id }, { place });
}

export async function releaseInbox(em: EntityManager, id: string): Promise<void> {
  await em.nativeUpdate(ReadInbox, { id }, { claimedUntil: null });
}
