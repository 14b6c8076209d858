import type { AddStatement } from './protections.ts';

export const CHANGES = {
  insert: { tables: 'new table as new_rows', signed: [['1', 'new_rows']] },
  update: {
    tables: 'old table as old_rows new table as new_rows',
    signed: [
      ['1', 'new_rows'],
      ['-1', 'old_rows'],
    ],
  },
  delete: { tables: 'old table as old_rows', signed: [['-1', 'old_rows']] },
} as const;

/**
 * Totals that are kept instead of counted. Triggers keep them, so that they follow whatever path changes a row, and a change
 * that is rolled back takes its part of the totals with it.
 *
 * Locks: a row of `kept_totals` is only ever written by the one transaction that holds its shard, so nobody waits there.
 * `account_statuses` is written under the lock of its account. `account_totals` is locked last, by account in order; who
 * changes an account and its letters or payments in one transaction locks the account first, as everywhere.
 */
export function keepTotals(add: AddStatement): void {
  words(add);
  followStandings(add);
  followAccounts(add);
  followSubscriptions(add);
  followFlags(add);
  followLetters(add);
  followWriters(add);
  followPayments(add);
  followMailpieces(add);
  followCharges(add);
  rebuild(add);
}

function words(add: AddStatement): void {
  add(`create function eastern_month(at timestamptz) returns text language sql stable as $$
    select to_char(at at time zone 'America/New_York', 'YYYY-MM') $$`);
  // The lowest shard that no other running transaction writes to; it is let go with the transaction. Where all are taken,
  // a shard of this connection's own.
  add(`create function kept_shard() returns int language plpgsql as $$
    begin
      for shard in 0..63 loop
        if pg_try_advisory_xact_lock(1802925172, shard) then return shard; end if;
      end loop;
      return 64 + pg_backend_pid();
    end $$`);
  // What was paid and not paid back; what the bank took back counts as nothing.
  add(`create function kept_cents(amount int, refunded int, disputed timestamptz) returns int
    language sql immutable as $$ select case when disputed is null then amount - refunded else 0 end $$`);
  // A running subscription first, then granted Pro, then what was.
  add(`create function account_status(account uuid, plan text) returns text language sql stable as $$
    select coalesce(
      (select case status when 'unpaid' then 'past_due' else status end from subscriptions
       where account_id = account and ended_at is null and status in ('active', 'trialing', 'past_due', 'unpaid')
       order by started_at desc, id desc limit 1),
      case when plan = 'pro' then 'active' end,
      (select 'canceled' from subscriptions
       where account_id = account and status not in ('incomplete', 'incomplete_expired') limit 1),
      'none') $$`);
}

/** Users by month, and by everything that they are filtered by. Deleted accounts are no users. */
function followStandings(add: AddStatement): void {
  follow(
    add,
    'account_statuses',
    ['created_at', 'plan', 'status', 'open_flags', 'is_deleted'],
    [
      (rows) =>
        addTotals(`select sign as amount, name, month from ${rows} cross join lateral (values
          ('users', eastern_month(created_at)),
          ('users:' || plan || ':' || status || case when open_flags > 0 then ':flagged' else ':clear' end, '')
        ) as totals (name, month) where not is_deleted`),
    ],
  );
}

function followAccounts(add: AddStatement): void {
  add(`create function accounts_status_kept() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into account_statuses (account_id, email, created_at, plan, status, is_deleted)
        select id, email, created_at, plan, account_status(id, plan), deleted_at is not null from new_rows;
        insert into account_totals (account_id) select id from new_rows;
      else
        update account_statuses set email = new.email, created_at = new.created_at, plan = new.plan,
          status = account_status(new.id, new.plan), is_deleted = new.deleted_at is not null
        where account_id = new.id;
      end if;
      return null;
    end $$`);
  add(`create trigger accounts_status_kept_insert after insert on accounts
    referencing new table as new_rows for each statement execute function accounts_status_kept()`);
  // By row, because only so a change that matters here can be told without cost from one that does not.
  add(`create trigger accounts_status_kept_update after update on accounts for each row
    when ((old.email, old.created_at, old.plan, old.deleted_at is null)
      is distinct from (new.email, new.created_at, new.plan, new.deleted_at is null))
    execute function accounts_status_kept()`);
}

