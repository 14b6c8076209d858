import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ClientBase } from 'pg';
import {
  makeTables,
  troubleOf,
  type Database,
  type EntityManager,
} from '#server/platform/database/index.ts';
import type { FileStore } from '#server/platform/files/index.ts';
import { keptJobsSchema, putBackJobs } from '#server/platform/jobs/index.ts';
import { OURS } from '#server/platform/postgres/index.ts';
import {
  Vault,
  checkKeys,
  findEncryptionKeys,
  keepEncryptionKeys,
  type SealedFiles,
} from '#server/platform/vault/index.ts';
import { readArchive, unpacked, type ArchiveEntry } from './archive.ts';
import { fileBeside } from './backup-folder.ts';
import { BackupFault } from './backup-fault.ts';
import {
  FORMAT,
  backupHeadSchema,
  backupManifestSchema,
  type BackupHead,
  type BackupManifest,
} from './backup-schema.ts';
import { openKeys } from './sealed-keys.ts';
import { emptyTables, findTables, writeRows } from './table-rows.ts';
import { opens, sealOf, type Report } from './take-backup.ts';

/**
 * A backup put back into an empty database and an empty file store, in one transaction: rows, indexes, references and waiting jobs are
 * all there in the end, or nothing is. Before it commits, the archive must have ended with the list that belongs to it, the keys must be
 * those of the data, and each file that a row names must be there and open.
 */

interface RestoreParts {
  /** Opened without making any tables. */
  readonly database: Database;
  readonly files: FileStore;
  readonly features: readonly SealedFiles[];
  /** All that this program knows, oldest first. */
  readonly migrations: readonly string[];
  readonly dataDir: string;
  /** `ENCRYPTION_KEYS` */
  readonly keys: string | undefined;
}

interface RestoreRequest {
  readonly path: string;
  /** Opens the keys in the backup. */
  readonly passphrase?: string | undefined;
  readonly report?: Report | undefined;
}

export interface RestoredBackup {
  readonly head: BackupHead;
  readonly rows: number;
  readonly files: number;
  /** What the backup could not have whole. */
  readonly faults: BackupManifest['faults'];
}

const ROWS_AT_ONCE = 500;
const FILES_AT_ONCE = 8;
const REPORTED_EVERY = 500;

/** What the backup says of itself, before anything is begun with it. @throws BackupFault */
export async function readHead(path: string, migrations: readonly string[]): Promise<BackupHead> {
  for await (const entry of readArchive(path)) return headOf(entry, path, migrations);
  throw new BackupFault(`${path} is no backup of ours.`);
}

