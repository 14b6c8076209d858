import { Migration } from '@mikro-orm/migrations';

/** Letters to every recipient, several at once, with copies, and with sentences that a language model smoothed. */
export class LetterKinds extends Migration {
  override up(): void {
    this.addSql(`alter table letters
      add column position int not null default 0,
      add column recipient text not null default 'bureau',
      add column template text null,
      add column packet_key text null,
      add column packet_sha256 text null,
      add column exhibit_pages int not null default 0,
      add column sealed_writing text null`);
    this.addSql('alter table letters alter column position drop default');
    this.addSql('alter table letters alter column recipient drop default');
    this.addSql('alter table letters alter column exhibit_pages drop default');
    this.addSql('create index letters_signing_id_index on letters (signing_id)');
    this.addSql(
      'create index letters_packet_created_at_index on letters (created_at) where packet_key is not null',
    );
    // The packet is what the mail carrier prints: it is written once with the PDF, and may only go as a whole. Whose letter it
    // is, to whom, and at which place of which signing, never changes.
    this.addSql(`create or replace function keep_signed() returns trigger language plpgsql as $$
      begin
        if (new.id, new.account_id, new.signing_id, new.position, new.plan_month, new.reference, new.dispute_reason,
            new.recipient, new.template, new.document_sha256, new.created_at)
          is distinct from (old.id, old.account_id, old.signing_id, old.position, old.plan_month, old.reference,
            old.dispute_reason, old.recipient, old.template, old.document_sha256, old.created_at)
          or (old.pdf_sha256 is not null and (new.pdf_sha256, new.pdf_key, new.pdf_pages, new.status = 'preparing')
            is distinct from (old.pdf_sha256, old.pdf_key, old.pdf_pages, false))
          or (old.pdf_sha256 is not null and (new.packet_key, new.packet_sha256, new.exhibit_pages)
            is distinct from (old.packet_key, old.packet_sha256, old.exhibit_pages)
            and not (new.packet_key is null and new.packet_sha256 is null and new.exhibit_pages = 0))
        then raise exception 'a signed letter is never changed'; end if;
        return new;
      end $$`);
    // What the language model made of the person's words, for exactly those words.
    this.addSql('alter table letter_drafts add column sealed_polish text null');
    // Which item each letter is about, as a keyed fingerprint: it tells the same dispute again without telling what it is.
    this.addSql(`create table disputed_items (
      id uuid primary key,
      letter_id uuid not null references letters (id) on delete cascade,
      account_id uuid not null,
      item_key text not null,
      created_at timestamptz not null
    )`);
    this.addSql(
      'create index disputed_items_account_id_item_key_index on disputed_items (account_id, item_key, created_at desc)',
    );
    this.addSql('create index disputed_items_letter_id_index on disputed_items (letter_id)');
  }
}
