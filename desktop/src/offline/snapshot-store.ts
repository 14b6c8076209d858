import type { ExportKind } from '@creditfix/shared/admin';
import type { OfflineAnswer, OfflineQuery } from '@creditfix/shared/desktop';
import { basename } from 'node:path';
import {
  type CipherFile,
  type CipherOptions,
  isUnreadable,
  openCipherFile,
  removeCipherFile,
} from './cipher-file.ts';
import { bytesOfId, cellsOfLetter, cellsOfUser, type RowOf, WRITTEN_CELLS } from './row-cells.ts';
import { countRows, readRows, type RowQuery } from './row-reader.ts';

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
function prepareTables(db: CipherFile): boolean {
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
function indexForFilters(db: CipherFile): void {
  for (const [table, column] of INDEXES)
    db.exec(`create index if not exists ${table}_${column} on ${table} (${column})`);
}

/** One encrypted file with the users and letters as the server had them at a place in its log of changes. */

/** What of a page of the log (`syncUsers`, `syncLetters`) changes a replica. */
export interface ChangePage<Kind extends ExportKind> {
  readonly rows: readonly RowOf[Kind][];
  readonly deleted: readonly string[];
  readonly next: string;
  readonly epoch: string;
}

/** `unreadable`: the key is another one, or the file is cut short, damaged or of another version; it is deleted. */
export type OpenedStore =
  | { readonly found: 'kept' | 'new'; readonly store: SnapshotStore }
  | { readonly found: 'unreadable'; readonly store: null };

interface SnapshotStatus {
  readonly epoch: string | null;
  readonly synced_at: string | null;
  readonly replica: string | null;
}

interface PlaceRow {
  readonly cursor: string | null;
  readonly fetched: number;
  readonly kept: number;
}

/** @throws SqliteError if nothing can be written there: a full disk, a missing right */
export async function openSnapshotStore(options: CipherOptions): Promise<OpenedStore> {
  const opened = tryToOpen(options);
  if (opened) return opened;
  await removeCipherFile(options.file);
  return { found: 'unreadable', store: null };
}

function tryToOpen(options: CipherOptions): OpenedStore | null {
  let db: CipherFile | null = null;
  try {
    db = openCipherFile(options);
    if (prepareTables(db)) {
      const store = new SnapshotStore(db, options);
      return { found: store.epoch === null ? 'new' : 'kept', store };
    }
  } catch (error) {
    db?.close();
    if (isUnreadable(error)) return null;
    throw error;
  }
  db.close();
  return null;
}

export class SnapshotStore {
  readonly #db: CipherFile;
  readonly #options: CipherOptions;
  readonly #counts = new Map<string, number>();

  constructor(db: CipherFile, options: CipherOptions) {
    this.#db = db;
    this.#options = options;
  }

  get name(): string {
    return basename(this.#options.file);
  }

  /** Of the log; null before the first page. */
  get epoch(): string | null {
    return this.#status().epoch;
  }

  /** The server's time when this was the same as its tables; null before the first whole sync. */
  get syncedAt(): string | null {
    return this.#status().synced_at;
  }

  /** What the server calls the replica whose rows these are; null if they are masked. */
  get replica(): string | null {
    return this.#status().replica;
  }

  /** Before the first page: whose rows these will be. */
  hold(replica: string | null): void {
    this.#db.prepare('update status set replica = ?').run(replica);
  }

  /** Where to read on in the log; null at its beginning. */
  cursor(kind: ExportKind): string | null {
    return this.#place(kind).cursor;
  }

  /** Rows of all pages so far, each time that they came. */
  fetched(kind: ExportKind): number {
    return this.#place(kind).fetched;
  }

  /** Rows of the table when it was last in step. */
  kept(kind: ExportKind): number {
    return this.#place(kind).kept;
  }

  /**
   * Rows, what is gone, and the place behind them: all of it or nothing. A page that doesn't go on from where the replica stands was
   * there before or is out of order, and changes nothing.
   *
   * @param after the cursor that the page was asked with
   * @returns whether it was put in
   * @throws Error `unreadable`; SqliteError (`SQLITE_FULL`)
   */
  applyPage<Kind extends ExportKind>(
    kind: Kind,
    after: string | null,
    { rows, deleted, next, epoch }: ChangePage<Kind>,
  ): boolean {
    const put = this.#db.prepare(`insert or replace into ${kind} values (${marks(kind)})`);
    const drop = this.#db.prepare(`delete from ${kind} where id = ?`);
    const apply = this.#db.transaction(() => {
      const known = this.epoch;
      if (this.cursor(kind) !== after || (known !== null && known !== epoch)) return false;
      for (const row of rows) put.run(...cellsOf(kind, row));
      for (const id of deleted) drop.run(bytesOfId(id));
      this.#db.prepare('update status set epoch = ?').run(epoch);
      this.#db
        .prepare('update places set cursor = ?, fetched = fetched + ? where kind = ?')
        .run(next, rows.length, kind);
      return true;
    });
    this.#counts.clear();
    return apply.immediate();
  }

  /** The replica is whole: from now on it may be read. */
  finish(syncedAt: string): void {
    const settle = this.#db.transaction(() => {
      indexForFilters(this.#db);
      for (const kind of ['users', 'letters'] as const)
        this.#db
          .prepare(`update places set kept = (select count(*) from ${kind}) where kind = ?`)
          .run(kind);
      this.#db.prepare('update status set synced_at = ?').run(syncedAt);
    });
    settle.immediate();
    // As far as it goes: waiting for a reader in this same process would never end.
    this.#db.pragma('wal_checkpoint(passive)');
  }

  count({ kind, filter }: RowQuery): number {
    const question = JSON.stringify([kind, filter]);
    const known = this.#counts.get(question);
    if (known !== undefined) return known;
    const counted = countRows(this.#db, { kind, filter } as RowQuery);
    this.#counts.set(question, counted);
    return counted;
  }

  /** A page of rows that fit, newest first; masked if that is asked. */
  query(query: OfflineQuery): OfflineAnswer {
    const rows = [...readRows(this.#db, query)];
    return { kind: query.kind, total: this.count(query), rows } as OfflineAnswer;
  }

  /** A connection of its own, which sees the replica as it is when it reads its first row, whatever is written meanwhile. */
  openReader(): CipherFile {
    return openCipherFile({ ...this.#options, isReader: true });
  }

  close(): void {
    this.#db.close();
  }

  /** Ends it with its file and its journals. */
  async wipe(): Promise<void> {
    this.close();
    await removeCipherFile(this.#options.file);
  }

  #status(): SnapshotStatus {
    const row = this.#db
      .prepare<SnapshotStatus>('select epoch, synced_at, replica from status')
      .get();
    return row ?? { epoch: null, synced_at: null, replica: null };
  }

  #place(kind: ExportKind): PlaceRow {
    const row = this.#db
      .prepare<PlaceRow>('select cursor, fetched, kept from places where kind = ?')
      .get(kind);
    return row ?? { cursor: null, fetched: 0, kept: 0 };
  }
}

function cellsOf<Kind extends ExportKind>(kind: Kind, row: RowOf[Kind]) {
  return kind === 'users'
    ? cellsOfUser(row as RowOf['users'])
    : cellsOfLetter(row as RowOf['letters']);
}

function marks(kind: ExportKind): string {
  return Array.from({ length: WRITTEN_CELLS[kind] }, () => '?').join(', ');
}
