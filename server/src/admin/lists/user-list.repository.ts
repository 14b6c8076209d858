import type { UserFilter } from '@creditfix/shared/admin';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { Account, AccountFlag } from '#server/accounts/index.ts';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import type { AccountStatusRow } from './account-status-row.entity.ts';
import type { AccountTotal } from './account-total.entity.ts';
import { beyond, betweenDays, directionOf, sortKey } from './list-order.repository.ts';
import type { ListPlace } from './list-page.ts';

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
