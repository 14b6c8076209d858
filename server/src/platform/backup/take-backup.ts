import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import pg, { type Client } from 'pg';
import { inSnapshot, troubleOf, type Database } from '#server/platform/database/index.ts';
import { KEEPS_FILES_LOCK, type FileStore } from '#server/platform/files/index.ts';
import { waitingJobs } from '#server/platform/jobs/index.ts';
import {
  VaultError,
  type Place,
  type SealedFiles,
  type Vault,
} from '#server/platform/vault/index.ts';
import { createArchive, type ArchiveWriter } from './archive.ts';
import { BackupFault } from './backup-fault.ts';
import { FORMAT, type BackupHead, type BackupManifest } from './backup-schema.ts';
import { sealKeys } from './sealed-keys.ts';
import { findTables, readRows, type TablePart, type TableRows } from './table-rows.ts';

/**
 * One moment of a running service in one file. All tables are read in one snapshot, over several connections where the database has
 * room for them. The files are those that the rows of that snapshot name: each was there when its row was, and until the backup is made nothing that a row
 * of the snapshot names is removed (`KEEPS_FILES_LOCK`); what was to go meanwhile goes within the hour. So a restored letter has its PDF.
 */

export interface BackupParts {
  readonly database: Database;
  readonly vault: Vault;
  readonly files: FileStore;
  readonly features: readonly SealedFiles[];
  /** Of the program, for whoever opens the archive in years. */
  readonly version: string;
}

export type Report = (progress: { readonly rows: number; readonly files: number }) => void;

interface BackupRequest {
  readonly path: string;
  /** Puts the encryption keys inside, under a passphrase. */
  readonly keys?: { readonly keys: string; readonly passphrase: string } | undefined;
  /** Files that are kept beside the archive and not in it; see `BackupFolder`. */
  readonly beside?: {
    keep(key: string, read: () => Promise<Uint8Array | undefined>): Promise<void>;
  };
  /** Connections that read rows; fewer where the database has no room. */
  readonly connections?: number;
  /** Hears now and then how far it has come. */
  readonly report?: Report | undefined;
}

export interface TakenBackup {
  readonly id: string;
  readonly bytes: number;
  readonly rows: number;
  readonly files: number;
  /** Files that a row names and that are not there, or are not what was stored. The backup can't have them whole either. */
  readonly faults: BackupManifest['faults'];
}

const CONNECTIONS = 4;
/** As long as it may take another process to remove a hundred files. */
const HOLD_WAIT_MS = 20_000;
const ROWS_AT_ONCE = 1_000;
const FILES_AT_ONCE = 8;
const REPORTED_EVERY = 500;

/** @throws BackupFault that says what to do; nothing is left of the file then */
export async function takeBackup(parts: BackupParts, request: BackupRequest): Promise<TakenBackup> {
  const archive = await createArchive(request.path);
  const listed = `${request.path}.part.files`;
  const held = await holdFiles(parts.database);
  const progress = { rows: 0, files: 0 };
  const faults: { key: string; what: 'gone' | 'changed' }[] = [];
  const work: Work = { parts, request, archive, listed, progress, faults };
  try {
    const head = await copyRows(work);
    await copyFiles(work);
    if (request.keys)
      await archive.add(
        'keys.sealed',
        await sealKeys(request.keys.keys, { ...request.keys, backupId: head.id }),
      );
    await held.check();
    const { bytes } = await archive.finish((hash) => ({
      hash,
      seal: sealOf(parts.vault, head.id, hash),
      ...progress,
      faults,
    }));
    return { id: head.id, bytes, ...progress, faults };
  } catch (error) {
    await archive.discard();
    throw troubleOf(error) === 'away' ? new BackupFault(LOST, { cause: error }) : error;
  } finally {
    await rm(listed, { force: true });
    await held.end();
  }
}

const LOST = 'The database went away while the backup was made. Nothing was kept. Begin again.';

/** Only who has the installation's keys can make it: an archive that somebody has reassembled is told from ours. */
export function sealOf(vault: Vault, id: string, hash: string): string {
  return vault.fingerprint('backup', `${id} ${hash}`);
}

interface Work {
  readonly parts: BackupParts;
  readonly request: BackupRequest;
  readonly archive: ArchiveWriter;
  readonly listed: string;
  readonly progress: { rows: number; files: number };
  readonly faults: { key: string; what: 'gone' | 'changed' }[];
}

/** From here on, until `end`, no file goes that a row names now. One backup at a time can hold them. */
async function holdFiles(database: Database) {
  const client = await connect(database);
  let lost: unknown;
  client.on('error', (error) => (lost ??= error));
  await client.query('begin');
  await client.query(`set local lock_timeout = ${HOLD_WAIT_MS}`);
  await client
    .query(`select pg_advisory_xact_lock(${KEEPS_FILES_LOCK})`)
    .catch(async (error: unknown) => {
      await client.end();
      throw troubleOf(error) === 'busy'
        ? new BackupFault('Another backup is being made. Wait for it to end.')
        : error;
    });
  return {
    async check() {
      if (lost) throw new BackupFault(LOST, { cause: lost });
      await client.query('select 1');
    },
    end: () => client.end().catch(() => {}),
  };
}

