import { Migration } from '@mikro-orm/migrations';

/** Links bound to the browser that asked, administrators, passkeys, second factors, changes of address, and flags. */
export class SignIn extends Migration {
  override up(): void {
    // `mailbox_key` is a keyed fingerprint of the mailbox behind the address (without dots and tags where they mean
    // nothing): it outlives the address, so that a deleted account does not begin a second free month.
    this.addSql(`alter table accounts
      add column mailbox_key text null,
      add column sealed_profile text null,
      add column email_preferences jsonb not null default '{}',
      add column plan_until timestamptz null,
      add column plan_from timestamptz null,
      add column period_ends_at timestamptz null,
      add column invited_with text null,
      add column deleted_at timestamptz null`);
    this.addSql('create index accounts_mailbox_key_index on accounts (mailbox_key)');
    this.addSql(`alter table login_links
      add column kind text not null default 'person',
      add column browser_hash text null,
      add column referral text null`);
    this.addSql('alter table login_links alter column kind drop default');
    // At most one link of an address is alive, whoever asks at the same moment.
    this.addSql(`update login_links set replaced_at = now() where consumed_at is null and replaced_at is null
      and id not in (select distinct on (email) id from login_links
        where consumed_at is null and replaced_at is null order by email, created_at desc)`);
    this.addSql(
      'create unique index login_links_live_index on login_links (kind, email) where consumed_at is null and replaced_at is null',
    );
    this.addSql(`alter table sessions
      add column kind text not null default 'person',
      add column how text not null default 'link',
      add column authenticated_at timestamptz null,
      add column last_seen_at timestamptz null,
      add column second_factor_at timestamptz null,
      add column device_key text null`);
    this.addSql(
      'alter table sessions alter column kind drop default, alter column how drop default',
    );
    this.addSql(
      'create index sessions_device_key_index on sessions (device_key) where device_key is not null',
    );
    this.addSql(`create table email_changes (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      session_id uuid null,
      new_email text not null,
      old_token_hash text null unique,
      new_token_hash text null unique,
      old_confirmed_at timestamptz null,
      new_confirmed_at timestamptz null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz null
    )`);
    this.addSql(
      'create unique index email_changes_open_index on email_changes (account_id) where ended_at is null',
    );
    this.addSql(`create table passkeys (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      credential_id text not null unique,
      public_key text not null,
      counter bigint not null,
      transports text not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz null
    )`);
    this.addSql('create index passkeys_account_id_index on passkeys (account_id)');
    // A challenge is answered once; for a sign-in its id is the browser's cookie, else it belongs to a session.
    this.addSql(`create table passkey_challenges (
      id uuid primary key,
      purpose text not null,
      session_id uuid null,
      challenge text not null unique,
      expires_at timestamptz not null
    )`);
    this.addSql(
      'create index passkey_challenges_expires_at_index on passkey_challenges (expires_at)',
    );
    // Second factors of administrators hang on the address that the settings name, not on an account: whoever holds the
    // mailbox could delete the account or move it to another address, and set up a factor of their own.
    this.addSql(`create table admin_passkeys (
      id uuid primary key,
      email text not null,
      credential_id text not null unique,
      public_key text not null,
      counter bigint not null,
      transports text not null,
      created_at timestamptz not null,
      last_used_at timestamptz null
    )`);
    this.addSql('create index admin_passkeys_email_index on admin_passkeys (email)');
    this.addSql(`create table totp_factors (
      id uuid primary key,
      email text not null unique,
      sealed_secret text not null,
      confirmed_at timestamptz null,
      last_step bigint not null default 0
    )`);
    this.addSql(`create table account_flags (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      rule text not null,
      detail text not null,
      raised_at timestamptz not null,
      cleared_at timestamptz null,
      cleared_by uuid null,
      cleared_note text null
    )`);
    this.addSql(
      'create unique index account_flags_open_index on account_flags (account_id, rule) where cleared_at is null',
    );
    this.addSql(
      'create index account_flags_raised_at_index on account_flags (raised_at desc) where cleared_at is null',
    );
    // What counts towards a flag until there is enough of it; the same thing seen twice is one sighting.
    this.addSql(`create table flag_sightings (
      account_id uuid not null references accounts (id) on delete cascade,
      rule text not null,
      subject_id uuid not null,
      seen_at timestamptz not null,
      primary key (account_id, rule, subject_id)
    )`);
    // `item_key` tells an item again within one account; this one tells it across accounts, where its number is known in full.
    this.addSql('alter table disputed_items add column shared_key text null');
    this.addSql(
      'create index disputed_items_shared_key_index on disputed_items (shared_key) where shared_key is not null',
    );
    // For the search by the beginning of an address, in any collation.
    this.addSql('create index accounts_email_beginning_index on accounts (email text_pattern_ops)');
    // Who of the staff did or saw what. It only grows.
    this.addSql(`create table audit_log (
      number bigint generated always as identity primary key,
      actor_id uuid not null,
      action text not null,
      subject_id uuid null,
      detail text not null,
      at timestamptz not null
    )`);
    this.addSql(
      'create index audit_log_subject_id_index on audit_log (subject_id) where subject_id is not null',
    );
    this.addSql(`create function keep_audit() returns trigger language plpgsql as $$
      begin raise exception 'the audit log is never changed'; end $$`);
    this.addSql(`create trigger audit_log_append_only before update or delete on audit_log
      for each row execute function keep_audit()`);
    this.addSql(`create trigger audit_log_no_truncate before truncate on audit_log
      for each statement execute function keep_audit()`);
  }
}
