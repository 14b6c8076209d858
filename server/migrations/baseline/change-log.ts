import type { AddStatement } from './protections.ts';

/**
 * The log of changes that keeps offline replicas of users and letters in step.
 *
 * It only ever gains rows, each under the number of its transaction: nobody waits for anybody there. A reader takes what stands
 * below the oldest transaction that still runs, in the order of those numbers, so that a late commit is never passed by.
 */
export function keepChangeLog(add: AddStatement): void {
  followUsers(add);
  followLetters(add);
  epochs(add);
}

/** What a user's row shows comes from the account status, the totals and the name. */
function followUsers(add: AddStatement): void {
  add(`create function note_users(ids uuid[]) returns void language sql as $$
    insert into sync_changes (kind, xid, row_id, deleted)
    select 'users', pg_current_xact_id(), id,
      not exists (select 1 from account_statuses where account_id = id and not is_deleted)
    from (select distinct unnest(ids) as id) changed
    on conflict (row_id, xid, kind) do update set deleted = excluded.deleted $$`);
  const noteAll = (rows: string) =>
    `perform note_users(coalesce((select array_agg(id) from (${rows}) changed), '{}'));`;
  follow(add, 'account_statuses', 'insert', noteAll('select account_id as id from new_rows'));
  follow(add, 'account_statuses', 'update', noteAll('select account_id as id from new_rows'));
  follow(add, 'account_statuses', 'delete', noteAll('select account_id as id from old_rows'));
  // The status of a new account is recorded; its totals begin with it.
  follow(add, 'account_totals', 'update', noteAll('select account_id as id from new_rows'));
  follow(
    add,
    'accounts',
    'update',
    noteAll(`select n.id from new_rows n join old_rows o using (id)
      where (n.first_name, n.last_name) is distinct from (o.first_name, o.last_name)`),
  );
}

function followLetters(add: AddStatement): void {
  const note = (rows: string) => `
    insert into sync_changes (kind, xid, row_id, deleted)
    select 'letters', pg_current_xact_id(), id, deleted from (${rows}) changed
    on conflict (row_id, xid, kind) do update set deleted = excluded.deleted;`;
  follow(add, 'letters', 'insert', note('select id, false as deleted from new_rows'));
  follow(add, 'letters', 'delete', note('select id, true as deleted from old_rows'));
  // Everything else that a row shows never changes. Sealing a letter anew is no change.
  follow(
    add,
    'letters',
    'update',
    note(`select n.id, false as deleted from new_rows n join old_rows o using (id)
      where (n.status, n.pdf_pages, n.mail_date) is distinct from (o.status, o.pdf_pages, o.mail_date)`),
  );
}

function epochs(add: AddStatement): void {
  // Which database this is: a backup that was put back elsewhere, or rolled forward anew, is another one, and its transactions
  // have other numbers. Where the server does not tell, the name alone.
  add(`create function sync_place() returns text language plpgsql as $$
    declare here text := (select oid::text from pg_database where datname = current_database());
    begin
      return here || '-' || (select system_identifier from pg_control_system())
        || '-' || (select timeline_id from pg_control_checkpoint());
    exception when insufficient_privilege or undefined_function then return here;
    end $$`);
  // Begins the log anew with everything there is: replicas of before are thrown away. In the order of time, which is mostly that
  // of the disk: a first replica then reads each page of it once.
  add(`create function rebuild_sync_log() returns void language plpgsql as $$
    begin
      truncate sync_changes, sync_state;
      insert into sync_changes (kind, xid, row_id, deleted)
      select 'users', pg_current_xact_id(), account_id, false from account_statuses where not is_deleted
      order by created_at;
      insert into sync_changes (kind, xid, row_id, deleted)
      select 'letters', pg_current_xact_id(), id, false from letters order by created_at;
      insert into sync_state (epoch, place, month)
      values (replace(gen_random_uuid()::text, '-', ''), sync_place(), eastern_month(now()));
    end $$`);
  add('select rebuild_sync_log()');
}

function follow(
  add: AddStatement,
  table: string,
  change: 'insert' | 'update' | 'delete',
  step: string,
): void {
  const name = `${table}_noted_${change}`;
  const rows = {
    insert: 'new table as new_rows',
    update: 'old table as old_rows new table as new_rows',
    delete: 'old table as old_rows',
  };
  add(`create function ${name}() returns trigger language plpgsql as $$
    begin ${step} return null; end $$`);
  add(`create trigger ${name} after ${change} on ${table} referencing ${rows[change]}
    for each statement execute function ${name}()`);
}
