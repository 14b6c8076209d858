import { readdir, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { StoreSpace } from './file-store.port.ts';

/** Counting many files takes long, and nobody needs the sum of this very minute. */
const COUNTED_EVERY_MS = 10 * 60_000;
/** A call does not wait longer for the count than this. */
const PATIENCE_MS = 500;
const AT_ONCE = 64;

/** Measures a folder: what is free on its disk, and what its files take, which is counted once in ten minutes for everybody. */
export function createSpaceMeter(root: string): () => Promise<StoreSpace> {
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
