-- The tables of 0.1.0, as the entities describe them. Triggers and functions are in the files beside this one.
-- A person who has signed in at least once. Email and name stay searchable; everything else about them is sealed.
create table accounts (
  id uuid not null,
  email text not null,
  first_name text null,
  last_name text null,
  plan text not null,
  created_at timestamptz not null,
  last_login_at timestamptz null,
  mailbox_key text null,
  sealed_profile text null,
  email_preferences jsonb not null default '{}',
  plan_until timestamptz null,
  plan_from timestamptz null,
  period_ends_at timestamptz null,
  invited_with text null,
  deleted_at timestamptz null,
  language text not null default 'en',
  primary key (id)
);
alter table accounts add constraint accounts_email_unique unique (email);
create index accounts_mailbox_key_index on accounts (mailbox_key);
create index accounts_email_beginning_index on accounts (email text_pattern_ops);
create index accounts_first_name_beginning_index on accounts (lower(first_name) text_pattern_ops) where deleted_at is null;
create index accounts_last_name_beginning_index on accounts (lower(last_name) text_pattern_ops) where deleted_at is null;
create index accounts_invited_with_index on accounts (upper(invited_with)) where invited_with is not null;
create index accounts_plan_until_index on accounts (plan_until) where plan_until is not null;
create index accounts_deleted_at_index on accounts (deleted_at) where deleted_at is not null;
alter table accounts add constraint accounts_language_check check ((language = ANY (ARRAY['en'::text, 'es'::text])));

-- What a rule noticed about an account, until staff clear it. One open flag per rule.
create table account_flags (
  id uuid not null,
  account_id uuid not null,
  rule text not null,
  detail text not null,
  raised_at timestamptz not null,
  cleared_at timestamptz null,
  cleared_by uuid null,
  cleared_note text null,
  primary key (id)
);
create index account_flags_raised_at_index on account_flags (raised_at DESC) where cleared_at is null;
create index account_flags_account_id_raised_at_index on account_flags (account_id, raised_at);
create unique index account_flags_open_index on account_flags (account_id, rule) where cleared_at is null;

-- What the staff's list of users filters and sorts by, kept by triggers.
create table account_statuses (
  account_id uuid not null,
  email text not null,
  created_at timestamptz not null,
  plan text not null,
  status text not null,
  open_flags int not null default 0,
  is_deleted boolean not null,
  primary key (account_id)
);
create index account_statuses_list on account_statuses (created_at, account_id) include (email, plan, status, open_flags) where not is_deleted;
create index account_statuses_plan on account_statuses (plan, created_at, account_id) include (open_flags) where not is_deleted;
create index account_statuses_status on account_statuses (status, created_at, account_id) include (open_flags) where not is_deleted;
create index account_statuses_plan_status on account_statuses (plan, status, created_at, account_id) include (open_flags) where not is_deleted;
create index account_statuses_flagged on account_statuses (created_at, account_id) include (email, plan, status) where not is_deleted and open_flags > 0;
create index account_statuses_email on account_statuses (email text_pattern_ops) include (created_at, account_id, plan, status, open_flags) where not is_deleted;

-- What the staff's list of users shows of letters and revenue, kept by triggers.
create table account_totals (
  account_id uuid not null,
  letters int not null default 0,
  letters_month text not null default '',
  letters_in_month int not null default 0,
  revenue_cents bigint not null default 0,
  primary key (account_id)
) with (fillfactor = 80);

-- One version of an entry of the operator's address book. Rows are only added: the newest of an entry counts, and the others are its history.
create table address_book_versions (
  entry_id uuid not null,
  version integer not null,
  kind text not null,
  purpose text not null,
  name text not null,
  street text not null,
  street2 text null,
  city text not null,
  state text not null,
  zip_code text not null,
  source text not null,
  checked_on date not null,
  is_retired boolean not null,
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (entry_id, version)
);

-- What the post answered about an address, kept for a while: each question costs money. A keyed hash stands for the address.
create table address_checks (
  address_key text not null,
  verdict text not null,
  sealed_suggestion text null,
  checked_at timestamptz not null,
  primary key (address_key)
);
create index address_checks_checked_at_index on address_checks (checked_at);

-- A passkey as a staff second factor. It belongs to an address of the settings, not to an account: anyone who holds the mailbox
-- could delete the account.
create table admin_passkeys (
  id uuid not null,
  email text not null,
  credential_id text not null,
  public_key text not null,
  counter bigint not null,
  transports text not null,
  created_at timestamptz not null,
  last_used_at timestamptz null,
  primary key (id)
);
alter table admin_passkeys add constraint admin_passkeys_credential_id_unique unique (credential_id);
create index admin_passkeys_email_index on admin_passkeys (email);

-- Letters that were asked for after the period's letters were used.
create table allowance_attempts (
  account_id uuid not null,
  period_from timestamptz not null,
  attempts int not null,
  primary key (account_id, period_from)
);

-- The newest line of the audit log that was written, and the newest that was checked. They only go forward.
create table audit_heads (
  name text not null,
  number bigint not null,
  hash text null,
  seal text null,
  at timestamptz not null,
  primary key (name)
);

-- What a member of the staff did or saw. It only grows; each line carries the hash of the one before it.
create table audit_log (
  number bigint not null,
  actor_id uuid not null,
  action text not null,
  subject_id uuid null,
  detail text not null,
  at timestamptz not null,
  prev_hash text not null,
  hash text not null,
  primary key (number)
);
create index audit_log_subject_id_index on audit_log (subject_id) where subject_id is not null;
create index audit_log_action_index on audit_log (action, number);

-- The account's customer record at the payment provider. `emailMark` tells which address the provider knows; null once the
-- account has another one.
create table billing_customers (
  account_id uuid not null,
  customer_id text not null,
  email_mark text null,
  created_at timestamptz not null,
  primary key (account_id)
);
alter table billing_customers add constraint billing_customers_customer_id_unique unique (customer_id);
create index billing_customers_unknown_email_index on billing_customers (account_id) where email_mark is null;

