import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { LocalEmail } from './local-email.entity.ts';

/** Keeps an email; the same one again takes the earlier one's place. Only the newest `most` are kept. */
export async function keepLocalEmail(
  em: EntityManager,
  email: Pick<LocalEmail, 'id' | 'sealedMessage' | 'sentAt'>,
  most: number,
): Promise<void> {
  const db = em.getKysely<Tables<typeof LocalEmail>>();
  await db
    .insertInto('local_mail')
    .values({ id: email.id, sealed_message: email.sealedMessage, sent_at: email.sentAt })
    .onConflict((known) =>
      known.column('id').doUpdateSet(({ ref }) => ({
        sealed_message: ref('excluded.sealed_message'),
        sent_at: ref('excluded.sent_at'),
      })),
    )
    .execute();
  await db
    .deleteFrom('local_mail')
    .where('number', '<=', ({ eb, selectFrom }) =>
      eb(
        selectFrom('local_mail')
          .select(({ fn }) => fn.max('number').as('newest'))
          .$asScalar(),
        '-',
        most,
      ),
    )
    .execute();
}

/** Newest first. */
export async function localEmails(em: EntityManager): Promise<LocalEmail[]> {
  return await em.find(LocalEmail, {}, { orderBy: { number: -1 }, disableIdentityMap: true });
}

export async function purgeLocalEmails(em: EntityManager, sentBefore: Date): Promise<void> {
  await em.nativeDelete(LocalEmail, { sentAt: { $lt: sentBefore } });
}
