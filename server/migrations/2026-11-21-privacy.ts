import { Migration } from '@mikro-orm/migrations';

/** Consent records, files that are to be removed, deleted accounts that stay empty, and the state of a change of keys. */
export class Privacy extends Migration {
  override up(): void {
    this.addSql(`create table consents (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      kind text not null,
      version text not null,
      at timestamptz not null,
      sealed_origin text not null
    )`);
    this.addSql('create index consents_account_id_index on consents (account_id, at)');
    // Files whose row is gone. The line is written in the transaction that takes the row away, and goes after the file.
    this.addSql(`create table removed_files (
      key text primary key,
      removed_at timestamptz not null
    )`);
    // How far a change of keys has come in each place, and which file it is writing: a crash then leaves no stray copy.
    this.addSql(`create table key_rotation (
      place text primary key,
      key_id text not null,
      last_id text null,
      done boolean not null default false,
      writing_row text null,
      writing_key text null
    )`);
    this.addSql('create index letters_created_at_index on letters (created_at)');
    this.addSql(
      'create index accounts_deleted_at_index on accounts (deleted_at) where deleted_at is not null',
    );
    this.keepDeletedEmpty();
    this.letTheTrailBeResealed();
  }

  /** A request that began before an account was deleted must not write into it afterwards. */
  private keepDeletedEmpty(): void {
    this.addSql(`create function keep_deleted() returns trigger language plpgsql as $$
      begin
        if old.deleted_at is not null
          and (new.email, new.first_name, new.last_name, new.sealed_profile, new.deleted_at)
            is distinct from (old.email, old.first_name, old.last_name, old.sealed_profile, old.deleted_at)
        then raise exception 'a deleted account is never filled again'; end if;
        return new;
      end $$`);
    this.addSql(`create trigger accounts_keep_deleted before update on accounts
      for each row execute function keep_deleted()`);
    // The lock makes an insert that came a moment too late wait for the deletion, and then see it.
    this.addSql(`create function refuse_for_deleted() returns trigger language plpgsql as $$
      declare gone timestamptz;
      begin
        select deleted_at into gone from accounts where id = new.account_id for key share;
        if gone is not null then raise exception 'the account is deleted'; end if;
        return new;
      end $$`);
    for (const table of [
      'sessions',
      'email_changes',
      'passkeys',
      'letter_drafts',
      'letters',
      'saved_signatures',
      'documents',
      'referral_codes',
      'consents',
    ]) {
      this.addSql(`create trigger ${table}_refuse_for_deleted before insert on ${table}
        for each row execute function refuse_for_deleted()`);
    }
  }

  /**
   * A line of the trail is still never changed, and goes only after its letter. What is sealed in it may be sealed again
   * under a new key, by a statement that says that it does so.
   */
  private letTheTrailBeResealed(): void {
    this.addSql(`create or replace function keep_trail() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          if not exists (select 1 from letters where id = old.letter_id) then return old; end if;
        end if;
        if tg_op = 'UPDATE' then
          if current_setting('creditfix.resealing', true) = 'on'
            and (new.id, new.number, new.letter_id, new.kind, new.at, new.document_sha256)
              is not distinct from (old.id, old.number, old.letter_id, old.kind, old.at, old.document_sha256)
          then return new; end if;
        end if;
        raise exception 'the trail of a letter is never changed';
      end $$`);
  }
}
