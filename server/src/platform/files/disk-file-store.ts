import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
