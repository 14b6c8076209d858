import { sql } from 'kysely';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import type { LetterDraft } from './drafts/letter-draft.entity.ts';
import type { LetterEvent } from './letter-event.entity.ts';
import type { Letter } from './letter.entity.ts';

/** What people began or downloaded and have not gone on with. */

type NudgeTables = Tables<typeof Letter | typeof LetterEvent | typeof LetterDraft>;

/** After the one, up to the other: short enough that all of it may be read at once. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** Of each person the draft that they touched last, where that was in this time and they have not signed it. */
export async function waitingDrafts(em: EntityManager, { from, to }: Span) {
  return await em
    .getKysely<NudgeTables>()
    .selectFrom('letter_drafts as d')
    .select(['d.id', 'd.account_id as accountId', 'd.created_at as createdAt'])
    .select('d.sealed_content as sealedContent')
    .where('d.signed_at', 'is', null)
    .where('d.updated_at', '>', from)
    .where('d.updated_at', '<=', to)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('letter_drafts as newer')
            .select('newer.id')
            .whereRef('newer.account_id', '=', 'd.account_id')
            .whereRef('newer.updated_at', '>', 'd.updated_at')
            .where('newer.signed_at', 'is', null),
        ),
      ),
    )
    .orderBy('d.updated_at')
    .execute();
}

/** Whether that draft is still there, as it was last touched by then, and not signed. */
export async function isDraftWaiting(em: EntityManager, id: string, to: Date): Promise<boolean> {
  const draft = await em
    .getKysely<NudgeTables>()
    .selectFrom('letter_drafts')
    .select('id')
    .where('id', '=', id)
    .where('signed_at', 'is', null)
    .where('updated_at', '<=', to)
    .executeTakeFirst();
  return draft !== undefined;
}

const UNMAILED = 'drafted';

/**
 * Letters that were first downloaded in this time and are not on their way, as far as anybody said; those of one signing come one by
 * one.
 */
export async function unmailedSignings(
  em: EntityManager,
  { from, to, signedAfter }: Span & { readonly signedAfter: Date },
) {
  return await em
    .getKysely<NudgeTables>()
    .selectFrom('letter_events as e')
    .innerJoin('letters as l', 'l.id', 'e.letter_id')
    .select(['l.signing_id as signingId', 'l.account_id as accountId'])
    // Written out, so that every plan may use the index of downloads.
    .where('e.kind', '=', sql.lit('downloaded'))
    .where('e.at', '>', from)
    .where('e.at', '<=', to)
    .where('l.status', '=', UNMAILED)
    .where('l.mail_date', 'is', null)
    .where('l.created_at', '>', signedAfter)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('letter_events as earlier')
            .select('earlier.id')
            .whereRef('earlier.account_id', '=', 'e.account_id')
            .whereRef('earlier.letter_id', '=', 'e.letter_id')
            .whereRef('earlier.at', '<', 'e.at')
            .where('earlier.kind', '=', 'downloaded'),
        ),
      ),
    )
    .orderBy('e.at')
    .execute();
}

/** The letters of a signing that are downloaded and not on their way. */
export async function findUnmailed(em: EntityManager, signingId: string) {
  return await em
    .getKysely<NudgeTables>()
    .selectFrom('letters as l')
    .select(['l.id', 'l.reference'])
    .select(({ selectFrom }) =>
      selectFrom('letter_events as e')
        .select(({ fn }) => fn.min('e.at').as('first'))
        .whereRef('e.account_id', '=', 'l.account_id')
        .whereRef('e.letter_id', '=', 'l.id')
        .where('e.kind', '=', 'downloaded')
        .as('downloadedAt'),
    )
    .where('l.signing_id', '=', signingId)
    .where('l.status', '=', UNMAILED)
    .where('l.mail_date', 'is', null)
    .orderBy('l.position')
    .execute();
}
