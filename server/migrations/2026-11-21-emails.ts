import { Migration } from '@mikro-orm/migrations';

/** Email on its way out, and messages to support. */
export class Emails extends Migration {
  override up(): void {
    // One row per email that was decided on; `key` makes the same news the same email. The content goes once it is sent.
    this.addSql(`create table outgoing_emails (
      id uuid primary key,
      key text not null unique,
      kind text not null,
      account_id uuid null references accounts (id) on delete cascade,
      sealed_message text null,
      status text not null,
      created_at timestamptz not null,
      sent_at timestamptz null,
      claimed_until timestamptz null
    )`);
    // `claimed_until`: one job sends an email at a time; where it dies, another may after that.
    this.addSql('create index outgoing_emails_created_at_index on outgoing_emails (created_at)');
    this.addSql(
      'create index outgoing_emails_account_id_index on outgoing_emails (account_id) where account_id is not null',
    );
    this.addSql(`create table contact_messages (
      id uuid primary key,
      email_key text not null,
      subject text not null,
      sealed_message text not null,
      acknowledged boolean not null,
      created_at timestamptz not null
    )`);
    this.addSql('create index contact_messages_created_at_index on contact_messages (created_at)');
    this.addSql('create index contact_messages_email_key_index on contact_messages (email_key)');
  }
}
