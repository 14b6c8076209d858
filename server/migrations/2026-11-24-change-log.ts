import { Migration } from '@mikro-orm/migrations';

/**
 * Exported tables, and the log of changes that keeps offline copies of them in step.
 *
 * The log only ever gains rows, each under the number of its transaction: nobody waits for anybody there. A reader takes what stands
 * below the oldest transaction that still runs, in the order of those numbers, so that a late commit is never passed by.
 */
export class ChangeLog extends Migration {
  override up(): void {
    this.cells();
    this.log();
    this.followUsers();
    this.followLetters();
    this.epochs();
    this.files();
  }

  /** The same as `csvCell`, `maskedEmail` and `maskedName` of the shared rules. Each is one expression, so that queries take it in. */
  private cells(): void {
    // COPY quotes by itself and writes LF; what is empty is null here, because COPY would write "" for it.
    this.addSql(`create function csv_cell(value text) returns text language sql immutable parallel safe as $$
      select case
        when value = '' then null
        when strpos(E'=+-@\\t\\r\\n\\uFF1D\\uFF0B\\uFF0D\\uFF20', left(value, 1)) > 0
          then '''' || replace(replace(value, E'\\r\\n', E'\\n'), E'\\r', E'\\n')
        when strpos(value, E'\\r') > 0 then replace(replace(value, E'\\r\\n', E'\\n'), E'\\r', E'\\n')
        else value end $$`);
    this.addSql(`create function masked_email(email text) returns text language sql immutable parallel safe as $$
      select case when strpos(reverse(email), '@') in (0, length(email)) then '***'
        else left(email, 1) || '***' || right(email, strpos(reverse(email), '@')) end $$`);
    this.addSql(`create function masked_name(name text) returns text language sql immutable parallel safe as $$
      select case when coalesce(name, '') = '' then '' else left(name, 1) || '***' end $$`);
    this.addSql(`create function utc_text(at timestamptz) returns text language sql stable parallel safe as $$
      select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$`);
  }

  private log(): void {
    this.addSql(`create table sync_changes (
      kind text not null,
      xid xid8 not null,
      number bigint generated always as identity,
      row_id uuid not null,
      deleted boolean not null,
      changed_at timestamptz not null default now(),
      primary key (kind, xid, number)
    )`);
    // One line of a row in each transaction; also what the hourly work looks for: older lines of the same row, and what has been
    // gone for long.
    this.addSql(
      'create unique index sync_changes_row_id_index on sync_changes (row_id, xid, kind)',
    );
    this.addSql('create index sync_changes_gone_index on sync_changes (changed_at) where deleted');
    // One row. \`month\`: the one whose letters the users' rows show. \`gone_users\` and \`gone_letters\`: up to there it is forgotten
    // what was deleted. \`tidied\`: up to there each row has one line.
    this.addSql(`create table sync_state (
      one boolean primary key default true check (one),
      epoch text not null,
      place text not null,
      month text not null,
      gone_users xid8 not null default '0',
      gone_letters xid8 not null default '0',
      tidied xid8 not null default '0'
    )`);
  }

  /** What a user's row shows stands in the standing, the totals and the name. */
  private followUsers(): void {
    this.addSql(`create function note_users(ids uuid[]) returns void language sql as $$
      insert into sync_changes (kind, xid, row_id, deleted)
      select 'users', pg_current_xact_id(), id,
        not exists (select 1 from account_standings where account_id = id and not is_deleted)
      from (select distinct unnest(ids) as id) changed
      on conflict (row_id, xid, kind) do update set deleted = excluded.deleted $$`);
    const noteAll = (rows: string) =>
      `perform note_users(coalesce((select array_agg(id) from (${rows}) changed), '{}'));`;
    this.follow('account_standings', 'insert', noteAll('select account_id as id from new_rows'));
    this.follow('account_standings', 'update', noteAll('select account_id as id from new_rows'));
    this.follow('account_standings', 'delete', noteAll('select account_id as id from old_rows'));
    // A new account has its standing noted; its totals begin with it.
    this.follow('account_totals', 'update', noteAll('select account_id as id from new_rows'));
    this.follow(
      'accounts',
      'update',
      noteAll(`select n.id from new_rows n join old_rows o using (id)
        where (n.first_name, n.last_name) is distinct from (o.first_name, o.last_name)`),
    );
  }

