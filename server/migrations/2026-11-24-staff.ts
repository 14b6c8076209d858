import { Migration } from '@mikro-orm/migrations';

/** An audit log whose lines hang on each other, sessions of devices, messages that are done with, and filters that staff keep. */
export class Staff extends Migration {
  override up(): void {
    this.chain();
    this.devices();
    this.desks();
  }

  /**
   * Each line carries the hash of the one before it: nothing is changed, put between or taken out unseen. `audit_heads` says apart
   * from the lines how far the chain was written (`written`), how far the server has found it whole, sealed with its own key
   * (`verified`), and where the next look at the older lines begins (`walked`).
   */
  private chain(): void {
    this.addSql(`create table audit_heads (
      name text primary key,
      number bigint not null,
      hash text null,
      seal text null,
      at timestamptz not null
    )`);
    // The same text is hashed in server/src/admin/audit-chain.ts: what the database wrote is checked by somebody else.
    this.addSql(`create function audit_line_hash(number bigint, at timestamptz, actor uuid, action text, subject uuid,
        detail text, prev text) returns text language sql stable as $$
      select encode(sha256(convert_to(concat_ws(E'\\n', number,
        to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), actor, coalesce(subject::text, '-'), prev,
        octet_length(action), action, detail), 'UTF8')), 'hex') $$`);
    this.addSql('alter table audit_log add column prev_hash text null, add column hash text null');
    this.addSql('alter table audit_log disable trigger audit_log_append_only');
    this.addSql(`do $$
      declare
        line record;
        head text := repeat('0', 64);
        last bigint := 0;
      begin
        for line in select * from audit_log order by number loop
          update audit_log set prev_hash = head, hash = audit_line_hash(line.number, line.at, line.actor_id, line.action,
            line.subject_id, line.detail, head) where number = line.number returning hash into head;
          last := line.number;
        end loop;
        insert into audit_heads (name, number, hash, at) values ('written', last, head, now());
      end $$`);
    this.addSql('alter table audit_log enable trigger audit_log_append_only');
    this.addSql(`alter table audit_log
      alter column prev_hash set not null,
      alter column hash set not null,
      alter column number drop identity`);
    // Under the lock the numbers have no gaps, and lines become visible in their order.
    this.addSql(`create function chain_audit() returns trigger language plpgsql as $$
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
    this.addSql(`create trigger audit_log_chain before insert on audit_log
      for each row execute function chain_audit()`);
    this.addSql(`create function keep_audit_heads() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if new.name = old.name and (new.name = 'walked' or new.number > old.number) then return new; end if;
        end if;
        raise exception 'the heads of the audit log only go forward';
      end $$`);
    this.addSql(`create trigger audit_heads_go_forward before update or delete on audit_heads
      for each row execute function keep_audit_heads()`);
    this.addSql(`create trigger audit_heads_no_truncate before truncate on audit_heads
      for each statement execute function keep_audit_heads()`);
    this.addSql('create index audit_log_action_index on audit_log (action, number)');
  }

  private devices(): void {
    // SHA-256 of the verifier of the desktop app that asked: the link alone opens nothing.
    this.addSql('alter table login_links add column challenge text null');
    // A session of the desktop app. What the person calls the device is in the sealed origin.
    this.addSql('alter table sessions add column on_device boolean not null default false');
    this.addSql('alter table sessions alter column on_device drop default');
  }

  private desks(): void {
    this.addSql(`alter table contact_messages
      add column done_at timestamptz null,
      add column done_by uuid null`);
    this.addSql(
      'create index contact_messages_open_index on contact_messages (created_at, id) where done_at is null',
    );
    // What is searched for may be somebody's address.
    this.addSql(`create table staff_filters (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      kind text not null,
      name text not null,
      sealed_query text not null,
      created_at timestamptz not null,
      unique (account_id, kind, name)
    )`);
  }
}