async function connect({ url }: Database): Promise<Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'credit-fix-backup',
    keepAlive: true,
    // It reads for hours, or waits for files, where others must not.
    options:
      '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0 -c timezone=UTC -c datestyle=ISO -c extra_float_digits=1',
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Rows and the list of files, of one moment. The snapshot ends before the files are copied: that takes longest, and needs it no more. */
async function copyRows(work: Work): Promise<BackupHead> {
  const { parts, archive } = work;
  const leader = await connect(parts.database);
  const others: Client[] = [];
  try {
    await leader.query('begin isolation level repeatable read read only');
    const { head, snapshot, tables } = await beginHead(leader, parts);
    await archive.add('backup.json', Buffer.from(JSON.stringify(head, null, 2)));
    others.push(...(await joinSnapshot(work, snapshot, tables.length)));
    await listFiles(work, snapshot);
    const queue = tables.values();
    let number = 0;
    const copy = async (client: Client) => {
      for (const part of queue)
        for await (const lines of readRows(client, part)) {
          number += 1;
          const name = `tables/${part.name}/${String(number).padStart(6, '0')}.copy`;
          await archive.addPacked(name, lines);
          work.progress.rows += countLines(lines);
          work.request.report?.(work.progress);
        }
    };
    await Promise.all([leader, ...others].map(copy));
    const jobs = await waitingJobs(leader);
    await archive.addPacked('jobs.json', Buffer.from(JSON.stringify(jobs)));
    return head;
  } finally {
    await Promise.all([leader, ...others].map((client) => client.end().catch(() => {})));
  }
}

async function beginHead(leader: Client, { version }: BackupParts) {
  const { rows } = await leader.query<{
    snapshot: string;
    postgres: string;
    takenAt: Date;
    migrations: string[];
  }>(
    `select pg_export_snapshot() as snapshot, current_setting('server_version') as postgres, clock_timestamp() as "takenAt",
       array(select name::text from mikro_orm_migrations order by id) as migrations`,
  );
  const [facts] = rows;
  if (!facts) throw new Error('the database said nothing of itself');
  const { snapshot, postgres, takenAt, migrations } = facts;
  const parts = await findTables(leader);
  const named = new Map<string, TableRows>(
    parts.map(({ name, columns }) => [name, { name, columns }]),
  );
  const head: BackupHead = {
    format: FORMAT,
    id: randomUUID(),
    takenAt: takenAt.toISOString(),
    version,
    postgres,
    migrations,
    tables: [...named.values()],
  };
  return { head, snapshot, tables: parts as readonly TablePart[] };
}

/** As many more connections as there is work and room for. */
async function joinSnapshot({ parts, request }: Work, snapshot: string, tables: number) {
  const joined: Client[] = [];
  const wanted = Math.min(request.connections ?? CONNECTIONS, tables) - 1;
  for (let number = 0; number < wanted; number += 1) {
    const client = await connect(parts.database).catch((error: unknown) => {
      if (troubleOf(error) !== 'busy') throw error;
    });
    if (!client) break;
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set transaction snapshot ${pg.escapeLiteral(snapshot)}`);
    joined.push(client);
  }
  return joined;
}

interface ListedFile {
  readonly key: string;
  readonly place: Place;
}

/** What the rows of the snapshot name, on disk: it may be more than fits in memory. */
async function listFiles({ parts, listed }: Work, snapshot: string): Promise<void> {
  const list = createWriteStream(listed, { mode: 0o600 });
  await inSnapshot(parts.database, snapshot, async (tx) => {
    for (const feature of parts.features)
      for (let after: string | null = null; ;) {
        const rows: Awaited<ReturnType<SealedFiles['next']>> = await feature.next(
          tx,
          after,
          ROWS_AT_ONCE,
        );
        for (const { key, place } of rows.flatMap(({ files }) => files)) {
          const line: ListedFile = { key, place };
          if (!list.write(`${JSON.stringify(line)}\n`)) await once(list, 'drain');
        }
        after = rows.at(-1)?.rowId ?? null;
        if (after === null) break;
      }
  });
  list.end();
  await once(list, 'close');
}

/** Sealed as they are. Each is opened once: a backup of what is broken says so at once, and not when it is needed. */
async function copyFiles(work: Work): Promise<void> {
  const { listed } = work;
  const lines = createInterface({ input: createReadStream(listed), crlfDelay: Infinity });
  const queue = lines[Symbol.asyncIterator]();
  const copy = async () => {
    for await (const line of { [Symbol.asyncIterator]: () => queue })
      await copyFile(work, JSON.parse(line) as ListedFile);
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, copy));
}

async function copyFile(work: Work, { key, place }: ListedFile): Promise<void> {
  const { parts, request, archive, progress, faults } = work;
  const read = async () => {
    const bytes = await parts.files.get(key);
    if (!bytes) faults.push({ key, what: 'gone' });
    else if (!opens(parts.vault, bytes, place)) faults.push({ key, what: 'changed' });
    return bytes;
  };
  if (request.beside) await request.beside.keep(key, read);
  else {
    const bytes = await read();
    if (bytes) await archive.add(`files/${key}`, bytes);
  }
  progress.files += 1;
  if (progress.files % REPORTED_EVERY === 0) request.report?.(progress);
}

export function opens(vault: Vault, bytes: Uint8Array, place: Place): boolean {
  try {
    vault.openBytes(bytes, place);
    return true;
  } catch (error) {
    if (error instanceof VaultError) return false;
    throw error;
  }
}

function countLines(lines: Buffer): number {
  let count = 0;
  for (let at = lines.indexOf(0x0a); at >= 0; at = lines.indexOf(0x0a, at + 1)) count += 1;
  return count;
}
