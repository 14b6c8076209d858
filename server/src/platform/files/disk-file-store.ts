import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { troubleOf } from '#server/platform/database/index.ts';
import { checkFileKey, isFileKey, type FileStore, type StoreSpace } from './file-store.port.ts';

/** Counting many files takes long, and nobody needs the sum of this very minute. */
const COUNTED_EVERY_MS = 10 * 60_000;

/** A call does not wait longer for the count than this. */
const PATIENCE_MS = 500;

const AT_ONCE = 64;

const PART = /\.[0-9a-f-]{36}\.part$/;
const UNFINISHED_MS = 60 * 60_000;

/** A packet with its enclosures, several times over: below this the next letters would not fit. */
const LEAST_FREE_BYTES = 100_000_000;

/**
 * Files in a folder of this machine: written beside, synced, then renamed into place.
 *
 * @param leastFree room that files leave to others, in bytes: a database on the same disk would stop with them
 */
export function createDiskFileStore(root: string, leastFree = LEAST_FREE_BYTES): FileStore {
  const pathOf = (key: string) => join(root, checkFileKey(key));
  return {
    async put(key, bytes) {
      await keepReserve(root, leastFree);
      const path = pathOf(key);
      const folder = dirname(path);
      const part = `${path}.${randomUUID()}.part`;
      const begin = async () => await open(part, 'wx', 0o600);
      const file = await begin().catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        await mkdir(folder, { recursive: true, mode: 0o700 });
        return await begin();
      });
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
    async *list() {
      for (const path of await pathsIn(root)) {
        const key = path.split(sep).join('/');
        if (!isFileKey(key)) continue;
        const found = await stat(join(root, path)).catch(() => undefined);
        if (found) yield { key, at: found.mtime };
      }
    },
    space: createSpaceMeter(root),
    findFault: async () => await findFault(root, leastFree),
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

/** Another store, which takes no file while a disk of ours is nearly full: the rows that each file brings would end up on it. */
export function leavingRoomOn(
  folder: string,
  store: FileStore,
  leastFree = LEAST_FREE_BYTES,
): FileStore {
  return {
    ...store,
    async put(key, bytes) {
      await keepReserve(folder, leastFree);
      await store.put(key, bytes);
    },
  };
}

const PROBE = Buffer.alloc(4_096, 1);

async function findFault(root: string, leastFree: number): Promise<string | undefined> {
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
    return (await freeBytes(root)) < leastFree ? 'have little room left' : undefined;
  } catch (error) {
    return troubleOf(error) === 'full' ? 'have no room left' : 'can not be written';
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
}

async function freeBytes(root: string): Promise<number> {
  const { bavail, bsize } = await statfs(root);
  return Number(bavail) * Number(bsize);
}

/** @throws Error `ENOSPC`, as the disk itself would say it a little later */
async function keepReserve(root: string, leastFree: number): Promise<void> {
  // A folder that is not there yet is made with its first file.
  const free = await freeBytes(root).catch(() => Number.POSITIVE_INFINITY);
  if (free >= leastFree) return;
  throw Object.assign(new Error('the room that is left on the disk is not for files'), {
    code: 'ENOSPC',
  });
}

async function unfinishedIn(root: string): Promise<string[]> {
  return (await pathsIn(root)).filter((path) => PART.test(path)).map((path) => join(root, path));
}

async function pathsIn(root: string): Promise<string[]> {
  return await readdir(root, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
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

/** Measures a folder: what is free on its disk, and what its files take, which is counted once in ten minutes for everybody. */
function createSpaceMeter(root: string): () => Promise<StoreSpace> {
  let counted: number | null = null;
  let counting: Promise<number | null> | undefined;
  let countedAt = -Infinity;
  return async () => {
    if (performance.now() - countedAt > COUNTED_EVERY_MS)
      counting ??= bytesIn(root)
        .then((bytes) => {
          counted = bytes;
          countedAt = performance.now();
          return bytes;
        })
        .catch(() => counted)
        .finally(() => (counting = undefined));
    const { bavail, bsize } = await statfs((await exists(root)) ? root : dirname(root));
    const filesBytes = counting ? await Promise.race([counting, afterAWhile(counted)]) : counted;
    return { freeBytes: Number(bavail) * Number(bsize), filesBytes };
  };
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  let bytes = 0;
  for (let at = 0; at < entries.length; at += AT_ONCE) {
    const sizes = entries.slice(at, at + AT_ONCE).map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return await bytesIn(path);
      return (await stat(path).catch(() => undefined))?.size ?? 0;
    });
    bytes += (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }
  return bytes;
}

async function exists(folder: string): Promise<boolean> {
  return (await stat(folder).catch(() => undefined)) !== undefined;
}

async function afterAWhile<Value>(value: Value): Promise<Value> {
  return await new Promise((resolve) => setTimeout(() => resolve(value), PATIENCE_MS).unref());
}
