import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { ReadInbox } from './read-inbox.entity.ts';

/** Takes a mailbox for this process alone. @returns how far it was looked through; nothing if it is to be left alone until later */
export async function claimInbox(
  em: EntityManager,
  id: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<Pick<ReadInbox, 'place' | 'failures'> | undefined> {
  return await em
    .getKysely<Tables<typeof ReadInbox>>()
    .insertInto('contact_inboxes')
    .values({ id, claimed_until: until, failures: 0 })
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
    .returning(['place', 'failures'])
    .executeTakeFirst();
}

export async function notePlace(em: EntityManager, id: string, place: string): Promise<void> {
  await em.nativeUpdate(ReadInbox, { id }, { place });
}

/** Lets others look into it, from then on or at once. */
export async function releaseInbox(
  em: EntityManager,
  id: string,
  { failures, claimedUntil }: Pick<ReadInbox, 'failures' | 'claimedUntil'>,
): Promise<void> {
  await em.nativeUpdate(ReadInbox, { id }, { failures, claimedUntil });
}
