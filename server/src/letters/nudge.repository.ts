import { sql } from 'kysely';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import type { LetterDraft } from './drafts/letter-draft.entity.ts';
import type { LetterEvent } from './letter-event.entity.ts';
import type { Letter } from './letter.entity.ts';

/** What people began or downloaded and have not gone on with. */

type NudgeTables = Tables<typeof Letter | typeof LetterEvent | typeof LetterDraft>;

/** The next page begins after the last row of the one before: rows are found by index in the order of their time, however many there are. */
export interface AfterRow {
  readonly at: Date;
  readonly id: string;
}

interface Page {
  readonly from: Date;
  readonly to: Date;
  readonly after: AfterRow | undefined;
  readonly limit: number;
}

/** Of each person the draft that they touched last, where that was in this time and they have not signed it. */
export async function waitingDrafts(em: EntityManager, { from, to, after, limit }: Page) {
  return await em
    .getKysely<NudgeTables>()
    .selectFrom('letter_drafts as d')
    .select(['d.id', 'd.account_id as accountId', 'd.created_at as createdAt'])
    .select(['d.sealed_content as sealedContent', 'd.updated_at as at'])
    .where('d.signed_at', 'is', null)
    .where('d.updated_at', '>', from)
    .where('d.updated_at', '<=', to)
    .$if(after !== undefined, (some) =>
      some.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('d.updated_at', 'd.id'), '>', tuple(after?.at ?? from, after?.id ?? '')),
      ),
    )
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
    .orderBy('d.id')
    .limit(limit)
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
  { from, to, after, limit, signedAfter }: Page & { readonly signedAfter: Date },
) {
  return await em
    .getKysely<NudgeTables>()
    .selectFrom('letter_events as e')
    .innerJoin('letters as l', 'l.id', 'e.letter_id')
    .select(['l.signing_id as signingId', 'l.account_id as accountId', 'e.at', 'e.id'])
    .where('e.kind', '=', sql.lit('downloaded'))
    .where('e.at', '>', from)
    .where('e.at', '<=', to)
    .$if(after !== undefined, (some) =>
      some.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('e.at', 'e.id'), '>', tuple(after?.at ?? from, after?.id ?? '')),
      ),
    )
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
    .orderBy('e.id')
    .limit(limit)
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
