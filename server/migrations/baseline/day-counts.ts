import { CHANGES } from './kept-totals.ts';
import type { AddStatement } from './protections.ts';

/**
 * How many people came how far, by day, and what their letters came to, by month. No id is kept, so a count stays when whoever it
 * counted is deleted: triggers follow what is added or changed, never what is removed.
 *
 * Of drafts, `draft`, `details` and `signature` (how far its person came in the generator) are of the day on which it was begun. Of letters,
 * `letter`, `mailed`, `answered` and `deleted` are all of the day of signing; the last two count items, of which a letter has up
 * to five. `outcome|…` has the outcome, the reason, the recipient and how many days the answer took, in the month of the answer; `aged|…` has
 * what is noted of an item, or `waiting`, by the day on which its letter was signed. `visit` and `started` are added by the program.
 *
 * Locks: as in `kept_totals`, a row is only ever written by the one transaction that holds its shard.
 */
export function countDays(add: AddStatement): void {
  add(`create function eastern_day(at timestamptz) returns date language sql stable as $$
    select (at at time zone 'America/New_York')::date $$`);
  count(add, 'accounts', ['created_at'], (rows) => {
    return `select sign as amount, 'account' as name, eastern_day(created_at) as day from ${rows}`;
  });
  count(
    add,
    'login_links',
    ['kind', 'created_at'],
    (rows) => {
      return `select sign as amount, 'asked' as name, eastern_day(created_at) as day from ${rows} where kind in ('person', 'device_person')`;
    },
    ['insert'],
  );
  count(
    add,
    'sessions',
    ['kind', 'created_at'],
    (rows) => {
      return `select sign as amount, 'signed_in' as name, eastern_day(created_at) as day from ${rows} where kind = 'person'`;
    },
    ['insert'],
  );
  count(add, 'letter_drafts', ['created_at', 'reached_step'], (rows) => {
    return `select sign as amount, name, eastern_day(created_at) as day
      from ${rows} cross join lateral (values ('draft', true), ('details', reached_step >= 2),
        ('signature', reached_step >= 3)) as steps (name, reached) where reached`;
  });
  count(add, 'letters', ['status', 'created_at'], (rows) => {
    return `select sign as amount, name, eastern_day(created_at) as day
      from ${rows} cross join lateral (values ('letter', status <> 'preparing'),
        ('mailed', status in ('mailed', 'in_transit', 'delivered', 'returned'))) as steps (name, reached) where reached`;
  });
  count(add, 'dispute_rounds', ROUND, (rows) => {
    return `select c.amount, steps.name, steps.day
      from (select letter_id, recipient, outcome, outcome_on, received_on, sum(sign) as amount from ${rows}
        group by 1, 2, 3, 4, 5 having sum(sign) <> 0) c
      join letters l on l.id = c.letter_id
      cross join lateral (values
        ('answered', eastern_day(l.created_at), outcome <> 'no_answer'),
        ('deleted', eastern_day(l.created_at), outcome = 'deleted'),
        ('outcome|' || outcome || '|' || l.dispute_reason || '|' || c.recipient || '|' || ${TOOK},
          date_trunc('month', coalesce(outcome_on, eastern_day(l.created_at)))::date, outcome is not null),
        ('aged|' || coalesce(outcome, 'waiting'), eastern_day(l.created_at), true)
      ) as steps (name, day, reached) where reached`;
  });
}

const ROUND = ['letter_id', 'recipient', 'outcome', 'outcome_on', 'received_on'];

/** From the day on which the letter arrived, or was signed where that is not known. */
const DAYS = `(outcome_on - coalesce(received_on, eastern_day(l.created_at)))`;
const TOOK = `case when outcome = 'no_answer' or outcome_on is null then 'none'
  when ${DAYS} <= 15 then '0-15' when ${DAYS} <= 30 then '16-30' when ${DAYS} <= 45 then '31-45' else '46+' end`;

function count(
  add: AddStatement,
  table: string,
  columns: readonly string[],
  amounts: (rows: string) => string,
  changes: readonly ('insert' | 'update')[] = ['insert', 'update'],
): void {
  for (const change of changes) {
    const { tables, signed } = CHANGES[change];
    const name = `${table}_counted_${change}`;
    const parts = signed.map(
      ([sign, rows]) => `select ${sign} as sign, ${columns.join(', ')} from ${rows}`,
    );
    add(`create function ${name}() returns trigger language plpgsql as $$
      begin
        insert into day_counts (name, day, shard, amount)
        select name, day, (select kept_shard()), sum(amount) from (${amounts(`(${parts.join(' union all ')}) r`)}) c
        group by name, day having sum(amount) <> 0
        on conflict (name, day, shard) do update set amount = day_counts.amount + excluded.amount;
        return null;
      end $$`);
    add(`create trigger ${name} after ${change} on ${table} referencing ${tables}
      for each statement execute function ${name}()`);
  }
}