-- A person's secret calendar address.
create table calendar_feeds (
  account_id uuid not null,
  token_hash text not null,
  sealed_token text not null,
  created_at timestamptz not null,
  primary key (account_id)
);
alter table calendar_feeds add constraint calendar_feeds_token_hash_unique unique (token_hash);

-- A solved challenge that was used, kept until the challenge itself expires.
create table captcha_uses (
  signature text not null,
  expires_at timestamptz not null,
  primary key (signature)
);
create index captcha_uses_expires_at_index on captcha_uses (expires_at);

-- A callback of the carrier: verified, stored, then processed.
create table carrier_events (
  id text not null,
  type text not null,
  carrier_id text not null,
  kind text null,
  detail text null,
  at timestamptz not null,
  location text null,
  scan_key text null,
  received_at timestamptz not null,
  processed_at timestamptz null,
  primary key (id)
);
create index carrier_events_carrier_id_index on carrier_events (carrier_id);
create index carrier_events_waiting_index on carrier_events (received_at) where processed_at is null;
create index carrier_events_received_at_index on carrier_events (received_at);

-- When a carrier may be asked next; it keeps all processes together under its rate limit.
create table carrier_pace (
  carrier text not null,
  next_at timestamptz not null,
  primary key (carrier)
);

-- A checkout that was started, until it is paid, expires, or is replaced.
create table checkouts (
  id uuid not null,
  account_id uuid not null,
  origin text not null,
  trial_days int not null,
  coupon_id uuid null,
  session_id text null,
  url text null,
  created_at timestamptz not null,
  ended_at timestamptz null,
  primary key (id)
);
create index checkouts_account_id_index on checkouts (account_id);
alter table checkouts add constraint checkouts_session_id_unique unique (session_id);
create index checkouts_open_index on checkouts (created_at) where ended_at is null;

-- What a person agreed to, in which version, and from where.
create table consents (
  id uuid not null,
  account_id uuid not null,
  kind text not null,
  version text not null,
  at timestamptz not null,
  sealed_origin text not null,
  primary key (id)
);
create index consents_account_id_index on consents (account_id, at);

-- What was added to a message to support: an answer that left by email, or a note of the staff.
create table contact_entries (
  id uuid not null,
  message_id uuid not null,
  number int not null,
  kind text not null,
  sealed_text text not null,
  written_by uuid null,
  email_key text null,
  created_at timestamptz not null,
  primary key (id)
);
alter table contact_entries add constraint contact_entries_message_id_number_unique unique (message_id, number);
alter table contact_entries add constraint contact_entries_message_id_email_key_unique unique (message_id, email_key);

-- A file that came with a reply, or goes along with an answer.
create table contact_files (
  id uuid not null,
  message_id uuid not null,
  entry_id uuid null,
  sealed_name text not null,
  ending text not null,
  bytes int not null,
  created_at timestamptz not null,
  primary key (id)
);
create index contact_files_message_id_index on contact_files (message_id);
create index contact_files_entry_id_index on contact_files (entry_id);
create index contact_files_unsent_index on contact_files (created_at) where entry_id is null;

-- How far a mailbox was looked through for replies.
create table contact_inboxes (
  id text not null,
  place text null,
  claimed_until timestamptz null,
  failures int not null,
  primary key (id)
);

-- A message to support.
create table contact_messages (
  id uuid not null,
  email_key text not null,
  subject text not null,
  sealed_message text not null,
  acknowledged boolean not null,
  language text not null,
  status text not null,
  assigned_to uuid null,
  answered_at timestamptz null,
  version int not null,
  created_at timestamptz not null,
  wrote_at timestamptz not null,
  waits_since timestamptz null,
  primary key (id)
);
create index contact_messages_wrote_at_index on contact_messages (wrote_at);
create index contact_messages_email_key_index on contact_messages (email_key);
create index contact_messages_status_index on contact_messages (status, wrote_at, id);
create index contact_messages_assigned_index on contact_messages (assigned_to, status, wrote_at, id) where assigned_to is not null;

-- Where somebody has used a code, once each: on a payment page that is open, or for what is ordered or paid.
create table coupon_uses (
  id uuid not null,
  coupon_id uuid not null,
  account_id uuid not null,
  person_key text not null,
  used_for uuid not null,
  open boolean not null,
  used_at timestamptz not null,
  primary key (id)
);
create index coupon_uses_account_id_index on coupon_uses (account_id);
alter table coupon_uses add constraint coupon_uses_used_for_unique unique (used_for);
alter table coupon_uses add constraint coupon_uses_once_each unique (coupon_id, person_key);

-- A code that takes something off a price. It is never changed: it is turned off, and another one is made.
create table coupons (
  id uuid not null,
  code text not null,
  is_for text not null,
  percent_off int null,
  cents_off int null,
  months int null,
  most_uses int not null,
  uses int not null default 0,
  ends_at timestamptz null,
  made_by uuid not null,
  made_at timestamptz not null,
  turned_off_by uuid null,
  turned_off_at timestamptz null,
  primary key (id)
);
alter table coupons add constraint coupons_code_unique unique (code);
create index coupons_made_at_index on coupons (made_at);
alter table coupons add constraint coupons_uses_check check (((uses >= 0) AND (uses <= most_uses)));
alter table coupons add constraint coupons_off_check check ((num_nonnulls(percent_off, cents_off) = 1));

-- A document that a person keeps to enclose. Its pages are sealed files whose keys follow from its id.
create table documents (
  id uuid not null,
  account_id uuid not null,
  kind text not null,
  status text not null,
  pages int not null,
  bytes int not null,
  sha256 text not null,
  created_at timestamptz not null,
  used_at timestamptz null,
  kept_until timestamptz null,
  primary key (id)
);
create index documents_account_id_created_at_index on documents (account_id, created_at DESC);
create index documents_unready_index on documents (created_at) where status <> 'ready';
create index documents_last_use_index on documents (coalesce(used_at, created_at));

