import { flagTexts, type FlagRule } from '@creditfix/shared/accounts';
import type { adminListEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import {
  LISTED_USER,
  LISTED_USER_TABLES,
  keptUserCount,
  presentUser,
  type ListedUserRow,
  type UserView,
} from './find-users.ts';
import { cutPage, orderBy, pageOf, sortKey, type PageWish } from './list-page.ts';

type FlaggedUsers = DataOf<typeof adminListEndpoints.flaggedUsers>;
export type FlaggedUser = FlaggedUsers['users'][number];

export interface FlaggedRow extends ListedUserRow {
  readonly flags: readonly { id: string; rule: FlagRule; detail: string; raised_at: string }[];
}

/** Of a user's open flags, the newest. */
const SORT = { list: 'flagged', at: 'f.raised_at', id: 'f.account_id' };

/** Users with flags that nobody has cleared, a page at a time. */
export async function findFlaggedUsers(
  em: EntityManager,
  wish: PageWish,
  view: UserView,
): Promise<FlaggedUsers> {
  const found = await findPage(em, wish);
  const { rows, next } = cutPage(found, wish, SORT);
  return {
    users: rows.map((row) => presentFlagged(row, view)),
    next,
    total: await keptUserCount(em, { flagged: 'yes' }),
  };
}

async function findPage(em: EntityManager, wish: PageWish) {
  const { where, rest } = pageOf(wish, SORT);
  return await em.execute<(FlaggedRow & { readonly sort_key: string })[]>(
    `with newest as materialized (
       select f.account_id, f.raised_at from account_flags f
       where f.cleared_at is null and ${where.sql}
         and not exists (select 1 from account_flags later where later.account_id = f.account_id
           and later.cleared_at is null and (later.raised_at, later.id) > (f.raised_at, f.id))
         and exists (select 1 from account_standings s where s.account_id = f.account_id and not s.is_deleted)
       ${rest.sql}
     )
     select ${LISTED_USER}, f.flags, ${sortKey('n.raised_at')} from newest n join ${LISTED_USER_TABLES} on s.account_id = n.account_id
     cross join lateral (
       select json_agg(json_build_object('id', id, 'rule', rule, 'detail', detail, 'raised_at', raised_at)
         order by raised_at desc, id) as flags
       from account_flags where account_id = n.account_id and cleared_at is null
     ) f ${orderBy(wish.order, { at: 'n.raised_at', id: 'n.account_id' })}`,
    [...where.values, ...rest.values],
  );
}

export function presentFlagged(row: FlaggedRow, view: UserView): FlaggedUser {
  return {
    ...presentUser(row, view),
    flaggedReasons: row.flags.map(({ rule }) => flagTexts[rule].tag),
    flags: row.flags.map(({ id, rule, detail, raised_at: raisedAt }) => ({
      id,
      rule,
      detail,
      raisedAt: new Date(raisedAt).toISOString(),
    })),
  };
}