function followSubscriptions(add: AddStatement): void {
  const columns = ['account_id', 'status', 'amount_cents', 'started_at', 'ended_at'];
  follow(add, 'subscriptions', columns, [
    (rows) => addTotals(subscriptionTotals(rows)),
    (rows) => `
      perform 1 from accounts where id in (select account_id from ${rows}) order by id for no key update;
      update account_statuses s set status = account_status(a.id, a.plan) from accounts a
      where a.id = s.account_id and a.id in (select account_id from ${rows})
        and s.status <> account_status(a.id, a.plan);`,
  ]);
}

function followFlags(add: AddStatement): void {
  follow(
    add,
    'account_flags',
    ['account_id', 'cleared_at'],
    [
      (rows) => `
      perform 1 from accounts where id in (select account_id from ${rows}) order by id for no key update;
      update account_statuses s set open_flags = s.open_flags + c.amount
      from (select account_id, sum(sign)::int as amount from ${rows} where cleared_at is null
        group by account_id having sum(sign) <> 0) c
      where c.account_id = s.account_id;`,
    ],
  );
}

/** Letters count from the moment in which they are finished, in the month in which they were signed. */
function followLetters(add: AddStatement): void {
  const columns = ['account_id', 'status', 'dispute_reason', 'recipient', 'created_at'];
  const counted = (
    rows: string,
  ) => `(select account_id, eastern_month(created_at) as month, sum(sign)::int as amount
    from ${rows} where status <> 'preparing' group by 1, 2 having sum(sign) <> 0)`;
  follow(add, 'letters', columns, [
    (rows) =>
      addTotals(`select sign as amount, name, month from ${rows} cross join lateral (values
          ('letters', eastern_month(created_at)),
          ('letters:' || status || ':' || dispute_reason || ':' || recipient, '')
        ) as totals (name, month) where status <> 'preparing'`),
    // The newest month alone is kept beside the sum: a page of users shows no other.
    (rows) => `
      perform 1 from account_totals where account_id in (select account_id from ${counted(rows)} c)
      order by account_id for no key update;
      if found then
        with months as ${counted(rows)},
          sums as (select account_id, sum(amount)::int as amount, max(month) as newest from months group by 1)
        update account_totals t set letters = t.letters + s.amount,
          letters_month = greatest(t.letters_month, s.newest),
          letters_in_month = case when t.letters_month >= s.newest then t.letters_in_month else 0 end
            + coalesce((select m.amount from months m
              where m.account_id = t.account_id and m.month = greatest(t.letters_month, s.newest)), 0)
        from sums s where s.account_id = t.account_id;
      end if;`,
  ]);
}

/** Accounts with a letter; and those with letters of another month beside the newest: they came back. */
function followWriters(add: AddStatement): void {
  follow(
    add,
    'account_totals',
    ['letters', 'letters_in_month'],
    [
      (rows) =>
        addTotals(`select sign as amount, name, '' as month from ${rows} cross join lateral (values
          ('writers', letters > 0),
          ('writers_again', letters > letters_in_month and letters_in_month > 0)
        ) as totals (name, is_one) where is_one`),
    ],
  );
}

/** A refund lowers the month in which the money came in; the payment's own row says what was paid back. */
function followPayments(add: AddStatement): void {
  const columns = ['account_id', 'amount_cents', 'refunded_cents', 'disputed_at', 'paid_at'];
  const cents = 'sign * kept_cents(amount_cents, refunded_cents, disputed_at)';
  const sums = (rows: string) => `(select account_id, sum(${cents}) as amount from ${rows}
    where account_id is not null group by 1 having sum(${cents}) <> 0)`;
  follow(add, 'payments', columns, [
    (rows) =>
      addTotals(
        `select ${cents} as amount, 'revenue' as name, eastern_month(paid_at) as month from ${rows}`,
      ),
    (rows) => `
      perform 1 from account_totals where account_id in (select account_id from ${sums(rows)} c)
      order by account_id for no key update;
      if found then
        update account_totals t set revenue_cents = t.revenue_cents + s.amount
        from ${sums(rows)} s where s.account_id = t.account_id;
      end if;`,
  ]);
}

/** What a carrier took on; in its test mode nothing is printed and nothing costs anything. */
const TAKEN_ON = 'carrier_id is not null and not test';

