import { Migration } from '@mikro-orm/migrations';

/** Copies that people keep to enclose, and which letter enclosed which. */
export class Documents extends Migration {
  override up(): void {
    this.addSql(`create table documents (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      kind text not null,
      status text not null,
      pages int not null,
      bytes int not null,
      sha256 text not null,
      created_at timestamptz not null,
      used_at timestamptz null
    )`);
    this.addSql(
      'create index documents_account_id_created_at_index on documents (account_id, created_at desc)',
    );
    // What the hourly purge looks for: copies by their last use, and those that were left half way.
    this.addSql(
      'create index documents_last_use_index on documents ((coalesce(used_at, created_at)))',
    );
    // A copy may be deleted while the record that a letter enclosed it stays: no reference to documents.
    this.addSql(`create table letter_documents (
      letter_id uuid not null references letters (id) on delete cascade,
      document_id uuid not null,
      account_id uuid not null,
      created_at timestamptz not null,
      primary key (letter_id, document_id)
    )`);
    this.addSql(
      'create index letter_documents_document_id_index on letter_documents (document_id)',
    );
  }
}
