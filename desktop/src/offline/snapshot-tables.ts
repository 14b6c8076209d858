import type { CipherFile } from './cipher-file.ts';

/** The tables of a replica: rows lie in the order in which they are shown and exported, so that a whole export reads the file from end to end. */

/** A replica of another version is rebuilt: everything in it is the server's. */
const VERSION = 3;

const TABLES = `
  create table users (
    at integer not null, id blob not null, email text not null, first_name text not null, last_name text not null,
    plan text not null, status text not null, flagged text not null, letters_this_month integer not null,
    letters_total integer not null, revenue_cents integer not null, email_key text not null,
    primary key (at, id)
  ) without rowid;
  create unique index users_id on users (id);
  create table letters (
    at integer not null, id blob not null, user_id blob not null, reference text not null, reason text not null,
    recipient text not null, status text not null, pages integer, mailed_on text,
    primary key (at, id)
  ) without rowid;
  create unique index letters_id on letters (id);
  create table places (kind text primary key, cursor text, fetched integer not null, kept integer not null) without rowid;
  insert into places values ('users', null, 0, 0), ('letters', null, 0, 0);
  create table status (epoch text, synced_at text, replica text);
  insert into status values (null, null, null);
`;

const INDEXES = [
  ['users', 'email_key'],
  ['users', 'plan'],
  ['users', 'status'],
  ['users', 'flagged'],
  ['letters', 'user_id'],
  ['letters', 'status'],
  ['letters', 'reason'],
  ['letters', 'recipient'],
] as const;

/** @returns false if the tables are of another version */
export function prepareTables(db: CipherFile): boolean {
  const version = db.pragma('user_version', { simple: true });
  if (version === VERSION) return true;
  const { tables } = db
    .prepare<{ tables: number }>('select count(*) as tables from sqlite_schema')
    .get() ?? { tables: 0 };
  if (tables > 0) return false;
  db.transaction(() => {
    db.exec(TABLES);
    db.pragma(`user_version = ${VERSION}`);
  })();
  return true;
}

/** Once a replica is whole: while it is being filled, they would be written a hundred times over. */
export function indexForFilters(db: CipherFile): void {
  for (const [table, column] of INDEXES)
    db.exec(`create index if not exists ${table}_${column} on ${table} (${column})`);
}