/**
 * What mailing costs, kept as the other totals are: `mailpieces` that a carrier took on, `mail_cost` that it
 * charged for them in cents, by the month in which they were ordered, `mail_without_cost` the mailpieces whose cost is still to come, `mail_paid` what was paid for them in cents.
 *
 * Locks: what was paid counts only with a mailpiece that was taken on, so a payment locks its mailpiece and then looks; who changes a mailpiece
 * has it locked, and looks at the payment. Anyone who comes second sees the first. Who changes both locks the account first, as everywhere.
 */
function followMailpieces(add: AddStatement): void {
  const columns = ['id', 'carrier_id', 'test', 'status', 'carrier_cost_cents', 'created_at'];
  follow(add, 'mailpieces', columns, [
    (rows) => addTotals(mailpieceTotals(rows)),
    (rows) => addTotals(paidTotals(rows)),
  ]);
}

function followCharges(add: AddStatement): void {
  const paid = (
    rows: string,
  ) => `(select mailpiece_id, sum(sign * amount_cents) as amount from ${rows}
    where status = 'paid' group by 1 having sum(sign * amount_cents) <> 0)`;
  follow(
    add,
    'mail_charges',
    ['mailpiece_id', 'status', 'amount_cents'],
    [
      (rows) => `
      perform 1 from mailpieces where id = any (array(select mailpiece_id from ${paid(rows)} c)) order by id for share;
      if found then ${addTotals(`select c.amount, 'mail_paid' as name, eastern_month(p.created_at) as month
        from ${paid(rows)} c join mailpieces p on p.id = c.mailpiece_id where ${TAKEN_ON}`)} end if;`,
    ],
  );
}

/** Counts everything anew: for the rows that are there already, and after rows were loaded past the triggers. */
function rebuild(add: AddStatement): void {
  add(REBUILD_KEPT_TOTALS);
  add(`create function rebuild_mail_totals() returns void language plpgsql as $$
    begin
      lock table mailpieces, mail_charges in share row exclusive mode;
      delete from kept_totals where name in ('mailpieces', 'mail_cost', 'mail_without_cost', 'mail_paid');
      ${addTotals(mailpieceTotals('(select 1 as sign, * from mailpieces) r'))}
      ${addTotals(`select c.amount_cents as amount, 'mail_paid' as name, eastern_month(p.created_at) as month from mail_charges c
        join mailpieces p on p.id = c.mailpiece_id where c.status = 'paid' and ${TAKEN_ON}`)}
    end $$`);
  // Everything is locked before the totals are, so that nobody is in the middle of a change that waits for them.
  add(`create function rebuild_kept_totals() returns void language plpgsql as $$
    begin
      lock table accounts, subscriptions, account_flags, letters, payments, mailpieces, mail_charges
        in share row exclusive mode;
      perform rebuild_business_totals();
      perform rebuild_mail_totals();
    end $$`);
}

/** Runs the steps after every statement that changes the table; the rows come as new ones (1) and former ones (-1). */
function follow(
  add: AddStatement,
  table: string,
  columns: readonly string[],
  steps: readonly ((rows: string) => string)[],
): void {
  for (const [change, { tables, signed }] of Object.entries(CHANGES)) {
    const name = `${table}_kept_${change}`;
    const parts = signed.map(
      ([sign, rows]) => `select ${sign} as sign, ${columns.join(', ')} from ${rows}`,
    );
    const rows = `(${parts.join(' union all ')}) r`;
    add(`create function ${name}() returns trigger language plpgsql as $$
      begin ${steps.map((step) => step(rows)).join('')} return null; end $$`);
    add(`create trigger ${name} after ${change} on ${table} referencing ${tables}
      for each statement execute function ${name}()`);
  }
}

/** Adds amounts to their totals, by name and month (empty if a total has none); if nothing changed it writes nothing. */
function addTotals(amounts: string): string {
  return `
    insert into kept_totals (name, month, shard, amount)
    select name, month, (select kept_shard()), sum(amount) from (${amounts}) c
    group by name, month having sum(amount) <> 0
    on conflict (name, month, shard) do update set amount = kept_totals.amount + excluded.amount;`;
}