-- A change of address under way. Both mailboxes confirm it; only the hashes of their tokens are kept, and at most one is open
-- per account.
create table email_changes (
  id uuid not null,
  account_id uuid not null,
  session_id uuid null,
  new_email text not null,
  old_token_hash text null,
  new_token_hash text null,
  old_confirmed_at timestamptz null,
  new_confirmed_at timestamptz null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz null,
  primary key (id)
);
alter table email_changes add constraint email_changes_old_token_hash_unique unique (old_token_hash);
alter table email_changes add constraint email_changes_new_token_hash_unique unique (new_token_hash);
create unique index email_changes_open_index on email_changes (account_id) where ended_at is null;
create index email_changes_expires_at_index on email_changes (expires_at);
create index email_changes_account_id_created_at_index on email_changes (account_id, created_at);

-- An exported file while it is made and kept.
create table export_files (
  id uuid not null,
  account_id uuid not null,
  kind text not null,
  format text not null,
  sealed_filter text not null,
  status text not null,
  trouble text not null default 'none',
  file_name text not null,
  rows int null,
  bytes bigint null,
  sha256 text null,
  attempt uuid null,
  parts int not null default 0,
  created_at timestamptz not null,
  kept_until timestamptz null,
  primary key (id)
);
create index export_files_account_id_index on export_files (account_id, created_at DESC);
create index export_files_created_at_index on export_files (created_at);

-- What counts toward a flag until there is enough of it. The same thing seen twice is one sighting.
create table flag_sightings (
  account_id uuid not null,
  rule text not null,
  subject_id uuid not null,
  seen_at timestamptz not null,
  primary key (account_id, rule, subject_id)
);
create index flag_sightings_seen_at_index on flag_sightings (seen_at);

create table kept_reports (
  id uuid not null,
  account_id uuid not null,
  bureau text not null,
  report_date text null,
  accounts int not null,
  sealed_facts text not null,
  created_at timestamptz not null,
  primary key (id)
);
create index kept_reports_account_id_created_at_index on kept_reports (account_id, created_at DESC);
create index kept_reports_created_at_index on kept_reports (created_at);

-- How many came how far on a day, or what letters came to in a month; never who. Triggers and visits add to it, in shards.
create table day_counts (
  name text not null,
  day date not null,
  shard int not null,
  amount bigint not null,
  primary key (name, day, shard)
);
create index day_counts_outcomes_index on day_counts (day) where name like 'outcome|%';

-- Sums that the dashboard reads, kept up to date by triggers in shards so that writers do not wait for each other.
create table kept_totals (
  name text not null,
  month text not null,
  shard int not null,
  amount bigint not null,
  primary key (name, month, shard)
) with (fillfactor = 50);

-- How far a change of keys has come in one place, and which file it is writing, so that a crash leaves no stray file.
create table key_rotation (
  place text not null,
  key_id text not null,
  last_id text null,
  done boolean not null default false,
  writing_row text null,
  writing_key text null,
  primary key (place)
);

-- A letter that was taken from an account's allowance. Letters announce each one here when it is signed.
create table letter_uses (
  letter_id uuid not null,
  account_id uuid not null,
  used_at timestamptz not null,
  again boolean not null,
  given_back_at timestamptz null,
  primary key (letter_id)
);
create index letter_uses_account_id_used_at_index on letter_uses (account_id, used_at);

-- A signed letter. From `drafted` on, neither its document nor its PDF ever changes.
create table letters (
  id uuid not null,
  account_id uuid not null,
  signing_id uuid not null,
  request_key text null,
  "position" int not null,
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
  recipient text not null,
  template text null,
  follow_up text null,
  follows_letter_id uuid null,
  packet_key text null,
  packet_sha256 text null,
  exhibit_pages int not null,
  packet_until timestamptz null,
  mail_bytes int null,
  sealed_writing text null,
  mail_date date null,
  tracking_number text null,
  created_at timestamptz not null,
  primary key (id)
);
create index letters_account_id_created_at_index on letters (account_id, created_at DESC);
create index letters_account_id_plan_month_index on letters (account_id, plan_month);
create index letters_signing_id_index on letters (signing_id);
create index letters_packet_created_at_index on letters (created_at) where packet_key is not null;
create index letters_list on letters (created_at, id) include (status);
create index letters_kind_list on letters (status, dispute_reason, recipient, created_at, id);
create index letters_request_key on letters (account_id, request_key) where request_key is not null;

-- An item that a signed letter is about.
create table disputed_items (
  id uuid not null,
  letter_id uuid not null,
  account_id uuid not null,
  item_key text not null,
  shared_key text null,
  created_at timestamptz not null,
  primary key (id)
);
create index disputed_items_letter_id_index on disputed_items (letter_id);
create index disputed_items_account_id_item_key_index on disputed_items (account_id, item_key, created_at DESC);
create index disputed_items_shared_key_index on disputed_items (shared_key) where shared_key is not null;

-- One item disputed with one recipient. What it is about is sealed.
create table disputes (
  id uuid not null,
  account_id uuid not null,
  first_letter_id uuid not null,
  item_number int not null,
  item_key text not null,
  sealed_item text not null,
  resolved_at timestamptz null,
  created_at timestamptz not null,
  primary key (id)
);
create index disputes_account_id_created_at_index on disputes (account_id, created_at DESC);
create index disputes_account_id_item_key_index on disputes (account_id, item_key);
alter table disputes add constraint disputes_first_letter_id_item_number_unique unique (first_letter_id, item_number);

