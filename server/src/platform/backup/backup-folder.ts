import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { createDiskFileStore, isFileKey } from '#server/platform/files/index.ts';
import { sealingKeyId } from '#server/platform/vault/index.ts';
import { takeBackup, type BackupParts, type Report, type TakenBackup } from './take-backup.ts';

/**
 * A folder of daily backups. Each day's archive holds all tables, whole: so any of them can be put back, and any may go, without the others.
 * What takes the room are the files, and those never change: each is kept once, beside the archives, and only new ones are copied. The
 * time of a kept file is that of the last backup that needed it; one that is older than every archive is needed by none.
 */

const ARCHIVE = /^credit-fix-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar$/;
/** Files that were sealed again under another key are other files: an archive from before opens with those of before. */
const FILES = /^files-([A-Za-z0-9_-]{1,16})$/;
const DAY_MS = 24 * 60 * 60_000;

export interface BackupFolder {
  /** @returns when the newest backup in it was begun; undefined where there is none */
  newest(): Promise<Date | undefined>;
  /** Takes one more, then removes those that are older than so many days, and files that none of the others needs. */
  add(
    parts: BackupParts,
    how: { readonly now: Date; readonly keptDays: number; readonly report?: Report },
  ): Promise<TakenBackup & { readonly path: string }>;
}

/** One file of the folder, and how large it is. */
export interface KeptFile {
  /** From the folder, with slashes. */
  readonly path: string;
  readonly bytes: number;
}

/** The folder once more, in another place. */
export interface BackupMirror {
  /** @returns when the newest backup in it was begun; undefined where there is none */
  newest(): Promise<Date | undefined>;
  /**
   * Sends what it has not; an archive that was cut off goes on where it ended. Archives from before `keptSince` go.
   *
   * @throws what the store answers; what was sent so far stays
   */
  send(
    folder: string,
    how: { readonly keptSince: Date; readonly report?: Report | undefined },
  ): Promise<{ readonly files: number; readonly bytes: number; readonly removed: number }>;
  /** Brings its newest archive and the files beside it into that folder; once more, and it goes on. @returns the archive's path */
  fetch(folder: string): Promise<string>;
}

/** When the backup with that name was begun; undefined if it is no archive's. */
export function archiveTime(name: string): Date | undefined {
  const [, day, hour, minute, second] = ARCHIVE.exec(name) ?? [];
  return day ? new Date(`${day}T${hour}:${minute}:${second}Z`) : undefined;
}

/** Whether a path is one that we could have written: what else lies in a bucket is somebody else's, or leads out of the folder. */
export function isBackupPath(path: string): boolean {
  const [folder = '', ...key] = path.split('/');
  return ARCHIVE.test(path) || (FILES.test(folder) && isFileKey(key.join('/')));
}

/** Archives and the files beside them. What a process has begun and not ended is none of them. */
export async function backupsIn(folder: string): Promise<readonly KeptFile[]> {
  const kept: KeptFile[] = [];
  for (const name of await readdir(folder)) {
    if (ARCHIVE.test(name)) kept.push({ path: name, bytes: (await stat(join(folder, name))).size });
    if (!FILES.test(name)) continue;
    const place = join(folder, name);
    for await (const { key } of createDiskFileStore(place).list())
      kept.push({ path: `${name}/${key}`, bytes: (await stat(join(place, key))).size });
  }
  return kept;
}

export function openBackupFolder(folder: string): BackupFolder {
  return {
    newest: async () => (await archivesIn(folder)).at(-1)?.at,
    async add(parts, { now, keptDays, report }) {
      const path = join(
        folder,
        `credit-fix-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`,
      );
      const taken = await takeBackup(parts, { path, beside: filesIn(folder, parts, now), report });
      await removeOld(folder, new Date(now.getTime() - keptDays * DAY_MS), now);
      return { ...taken, path };
    },
  };
}

async function archivesIn(folder: string): Promise<readonly { name: string; at: Date }[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.toSorted().flatMap((name) => {
    const at = archiveTime(name);
    return at ? [{ name, at }] : [];
  });
}

const rootOf = (folder: string, keyId: string) => join(folder, `files-${keyId}`);

function filesIn(folder: string, { vault }: BackupParts, now: Date) {
  const touch = async (keyId: string, key: string) =>
    await utimes(join(rootOf(folder, keyId), key), now, now).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return false;
        throw error;
      },
    );
  return {
    async keep(key: string, read: () => Promise<Uint8Array | undefined>): Promise<void> {
      if (await touch(vault.newestKeyId, key)) return;
      const bytes = await read();
      if (!bytes) return;
      const keyId = sealingKeyId(bytes);
      if (await touch(keyId, key)) return;
      await createDiskFileStore(rootOf(folder, keyId)).put(key, bytes);
      await touch(keyId, key);
    },
  };
}

/** The file of that key that opens, of those beside an archive. */
export async function fileBeside(
  folder: string,
  key: string,
  opens: (bytes: Uint8Array) => boolean,
): Promise<Uint8Array | undefined> {
  for (const name of (await readdir(folder)).filter((each) => FILES.test(each))) {
    const bytes = await createDiskFileStore(join(folder, name)).get(key);
    if (bytes && opens(bytes)) return bytes;
  }
  return undefined;
}

async function removeOld(folder: string, before: Date, now: Date): Promise<void> {
  const archives = await archivesIn(folder);
  const old = archives.filter(({ at }) => at < before && at < now);
  for (const { name } of old) await rm(join(folder, name));
  const oldest = archives.find((each) => !old.includes(each))?.at ?? now;
  for (const name of await readdir(folder)) {
    // A day is longer than any backup takes.
    const { mtimeMs } = await stat(join(folder, name));
    if (/\.(?:part(?:\.files)?|upload)$/.test(name) && mtimeMs < now.getTime() - DAY_MS)
      await rm(join(folder, name), { force: true });
    if (!FILES.test(name)) continue;
    for (const kind of await readdir(join(folder, name)))
      for (const file of await readdir(join(folder, name, kind))) {
        const path = join(folder, name, kind, file);
        if ((await stat(path)).mtimeMs < oldest.getTime()) await rm(path, { force: true });
      }
  }
}