/** Those that run, by status, with what they bring a month; those that began, ended, or were lost, by month, with what they brought; and when those of each month ended. */
function subscriptionTotals(rows: string): string {
  return `select sign * value as amount, name, month from ${rows} cross join lateral (values
      (case when ended_at is null and status in ('active', 'past_due') then amount_cents else 0 end, 'mrr', ''),
      (case when ended_at is null then 1 else 0 end,
        'subscriptions:' || case status when 'unpaid' then 'past_due' else status end, ''),
      (1, 'subscriptions_begun', eastern_month(started_at)),
      (amount_cents, 'mrr_begun', eastern_month(started_at)),
      (case when ended_at is null then 0 else amount_cents end, 'mrr_ended', coalesce(eastern_month(ended_at), '')),
      (case when ended_at is null then 0 else 1 end, 'subscriptions_left:' || eastern_month(started_at),
        coalesce(eastern_month(ended_at), '')),
      (case when ended_at is null then 0 else 1 end, 'subscriptions_ended', coalesce(eastern_month(ended_at), '')),
      (case when eastern_month(started_at) < eastern_month(ended_at) then 1 else 0 end, 'subscriptions_lost',
        coalesce(eastern_month(ended_at), ''))
    ) as totals (value, name, month) where status not in ('incomplete', 'incomplete_expired')`;
}

/** Row by row would be the wrong way to join any of these, whatever is believed of tables that were just loaded. */
const REBUILD_KEPT_TOTALS = `create function rebuild_business_totals() returns void language plpgsql set enable_nestloop = off as $$
      begin
        lock table accounts, subscriptions, account_flags, letters, payments in share row exclusive mode;
        truncate kept_totals, account_statuses, account_totals;
        insert into account_statuses (account_id, email, created_at, plan, status, open_flags, is_deleted)
        select a.id, a.email, a.created_at, a.plan, account_status(a.id, a.plan), coalesce(f.open_flags, 0),
          a.deleted_at is not null
        from accounts a left join (select account_id, count(*)::int as open_flags from account_flags
          where cleared_at is null group by 1) f on f.account_id = a.id;
        with months as materialized (select account_id, eastern_month(created_at) as month, count(*)::int as amount
            from letters where status <> 'preparing' group by 1, 2),
          sums as (select distinct on (account_id) account_id, month, amount,
            sum(amount) over (partition by account_id)::int as letters from months order by account_id, month desc),
          paid as (select account_id, sum(kept_cents(amount_cents, refunded_cents, disputed_at)) as cents
            from payments where account_id is not null group by 1)
        insert into account_totals (account_id, letters, letters_month, letters_in_month, revenue_cents)
        select a.id, coalesce(s.letters, 0), coalesce(s.month, ''), coalesce(s.amount, 0), coalesce(p.cents, 0)
        from accounts a left join sums s on s.account_id = a.id left join paid p on p.account_id = a.id;
        insert into kept_totals (name, month, shard, amount)
        select 'letters', eastern_month(created_at), 0, count(*) from letters where status <> 'preparing' group by 2
        union all
        select 'letters:' || status || ':' || dispute_reason || ':' || recipient, '', 0, count(*)
        from letters where status <> 'preparing' group by 1
        union all
        select 'revenue', eastern_month(paid_at), 0, sum(kept_cents(amount_cents, refunded_cents, disputed_at))
        from payments group by 2
        union all
        select name, month, 0, sum(amount)
        from (${subscriptionTotals('(select 1 as sign, * from subscriptions) r')}) c group by name, month;
      end $$`;

function mailpieceTotals(rows: string): string {
  return `select sign * value as amount, name, eastern_month(created_at) as month from ${rows} cross join lateral (values
      (1, 'mailpieces'),
      (coalesce(carrier_cost_cents, 0), 'mail_cost'),
      (case when carrier_cost_cents is null and status not in ('failed', 'cancelled') then 1 else 0 end, 'mail_without_cost')
    ) as totals (value, name) where ${TAKEN_ON}`;
}

/** What was paid for mailpieces that are taken on now and were not before, or the other way round; each is looked up by its key. */
function paidTotals(rows: string): string {
  return `select p.amount * coalesce((select amount_cents from mail_charges where mailpiece_id = p.id and status = 'paid'), 0)
      as amount, 'mail_paid' as name, eastern_month(p.created_at) as month
    from (select id, created_at, sum(sign) as amount from ${rows} where ${TAKEN_ON}
      group by id, created_at having sum(sign) <> 0) p`;
}