-- One letter of a dispute with what became of it. A later round can go to another recipient.
create table dispute_rounds (
  id uuid not null,
  dispute_id uuid not null,
  number int not null,
  letter_id uuid not null,
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
  outcome_noted_at timestamptz null,
  earlier_outcome text null,
  earlier_outcome_on date null,
  sealed_note text null,
  answer_document_id uuid null,
  created_at timestamptz not null,
  primary key (id)
);
create index dispute_rounds_letter_id_index on dispute_rounds (letter_id);
create index dispute_rounds_remind_on_index on dispute_rounds (remind_on) where remind_on is not null;
alter table dispute_rounds add constraint dispute_rounds_dispute_id_number_unique unique (dispute_id, number);
alter table dispute_rounds add constraint dispute_rounds_dispute_id_letter_id_unique unique (dispute_id, letter_id);

-- A draft that was started as the next step of a dispute, or of several at once. The same step again opens the same draft.
create table dispute_drafts (
  draft_id uuid not null,
  round_id uuid not null,
  step text not null,
  made_from text not null,
  created_at timestamptz not null,
  primary key (draft_id, round_id)
);
create index dispute_drafts_round_id_index on dispute_drafts (round_id);

-- A letter that is being written. Its id becomes the letter's id once it is signed.
create table letter_drafts (
  id uuid not null,
  account_id uuid not null,
  idempotency_key uuid null,
  revision int not null,
  reached_step smallint not null default 1,
  sealed_content text not null,
  sealed_review text null,
  reviewed_sha256 text null,
  sealed_polish text null,
  sealed_english text null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  signed_at timestamptz null,
  primary key (id)
);
create index letter_drafts_account_id_updated_at_index on letter_drafts (account_id, updated_at DESC);
create index letter_drafts_open_index on letter_drafts (updated_at) where signed_at is null;
alter table letter_drafts add constraint letter_drafts_idempotency_key unique (account_id, idempotency_key);

-- That a letter enclosed a copy. It outlives the copy and goes with the letter.
create table letter_documents (
  letter_id uuid not null,
  document_id uuid not null,
  account_id uuid not null,
  created_at timestamptz not null,
  is_preparing boolean not null default true,
  primary key (letter_id, document_id)
);
create index letter_documents_document_id_index on letter_documents (document_id);

-- One line of a letter's trail: who did what to which text, from where. Append-only; the database refuses updates.
create table letter_events (
  id uuid not null,
  account_id uuid not null,
  letter_id uuid not null,
  kind text not null,
  at timestamptz not null,
  document_sha256 text null,
  sealed_origin text not null,
  number bigint generated always as identity not null,
  primary key (id)
);
create index letter_events_account_id_letter_id_at on letter_events (account_id, letter_id, at);
create index letter_events_downloaded on letter_events (at) where kind = 'downloaded';

-- An email of the local mailbox, which takes the place of a mail server.
create table local_mail (
  id uuid not null,
  number bigint generated always as identity not null,
  sealed_message text not null,
  sent_at timestamptz not null,
  primary key (id)
);

