import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import serverPackage from '../package.json' with { type: 'json' };
import { databaseShape } from '#server/database-shape.ts';
import {
  BackupFault,
  SHORTEST_PASSPHRASE,
  openBackupFolder,
  openBackupMirror,
  readHead,
  restoreBackup,
  takeBackup,
  type BackupMirror,
  type BackupParts,
  type Report,
  type RestoredBackup,
  type TakenBackup,
} from '#server/platform/backup/index.ts';
import { systemClock as clock } from '#server/platform/clock/index.ts';
import { readS3Url, type Config } from '#server/platform/config/index.ts';
import { databaseFacts, findDatabase, openDatabase } from '#server/platform/database/index.ts';
import { openFileStore, type FileStore } from '#server/platform/files/index.ts';
import type { Log } from '#server/platform/logging/index.ts';
import { OURS, prepareDataFolder } from '#server/platform/postgres/index.ts';
import { Vault, checkKeys, findEncryptionKeys } from '#server/platform/vault/index.ts';
import { sealedFeatures } from '#server/sealed-features.ts';

/** What `npm run backup` and `npm run restore` do with the installation that the settings name. */

interface Surroundings {
  readonly log: Log;
  readonly report: Report;
}

/**
 * @param request `path` and, to have the keys inside, `passphrase`; or `daily` for one more in `BACKUP_DIR`
 * @throws BackupFault, DatabaseFault or VaultError that says what to do
 */
export async function backUpInstallation(
  config: Config,
  request:
    | { readonly path: string; readonly passphrase?: string | undefined }
    | { readonly daily: true },
  { log, report }: Surroundings,
): Promise<TakenBackup & { readonly path: string }> {
  const passphrase = 'daily' in request ? undefined : request.passphrase;
  if (passphrase !== undefined && passphrase.length < SHORTEST_PASSPHRASE)
    throw new BackupFault(
      `The passphrase must have ${SHORTEST_PASSPHRASE} characters or more: whoever has the file can guess for as long as they like.`,
    );
  const dataDir = resolve(config.DATA_DIR);
  if (!config.DATABASE_URL && !existsSync(join(dataDir, OURS.cluster)))
    throw new BackupFault(`There is no data in ${dataDir} (DATA_DIR). Nothing was made there.`);
  const found = await findDatabase(
    { dataDir, url: config.DATABASE_URL, createMissing: false },
    { log },
  );
  try {
    found.admitOthers();
    // Files that only another version's tables name would be missing in it.
    const database = await openDatabase(found.place, databaseShape, { tables: 'must_fit' });
    try {
      const keys = await findEncryptionKeys(config.ENCRYPTION_KEYS, dataDir);
      if (keys === undefined)
        throw new BackupFault(
          `There are no encryption keys in ${dataDir} (DATA_DIR). Name the folder that has them, or set ENCRYPTION_KEYS.`,
        );
      const vault = new Vault(keys);
      await checkKeys(database.fork(), vault);
      const files = openFileStore({ ...config, DATA_DIR: dataDir });
      if ('daily' in request) return await backUpDaily(config, { database, vault, files }, report);
      const path = resolve(request.path);
      const inside = passphrase === undefined ? undefined : { keys, passphrase };
      const parts = { ...backupParts, database, vault, files };
      return { ...(await takeBackup(parts, { path, keys: inside, report })), path };
    } finally {
      await database.close();
    }
  } finally {
    await found.leave();
  }
}

const backupParts = { features: sealedFeatures, version: serverPackage.version };

const DAY_MS = 24 * 60 * 60_000;

/** The bucket of `BACKUP_S3_URL`, where one is set. */
export function backupMirrorOf({ BACKUP_S3_URL }: Config): BackupMirror | undefined {
  const place = BACKUP_S3_URL && readS3Url(BACKUP_S3_URL);
  return place ? openBackupMirror(place) : undefined;
}

/** Sends the backups of `BACKUP_DIR` to the bucket. @throws BackupFault that says what to do */
export async function sendBackups(
  config: Config,
  report: Report = () => {},
): Promise<Awaited<ReturnType<BackupMirror['send']>>> {
  const { BACKUP_DIR, BACKUP_KEEP_DAYS } = config;
  const mirror = backupMirrorOf(config);
  if (!BACKUP_DIR || !mirror)
    throw new BackupFault(
      'Say in BACKUP_S3_URL where backups are sent to, and in BACKUP_DIR where they are made.',
    );
  const keptSince = new Date(clock.now().getTime() - BACKUP_KEEP_DAYS * DAY_MS);
  return await mirror.send(resolve(BACKUP_DIR), { keptSince, report }).catch(refuseStore);
}

const MINUTE_MS = 60_000;
/** A store that is away for some hours is waited for: the next backup is not due before. */
const SEND_AGAIN_AFTER_MS = [1, 5, 20, 60, 120, 240].map((minutes) => minutes * MINUTE_MS);

/** From where the backup was made, because no other machine may have that folder. What is not sent by then goes with the next one. */
export async function sendBackupsPatiently(config: Config, log: Log): Promise<void> {
  for (const wait of [...SEND_AGAIN_AFTER_MS, undefined])
    try {
      return void (await sendBackups(config));
    } catch (error) {
      log.error({ err: error, waitMs: wait }, 'backups: could not be sent to BACKUP_S3_URL');
      if (wait !== undefined) await pause(wait, undefined, { ref: false });
    }
}

