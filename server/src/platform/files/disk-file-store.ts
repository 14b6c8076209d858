import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { troubleOf } from '#server/platform/database/index.ts';
import { createSpaceMeter } from './disk-space.ts';
import type { FileStore } from './file-store.port.ts';

const KEY = /^[a-z]+\/[0-9a-f-]{36}\.[a-z]{3}$/;
const PART = /\.[0-9a-f-]{36}\.part$/;
const UNFINISHED_MS = 60 * 60_000;

/** Files in a folder of this machine: written beside, synced, then renamed into place. */
export function createDiskFileStore(root: string): FileStore {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('a file key is <kind>/<uuid>.<ending>');
    return join(root, key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const folder = dirname(path);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const part = `${path}.${randomUUID()}.part`;
      const file = await open(part, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(part, path);
      await syncFolder(folder);
    },
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    space: createSpaceMeter(root),
    findFault: async () => await findFault(root),
    async removeUnfinished() {
      // The age of a file is told by the machine's own clock.
      const before = Date.now() - UNFINISHED_MS;
      for (const path of await unfinishedIn(root)) {
        const { mtimeMs } = (await stat(path).catch(() => undefined)) ?? { mtimeMs: before };
        if (mtimeMs < before) await rm(path, { force: true });
      }
    },
  };
}

/** A packet with its enclosures, several times over: below this the next letters would not fit. */
const LEAST_FREE_BYTES = 100_000_000;
const PROBE = Buffer.alloc(4_096, 1);

async function findFault(root: string): Promise<string | undefined> {
  // Ends like the parts that a crash leaves, and is removed with them.
  const path = join(root, `probe.${randomUUID()}.part`);
  try {
    await mkdir(root, { recursive: true, mode: 0o700 });
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(PROBE);
      await file.sync();
    } finally {
      await file.close();
    }
    const { bavail, bsize } = await statfs(root);
    return Number(bavail) * Number(bsize) < LEAST_FREE_BYTES ? 'have little room left' : undefined;
  } catch (error) {
    return troubleOf(error) === 'full' ? 'have no room left' : 'can not be written';
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
}

async function unfinishedIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries.filter((entry) => PART.test(entry)).map((entry) => join(root, entry));
}

/** A rename is durable once its folder is synced; Windows can't open folders and needs no such step. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  if (!handle) return;
  try {
    await handle.sync();
  } catch {
    // Some file systems refuse to sync a folder; the file itself is synced.
  } finally {
    await handle.close();
  }
}
