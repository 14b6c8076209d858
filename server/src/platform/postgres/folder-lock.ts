import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseFault } from './database-fault.ts';

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
  /** While holding the lock: leaves. @returns whether nobody uses the folder any more */
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