  private followLetters(): void {
    const note = (rows: string) => `
      insert into sync_changes (kind, xid, row_id, deleted)
      select 'letters', pg_current_xact_id(), id, deleted from (${rows}) changed
      on conflict (row_id, xid, kind) do update set deleted = excluded.deleted;`;
    this.follow('letters', 'insert', note('select id, false as deleted from new_rows'));
    this.follow('letters', 'delete', note('select id, true as deleted from old_rows'));
    // Everything else that a row shows never changes. Sealing a letter anew is no change.
    this.follow(
      'letters',
      'update',
      note(`select n.id, false as deleted from new_rows n join old_rows o using (id)
        where (n.status, n.pdf_pages, n.mail_date) is distinct from (o.status, o.pdf_pages, o.mail_date)`),
    );
  }

  private epochs(): void {
    // Which database this is: a backup that was put back elsewhere, or rolled forward anew, is another one, and its transactions
    // have other numbers. Where the server does not tell, the name alone.
    this.addSql(`create function sync_place() returns text language plpgsql as $$
      declare here text := (select oid::text from pg_database where datname = current_database());
      begin
        return here || '-' || (select system_identifier from pg_control_system())
          || '-' || (select timeline_id from pg_control_checkpoint());
      exception when insufficient_privilege or undefined_function then return here;
      end $$`);
    // Begins the log anew with everything there is: copies of before are thrown away. In the order of time, which is mostly that
    // of the disk: a first copy then reads each page of it once.
    this.addSql(`create function rebuild_sync_log() returns void language plpgsql as $$
      begin
        truncate sync_changes, sync_state;
        insert into sync_changes (kind, xid, row_id, deleted)
        select 'users', pg_current_xact_id(), account_id, false from account_standings where not is_deleted
        order by created_at;
        insert into sync_changes (kind, xid, row_id, deleted)
        select 'letters', pg_current_xact_id(), id, false from letters order by created_at;
        insert into sync_state (epoch, place, month)
        values (replace(gen_random_uuid()::text, '-', ''), sync_place(), eastern_month(now()));
      end $$`);
    this.addSql('select rebuild_sync_log()');
  }

  private files(): void {
    this.addSql(`create table weekly_exports (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      kind text not null,
      format text not null,
      sealed_filter text not null,
      next_at timestamptz not null,
      created_at timestamptz not null
    )`);
    this.addSql('create index weekly_exports_account_id_index on weekly_exports (account_id)');
    // Each attempt writes parts of its own, so that two of them never mix.
    this.addSql(`create table export_files (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      kind text not null,
      format text not null,
      sealed_filter text not null,
      status text not null,
      trouble text not null default 'none',
      file_name text not null,
      rows int null,
      bytes bigint null,
      sha256 text null,
      attempt uuid null,
      parts int not null default 0,
      created_at timestamptz not null,
      kept_until timestamptz null
    )`);
    this.addSql(
      'create index export_files_account_id_index on export_files (account_id, created_at desc)',
    );
    this.addSql('create index export_files_created_at_index on export_files (created_at)');
    // Made without the server, and told of afterwards.
    this.addSql(
      'create table offline_exports (id uuid primary key, noted_at timestamptz not null)',
    );
  }

  private follow(table: string, change: 'insert' | 'update' | 'delete', step: string): void {
    const name = `${table}_noted_${change}`;
    const rows = {
      insert: 'new table as new_rows',
      update: 'old table as old_rows new table as new_rows',
      delete: 'old table as old_rows',
    };
    this.addSql(`create function ${name}() returns trigger language plpgsql as $$
      begin ${step} return null; end $$`);
    this.addSql(`create trigger ${name} after ${change} on ${table} referencing ${rows[change]}
      for each statement execute function ${name}()`);
  }
}
