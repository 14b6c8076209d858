import { Migration } from '@mikro-orm/migrations';

/** As `siblingId` in the letters room makes them: the ids of the further letters of one signing. */
const SIBLINGS = `
  select account_id, (substr(h, 1, 8) || '-' || substr(h, 9, 4) || '-8' || substr(h, 14, 3) || '-8' || substr(h, 18, 3)
    || '-' || substr(h, 21, 12))::uuid as id
  from (select d.account_id, encode(sha256(convert_to(d.id::text || '/' || bureau, 'UTF8')), 'hex') as h
    from letter_drafts d, unnest(array['equifax', 'experian', 'transunion']) as bureau) hashed`;

/**
 * A trail belongs to an account and a letter: nobody's call writes into another person's, whatever ids it names. The server makes
 * the ids of drafts; what a browser calls a draft tells its own calls apart, and nothing else. A letter that was signed in one call
 * knows that call, so that a repeat of it finds the letter.
 */
export class Trails extends Migration {
  override up(): void {
    this.addSql('alter table letter_drafts add column idempotency_key uuid null');
    // Until now the browser's id was the draft's own: a browser that still waits for its answer asks again with it.
    this.addSql('update letter_drafts set idempotency_key = id');
    this.addSql(
      'create unique index letter_drafts_idempotency_key on letter_drafts (account_id, idempotency_key)',
    );
    this.addSql('alter table letters add column request_key text null');
    this.addSql(`create index letters_request_key on letters (account_id, request_key)
      where request_key is not null`);
    this.keyTrails();
  }

  private keyTrails(): void {
    this.addSql('alter table letter_events add column account_id uuid null');
    this.addSql('alter table letter_events disable trigger letter_events_append_only');
    const owners = [
      'select account_id, id from letters',
      'select account_id, id from letter_drafts',
      SIBLINGS,
    ];
    for (const owner of owners)
      this.addSql(`update letter_events e set account_id = o.account_id from (${owner}) o
        where o.id = e.letter_id and e.account_id is null`);
    // Of drafts that were thrown away: nobody's any more.
    this.addSql('delete from letter_events where account_id is null');
    this.addSql('alter table letter_events enable trigger letter_events_append_only');
    this.addSql('alter table letter_events alter column account_id set not null');
    this.addSql('drop index letter_events_letter_id_at_index');
    this.addSql(
      'create index letter_events_account_id_letter_id_at on letter_events (account_id, letter_id, at)',
    );
  }
}
