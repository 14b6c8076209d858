import { Plan, type FlagRule, planAt } from '@creditfix/shared/accounts';
import type { adminEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';

/** Accounts as administrators see them, each with its plan and its open flags, in one query however many there are. */

export type AdminAccount = DataOf<(typeof adminEndpoints)['findAccounts']>['accounts'][number];

const MOST_FOUND = 50;

interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly plan: string;
  readonly plan_until: Date | string | null;
  readonly created_at: Date | string;
  readonly subscribed: boolean;
  readonly granted: boolean;
  readonly grant_ends_at: Date | string | null;
  readonly flags: readonly FlagRow[] | null;
}

interface FlagRow {
  readonly id: string;
  readonly rule: FlagRule;
  readonly detail: string;
  readonly raised_at: string;
}

/**
 * Those whose address begins with the text, in any case; where asked so, only those with an open flag. They are found by indexes
 * alone; only what is shown is then looked up.
 */
export async function findAccounts(
  em: EntityManager,
  search: { readonly beginning?: string | undefined; readonly flaggedOnly: boolean },
  now: Date,
): Promise<AdminAccount[]> {
  const beginning = search.beginning?.trim().toLowerCase().replace(/[!%_]/g, '!$&') ?? '';
  const rows = await em.execute<AccountRow[]>(
    `with page as materialized (
       select s.account_id from account_standings s where not s.is_deleted
         ${beginning ? "and s.email like ? escape '!'" : ''} ${search.flaggedOnly ? 'and s.open_flags > 0' : ''}
       order by s.created_at desc, s.account_id desc limit ?
     )
     ${SELECT} where a.id in (select account_id from page) order by a.created_at desc, a.id desc`,
    [...(beginning ? [`${beginning}%`] : []), MOST_FOUND, now, now],
  );
  return rows.map((row) => presentAccount(row, now));
}

/** One account; undefined where there is none. */
export async function findAccountRow(
  em: EntityManager,
  accountId: string,
  now: Date,
): Promise<AdminAccount | undefined> {
  const [row] = await em.execute<AccountRow[]>(
    `${SELECT} where a.deleted_at is null and a.id = ?`,
    [now, now, accountId],
  );
  return row && presentAccount(row, now);
}

const SELECT = `select a.id, a.email, a.first_name, a.last_name, a.plan, a.plan_until, a.created_at,
    g.id is not null as granted, g.ends_at as grant_ends_at, f.flags,
    exists (select 1 from subscriptions s where s.account_id = a.id and s.ended_at is null) as subscribed
  from accounts a
  left join plan_grants g on g.account_id = a.id and g.withdrawn_at is null
    and g.starts_at <= ? and (g.ends_at is null or g.ends_at > ?)
  left join lateral (
    select json_agg(json_build_object('id', id, 'rule', rule, 'detail', detail, 'raised_at', raised_at)
      order by raised_at desc, id) as flags
    from account_flags where account_id = a.id and cleared_at is null
  ) f on true`;

function presentAccount(row: AccountRow, now: Date): AdminAccount {
  const plan = planAt(row.plan, row.plan_until === null ? null : new Date(row.plan_until), now);
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    subscriptionTier: plan,
    source: plan === Plan.pro ? sourceOf(row) : null,
    grantEndsAt: row.granted && row.grant_ends_at !== null ? instant(row.grant_ends_at) : null,
    createdAt: instant(row.created_at),
    flags: (row.flags ?? []).map(({ id, rule, detail, raised_at: raisedAt }) => ({
      id,
      rule,
      detail,
      raisedAt: instant(raisedAt),
    })),
  };
}

/** A subscription is named before a grant beside it: it is what costs money. */
function sourceOf({ subscribed, granted }: AccountRow): AdminAccount['source'] {
  if (subscribed) return 'subscription';
  return granted ? 'grant' : null;
}

function instant(at: Date | string): string {
  return new Date(at).toISOString();
}
