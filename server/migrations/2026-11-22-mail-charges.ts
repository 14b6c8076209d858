import { Migration } from '@mikro-orm/migrations';

/** What mailing a letter costs its sender: one row, and at most one invoice at the payment provider, for each mail piece. */
export class MailCharges extends Migration {
  override up(): void {
    // Kept as long as payments are, without the account too. `version` grows with each writing of what the provider said, as
    // in `payments`.
    this.addSql(`create table mail_charges (
      piece_id uuid primary key,
      account_id uuid null references accounts (id) on delete set null,
      amount_cents int not null,
      currency text not null,
      what text not null,
      status text not null,
      invoice_id text null unique,
      invoice_url text null,
      payment_id uuid null references payments (id) on delete set null,
      credit_cents int not null default 0,
      created_at timestamptz not null,
      asked_at timestamptz null,
      worked_at timestamptz null,
      give_back_at timestamptz null,
      give_back_reason text null,
      credit_asked_at timestamptz null,
      credit_id text null,
      version int not null default 0
    )`);
    this.addSql(
      'create index mail_charges_account_id_created_at_index on mail_charges (account_id, created_at desc)',
    );
    this.addSql(
      'create index mail_charges_payment_id_index on mail_charges (payment_id) where payment_id is not null',
    );
    this.addSql('create index mail_charges_created_at_index on mail_charges (created_at)');
    // What the hourly work looks for.
    this.addSql(
      `create index mail_charges_open_index on mail_charges (coalesce(worked_at, created_at))
       where status in ('due', 'charged', 'failed')`,
    );
    this.addSql(
      `create index mail_charges_credit_index on mail_charges (give_back_at)
       where status = 'given_back' and credit_cents > 0 and credit_id is null`,
    );
  }
}
