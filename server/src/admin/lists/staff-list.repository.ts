import { sql, type Expression, type SqlBool, expressionBuilder } from 'kysely';
import type { ListPlace, PageOrder } from './list-page.ts';
import type { UserFilter, LetterFilter } from '@creditfix/shared/admin';
import type { Account, AccountFlag } from '#server/accounts/index.ts';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import type { AccountStatusRow } from './account-status-row.entity.ts';
import type { AccountTotal } from './account-total.entity.ts';
import {
  DisputeReason,
  LetterRecipient,
  LetterStatus,
  idsOfReference,
} from '@creditfix/shared/letters';
import type { Letter } from '#server/letters/index.ts';

/** Users and letters as the lists of the staff have them. */

/** What all lists of the staff have in common: they are ordered by an instant and then by an id. */

/** The columns that a list is ordered by. */
export interface OrderColumns {
  readonly at: string;
  readonly id: string;
}

export function directionOf(order: PageOrder): 'asc' | 'desc' {
  return order === 'newest' ? 'desc' : 'asc';
}

/** Only what comes after that place in the list; everything if there is none. */
export function beyond(
  { at, id }: OrderColumns,
  { order, after }: Pick<ListPlace, 'order' | 'after'>,
): Expression<SqlBool> {
  if (!after) return sql<SqlBool>`true`;
  const sign = sql.raw(order === 'newest' ? '<' : '>');
  return sql<SqlBool>`(${sql.ref(at)}, ${sql.ref(id)}) ${sign} (${after.at}::timestamptz, ${after.id}::uuid)`;
}

