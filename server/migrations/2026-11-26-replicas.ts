import { Migration } from '@mikro-orm/migrations';

/**
 * Replicas that may hold whole names and addresses, each with the reason that somebody stated when it was begun. It belongs to one
 * session of one device and goes with it.
 */
export class Replicas extends Migration {
  override up(): void {
    this.addSql(`create table sync_replicas (
      id uuid primary key,
      session_id uuid not null references sessions (id) on delete cascade,
      reason text not null,
      begun_at timestamptz not null
    )`);
    this.addSql('create index sync_replicas_session_id on sync_replicas (session_id)');
  }
}
