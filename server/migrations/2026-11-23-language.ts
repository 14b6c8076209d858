import { Migration } from '@mikro-orm/migrations';

/** The language in which we write to a person, and in which a login link was asked for. */
export class Language extends Migration {
  override up(): void {
    this.addSql(`alter table accounts
      add column language text not null default 'en' constraint accounts_language_check check (language in ('en', 'es'))`);
    this.addSql(`alter table login_links
      add column language text not null default 'en' constraint login_links_language_check check (language in ('en', 'es'))`);
    this.addSql('alter table login_links alter column language drop default');
  }
}
