/** Takes one statement of the migration. */
export type AddStatement = (statement: string) => void;

/** What the database itself refuses, whatever the program does: changes of trails, of signed letters, and of the audit log. */
export function protect(add: AddStatement): void {
  keepTrails(add);
  keepSigned(add);
  keepDeletedEmpty(add);
  keepAudit(add);
  chainAudit(add);
}

/**
 * A line of a trail is never changed, and goes only after its letter. What is sealed in it may be sealed again
 * under a new key, by a statement that says that it does so.
 */
function keepTrails(add: AddStatement): void {
  add(`create function keep_trail() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if not exists (select 1 from letters where id = old.letter_id) then return old; end if;
      end if;
      if tg_op = 'UPDATE' then
        if current_setting('creditfix.resealing', true) = 'on'
          and (new.id, new.number, new.account_id, new.letter_id, new.kind, new.at, new.document_sha256)
            is not distinct from (old.id, old.number, old.account_id, old.letter_id, old.kind, old.at, old.document_sha256)
        then return new; end if;
      end if;
      raise exception 'the trail of a letter is never changed';
    end $$`);
  add(`create trigger letter_events_append_only before update or delete on letter_events
    for each row execute function keep_trail()`);
  add(`create trigger letter_events_no_truncate before truncate on letter_events
    for each statement execute function keep_trail()`);
}

/**
 * What was signed stays signed: whose letter it is, to whom, and its hashes never change. The packet is what the carrier prints: it is
 * written once with the PDF, and may only go as a whole. What is sealed may be sealed again under a new key.
 */
function keepSigned(add: AddStatement): void {
  add(`create function keep_signed() returns trigger language plpgsql as $$
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
  add(`create trigger letters_keep_signed before update on letters
    for each row execute function keep_signed()`);
}

/** A request that began before an account was deleted must not write into it afterwards. */
function keepDeletedEmpty(add: AddStatement): void {
  add(`create function keep_deleted() returns trigger language plpgsql as $$
    begin
      if old.deleted_at is not null
        and (new.email, new.first_name, new.last_name, new.sealed_profile, new.deleted_at)
          is distinct from (old.email, old.first_name, old.last_name, old.sealed_profile, old.deleted_at)
      then raise exception 'a deleted account is never filled again'; end if;
      return new;
    end $$`);
  add(`create trigger accounts_keep_deleted before update on accounts
    for each row execute function keep_deleted()`);
  // The lock makes an insert that came a moment too late wait for the deletion, and then see it.
  add(`create function refuse_for_deleted() returns trigger language plpgsql as $$
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
    'kept_reports',
    'referral_codes',
    'consents',
    'nudges',
  ]) {
    add(`create trigger ${table}_refuse_for_deleted before insert on ${table}
      for each row execute function refuse_for_deleted()`);
  }
}

function keepAudit(add: AddStatement): void {
  add(`create function keep_audit() returns trigger language plpgsql as $$
    begin raise exception 'the audit log is never changed'; end $$`);
  add(`create trigger audit_log_append_only before update or delete on audit_log
    for each row execute function keep_audit()`);
  add(`create trigger audit_log_no_truncate before truncate on audit_log
    for each statement execute function keep_audit()`);
}

/**
 * Each line carries the hash of the one before it: nothing is changed, put between or taken out unseen. `audit_heads` says apart
 * from the lines how far the chain was written (`written`), how far the server has found it whole, sealed with its own key
 * (`verified`), and where the next look at the older lines begins (`walked`).
 */
function chainAudit(add: AddStatement): void {
  // The same text is hashed in server/src/admin/audit/audit.ts: what the database wrote is checked by somebody else.
  add(`create function audit_line_hash(number bigint, at timestamptz, actor uuid, action text, subject uuid,
      detail text, prev text) returns text language sql stable as $$
    select encode(sha256(convert_to(concat_ws(E'\\n', number,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), actor, coalesce(subject::text, '-'), prev,
      octet_length(action), action, detail), 'UTF8')), 'hex') $$`);
  add(
    `insert into audit_heads (name, number, hash, at) values ('written', 0, repeat('0', 64), now())`,
  );
  // Under the lock the numbers have no gaps, and lines become visible in their order.
  add(`create function chain_audit() returns trigger language plpgsql as $$
    declare
      head record;
    begin
      perform pg_advisory_xact_lock(4071989331);
      select * into strict head from audit_heads where name = 'written';
      new.number := head.number + 1;
      new.prev_hash := head.hash;
      new.hash := audit_line_hash(new.number, new.at, new.actor_id, new.action, new.subject_id, new.detail, head.hash);
      update audit_heads set number = new.number, hash = new.hash, at = new.at where name = 'written';
      return new;
    end $$`);
  add(`create trigger audit_log_chain before insert on audit_log
    for each row execute function chain_audit()`);
  add(`create function keep_audit_heads() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if new.name = old.name and (new.name = 'walked' or new.number > old.number) then return new; end if;
      end if;
      raise exception 'the heads of the audit log only go forward';
    end $$`);
  add(`create trigger audit_heads_go_forward before update or delete on audit_heads
    for each row execute function keep_audit_heads()`);
  add(`create trigger audit_heads_no_truncate before truncate on audit_heads
    for each statement execute function keep_audit_heads()`);
}
