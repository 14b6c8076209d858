import { migrations } from '#migrations';
import { Migration } from '@mikro-orm/migrations';

/**
 * Loaded before a server (`node --import`), which is then the next version: it expands the tables while the one before still serves. A column
 * with a value for the rows that are there, one that may be empty, a table, an index; nothing that the version before reads or writes is
 * taken away (that is for the release after it).
 */
class Next extends Migration {
  override up(): void {
    this.addSql("alter table letters add column of_next_version text not null default 'as before'");
    this.addSql('alter table accounts add column of_next_version int null');
    this.addSql(
      'create table things_of_next_version (id uuid primary key, account_id uuid not null references accounts (id) on delete cascade)',
    );
    this.addSql('create index letters_of_next_version on letters (of_next_version, id)');
  }
}

migrations.push({ name: '2099-01-01-next', class: Next });