/** The instant as a cursor keeps it: to the microsecond, which a Date would lose. */
export function sortKey(at: string) {
  return sql<string>`to_char(${sql.ref(at)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as(
    'sort_key',
  );
}

/** From the first of these days to the last, both included, in Eastern time. */
export function betweenDays(
  column: string,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): Expression<SqlBool>[] {
  const at = sql.ref(column);
  const midnight = sql`at time zone 'America/New_York'`;
  return [
    ...(from ? [sql<SqlBool>`${at} >= ${from}::date::timestamp ${midnight}`] : []),
    ...(to ? [sql<SqlBool>`${at} < (${to}::date + 1)::timestamp ${midnight}`] : []),
  ];
}

/**
 * Users as the lists of the staff have them: their status and their totals are kept, so that a page counts nothing. Pages are found
 * by indexes alone, and only their own rows are then looked up; so accounts and flags are joined here, and not asked for row by row.
 */

export type UserTables = Tables<
  typeof Account | typeof AccountFlag | typeof AccountStatusRow | typeof AccountTotal
>;

/** A user as the lists show them; plan and status are what the hourly work has written down. */
export type ListedUser = NonNullable<Awaited<ReturnType<typeof findListedUser>>>;

/** How much of an address one must know to find it. */
export type EmailSearch = 'beginning' | 'whole';

const NEWEST = { at: 's.created_at', id: 's.account_id' };

export async function pageOfUsers(
  em: EntityManager,
  { filter, emailSearch }: { readonly filter: UserFilter; readonly emailSearch: EmailSearch },
  place: ListPlace,
) {
  const way = directionOf(place.order);
  const page = em
    .getKysely<UserTables>()
    .selectFrom('account_statuses as s')
    .select('s.account_id')
    .where(userFits(filter, emailSearch))
    .where(beyond(NEWEST, place))
    .orderBy('s.created_at', way)
    .orderBy('s.account_id', way)
    .limit(place.limit)
    .offset(place.offset);
  return await listedUsers(em)
    .innerJoin(page.as('page'), 'page.account_id', 's.account_id')
    .select(sortKey('s.created_at'))
    .orderBy('s.created_at', way)
    .orderBy('s.account_id', way)
    .execute();
}

/** Users with flags that nobody has cleared, in the order of the newest one of each. */
export async function pageOfFlagged(em: EntityManager, place: ListPlace) {
  const way = directionOf(place.order);
  const newest = em
    .getKysely<UserTables>()
    .selectFrom('account_flags as f')
    .select(['f.account_id', 'f.raised_at'])
    .where('f.cleared_at', 'is', null)
    .where(beyond({ at: 'f.raised_at', id: 'f.account_id' }, place))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account_flags as later')
            .select('later.id')
            .whereRef('later.account_id', '=', 'f.account_id')
            .where('later.cleared_at', 'is', null)
            .where(sql<SqlBool>`(later.raised_at, later.id) > (f.raised_at, f.id)`),
        ),
      ),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('account_statuses as s')
          .select('s.account_id')
          .whereRef('s.account_id', '=', 'f.account_id')
          .where(({ not, ref }) => not(ref('s.is_deleted'))),
      ),
    )
    .orderBy('f.raised_at', way)
    .orderBy('f.account_id', way)
    .limit(place.limit)
    .offset(place.offset);
  return await listedUsers(em)
    .innerJoin(newest.as('page'), 'page.account_id', 's.account_id')
    .select(sortKey('page.raised_at'))
    .orderBy('page.raised_at', way)
    .orderBy('page.account_id', way)
    .execute();
}

/** One user; nothing where the account is deleted. */
export async function findListedUser(em: EntityManager, accountId: string) {
  return await listedUsers(em)
    .where('s.account_id', '=', accountId)
    .where(({ not, ref }) => not(ref('s.is_deleted')))
    .executeTakeFirst();
}

/**
 * People whose email or a name begins with the text; of two words and more, the first name begins with the first and the last name
 * with the last. Each way is one walk of its own index.
 */
export async function findPeople(em: EntityManager, text: string, limit: number) {
  const words = text.trim().toLowerCase().split(/\s+/);
  const [first = '', last] = [words.at(0), words.length > 1 ? words.at(-1) : undefined];
  const begins = (column: string, beginning: string) =>
    sql<boolean>`${sql.raw(column)} like ${`${beginning.replace(/[!%_]/g, '!$&')}%`} escape '!'`;
  const live = em
    .getKysely<UserTables>()
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name as firstName', 'last_name as lastName'])
    .where('deleted_at', 'is', null)
    .limit(limit);
  const ways =
    last === undefined
      ? ['email', 'lower(first_name)', 'lower(last_name)'].map((column) =>
          live.where(begins(column, first)),
        )
      : [live.where(begins('lower(first_name)', first)).where(begins('lower(last_name)', last))];
  const found: Awaited<ReturnType<typeof live.execute>> = [];
  for (const way of ways) found.push(...(await way.execute()));
  return [...new Map(found.map((person) => [person.id, person])).values()].slice(0, limit);
}

function listedUsers(em: EntityManager) {
  return em
    .getKysely<UserTables>()
    .selectFrom('account_statuses as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .innerJoin('account_totals as t', 't.account_id', 's.account_id')
    .select([
      'a.id',
      'a.email',
      'a.first_name as firstName',
      'a.last_name as lastName',
      's.plan',
      's.status',
      's.created_at as createdAt',
      't.letters',
      't.letters_month as lettersMonth',
      't.letters_in_month as lettersInMonth',
      't.revenue_cents as revenueCents',
    ]);
}

/** Narrows `account_statuses as s`, for lists and for exports. */
export function userFits(
  { search, plan, status, flagged, ...days }: UserFilter,
  emailSearch: EmailSearch,
): Expression<SqlBool> {
  const eb = expressionBuilder<{ s: UserTables['account_statuses'] }, 's'>();
  const email = search?.trim().toLowerCase() ?? '';
  return eb.and([
    eb.not(eb.ref('s.is_deleted')),
    ...(email === '' ? [] : [emailFits(email, emailSearch)]),
    ...(plan ? [eb('s.plan', '=', plan)] : []),
    ...(status ? [eb('s.status', '=', status)] : []),
    // As a literal: the index of the flagged has the same condition.
    ...(flagged ? [eb('s.open_flags', flagged === 'yes' ? '>' : '=', sql.lit(0))] : []),
    ...betweenDays('s.created_at', days),
  ]);
}

function emailFits(email: string, emailSearch: EmailSearch): Expression<SqlBool> {
  if (emailSearch === 'whole') return sql<SqlBool>`s.email = ${email}`;
  const beginning = email.replace(/[!%_]/g, '!$&');
  return sql<SqlBool>`s.email like ${`${beginning}%`} escape '!'`;
}

/** Letters of all users as the lists of the staff have them: a page is found by indexes over a million of them. */

export type LetterTables = Tables<typeof Letter>;

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

/** Letters whose reference begins so, in its order; none if nothing could be a reference. */
export async function lettersOfReference(em: EntityManager, beginning: string, limit: number) {
  const ids = idsOfReference(beginning);
  if (!ids) return [];
  return await em
    .getKysely<LetterTables>()
    .selectFrom('letters as l')
    .select(LISTED)
    .where('l.id', '>=', ids[0])
    .where('l.id', '<=', ids[1])
    .orderBy('l.id')
    .limit(limit)
    .execute();
}

export async function lettersOfIds(em: EntityManager, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await em
    .getKysely<LetterTables>()
    .selectFrom('letters as l')
    .select(LISTED)
    .where('l.id', 'in', ids)
    .orderBy('l.id')
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
  if (search.includes('@'))
    return sql<SqlBool>`l.account_id = (select w.id from accounts as w where w.email = ${search})`;
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