-- What a link opens: a session in a browser, or one of the desktop app that asked for it. */
-- export type LinkKind = SessionKind | 'device_person' | 'device_admin';
-- /** A requested login link. The token is made when the email is sent, and only its SHA-256 is kept.
create table login_links (
  id uuid not null,
  kind text not null,
  email text not null,
  origin text not null,
  redirect_to text not null,
  token_hash text null,
  browser_hash text null,
  code_hash text null,
  code_expires_at timestamptz null,
  code_tries smallint not null default 0,
  pair_number smallint null,
  approved_at timestamptz null,
  challenge text null,
  referral text null,
  language text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  consumed_at timestamptz null,
  replaced_at timestamptz null,
  primary key (id)
);
alter table login_links add constraint login_links_token_hash_unique unique (token_hash);
create index login_links_email_index on login_links (email);
create index login_links_expires_at_index on login_links (expires_at);
create unique index login_links_live_index on login_links (kind, email) where consumed_at is null and replaced_at is null;
alter table login_links add constraint login_links_language_check check ((language = ANY (ARRAY['en'::text, 'es'::text])));

-- Letters that staff printed and posted together.
create table mail_batches (
  id uuid not null,
  number bigint generated always as identity not null,
  made_by uuid not null,
  created_at timestamptz not null,
  primary key (id)
);

-- One letter handed to a carrier, once. At most one per letter is under way.
create table mailpieces (
  id uuid not null,
  letter_id uuid not null,
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
  carrier_id text null,
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
  batch_id uuid null,
  again_of uuid null,
  primary key (id)
);
create index mailpieces_letter_id_index on mailpieces (letter_id);
alter table mailpieces add constraint mailpieces_carrier_id_unique unique (carrier_id);
create index mailpieces_tracking_number_index on mailpieces (tracking_number) where tracking_number is not null;
create index mailpieces_account_id_created_at_index on mailpieces (account_id, created_at DESC);
create index mailpieces_waiting on mailpieces (send_after) where status = 'queued';
create index mailpieces_wanted_back on mailpieces (cancel_asked_at) where cancel_asked_at is not null;
create index mailpieces_under_way on mailpieces (coalesce(polled_at, created_at)) where status in ('queued', 'mailed', 'in_transit');
create index mailpieces_batch_id_index on mailpieces (batch_id) where batch_id is not null;
alter table mailpieces add constraint mailpieces_again_of_unique unique (again_of);
create index mailpieces_handed_over on mailpieces (created_at DESC, id) where carrier_id is not null;
create index mailpieces_print_numbers on mailpieces (tracking_number) where carrier = 'print_queue' and tracking_number is not null;
create index mailpieces_failed on mailpieces (ended_at) where status = 'failed';
create unique index mailpieces_one_alive on mailpieces (letter_id) where status in ('queued', 'mailed', 'in_transit', 'delivered');

-- What happened to a mailpiece. The same event of the same source is kept once.
create table mail_events (
  id uuid not null,
  number bigint generated always as identity not null,
  mailpiece_id uuid not null,
  source_key text not null,
  kind text not null,
  at timestamptz not null,
  location text null,
  note text null,
  recorded_at timestamptz not null,
  primary key (id)
);
alter table mail_events add constraint mail_events_mailpiece_id_source_key_unique unique (mailpiece_id, source_key);

-- That a person was nudged about something: never twice about the same, and once a day at most.
create table nudges (
  kind text not null,
  subject_id uuid not null,
  account_id uuid not null,
  sent_on date not null,
  sent_at timestamptz not null,
  primary key (kind, subject_id)
);
alter table nudges add constraint nudges_account_id_sent_on_unique unique (account_id, sent_on);

-- An export that a desktop app made without the server and reported afterward.
create table offline_exports (
  id uuid not null,
  noted_at timestamptz not null,
  primary key (id)
);

-- One version of one of the operator's settings. Rows are only added: the newest of a key counts, and the others are its history.
create table operator_settings (
  version integer not null,
  key text not null,
  value jsonb null,
  changed_by uuid not null,
  restored integer null,
  changed_at timestamptz not null,
  primary key (version)
);
create index operator_settings_key_version_index on operator_settings (key, version);

-- An email that was decided on. The same `key` is the same news and is sent once; its content goes once it is sent.
create table outgoing_emails (
  id uuid not null,
  key text not null,
  kind text not null,
  account_id uuid null,
  sealed_message text null,
  keeps_text boolean not null,
  status text not null,
  created_at timestamptz not null,
  sent_at timestamptz null,
  claimed_until timestamptz null,
  primary key (id)
);
alter table outgoing_emails add constraint outgoing_emails_key_unique unique (key);
create index outgoing_emails_created_at_index on outgoing_emails (created_at);
create index outgoing_emails_queued on outgoing_emails (created_at) where status = 'queued';
create index outgoing_emails_account_id_index on outgoing_emails (account_id) where account_id is not null;

-- A passkey that a person signs in with.
create table passkeys (
  id uuid not null,
  account_id uuid not null,
  credential_id text not null,
  public_key text not null,
  counter bigint not null,
  transports text not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz null,
  primary key (id)
);
create index passkeys_account_id_index on passkeys (account_id);
alter table passkeys add constraint passkeys_credential_id_unique unique (credential_id);

-- A challenge is answered once. For a sign-in its id is the browser's cookie; otherwise it belongs to a session.
create table passkey_challenges (
  id uuid not null,
  purpose text not null,
  session_id uuid null,
  challenge text not null,
  expires_at timestamptz not null,
  primary key (id)
);
alter table passkey_challenges add constraint passkey_challenges_challenge_unique unique (challenge);
create index passkey_challenges_expires_at_index on passkey_challenges (expires_at);
create index passkey_challenges_session_id_index on passkey_challenges (session_id);

-- A payment. It is kept for seven years, longer than its account; without the account it names nobody.
create table payments (
  id uuid not null,
  account_id uuid null,
  invoice_id text null,
  payment_intent_id text null,
  charge_id text null,
  subscription_id text null,
  what text not null,
  amount_cents int not null,
  refunded_cents int not null default 0,
  disputed_at timestamptz null,
  currency text not null,
  invoice_url text null,
  paid_at timestamptz not null,
  version int not null default 1,
  primary key (id)
);
alter table payments add constraint payments_invoice_id_unique unique (invoice_id);
create index payments_account_id_paid_at_index on payments (account_id, paid_at DESC);
create index payments_paid_at_index on payments (paid_at);
create index payments_charge_id_index on payments (charge_id) where charge_id is not null;
create index payments_payment_intent_id_index on payments (payment_intent_id) where payment_intent_id is not null;

-- What mailing a letter costs its sender: one row, and at most one invoice at the payment provider, per mailpiece.
create table mail_charges (
  mailpiece_id uuid not null,
  account_id uuid null,
  amount_cents int not null,
  currency text not null,
  what text not null,
  status text not null,
  invoice_id text null,
  invoice_url text null,
  payment_id uuid null,
  credit_cents int not null default 0,
  created_at timestamptz not null,
  asked_at timestamptz null,
  worked_at timestamptz null,
  give_back_at timestamptz null,
  give_back_reason text null,
  credit_asked_at timestamptz null,
  credit_id text null,
  version int not null default 0,
  primary key (mailpiece_id)
);
alter table mail_charges add constraint mail_charges_invoice_id_unique unique (invoice_id);
create index mail_charges_account_id_created_at_index on mail_charges (account_id, created_at DESC);
create index mail_charges_payment_id_index on mail_charges (payment_id) where payment_id is not null;
create index mail_charges_created_at_index on mail_charges (created_at);
create index mail_charges_open_index on mail_charges (coalesce(worked_at, created_at)) where status in ('due', 'charged', 'failed');
create index mail_charges_credit_index on mail_charges (give_back_at) where status = 'given_back' and credit_cents > 0 and credit_id is null;

-- One mailing that is paid by itself: authorized on a payment page, and taken once the carrier has the letter.
create table mail_payments (
  mailpiece_id uuid not null,
  letter_id uuid not null,
  account_id uuid null,
  amount_cents int not null,
  currency text not null,
  what text not null,
  origin text not null,
  status text not null,
  session_id text null,
  payment_intent_id text null,
  payment_id uuid null,
  created_at timestamptz not null,
  authorized_at timestamptz null,
  release_at timestamptz null,
  release_reason text null,
  worked_at timestamptz null,
  version int not null default 0,
  primary key (mailpiece_id)
);
alter table mail_payments add constraint mail_payments_session_id_unique unique (session_id);
alter table mail_payments add constraint mail_payments_payment_intent_id_unique unique (payment_intent_id);
create index mail_payments_account_id_index on mail_payments (account_id);
create index mail_payments_created_at_index on mail_payments (created_at);
create index mail_payments_payment_id_index on mail_payments (payment_id) where payment_id is not null;
create index mail_payments_unsettled on mail_payments (coalesce(worked_at, created_at)) where status in ('opened', 'authorized');
create unique index mail_payments_one_open on mail_payments (letter_id) where status in ('opened', 'authorized') and release_at is null;

-- What a mailing that is paid by itself will be, until it is paid: the mailpiece's own id, address and price.
create table mail_orders (
  id uuid not null,
  letter_id uuid not null,
  account_id uuid not null,
  sealed_order text not null,
  created_at timestamptz not null,
  ended_at timestamptz null,
  primary key (id)
);
create index mail_orders_letter_id_index on mail_orders (letter_id);
create index mail_orders_account_id_index on mail_orders (account_id);

-- One more letter that the staff gave as goodwill. It counts in the period of the plan in which it was given.
create table letter_gifts (
  id uuid not null,
  account_id uuid not null,
  given_by uuid not null,
  reason text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz null,
  primary key (id)
);
create index letter_gifts_account_id_given_at_index on letter_gifts (account_id, given_at);

-- Pro granted by staff. At most one grant per account is open.
create table plan_grants (
  id uuid not null,
  account_id uuid not null,
  granted_by uuid null,
  reason text not null,
  starts_at timestamptz not null,
  anchored_at timestamptz not null,
  ends_at timestamptz null,
  withdrawn_at timestamptz null,
  primary key (id)
);
create index plan_grants_account_id_index on plan_grants (account_id, starts_at DESC);
create unique index plan_grants_open_index on plan_grants (account_id) where withdrawn_at is null;

-- Hits of one key in one window of time.
create table rate_buckets (
  key text not null,
  hits int not null,
  expires_at timestamptz not null,
  primary key (key)
);
create index rate_buckets_expires_at_index on rate_buckets (expires_at);

-- Who invited whom, and what became of the reward.
create table referrals (
  friend_id uuid not null,
  referrer_id uuid not null,
  joined_at timestamptz not null,
  refused_because text null,
  rewarded_at timestamptz null,
  reward_cents int not null default 0,
  invoice_id text null,
  credit_asked_at timestamptz null,
  credit_id text null,
  paid_back_at timestamptz null,
  primary key (friend_id)
);
create index referrals_referrer_id_index on referrals (referrer_id);
alter table referrals add constraint referrals_invoice_id_unique unique (invoice_id);
create index referrals_uncredited_index on referrals (rewarded_at) where rewarded_at is not null and credit_id is null;

-- The code with which a person invites others.
create table referral_codes (
  account_id uuid not null,
  code text not null,
  primary key (account_id)
);
alter table referral_codes add constraint referral_codes_code_unique unique (code);

-- A refund of a payment, from the request to the provider's answer; one that was made at the provider begins with the answer.
create table refunds (
  id uuid not null,
  payment_id uuid not null,
  amount_cents int not null,
  reason text not null,
  made_by text not null,
  status text not null,
  provider_id text null,
  created_at timestamptz not null,
  asked_at timestamptz null,
  done_at timestamptz null,
  primary key (id)
);
create index refunds_payment_id_index on refunds (payment_id);
alter table refunds add constraint refunds_provider_id_unique unique (provider_id);
create index refunds_asked_index on refunds (created_at) where status = 'asked';

-- A file whose row is gone. The line is written in that row's transaction and goes after the file.
create table removed_files (
  key text not null,
  removed_at timestamptz not null,
  primary key (key)
);

-- An answer that the staff keep to use again. Fields of the person are left open in it.
create table saved_replies (
  id uuid not null,
  name text not null,
  text text not null,
  version int not null,
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (id)
);
alter table saved_replies add constraint saved_replies_name_unique unique (name);

-- The signature that a person kept for the next letter.
create table saved_signatures (
  account_id uuid not null,
  sealed_signature text not null,
  updated_at timestamptz not null,
  primary key (account_id)
);

-- A credit score that a person wrote down.
create table score_points (
  id uuid not null,
  account_id uuid not null,
  seen_on date not null,
  score int not null,
  source text not null,
  created_at timestamptz not null,
  primary key (id)
);
create index score_points_account_id_seen_on_index on score_points (account_id, seen_on);

-- That somebody has the statement of their rights, and the contract that may follow. At most one of an account is open.
create table service_contracts (
  id uuid not null,
  account_id uuid null,
  disclosure_version text not null,
  acknowledged_at timestamptz not null,
  sealed_acknowledgement text not null,
  state text null,
  document_version text null,
  document_sha256 text null,
  sealed_document text null,
  sealed_signature text null,
  sealed_contract_pdf text null,
  sealed_disclosure_pdf text null,
  contract_sha256 text null,
  fee_cents int null,
  most_cents int null,
  currency text null,
  signed_at timestamptz null,
  last_day date null,
  service_from timestamptz null,
  cancelled_at timestamptz null,
  cancelled_by text null,
  cancel_given_on date null,
  ended_at timestamptz null,
  primary key (id)
);
create index service_contracts_account_id_index on service_contracts (account_id, acknowledged_at DESC);
create index service_contracts_acknowledged_at_index on service_contracts (acknowledged_at);
create unique index service_contracts_open_index on service_contracts (account_id) where cancelled_at is null and ended_at is null;

-- What a finished letter costs under a contract: one row a letter, written once the letter is done, and never before.
create table letter_fees (
  letter_id uuid not null,
  account_id uuid null,
  contract_id uuid null,
  subscription_id text not null,
  period_from timestamptz not null,
  amount_cents int not null,
  discount_cents int not null default 0,
  currency text not null,
  what text not null,
  status text not null,
  earned_at timestamptz not null,
  asked_at timestamptz null,
  worked_at timestamptz null,
  item_id text null,
  invoice_id text null,
  payment_id uuid null,
  withdraw_at timestamptz null,
  withdraw_reason text null,
  primary key (letter_id)
);
alter table letter_fees add constraint letter_fees_item_id_unique unique (item_id);
create index letter_fees_account_id_index on letter_fees (account_id, earned_at DESC);
create index letter_fees_contract_id_index on letter_fees (contract_id) where contract_id is not null;
create index letter_fees_payment_id_index on letter_fees (payment_id) where payment_id is not null;
create index letter_fees_earned_at_index on letter_fees (earned_at);
create index letter_fees_open_index on letter_fees (coalesce(worked_at, earned_at)) where status = 'due' or (status = 'listed' and withdraw_at is not null);

-- A session opens a person's own pages or the administrators' pages, never both. */
-- export const SessionKind = { person: 'person', admin: 'admin' } as const;
-- export type SessionKind = keyof typeof SessionKind;
-- /** A signed-in browser or desktop app. Its cookie, or its keychain, holds a random token; only the token's SHA-256 is kept.
create table sessions (
  id uuid not null,
  account_id uuid not null,
  kind text not null,
  how text not null,
  token_hash text not null,
  created_at timestamptz not null,
  authenticated_at timestamptz null,
  last_seen_at timestamptz null,
  second_factor_at timestamptz null,
  expires_at timestamptz not null,
  ended_at timestamptz null,
  device_key text null,
  on_device boolean not null,
  sealed_origin text not null,
  viewed_account_id uuid null,
  viewed_until timestamptz null,
  primary key (id)
);
create index sessions_account_id_index on sessions (account_id);
alter table letter_fees add constraint letter_fees_account_id_foreign foreign key (account_id) references accounts (id) on delete set null;
alter table letter_fees add constraint letter_fees_contract_id_foreign foreign key (contract_id) references service_contracts (id) on delete set null;
alter table letter_fees add constraint letter_fees_payment_id_foreign foreign key (payment_id) references payments (id) on delete set null;
alter table service_contracts add constraint service_contracts_account_id_foreign foreign key (account_id) references accounts (id) on delete set null;
alter table sessions add constraint sessions_token_hash_unique unique (token_hash);
create index sessions_device_key_index on sessions (device_key) where device_key is not null;
create index sessions_expires_at_index on sessions (expires_at);
create index sessions_created_at_index on sessions (created_at);

-- A search that a member of the staff saved. It is sealed because it may hold somebody's address.
create table staff_filters (
  id uuid not null,
  account_id uuid not null,
  kind text not null,
  name text not null,
  sealed_query text not null,
  created_at timestamptz not null,
  primary key (id)
);
alter table staff_filters add constraint staff_filters_account_id_kind_name_unique unique (account_id, kind, name);

-- Somebody whom an administrator has taken into the staff on the screen. They may never have signed in: the address is who they are.
create table staff_members (
  email text not null,
  role text null,
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (email)
);

-- An event of the payment provider, stored before it is looked at.
create table stripe_events (
  id text not null,
  type text not null,
  object_id text not null,
  created_at timestamptz not null,
  received_at timestamptz not null,
  processed_at timestamptz null,
  primary key (id)
);
create index stripe_events_received_at_index on stripe_events (received_at);
create index stripe_events_waiting_index on stripe_events (received_at) where processed_at is null;

-- What the payment provider last said about a subscription. `version` grows with each write: an answer is written only if
-- nothing was written since it was asked for.
create table subscriptions (
  id text not null,
  account_id uuid not null,
  status text not null,
  amount_cents int not null,
  currency text not null,
  period_starts_at timestamptz not null,
  period_ends_at timestamptz not null,
  cancels_at_period_end boolean not null,
  cancel_requested_at timestamptz null,
  trial_ends_at timestamptz null,
  past_due_since timestamptz null,
  started_at timestamptz not null,
  ended_at timestamptz null,
  fetched_at timestamptz not null,
  version int not null default 1,
  primary key (id)
);
create index subscriptions_account_id_index on subscriptions (account_id);
create index subscriptions_ended_at_index on subscriptions (ended_at) where ended_at is not null;
create index subscriptions_period_ends_at_index on subscriptions (period_ends_at) where ended_at is null;

-- Which rows changed in which transaction, for replicas to follow. It only gains rows.
create table sync_changes (
  kind text not null,
  xid xid8 not null,
  number bigint generated always as identity not null,
  row_id uuid not null,
  deleted boolean not null,
  changed_at timestamptz not null default now(),
  primary key (kind, xid, number)
);
create index sync_changes_gone_index on sync_changes (changed_at) where deleted;
alter table sync_changes add constraint sync_changes_row_id_index unique (row_id, xid, kind);

-- A replica that may hold whole names and addresses, with the reason stated when it was begun. It ends with its session.
create table sync_replicas (
  id uuid not null,
  session_id uuid not null,
  reason text not null,
  begun_at timestamptz not null,
  primary key (id)
);
create index sync_replicas_session_id_index on sync_replicas (session_id);

-- One row: the epoch of the change log and how far it was tidied.
create table sync_state (
  one boolean not null default true,
  epoch text not null,
  place text not null,
  month text not null,
  gone_users xid8 not null default '0',
  gone_letters xid8 not null default '0',
  tidied xid8 not null default '0',
  primary key (one)
);
alter table sync_state add constraint sync_state_one_check check (one);

-- A staff authenticator app. `lastStep` is the newest code that was used; none works twice.
create table totp_factors (
  id uuid not null,
  email text not null,
  sealed_secret text not null,
  confirmed_at timestamptz null,
  last_step bigint not null default 0,
  primary key (id)
);
alter table totp_factors add constraint totp_factors_email_unique unique (email);

-- One sealed known value. At the start it tells whether the keys are those that this data was sealed with.
create table vault_check (
  id text not null,
  sealed text not null,
  primary key (id)
);

-- An export that is made every week.
create table weekly_exports (
  id uuid not null,
  account_id uuid not null,
  kind text not null,
  format text not null,
  sealed_filter text not null,
  next_at timestamptz not null,
  created_at timestamptz not null,
  primary key (id)
);
create index weekly_exports_account_id_index on weekly_exports (account_id);

-- References. An account takes what is its own along; what is kept for longer loses the name alone.
alter table account_flags add constraint account_flags_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade;
alter table account_statuses add constraint account_statuses_account_id_foreign foreign key (account_id) references accounts (id) on update no action on delete cascade;
alter table account_totals add constraint account_totals_account_id_foreign foreign key (account_id) references accounts (id) on update no action on delete cascade;
alter table allowance_attempts add constraint allowance_attempts_account_id_foreign foreign key (account_id) references accounts (id) on update no action on delete cascade;
alter table billing_customers add constraint billing_customers_account_id_foreign foreign key (account_id) references accounts (id) on update no action on delete cascade;
alter table calendar_feeds add constraint calendar_feeds_account_id_foreign foreign key (account_id) references accounts (id) on update no action on delete cascade;
alter table checkouts add constraint checkouts_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade;
alter table consents add constraint consents_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade;
alter table contact_entries add constraint contact_entries_message_id_foreign foreign key (message_id) references contact_messages (id) on delete cascade;
alter table contact_files add constraint contact_files_message_id_foreign foreign key (message_id) references contact_messages (id) on delete cascade;
alter table contact_files add constraint contact_files_entry_id_foreign foreign key (entry_id) references contact_entries (id) on delete cascade;
alter table documents add constraint documents_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade;
alter table email_changes add constraint email_changes_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade;
alter table export_files add constraint export_files_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade;
alter table flag_sightings add constraint flag_sightings_account_id_foreign foreign key (account_id) references accounts (id) on update no action on delete cascade;
alter table nudges add constraint nudges_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade;
alter table letter_uses add constraint letter_uses_account_id_foreign foreign key (account_id) references accounts (id) on update no action on delete cascade;
alter table letters add constraint letters_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade;
alter table disputed_items add constraint disputed_items_letter_id_foreign foreign key (letter_id) references letters (id) on delete cascade;
alter table disputes add constraint disputes_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade;
alter table disputes add constraint disputes_first_letter_id_foreign foreign key (first_letter_id) references letters (id) on delete cascade;
alter table dispute_rounds add constraint dispute_rounds_dispute_id_foreign foreign key (dispute_id) references disputes (id) on delete cascade;
alter table dispute_rounds add constraint dispute_rounds_letter_id_foreign foreign key (letter_id) references letters (id) on delete cascade;
alter table dispute_drafts add constraint dispute_drafts_round_id_foreign foreign key (round_id) references dispute_rounds (id) on delete cascade;
alter table kept_reports add constraint kept_reports_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade;
alter table letter_drafts add constraint letter_drafts_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade;
alter table letter_documents add constraint letter_documents_letter_id_foreign foreign key (letter_id) references letters (id) on update no action on delete cascade;
alter table mailpieces add constraint mailpieces_letter_id_foreign foreign key (letter_id) references letters (id) on delete cascade;
alter table mail_events add constraint mail_events_mailpiece_id_foreign foreign key (mailpiece_id) references mailpieces (id) on delete cascade;
alter table passkeys add constraint passkeys_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade;
alter table payments add constraint payments_account_id_foreign foreign key (account_id) references accounts (id) on delete set null;
alter table mail_charges add constraint mail_charges_account_id_foreign foreign key (account_id) references accounts (id) on delete set null;
alter table mail_charges add constraint mail_charges_payment_id_foreign foreign key (payment_id) references payments (id) on delete set null;
alter table mail_payments add constraint mail_payments_account_id_foreign foreign key (account_id) references accounts (id) on delete set null;
alter table mail_payments add constraint mail_payments_payment_id_foreign foreign key (payment_id) references payments (id) on delete set null;
alter table mail_orders add constraint mail_orders_letter_id_foreign foreign key (letter_id) references letters (id) on delete cascade;
alter table coupon_uses add constraint coupon_uses_coupon_id_foreign foreign key (coupon_id) references coupons (id) on delete cascade;
alter table coupon_uses add constraint coupon_uses_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade;
alter table letter_gifts add constraint letter_gifts_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade;
alter table plan_grants add constraint plan_grants_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade;
alter table referrals add constraint referrals_friend_id_foreign foreign key (friend_id) references accounts (id) on update no action on delete cascade;
alter table referrals add constraint referrals_referrer_id_foreign foreign key (referrer_id) references accounts (id) on delete cascade;
alter table referral_codes add constraint referral_codes_account_id_foreign foreign key (account_id) references accounts (id) on update no action on delete cascade;
alter table refunds add constraint refunds_payment_id_foreign foreign key (payment_id) references payments (id) on delete cascade;
alter table saved_signatures add constraint saved_signatures_account_id_foreign foreign key (account_id) references accounts (id) on update no action on delete cascade;
alter table score_points add constraint score_points_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade;
alter table sessions add constraint sessions_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade;
alter table staff_filters add constraint staff_filters_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade;
alter table subscriptions add constraint subscriptions_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade;
alter table sync_replicas add constraint sync_replicas_session_id_foreign foreign key (session_id) references sessions (id) on delete cascade;
alter table weekly_exports add constraint weekly_exports_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade;
-- Email is a part of the platform, which knows no accounts; the reference is told here.
alter table outgoing_emails add constraint outgoing_emails_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade;

-- An index answers without the table only where the table was vacuumed; by default that waits for a fifth of all rows.
alter table letters set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
alter table account_statuses set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