function headOf(
  { name, bytes }: ArchiveEntry,
  path: string,
  migrations: readonly string[],
): BackupHead {
  const said = name === 'backup.json' ? jsonOf(bytes) : undefined;
  const format = (said as { format?: unknown } | undefined)?.format;
  if (typeof format === 'number' && format > FORMAT)
    throw new BackupFault(
      `${path} was made by a newer version of this program. Restore with that.`,
    );
  const head = backupHeadSchema.safeParse(said);
  if (!head.success) throw new BackupFault(`${path} is no backup of ours.`);
  const unknown = head.data.migrations.filter((each, index) => migrations[index] !== each);
  if (unknown.length > 0)
    throw new BackupFault(
      `${path} holds tables of another version of this program (${head.data.version}; ${unknown.join(', ')} is not known here). Restore with that version, or a later one.`,
    );
  return head.data;
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** @throws BackupFault that says what to do; the database is as it was then, and so is the folder of keys */
export async function restoreBackup(
  parts: RestoreParts,
  request: RestoreRequest,
): Promise<RestoredBackup> {
  const hadKeys = (await findEncryptionKeys(parts.keys, parts.dataDir)) !== undefined;
  try {
    return await parts.database
      .fork()
      .transactional(async (tx) => await restoreIn(tx, parts, request));
  } catch (error) {
    if (!hadKeys) await rm(join(parts.dataDir, OURS.keys), { force: true });
    throw error;
  }
}

async function restoreIn(
  tx: EntityManager,
  parts: RestoreParts,
  request: RestoreRequest,
): Promise<RestoredBackup> {
  const client = await parts.database.connectionOf(tx);
  await client.query(
    `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
     set local maintenance_work_mem = '256MB'`,
  );
  await refuseFull(client);
  const archive = readArchive(request.path);
  const first = await archive.next();
  if (first.done) throw new BackupFault(`${request.path} is no backup of ours.`);
  const head = headOf(first.value, request.path, parts.migrations);
  await makeTables(tx, parts.database, head.migrations.at(-1) ?? '');
  const makeAgain = await emptyTables(client);
  await refuseStrange(client, head);
  const found = await putIn(client, { parts, request, head, archive });
  await makeAgain().catch((error: unknown) => {
    if (troubleOf(error)) throw error;
    throw new BackupFault(`The rows in ${request.path} contradict each other.`, { cause: error });
  });
  const vault = await openVault(parts, request, { head, sealedKeys: found.sealedKeys });
  await checkKeys(tx, vault);
  if (found.manifest.seal !== sealOf(vault, head.id, found.manifest.hash))
    throw new BackupFault(`${request.path} was put together by somebody without your keys.`);
  const files = await checkFiles(tx, vault, { parts, request, ...found });
  await client.query('select rebuild_sync_log()');
  await client.query('analyze');
  await putBackJobs(parts.database.url, client, keptJobsSchema.parse(found.jobs));
  return { head, rows: found.rows, files, faults: found.manifest.faults };
}

/** The list of migrations is made on its own, outside of any transaction; without a line in it it is nothing. */
async function refuseFull(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query(
    `select 1 from pg_class where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
       and relname <> 'mikro_orm_migrations' limit 1`,
  );
  if (rowCount)
    throw new BackupFault(
      'There is a database with tables already. A backup is put back into an empty one only, so that nothing is lost. Name an empty database in DATABASE_URL, or an empty folder in DATA_DIR.',
    );
}

async function refuseStrange(client: ClientBase, { tables, version }: BackupHead): Promise<void> {
  const textOf = (each: BackupHead['tables'][number]) =>
    `${each.name} (${each.columns.toSorted().join(', ')})`;
  const here = new Set((await findTables(client)).map(textOf));
  const strange = tables.map(textOf).filter((table) => !here.has(table));
  if (strange.length > 0 || here.size !== new Set(tables.map(textOf)).size)
    throw new BackupFault(
      `The tables in the backup, of version ${version}, are not those of this program (${strange.slice(0, 3).join('; ')}). Restore with the version that made it.`,
    );
}

interface Found {
  readonly manifest: BackupManifest;
  readonly rows: number;
  readonly jobs: unknown;
  readonly sealedKeys: Buffer | undefined;
}

/** Entry after entry, as they come. */
async function putIn(
  client: ClientBase,
  {
    parts,
    request,
    head,
    archive,
  }: {
    readonly parts: RestoreParts;
    readonly request: RestoreRequest;
    readonly head: BackupHead;
    readonly archive: AsyncGenerator<ArchiveEntry, unknown>;
  },
): Promise<Found> {
  const tables = new Map(head.tables.map((table) => [table.name, table]));
  const progress = { rows: 0, files: 0 };
  let jobs: unknown = [];
  let sealedKeys: Buffer | undefined;
  const put = async (entry: ArchiveEntry): Promise<void> => {
    const [kind = '', table = ''] = entry.name.split('/');
    const into = tables.get(table);
    if (kind === 'tables' && into) {
      progress.rows += await writeRows(client, into, await unpacked(entry));
      request.report?.(progress);
    } else if (kind === 'files') {
      await parts.files.put(entry.name.slice('files/'.length), entry.bytes);
      progress.files += 1;
      if (progress.files % REPORTED_EVERY === 0) request.report?.(progress);
    } else if (entry.name === 'jobs.json.zst') jobs = jsonOf(await unpacked(entry));
    else if (entry.name === 'keys.sealed') sealedKeys = entry.bytes;
    else throw new BackupFault(`${request.path} holds ${entry.name}, which is none of ours.`);
  };
  // Files are synced to disk one by one: several are on their way at once, so that the next entry need not wait for that.
  const underWay = new Set<Promise<void>>();
  for (;;) {
    const next = await archive.next();
    if (next.done) {
      await Promise.all(underWay);
      const manifest = backupManifestSchema.safeParse(next.value);
      if (!manifest.success || manifest.data.rows !== progress.rows)
        throw new BackupFault(`${request.path} does not hold what its list says.`);
      return { manifest: manifest.data, rows: progress.rows, jobs, sealedKeys };
    }
    const work = put(next.value);
    if (!next.value.name.startsWith('files/')) {
      await work;
      continue;
    }
    const ended = work.finally(() => underWay.delete(ended));
    ended.catch(() => {});
    underWay.add(ended);
    if (underWay.size >= FILES_AT_ONCE) await Promise.race(underWay);
  }
}

/** The keys of the settings or of the folder; else those in the backup, which are kept in the folder. */
async function openVault(
  { keys, dataDir }: RestoreParts,
  { passphrase }: RestoreRequest,
  { head, sealedKeys }: { readonly head: BackupHead; readonly sealedKeys: Buffer | undefined },
): Promise<Vault> {
  const opened =
    sealedKeys && passphrase !== undefined
      ? await openKeys(sealedKeys, { passphrase, backupId: head.id })
      : undefined;
  if (!keys && opened) await keepEncryptionKeys(dataDir, opened);
  const found = await findEncryptionKeys(keys, dataDir);
  if (found === undefined)
    throw new BackupFault(
      sealedKeys
        ? 'The keys are in this backup, under a passphrase. Say where the passphrase is: npm run restore -- FILE --passphrase-file PASSPHRASE'
        : `There are no keys, and this backup holds none. Put the installation's encryption.keys (mode 600) into ${dataDir}, or set ENCRYPTION_KEYS, and begin again.`,
    );
  return new Vault(found);
}

/** @returns how many files the rows name */
async function checkFiles(
  tx: EntityManager,
  vault: Vault,
  {
    parts,
    request,
    manifest,
    rows,
  }: Found & { readonly parts: RestoreParts; readonly request: RestoreRequest },
): Promise<number> {
  const known = new Set(manifest.faults.map(({ key }) => key));
  const missing: string[] = [];
  let files = 0;
  const check = async ({
    key,
    place,
  }: Awaited<ReturnType<SealedFiles['next']>>[number]['files'][number]) => {
    let bytes = await parts.files.get(key);
    if (!bytes) {
      // Daily backups keep their files beside the archive.
      bytes = await fileBeside(dirname(request.path), key, (found) => opens(vault, found, place));
      if (bytes) await parts.files.put(key, bytes);
    }
    if (!known.has(key) && !(bytes && opens(vault, bytes, place))) missing.push(key);
    files += 1;
    if (files % REPORTED_EVERY === 0) request.report?.({ rows, files });
  };
  for (const feature of parts.features)
    for (let after: string | null = null; ;) {
      const named: Awaited<ReturnType<SealedFiles['next']>> = await feature.next(
        tx,
        after,
        ROWS_AT_ONCE,
      );
      const all = named.flatMap((row) => row.files).values();
      const worker = async () => {
        for (const file of all) await check(file);
      };
      await Promise.all(Array.from({ length: FILES_AT_ONCE }, worker));
      after = named.at(-1)?.rowId ?? null;
      if (after === null) break;
    }
  if (missing.length > 0)
    throw new BackupFault(
      `${missing.length} files that rows name are missing in the backup, or do not open: ${missing.slice(0, 5).join(', ')}. Nothing was changed.`,
    );
  return files;
}
