import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import type { ExportReport } from '../main/offline.port.ts';
import { type CipherFile, isUnreadable, openCipherFile, removeCipherFile } from './cipher-file.ts';

/** What outlives each replica: which file is the replica, when the server last answered, and the exports that it has yet to hear of. Encrypted too. */

/** Names of files in the folder. */
export interface ReplicaFiles {
  /** The whole replica that is read; null before there is one. */
  readonly current: string | null;
  /** A new one beside it that is still being filled. */
  readonly filling: string | null;
}

const VERSION = 1;
const TABLES = `
  create table files (current text, filling text);
  insert into files values (null, null);
  create table contact (server_time text, local_time text, latest_local_time text);
  insert into contact values (null, null, null);
  create table reports (number integer primary key autoincrement, id text not null unique, report text not null);
`;

/** Later than the other tables, and in files of before. */
const PARTS = 'create table if not exists parts (file text primary key) without rowid';

/** What the server calls the replica that may hold whole names; no row if it is masked. Later than the other tables, as `PARTS`. */
const REPLICA = 'create table if not exists replica (id text not null)';

interface ContactRow {
  readonly server_time: string | null;
  readonly local_time: string | null;
  readonly latest_local_time: string | null;
}

/** Notes that can't be read stay beside, and are started over; the replicas that they spoke of are then nobody's. */
export async function openReplicaNotes(file: string, key: Uint8Array): Promise<ReplicaNotes> {
  try {
    return new ReplicaNotes(openNotesFile(file, key));
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    await rename(file, `${file}.unread-${randomUUID().slice(0, 8)}`);
    await removeCipherFile(file);
    return new ReplicaNotes(openNotesFile(file, key));
  }
}

function openNotesFile(file: string, key: Uint8Array): CipherFile {
  const db = openCipherFile({ file, key });
  try {
    // A report is the audit log's: it must outlive a power cut.
    db.pragma('synchronous = full');
    const isNew = db.pragma('user_version', { simple: true }) !== VERSION;
    db.transaction(() => {
      if (isNew) db.exec(TABLES);
      db.exec(PARTS);
      db.exec(REPLICA);
      db.pragma(`user_version = ${VERSION}`);
    })();
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

export class ReplicaNotes {
  readonly #db: CipherFile;

  constructor(db: CipherFile) {
    this.#db = db;
  }

  files(): ReplicaFiles {
    const row = this.#db.prepare<ReplicaFiles>('select current, filling from files').get();
    return row ?? { current: null, filling: null };
  }

  keepFiles({ current, filling }: ReplicaFiles): void {
    this.#db.prepare('update files set current = ?, filling = ?').run(current, filling);
  }

  /** Which replica the next sync brings up to date; null for a masked one. */
  replica(): string | null {
    return this.#db.prepare<{ id: string }>('select id from replica').get()?.id ?? null;
  }

  keepReplica(id: string | null): void {
    this.#db.transaction(() => {
      this.#db.prepare('delete from replica').run();
      if (id !== null) this.#db.prepare('insert into replica values (?)').run(id);
    })();
  }

  /** Null before the server has ever answered. */
  contact(): Contact | null {
    const row = this.#db.prepare<ContactRow>('select * from contact').get();
    const { server_time: serverTime, local_time: localTime } = row ?? {};
    if (!serverTime || !localTime) return null;
    return { serverTime, localTime, latestLocalTime: row?.latest_local_time ?? localTime };
  }

  keepContact({ serverTime, localTime, latestLocalTime }: Contact): void {
    this.#db
      .prepare('update contact set server_time = ?, local_time = ?, latest_local_time = ?')
      .run(serverTime, localTime, latestLocalTime);
  }

  /** Once, however often it is handed over. */
  addReport(report: ExportReport): void {
    this.#db
      .prepare('insert into reports (id, report) values (?, ?) on conflict do nothing')
      .run(report.id, JSON.stringify(report));
  }

  reports(): ExportReport[] {
    const rows = this.#db
      .prepare<{ report: string }>('select report from reports order by number')
      .all();
    return rows.map(({ report }) => JSON.parse(report) as ExportReport);
  }

  dropReports(ids: readonly string[]): void {
    const drop = this.#db.prepare('delete from reports where id = ?');
    this.#db.transaction(() => {
      for (const id of ids) drop.run(id);
    })();
  }

  /** A file of an export that is being written: after a crash in the middle it is found again. */
  addPart(file: string): void {
    this.#db.prepare('insert into parts values (?) on conflict do nothing').run(file);
  }

  parts(): string[] {
    return this.#db
      .prepare<{ file: string }>('select file from parts')
      .all()
      .map(({ file }) => file);
  }

  dropPart(file: string): void {
    this.#db.prepare('delete from parts where file = ?').run(file);
  }

  close(): void {
    this.#db.close();
  }
}

/** For how long rows stay on a machine that hears nothing from the server. No clock, set back or ahead, wins a day. */

const KEPT_DAYS = 14;
const DAY_MS = 86_400_000;

interface Contact {
  /** What the server's clock said when it last answered (ISO, UTC). */
  readonly serverTime: string;
  /** What this machine's clock said then. */
  readonly localTime: string;
  /** The latest that this machine's clock has ever said since. */
  readonly latestLocalTime: string;
}

/** Counted from the server's time and from ours: whichever makes it longer ago. */
export function mayStillBeKept(
  { serverTime, localTime, latestLocalTime }: Contact,
  now: Date,
): boolean {
  const latest = Math.max(Date.parse(latestLocalTime), now.getTime());
  const contact = Math.min(Date.parse(serverTime), Date.parse(localTime));
  return latest - contact < KEPT_DAYS * DAY_MS;
}