/** Brings the newest backup of the bucket into that folder. @returns its file, for `npm run restore` @throws BackupFault that says what to do */
export async function fetchBackup(config: Config, folder: string): Promise<string> {
  const mirror = backupMirrorOf(config);
  if (!mirror) throw new BackupFault('Say in BACKUP_S3_URL where backups were sent to.');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return await mirror.fetch(resolve(folder)).catch(refuseStore);
}

function refuseStore(error: unknown): never {
  if (error instanceof BackupFault) throw error;
  const { name = 'no answer' } = error as { readonly name?: string };
  throw new BackupFault(
    `The bucket of BACKUP_S3_URL did not take part (${name}). Mend it and begin again: what has arrived stays.`,
    { cause: error },
  );
}

/** One more in `BACKUP_DIR`, which is what the schedule does. */
export async function backUpDaily(
  { BACKUP_DIR, BACKUP_KEEP_DAYS }: Config,
  parts: Pick<BackupParts, 'database' | 'vault' | 'files'>,
  report: Report = () => {},
): Promise<TakenBackup & { readonly path: string }> {
  if (!BACKUP_DIR) throw new BackupFault('Say in BACKUP_DIR where daily backups go.');
  await mkdir(BACKUP_DIR, { recursive: true, mode: 0o700 });
  return await openBackupFolder(resolve(BACKUP_DIR)).add(
    { ...backupParts, ...parts },
    { now: clock.now(), keptDays: BACKUP_KEEP_DAYS, report },
  );
}

/**
 * @param request `passphrase` opens the keys inside
 * @throws BackupFault, DatabaseFault or VaultError that says what to do; nothing was changed then
 */
export async function restoreInstallation(
  config: Config,
  request: { readonly path: string; readonly passphrase?: string | undefined },
  { log, report }: Surroundings,
): Promise<RestoredBackup | 'was_finished'> {
  const path = resolve(request.path);
  const dataDir = resolve(config.DATA_DIR);
  const migrations = databaseShape.migrations.map(({ name }) => name);
  const { id } = await readHead(path, migrations);
  await prepareDataFolder(dataDir);
  const marker = join(dataDir, OURS.restore);
  const filesFolder = join(dataDir, OURS.files);
  const isAgain = existsSync(marker);
  const written = new Set<string>();
  const files = noting(openFileStore({ ...config, DATA_DIR: dataDir }), written);
  if (!isAgain) await refuseFiles(filesFolder, files);
  else if ((await readFile(marker, 'utf8')).trim() !== id)
    throw new BackupFault(
      `Another backup was being put back into ${dataDir} (DATA_DIR), and that was not finished. Begin again with the same file, or with an empty folder.`,
    );
  const found = await findDatabase(
    { dataDir, url: config.DATABASE_URL, createMissing: config.CREATE_DATABASE === 'on' },
    { log, alone: true, restoring: true },
  );
  try {
    const database = await openDatabase(found.place, databaseShape, { tables: 'as_they_are' });
    try {
      const { migrations: done } = await databaseFacts(database.fork());
      if (isAgain && done?.length) {
        // It is all or nothing: it was ended between the last step and taking the mark away.
        await rm(marker);
        return 'was_finished';
      }
      await writeFile(marker, `${id}\n`, { mode: 0o600, flush: true });
      const restored = await restoreBackup(
        {
          database,
          files,
          features: sealedFeatures,
          migrations,
          dataDir,
          keys: config.ENCRYPTION_KEYS,
        },
        { path, passphrase: request.passphrase, report },
      ).catch(async (error: unknown) => {
        // It was empty before.
        if (!done?.length) await rm(filesFolder, { recursive: true, force: true });
        // What can't be removed now is replaced when the same file is put back: the mark stays for that.
        const isEmpty = !config.S3_URL || (await removeAll(files, written));
        if (isEmpty) await rm(marker, { force: true });
        throw error;
      });
      await rm(marker);
      return restored;
    } finally {
      await database.close();
    }
  } finally {
    await found.leave();
  }
}

/** Notes the keys of what is written, to be taken away again: others may begin to write into a bucket, too. */
function noting(files: FileStore, written: Set<string>): FileStore {
  return {
    ...files,
    async put(key, bytes) {
      written.add(key);
      await files.put(key, bytes);
    },
  };
}

async function removeAll(files: FileStore, keys: ReadonlySet<string>): Promise<boolean> {
  try {
    for (const key of keys) await files.remove(key);
    return true;
  } catch {
    return false;
  }
}

async function refuseFiles(folder: string, files: FileStore): Promise<void> {
  const kinds = await readdir(folder).catch(() => []);
  if (kinds.length > 0)
    throw new BackupFault(
      `There are files in ${folder} already. A backup is put back into an empty folder only, so that nothing is lost. Name another one in DATA_DIR.`,
    );
  const first = await files
    .list()
    .next()
    .catch((error: unknown) => {
      throw new BackupFault(
        `The bucket of S3_URL can't be looked into (${error instanceof Error ? error.message : 'no answer'}). Nothing was changed. Mend S3_URL, or begin again once the store answers.`,
      );
    });
  if (!first.done)
    throw new BackupFault(
      `There are files in the bucket of S3_URL already (${first.value.key}). A backup is put back into an empty one only, so that nothing is lost. Name another bucket in S3_URL, or another prefix.`,
    );
}
