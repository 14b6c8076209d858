import { Migration } from '@mikro-orm/migrations';
import { REBUILD_KEPT_TOTALS, subscriptionTotals } from './rebuild-kept-totals.ts';

const CHANGES = {
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
 * `account_standings` is written under the lock of its account. `account_totals` is locked last, by account in order; who
 * changes an account and its letters or payments in one transaction locks the account first, as everywhere.
 */
export class KeptTotals extends Migration {
  override up(): void {
    this.tables();
    this.words();
    this.followStandings();
    this.followAccounts();
    this.followSubscriptions();
    this.followFlags();
    this.followLetters();
    this.followPayments();
    this.rebuild();
    this.indexes();
  }

  private tables(): void {
    // `month` is empty where the figure has none. A total is the sum of its shards.
    this.addSql(`create table kept_totals (
      name text not null,
      month text not null,
      shard int not null,
      amount bigint not null,
      primary key (name, month, shard)
    ) with (fillfactor = 50)`);
    // What users are listed and counted by. It changes seldom, so that its indexes answer without the table.
    this.addSql(`create table account_standings (
      account_id uuid primary key references accounts (id) on delete cascade,
      email text not null,
      created_at timestamptz not null,
      plan text not null,
      status text not null,
      open_flags int not null default 0,
      is_deleted boolean not null
    )`);
    // What a user has used and paid. It changes with every letter and has no other index, so that a change stays on its page.
    this.addSql(`create table account_totals (
      account_id uuid primary key references accounts (id) on delete cascade,
      letters int not null default 0,
      letters_month text not null default '',
      letters_in_month int not null default 0,
      revenue_cents bigint not null default 0
    ) with (fillfactor = 80)`);
  }

  private words(): void {
    this.addSql(`create function eastern_month(at timestamptz) returns text language sql stable as $$
      select to_char(at at time zone 'America/New_York', 'YYYY-MM') $$`);
    // The lowest shard that no other running transaction writes to; it is let go with the transaction. Where all are taken,
    // a shard of this connection's own.
    this.addSql(`create function kept_shard() returns int language plpgsql as $$
      begin
        for shard in 0..63 loop
          if pg_try_advisory_xact_lock(1802925172, shard) then return shard; end if;
        end loop;
        return 64 + pg_backend_pid();
      end $$`);
    // What was paid and not paid back; what the bank took back counts as nothing.
    this.addSql(`create function kept_cents(amount int, refunded int, disputed timestamptz) returns int
      language sql immutable as $$ select case when disputed is null then amount - refunded else 0 end $$`);
    // A running subscription first, then granted Pro, then what was.
    this.addSql(`create function account_status(account uuid, plan text) returns text language sql stable as $$
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
  private followStandings(): void {
    this.follow(
      'account_standings',
      ['created_at', 'plan', 'status', 'open_flags', 'is_deleted'],
      [
        addTotals(
          (rows) => `select sign as amount, name, month from ${rows} cross join lateral (values
            ('users', eastern_month(created_at)),
            ('users:' || plan || ':' || status || case when open_flags > 0 then ':flagged' else ':clear' end, '')
          ) as totals (name, month) where not is_deleted`,
        ),
      ],
    );
  }

  private followAccounts(): void {
    this.addSql(`create function accounts_standing() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into account_standings (account_id, email, created_at, plan, status, is_deleted)
          select id, email, created_at, plan, account_status(id, plan), deleted_at is not null from new_rows;
          insert into account_totals (account_id) select id from new_rows;
        else
          update account_standings set email = new.email, created_at = new.created_at, plan = new.plan,
            status = account_status(new.id, new.plan), is_deleted = new.deleted_at is not null
          where account_id = new.id;
        end if;
        return null;
      end $$`);
    this.addSql(`create trigger accounts_standing_insert after insert on accounts
      referencing new table as new_rows for each statement execute function accounts_standing()`);
    // By row, because only so a change that matters here can be told without cost from one that does not.
    this.addSql(`create trigger accounts_standing_update after update on accounts for each row
      when ((old.email, old.created_at, old.plan, old.deleted_at is null)
        is distinct from (new.email, new.created_at, new.plan, new.deleted_at is null))
      execute function accounts_standing()`);
  }

  private followSubscriptions(): void {
    const columns = ['account_id', 'status', 'amount_cents', 'started_at', 'ended_at'];
    this.follow('subscriptions', columns, [
      addTotals((rows) => subscriptionTotals(rows)),
      (rows) => `
        perform 1 from accounts where id in (select account_id from ${rows}) order by id for no key update;
        update account_standings s set status = account_status(a.id, a.plan) from accounts a
        where a.id = s.account_id and a.id in (select account_id from ${rows})
          and s.status <> account_status(a.id, a.plan);`,
    ]);
  }

  private followFlags(): void {
    this.follow(
      'account_flags',
      ['account_id', 'cleared_at'],
      [
        (rows) => `
        perform 1 from accounts where id in (select account_id from ${rows}) order by id for no key update;
        update account_standings s set open_flags = s.open_flags + c.amount
        from (select account_id, sum(sign)::int as amount from ${rows} where cleared_at is null
          group by account_id having sum(sign) <> 0) c
        where c.account_id = s.account_id;`,
      ],
    );
  }

  /** Letters count from the moment in which they are finished, in the month in which they were signed. */
  private followLetters(): void {
    const columns = ['account_id', 'status', 'dispute_reason', 'recipient', 'created_at'];
    const counted = (
      rows: string,
    ) => `(select account_id, eastern_month(created_at) as month, sum(sign)::int as amount
      from ${rows} where status <> 'preparing' group by 1, 2 having sum(sign) <> 0)`;
    this.follow('letters', columns, [
      addTotals(
        (rows) => `select sign as amount, name, month from ${rows} cross join lateral (values
            ('letters', eastern_month(created_at)),
            ('letters:' || status || ':' || dispute_reason || ':' || recipient, '')
          ) as totals (name, month) where status <> 'preparing'`,
      ),
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

  /** A refund lowers the month in which the money came in; the payment's own row says what was paid back. */
  private followPayments(): void {
    const columns = ['account_id', 'amount_cents', 'refunded_cents', 'disputed_at', 'paid_at'];
    const cents = 'sign * kept_cents(amount_cents, refunded_cents, disputed_at)';
    const sums = (rows: string) => `(select account_id, sum(${cents}) as amount from ${rows}
      where account_id is not null group by 1 having sum(${cents}) <> 0)`;
    this.follow('payments', columns, [
      addTotals(
        (rows) =>
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

  /** Counts everything anew: for the rows that are there already, and after rows were loaded past the triggers. */
  private rebuild(): void {
    this.addSql(REBUILD_KEPT_TOTALS);
    this.addSql('select rebuild_kept_totals()');
  }

  /** What the lists of the staff are read by, newest or oldest first. */
  private indexes(): void {
    // Each filter has its rows in order; what other filters look at is in the index as well, so that the table is left alone.
    const standings = (name: string, columns: string, also: string, where = 'not is_deleted') =>
      this.addSql(`create index account_standings_${name} on account_standings (${columns})
        include (${also}) where ${where}`);
    standings('list', 'created_at, account_id', 'email, plan, status, open_flags');
    standings('plan', 'plan, created_at, account_id', 'open_flags');
    standings('status', 'status, created_at, account_id', 'open_flags');
    standings('plan_status', 'plan, status, created_at, account_id', 'open_flags');
    standings(
      'flagged',
      'created_at, account_id',
      'email, plan, status',
      'not is_deleted and open_flags > 0',
    );
    standings(
      'email',
      'email text_pattern_ops',
      'created_at, account_id, plan, status, open_flags',
    );
    this.addSql('create index letters_list on letters (created_at, id) include (status)');
    this.addSql(`create index letters_kind_list
      on letters (status, dispute_reason, recipient, created_at, id)`);
    this.addSql('drop index letters_created_at_index');
    // An index answers without the table only where the table was vacuumed; by default that waits for a fifth of all rows.
    for (const table of ['letters', 'account_standings'])
      this.addSql(`alter table ${table} set (autovacuum_vacuum_insert_scale_factor = 0.02,
        autovacuum_vacuum_scale_factor = 0.02)`);
  }

  /** Runs the steps after every statement that changes the table; the rows come as new ones (1) and former ones (-1). */
  private follow(
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
      this.addSql(`create function ${name}() returns trigger language plpgsql as $$
        begin ${steps.map((step) => step(rows)).join('')} return null; end $$`);
      this.addSql(`create trigger ${name} after ${change} on ${table} referencing ${tables}
        for each statement execute function ${name}()`);
    }
  }
}

/** The step that adds amounts to their totals; where nothing changed it writes nothing. */
function addTotals(amounts: (rows: string) => string): (rows: string) => string {
  return (rows) => `
    insert into kept_totals (name, month, shard, amount)
    select name, month, (select kept_shard()), sum(amount) from (${amounts(rows)}) c
    group by name, month having sum(amount) <> 0
    on conflict (name, month, shard) do update set amount = kept_totals.amount + excluded.amount;`;
}
