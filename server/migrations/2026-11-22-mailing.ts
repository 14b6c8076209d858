import { Migration } from '@mikro-orm/migrations';

/** Mail pieces with their events, and the disputes that their arrival starts. */
export class Mailing extends Migration {
  override up(): void {
    this.letters();
    this.pieces();
    this.disputes();
  }

  private letters(): void {
    // A letter that the carrier could not bring gives its place in the allowance back; mailed again it counts from then on.
    this.addSql(`alter table letters
      add column given_back_at timestamptz null,
      add column counted_at timestamptz null,
      add column follow_up text null,
      add column follows_letter_id uuid null`);
    this.addSql(`create or replace function keep_signed() returns trigger language plpgsql as $$
      begin
        if (new.id, new.account_id, new.signing_id, new.position, new.plan_month, new.reference, new.dispute_reason,
            new.recipient, new.template, new.document_sha256, new.created_at, new.follow_up, new.follows_letter_id)
          is distinct from (old.id, old.account_id, old.signing_id, old.position, old.plan_month, old.reference,
            old.dispute_reason, old.recipient, old.template, old.document_sha256, old.created_at, old.follow_up,
            old.follows_letter_id)
          or (old.pdf_sha256 is not null and (new.pdf_sha256, new.pdf_key, new.pdf_pages, new.status = 'preparing')
            is distinct from (old.pdf_sha256, old.pdf_key, old.pdf_pages, false))
          or (old.pdf_sha256 is not null and (new.packet_key, new.packet_sha256, new.exhibit_pages)
            is distinct from (old.packet_key, old.packet_sha256, old.exhibit_pages)
            and not (new.packet_key is null and new.packet_sha256 is null and new.exhibit_pages = 0))
        then raise exception 'a signed letter is never changed'; end if;
        return new;
      end $$`);
  }

  private pieces(): void {
    this.addSql(`create table mail_pieces (
      id uuid primary key,
      letter_id uuid not null references letters (id) on delete cascade,
      account_id uuid not null,
      carrier text not null,
      mail_class text not null,
      status text not null,
      price_cents int not null,
      pages int not null,
      sheets int not null,
      packet_sha256 text not null,
      sealed_addresses text not null,
      to_state text not null,
      test boolean not null default false,
      created_at timestamptz not null,
      send_after timestamptz not null,
      asked_at timestamptz null,
      asked_times int not null default 0,
      leased_until timestamptz null,
      cancel_asked_at timestamptz null,
      carrier_id text null unique,
      carrier_cost_cents int null,
      tracking_number text null,
      expected_on date null,
      mailed_at timestamptz null,
      delivered_at timestamptz null,
      delivered_on date null,
      ended_at timestamptz null,
      trouble text null,
      polled_at timestamptz null,
      proof_key text null,
      proof_sha256 text null,
      receipt_key text null,
      receipt_sha256 text null,
      batch_id uuid null
    )`);
    // A letter is never mailed twice: at most one of its pieces is alive.
    this.addSql(`create unique index mail_pieces_one_alive on mail_pieces (letter_id)
      where status in ('queued', 'mailed', 'in_transit', 'delivered')`);
    this.addSql('create index mail_pieces_letter_id_index on mail_pieces (letter_id)');
    this.addSql(
      'create index mail_pieces_account_id_created_at_index on mail_pieces (account_id, created_at desc)',
    );
    // What the sender and the poller look for.
    this.addSql(`create index mail_pieces_waiting on mail_pieces (send_after)
      where status = 'queued'`);
    this.addSql(`create index mail_pieces_under_way on mail_pieces (coalesce(polled_at, created_at))
      where status in ('queued', 'mailed', 'in_transit')`);
    // What staff look through: a batch, all mailings by day, and whether a number is on another letter.
    this.addSql(
      'create index mail_pieces_batch_id_index on mail_pieces (batch_id) where batch_id is not null',
    );
    this.addSql(
      'create index mail_pieces_handed_over on mail_pieces (created_at desc, id) where carrier_id is not null',
    );
    this.addSql(`create index mail_pieces_print_numbers on mail_pieces (tracking_number)
      where carrier = 'print_queue' and tracking_number is not null`);
    this.addSql(`create table mail_events (
      id uuid primary key,
      number bigint generated always as identity,
      piece_id uuid not null references mail_pieces (id) on delete cascade,
      source_key text not null,
      kind text not null,
      at timestamptz not null,
      location text null,
      note text null,
      recorded_at timestamptz not null,
      unique (piece_id, source_key)
    )`);
    // The carrier's callbacks: verified, kept, then worked on; one row per event.
    this.addSql(`create table carrier_events (
      id text primary key,
      type text not null,
      carrier_id text not null,
      kind text null,
      detail text null,
      at timestamptz not null,
      location text null,
      scan_key text null,
      received_at timestamptz not null,
      processed_at timestamptz null
    )`);
    this.addSql(
      'create index carrier_events_carrier_id_index on carrier_events (carrier_id) where processed_at is null',
    );
    this.addSql('create index carrier_events_received_at_index on carrier_events (received_at)');
    // When the carrier may be asked next: one row per carrier keeps all processes together under its limit.
    this.addSql(
      'create table carrier_pace (carrier text primary key, next_at timestamptz not null)',
    );
    this.addSql(`create table mail_batches (
      id uuid primary key,
      number bigint generated always as identity,
      made_by uuid not null,
      created_at timestamptz not null
    )`);
  }

