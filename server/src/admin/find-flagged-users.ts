import { flagTexts, type FlagRule } from '@creditfix/shared/accounts';
import type { adminListEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import {
  LISTED_USER,
  LISTED_USER_TABLES,
  presentUser,
  type ListedUserRow,
  type UserView,
} from './find-users.ts';

export type FlaggedUser = DataOf<typeof adminListEndpoints.flaggedUsers>['users'][number];

export interface FlaggedRow extends ListedUserRow {
  readonly flags: readonly { id: string; rule: FlagRule; detail: string; raised_at: string }[];
}

const MOST_FOUND = 200;

/** Users with flags that nobody has cleared, the newest flag first. */
export async function findFlaggedUsers(em: EntityManager, view: UserView): Promise<FlaggedUser[]> {
  const rows = await em.execute<FlaggedRow[]>(
    `with newest as materialized (
       select f.account_id, f.raised_at from account_flags f
       where f.cleared_at is null
         and not exists (select 1 from account_flags later where later.account_id = f.account_id
           and later.cleared_at is null and (later.raised_at, later.id) > (f.raised_at, f.id))
         and exists (select 1 from account_standings s where s.account_id = f.account_id and not s.is_deleted)
       order by f.raised_at desc limit ${MOST_FOUND}
     )
     select ${LISTED_USER}, f.flags from newest n join ${LISTED_USER_TABLES} on s.account_id = n.account_id
     cross join lateral (
       select json_agg(json_build_object('id', id, 'rule', rule, 'detail', detail, 'raised_at', raised_at)
         order by raised_at desc, id) as flags
       from account_flags where account_id = n.account_id and cleared_at is null
     ) f order by n.raised_at desc, a.id`,
  );
  return rows.map((row) => presentFlagged(row, view));
}

export function presentFlagged(row: FlaggedRow, view: UserView): FlaggedUser {
  return {
    ...presentUser(row, view),
    flaggedReasons: row.flags.map(({ rule }) => flagTexts[rule].tag),
    flags: row.flags.map(({ id, rule, detail, raised_at: raisedAt }) => ({
      ...{ id, rule, detail },
      raisedAt: new Date(raisedAt).toISOString(),
    })),
  };
}
