import { Plan } from '@creditfix/shared/accounts';
import {
  StaffRole,
  UserStatus,
  maskedEmail,
  maskedName,
  type UserFilter,
  type adminListEndpoints,
} from '@creditfix/shared/admin';
import { businessMonth, type DataOf } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import { namesOfChoices, sumKeptTotals } from './kept-totals.ts';
import {
  allOf,
  betweenDays,
  cutPage,
  equals,
  orderBy,
  pageOf,
  sortKey,
  type Condition,
  type PageWish,
} from './list-page.ts';

/** Users as the staff's lists have them: their standing and their totals are kept, so that a page counts nothing. */

type UserList = DataOf<typeof adminListEndpoints.adminUsers>;
type ListedUser = UserList['users'][number];

export interface ListedUserRow {
  readonly id: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly plan: string;
  readonly status: string;
  readonly created_at: Date | string;
  readonly letters: number;
  readonly letters_month: string;
  readonly letters_in_month: number;
  readonly revenue_cents: string | number;
  readonly sort_key: string;
}

/** What a list shows of users; `s` is their standing. Plan and status are what the hourly work has written down. */
export const LISTED_USER = `a.id, a.email, a.first_name, a.last_name, s.plan, s.status, s.created_at, t.letters,
  t.letters_month, t.letters_in_month, t.revenue_cents, ${sortKey('s.created_at')}`;
export const LISTED_USER_TABLES = `account_standings s
  join accounts a on a.id = s.account_id join account_totals t on t.account_id = s.account_id`;

const SORT = { list: 'users', at: 's.created_at', id: 's.account_id' };

/** How much of an address one must know to find it. */
export type EmailSearch = 'beginning' | 'whole';

/** Who sees masked addresses must not find them out letter by letter. */
export function emailSearchOf(role: StaffRole): EmailSearch {
  return role === StaffRole.auditor ? 'whole' : 'beginning';
}

/** Narrows `account_standings s`. */
export function userCondition(
  { search, plan, status, flagged, ...days }: UserFilter,
  emailSearch: EmailSearch,
): Condition {
  return allOf([
    { sql: 'not s.is_deleted', values: [] },
    emailCondition(search?.trim().toLowerCase() ?? '', emailSearch),
    equals('s.plan', plan),
    equals('s.status', status),
    flagged && { sql: `s.open_flags ${flagged === 'yes' ? '> 0' : '= 0'}`, values: [] },
    betweenDays('s.created_at', days),
  ]);
}

function emailCondition(search: string, emailSearch: EmailSearch): Condition | undefined {
  if (search === '') return undefined;
  if (emailSearch === 'whole') return { sql: 's.email = ?', values: [search] };
  const beginning = search.replace(/[!%_]/g, '!$&');
  return { sql: `s.email like ? escape '!'`, values: [`${beginning}%`] };
}

/** One page, and how many there are in all, which nobody knows without counting where an address or days are asked for. */
export async function findUsers(
  em: EntityManager,
  filter: UserFilter,
  wish: PageWish,
  view: UserView & { readonly emailSearch: EmailSearch },
): Promise<UserList> {
  const where = userCondition(filter, view.emailSearch);
  const found = await findPage(em, where, wish);
  const { rows, next } = cutPage(found, wish, SORT);
  return {
    users: rows.map((row) => presentUser(row, view)),
    next,
    total: await keptUserCount(em, filter),
  };
}

/** The page is found by indexes alone; only its own rows are then looked up. */
async function findPage(em: EntityManager, fits: Condition, wish: PageWish) {
  const page = pageOf(wish, SORT);
  const where = allOf([fits, page.where]);
  return await em.execute<ListedUserRow[]>(
    `with page as materialized (
       select s.account_id from account_standings s where ${where.sql} ${page.rest.sql}
     )
     select ${LISTED_USER} from page p join ${LISTED_USER_TABLES} on s.account_id = p.account_id ${orderBy(wish.order, SORT)}`,
    [...where.values, ...page.rest.values],
  );
}

/** Null where only counting would tell. */
export async function keptUserCount(
  em: EntityManager,
  { search, plan, status, flagged, from, to }: UserFilter,
): Promise<number | null> {
  if (search || from || to) return null;
  const flags = { yes: ['flagged'], no: ['clear'], both: ['flagged', 'clear'] };
  return await sumKeptTotals(
    em,
    namesOfChoices('users', [
      plan ? [plan] : Object.values(Plan),
      status ? [status] : Object.values(UserStatus),
      flags[flagged ?? 'both'],
    ]),
  );
}

/** For whom, and when. */
export interface UserView {
  readonly masked: boolean;
  readonly now: Date;
}

export function presentUser(row: ListedUserRow, { masked, now }: UserView): ListedUser {
  const name = (text: string | null) => (masked && text !== null ? maskedName(text) : text);
  return {
    id: row.id,
    email: masked ? maskedEmail(row.email) : row.email,
    firstName: name(row.first_name),
    lastName: name(row.last_name),
    subscriptionTier: row.plan === Plan.pro ? Plan.pro : Plan.free,
    subscriptionStatus: row.status,
    monthlyLetters: row.letters_month === businessMonth(now) ? row.letters_in_month : 0,
    totalLetters: row.letters,
    revenueGenerated: Number(row.revenue_cents) / 100,
    createdAt: new Date(row.created_at).toISOString(),
  };
}
