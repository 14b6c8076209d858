import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import type { LetterEvent } from './letter-event.entity.ts';
import type { Letter } from './letter.entity.ts';

type TrailTables = Tables<typeof LetterEvent | typeof Letter>;

/** One line of a letter's trail. */
export type TrailRow = Awaited<ReturnType<typeof findTrail>>[number];

/** What was done to a letter, oldest first. */
export async function findTrail(em: EntityManager, accountId: string, letterId: string) {
  return await em
    .getKysely<TrailTables>()
    .selectFrom('letter_events')
    .select([
      'id',
      'kind',
      'at',
      'document_sha256 as documentSha256',
      'sealed_origin as sealedOrigin',
    ])
    .where('account_id', '=', accountId)
    .where('letter_id', '=', letterId)
    .orderBy('number')
    .execute();
}

/**
 * Deletes the trails of these letters of an account, or of all, that are gone or never came to be; the database keeps those of letters
 * that are there.
 */
export async function deleteTrails(
  tx: EntityManager,
  accountId: string,
  letterIds?: readonly string[],
): Promise<void> {
  await tx
    .getKysely<TrailTables>()
    .deleteFrom('letter_events')
    .where('account_id', '=', accountId)
    .$if(letterIds !== undefined, (events) => events.where('letter_id', 'in', letterIds ?? []))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('letters')
            .select('letters.id')
            .whereRef('letters.id', '=', 'letter_events.letter_id'),
        ),
      ),
    )
    .execute();
}
