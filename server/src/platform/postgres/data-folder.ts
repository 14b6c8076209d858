import { chmodSync } from 'node:fs';
import { chmod, chown, lstat, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseFault } from './database-fault.ts';
import { closedFolder, type SystemUser } from './system-user.ts';

/** The folder of all that this installation keeps: made, closed to others, and never started over where something is in it already. */

/** What of ours may lie in it. */
export const OURS = {
  cluster: 'postgres',
  keys: 'encryption.keys',
  files: 'files',
  /** Says that a backup is being put back here. */
  restore: 'restore.unfinished',
  /** The first version kept its database there, in a form that PostgreSQL does not read. */
  earlierDatabase: 'database',
} as const;

/** What others put there unasked. */
const HARMLESS = ['lost+found', '.DS_Store', '.gitkeep'];

/** All but passing through for a group, which `letPass` gives. */
const OPEN_TO_OTHERS = 0o067;

/**
 * Makes the folder, or closes it to others if it is ours already.
 *
 * @throws DatabaseFault that names the folder, the setting and what to do
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const { uid, mode } = await stat(dataDir);
    const we = process.getuid?.() ?? uid;
    if (we !== 0 && uid !== we) throw new DatabaseFault(belongsToAnother(dataDir));
    const names = await readdir(dataDir);
    if ((mode & OPEN_TO_OTHERS) === 0) return;
    if (names.length > 0 && !names.some(isOurs))
      throw new DatabaseFault(
        `The data folder ${dataDir} (DATA_DIR) is open to others (mode ${modeOf(mode)}) and holds other things, so it can't be closed to them. Set DATA_DIR to a folder of its own.`,
      );
    await chmod(dataDir, 0o700);
  } catch (error) {
    throw explained(error, dataDir);
  }
}

function isOurs(name: string): boolean {
  return (
    Object.values(OURS).some((ours) => name === ours || name.startsWith(`${ours}.`)) ||
    name.endsWith('.lock') ||
    HARMLESS.includes(name)
  );
}

/**
 * Lets the user that PostgreSQL runs as pass through the folder to its own part of it. It can't list it, nor read anything else in it.
 *
 * @throws DatabaseFault if a folder above it is closed to that user
 */
export async function letPass(dataDir: string, user: SystemUser): Promise<void> {
  const { uid } = await stat(dataDir);
  if (uid !== user.uid) {
    await chown(dataDir, uid, user.gid);
    await chmod(dataDir, 0o710);
  }
  const closed = await closedFolder(user, dataDir);
  if (closed)
    throw new DatabaseFault(
      `PostgreSQL does not run as root; it runs as the user ${user.name}, who can't reach the data folder ${dataDir} (DATA_DIR): ${closed} is closed to others. Set DATA_DIR to a folder outside of it, such as /var/lib/credit-fix, or start the program as an ordinary user.`,
    );
}

/** @returns what in the folder tells of data, if there is no database in it */
export async function findTraces(dataDir: string): Promise<readonly string[]> {
  const files = await readdir(join(dataDir, OURS.files)).catch(() => []);
  const traces = [
    (await exists(join(dataDir, OURS.keys))) && `keys (${OURS.keys})`,
    files.length > 0 && `files (${OURS.files}/)`,
  ];
  return traces.filter((trace) => trace !== false);
}

export async function exists(path: string): Promise<boolean> {
  return await lstat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      // ENOTDIR: the folder that it would be in is a file.
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return false;
      throw error;
    },
  );
}

/** In words what the system says of a folder or a file in it, where we know more than it does; else the error as it is. */
export function explained(error: unknown, dataDir: string): unknown {
  if (error instanceof DatabaseFault || !(error instanceof Error)) return error;
  const { code, path = dataDir } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return new DatabaseFault(
        `The data folder ${dataDir} (DATA_DIR) can't be made: there is a file in its place. Move the file away, or set DATA_DIR to a folder.`,
      );
    case 'EACCES':
    case 'EPERM':
      return new DatabaseFault(
        `The data folder ${dataDir} (DATA_DIR) can't be used: ${path} is closed to the user that this program runs as. Give it to that user, or set DATA_DIR to a folder of its own.`,
      );
    case 'EROFS':
      return new DatabaseFault(
        `The data folder ${dataDir} (DATA_DIR) can't be written to: it is on a read-only disk. Set DATA_DIR to a folder that can be written to.`,
      );
    case 'ENOSPC':
    case 'EDQUOT':
      return diskFull(dataDir);
    default:
      return error;
  }
}

export function diskFull(dataDir: string): DatabaseFault {
  return new DatabaseFault(
    `The disk that holds the data folder ${dataDir} (DATA_DIR) is full. Make room on it and start again. Nothing was lost.`,
  );
}

function belongsToAnother(dataDir: string): string {
  return `The data folder ${dataDir} (DATA_DIR) belongs to another user than the one that this program runs as. Give it to that user, or set DATA_DIR to a folder of its own.`;
}

function modeOf(mode: number): string {
  return (mode & 0o7777).toString(8);
}

/**
 * Who is on a data folder. SQLite's locks are the locks here because the operating system drops them with the process, even after
 * `kill -9`, and they hold between containers: there is never a stale lock file.
 */

const LOOKS_AGAIN_MS = 25;
/** A first start, a recovery after a power cut and a full stop must fit in. */
const WAITS_MS = 180_000;

export interface FolderLock {
  /**
   * One at a time of all processes on this folder: for joining, leaving, or starting the server process.
   *
   * @returns a function that releases the slot
   */
  takeSlot(): Promise<() => void>;
  /** While holding the lock: whether nobody else uses the folder. From then on the caller does, until `leave`. */
  enter(): boolean;
  /** While holding the lock: leaves. @returns whether nobody uses the folder anymore */
  leave(): boolean;
}

export function openFolderLock(dataDir: string): FolderLock {
  const turn = join(dataDir, 'turn.lock');
  const members = join(dataDir, 'in-use.lock');
  let membership: DatabaseSync | undefined;

  return {
    async takeSlot() {
      const until = performance.now() + WAITS_MS;
      for (;;) {
        const lock = lockExclusively(turn);
        if (lock) return () => lock.close();
        if (performance.now() > until)
          throw new DatabaseFault(
            `Another process has been starting or stopping on the data folder ${dataDir} for ${WAITS_MS / 60_000} minutes. Stop it, or start this one with another DATA_DIR.`,
          );
        await sleep(LOOKS_AGAIN_MS);
      }
    },
    enter() {
      const isFirst = isUnused(members);
      membership = openFile(members);
      // The lock of a reader: held by any number, for as long as the transaction is open.
      membership.exec('BEGIN; SELECT count(*) FROM sqlite_schema;');
      return isFirst;
    },
    leave() {
      membership?.close();
      membership = undefined;
      return isUnused(members);
    },
  };
}

function isUnused(path: string): boolean {
  const lock = lockExclusively(path);
  lock?.close();
  return lock !== undefined;
}

function lockExclusively(path: string): DatabaseSync | undefined {
  const lock = openFile(path);
  try {
    lock.exec('BEGIN EXCLUSIVE;');
    return lock;
  } catch (error) {
    lock.close();
    if (!/locked|busy/i.test(String(error))) throw error;
    return undefined;
  }
}

function openFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path);
  file.exec('PRAGMA busy_timeout = 0;');
  chmodSync(path, 0o600);
  return file;
}
