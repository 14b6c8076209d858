import { Migration } from '@mikro-orm/migrations';

/** Accounts and sign-in, letters and their trail, and the tables of the platform. */
export class FirstTables extends Migration {
  override up(): void {
    this.addSql(`create table accounts (
      id uuid primary key,
      email text not null unique,
      first_name text null,
      last_name text null,
      plan text not null,
      created_at timestamptz not null,
      last_login_at timestamptz null
    )`);
    this.addSql(`create table login_links (
      id uuid primary key,
      email text not null,
      origin text not null,
      redirect_to text not null,
      token_hash text null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      consumed_at timestamptz null,
      replaced_at timestamptz null
    )`);
    this.addSql('create index login_links_email_index on login_links (email)');
    this.addSql(`create table sessions (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      token_hash text not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz null,
      sealed_origin text not null
    )`);
    this.addSql('create index sessions_account_id_index on sessions (account_id)');
    this.addSql(`create table letter_drafts (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      revision int not null,
      sealed_content text not null,
      sealed_review text null,
      reviewed_sha256 text null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      signed_at timestamptz null
    )`);
    this.addSql(
      'create index letter_drafts_account_id_updated_at_index on letter_drafts (account_id, updated_at desc)',
    );
    this.addSql(`create table letters (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      signing_id uuid not null,
      plan_month text not null,
      status text not null,
      reference text not null,
      dispute_reason text not null,
      sealed_form text not null,
      sealed_document text not null,
      sealed_signature text not null,
      document_sha256 text not null,
      pdf_key text null,
      pdf_sha256 text null,
      pdf_pages int null,
      mail_date date null,
      tracking_number text null,
      created_at timestamptz not null
    )`);
    this.addSql(
      'create index letters_account_id_created_at_index on letters (account_id, created_at desc)',
    );
    this.addSql(
      'create index letters_account_id_plan_month_index on letters (account_id, plan_month)',
    );
    this.addSql(`create table letter_events (
      id uuid primary key,
      number bigint generated always as identity,
      letter_id uuid not null,
      kind text not null,
      at timestamptz not null,
      document_sha256 text null,
      sealed_origin text not null
    )`);
    this.addSql('create index letter_events_letter_id_at_index on letter_events (letter_id, at)');
    // The trail only grows: nobody, not even our own code, changes a line, or removes one while its letter exists.
    this.addSql(`create function keep_trail() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          if not exists (select 1 from letters where id = old.letter_id) then return old; end if;
        end if;
        raise exception 'the trail of a letter is never changed';
      end $$`);
    this.addSql(`create trigger letter_events_append_only before update or delete on letter_events
      for each row execute function keep_trail()`);
    this.addSql(`create trigger letter_events_no_truncate before truncate on letter_events
      for each statement execute function keep_trail()`);
    // What was signed stays signed: a letter's hashes are written once. (Its sealed text may be sealed again under a new key.)
    this.addSql(`create function keep_signed() returns trigger language plpgsql as $$
      begin
        if new.document_sha256 is distinct from old.document_sha256
          or (old.pdf_sha256 is not null and (new.pdf_sha256, new.pdf_key, new.pdf_pages, new.status = 'preparing')
            is distinct from (old.pdf_sha256, old.pdf_key, old.pdf_pages, false))
        then raise exception 'a signed letter is never changed'; end if;
        return new;
      end $$`);
    this.addSql(`create trigger letters_keep_signed before update on letters
      for each row execute function keep_signed()`);
    // One sealed known value: it tells at the start whether the keys are the ones this data was sealed with.
    this.addSql('create table vault_check (id text primary key, sealed text not null)');
    this.addSql(`create table saved_signatures (
      account_id uuid primary key references accounts (id) on delete cascade,
      sealed_signature text not null,
      updated_at timestamptz not null
    )`);
    this.addSql(
      'create table captcha_uses (signature text primary key, expires_at timestamptz not null)',
    );
    this.addSql('create index captcha_uses_expires_at_index on captcha_uses (expires_at)');
    this.addSql(
      'create table rate_buckets (key text primary key, hits int not null, expires_at timestamptz not null)',
    );
    this.addSql('create index rate_buckets_expires_at_index on rate_buckets (expires_at)');
    this.addSql(`create table local_mail (
      id uuid primary key,
      number bigint generated always as identity,
      sealed_message text not null,
      sent_at timestamptz not null
    )`);
  }
}
