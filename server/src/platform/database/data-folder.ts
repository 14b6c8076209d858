import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
}

/**
 * Takes the data folder for this process alone.
 *
 * The embedded database allows one process, and nothing in it refuses a second. SQLite's exclusive lock is the lock
 * here because the operating system drops it with the process, even after `kill -9`: there is never a stale lock file.
 *
 * @returns a function that lets the folder go
 * @throws DataFolderInUse where another process has it
 */
export function takeDataFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(dataDir, 'in-use.lock'));
  try {
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
  } catch (error) {
    lock.close();
    if (!/locked|busy/i.test(String(error))) throw error;
    throw new DataFolderInUse(
      `The data folder ${dataDir} is already in use by another running copy. Stop that one first, or start this one with another DATA_DIR.`,
    );
  }
  return () => lock.close();
}
