import {
  DisputeReason,
  LetterRecipient,
  LetterStatus,
  idsOfReference,
} from '@creditfix/shared/letters';
import type { LetterFilter } from '@creditfix/shared/admin';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { Letter } from '#server/letters/index.ts';
import type { Mailpiece } from '#server/mailing/index.ts';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { beyond, betweenDays, directionOf, sortKey } from './list-order.repository.ts';
import type { ListPlace } from './list-page.ts';

/** Letters of all users as the lists of the staff have them: a page is found by indexes over a million of them. */

export type LetterTables = Tables<typeof Letter | typeof Mailpiece>;

/** What kind a letter is and where it is, never what it says. */
export type ListedLetter = Awaited<ReturnType<typeof newestLetters>>[number];

const LISTED = [
  'l.id',
  'l.account_id as accountId',
  'l.reference',
  'l.dispute_reason as disputeReason',
  'l.recipient',
  'l.status',
  'l.pdf_pages as pdfPages',
  'l.mail_date as mailDate',
  'l.created_at as createdAt',
] as const;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The page is found by indexes alone; only its own rows are then looked up. */
export async function pageOfLetters(em: EntityManager, filter: LetterFilter, place: ListPlace) {
  const way = directionOf(place.order);
  const db = em.getKysely<LetterTables>();
  // Each kind in order and cut by itself: so the database merges what its index has sorted, instead of sorting it all.
  const kinds = kindsOf(filter).map((kind) => {
    const some = db
      .selectFrom('letters as l')
      .select(['l.id', 'l.created_at'])
      .where(letterFits(kind))
      .where(beyond({ at: 'l.created_at', id: 'l.id' }, place))
      .orderBy('l.created_at', way)
      .orderBy('l.id', way)
      .limit(place.limit + place.offset);
    return sql`(${some})`;
  });
  const found = sql<
    Pick<LetterTables['letters'], 'id' | 'created_at'>
  >`(${sql.join(kinds, sql` union all `)})`;
  const page = db
    .selectFrom(found.as<'found'>(sql.ref('found')))
    .select('found.id')
    .orderBy('found.created_at', way)
    .orderBy('found.id', way)
    .limit(place.limit)
    .offset(place.offset);
  return await db
    .selectFrom('letters as l')
    .innerJoin(page.as('page'), 'page.id', 'l.id')
    .select(LISTED)
    .select(sortKey('l.created_at'))
    .orderBy('l.created_at', way)
    .orderBy('l.id', way)
    .execute();
}

/** What somebody wrote, newest first. */
export async function newestLetters(em: EntityManager, accountId: string, limit: number) {
  return await em
    .getKysely<LetterTables>()
    .selectFrom('letters as l')
    .select(LISTED)
    .where('l.account_id', '=', accountId)
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id')
    .limit(limit)
    .execute();
}

/** How these letters were mailed, the newest mailing first. */
export async function mailOfLetters(em: EntityManager, letterIds: readonly string[]) {
  if (letterIds.length === 0) return [];
  return await em
    .getKysely<LetterTables>()
    .selectFrom('mailpieces')
    .select([
      'id',
      'letter_id as letterId',
      'status',
      'mail_class as mailClass',
      'created_at as createdAt',
    ])
    .where('letter_id', 'in', letterIds)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/**
 * Narrows `letters as l`, for lists and for exports. One that is still being made is no letter yet, and is shown to the person who asks for
 * just those.
 */
export function letterFits(filter: LetterFilter): Expression<SqlBool> {
  const { search, status, reason, recipient, ...days } = filter;
  const eb = expressionBuilder<{ l: LetterTables['letters'] }, 'l'>();
  return eb.and([
    status ? eb('l.status', '=', status) : eb('l.status', '<>', LetterStatus.preparing),
    ...(search ? [searchFits(search.trim().toLowerCase())] : []),
    ...(reason ? [eb('l.dispute_reason', '=', reason)] : []),
    ...(recipient ? [eb('l.recipient', '=', recipient)] : []),
    ...betweenDays('l.created_at', days),
  ]);
}

/** A user's id, or the beginning of a reference: references are ids in other digits, so that the primary key finds them. */
function searchFits(search: string): Expression<SqlBool> {
  if (UUID.test(search)) return sql<SqlBool>`l.account_id = ${search}::uuid`;
  const ids = idsOfReference(search);
  return ids ? sql<SqlBool>`l.id between ${ids[0]}::uuid and ${ids[1]}::uuid` : sql<SqlBool>`false`;
}

/**
 * A filter by status, reason or recipient as one for each kind of letter that it means: the index has those of one kind in order,
 * and the database merges them. It never walks through letters of other kinds, however rare the wanted ones are.
 */
function kindsOf(filter: LetterFilter): readonly LetterFilter[] {
  const { status, reason, recipient, search } = filter;
  const isOpen = status === undefined && reason === undefined && recipient === undefined;
  if (isOpen || (search && search.trim().length >= NARROW_SEARCH)) return [filter];
  return (status ? [status] : FINISHED).flatMap((oneStatus) =>
    (reason ? [reason] : Object.values(DisputeReason)).flatMap((oneReason) =>
      (recipient ? [recipient] : Object.values(LetterRecipient)).map((oneRecipient) => ({
        ...filter,
        status: oneStatus,
        reason: oneReason,
        recipient: oneRecipient,
      })),
    ),
  );
}

/** "CF-7K" and longer: what begins so is quickly looked through, whatever else is asked for. */
const NARROW_SEARCH = 5;

const FINISHED = Object.values(LetterStatus).filter((status) => status !== LetterStatus.preparing);