  private disputes(): void {
    // One item with one recipient. What it is about is sealed; the same item with another recipient has the same key.
    this.addSql(`create table disputes (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      first_letter_id uuid not null references letters (id) on delete cascade,
      item_number int not null,
      item_key text not null,
      sealed_item text not null,
      resolved_at timestamptz null,
      created_at timestamptz not null,
      unique (first_letter_id, item_number)
    )`);
    this.addSql(
      'create index disputes_account_id_created_at_index on disputes (account_id, created_at desc)',
    );
    this.addSql(
      'create index disputes_account_id_item_key_index on disputes (account_id, item_key)',
    );
    // A later round can go to the company instead of the bureau, so the recipient is each round's own; the name of a
    // company is sealed. What an outcome took the place of (an item was deleted, and came back) stays beside it.
    this.addSql(`create table dispute_rounds (
      id uuid primary key,
      dispute_id uuid not null references disputes (id) on delete cascade,
      number int not null,
      letter_id uuid not null references letters (id) on delete cascade,
      recipient text not null,
      bureau text null,
      sealed_target text null,
      basis text not null,
      received_on date null,
      information_added_on date null,
      due_on date null,
      remind_on date null,
      outcome text null,
      outcome_on date null,
      earlier_outcome text null,
      earlier_outcome_on date null,
      sealed_note text null,
      answer_document_id uuid null,
      created_at timestamptz not null,
      unique (dispute_id, number),
      unique (dispute_id, letter_id)
    )`);
    this.addSql('create index dispute_rounds_letter_id_index on dispute_rounds (letter_id)');
    // The letters that were started as a next step: the same step again, with nothing else noted since, opens the same draft,
    // whose id becomes the letter's.
    this.addSql(`create table dispute_drafts (
      draft_id uuid primary key,
      round_id uuid not null references dispute_rounds (id) on delete cascade,
      step text not null,
      made_from text not null,
      created_at timestamptz not null
    )`);
    this.addSql('create index dispute_drafts_round_id_index on dispute_drafts (round_id)');
    // What the daily reminders look for.
    this.addSql(`create index dispute_rounds_remind_on_index on dispute_rounds (remind_on)
      where remind_on is not null`);
    this.addSql(`create table calendar_feeds (
      account_id uuid primary key references accounts (id) on delete cascade,
      token_hash text not null unique,
      sealed_token text not null,
      created_at timestamptz not null
    )`);
    this.addSql(`create table score_points (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      seen_on date not null,
      score int not null,
      source text not null,
      created_at timestamptz not null
    )`);
    this.addSql(
      'create index score_points_account_id_seen_on_index on score_points (account_id, seen_on)',
    );
  }
}
