import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { FileStore } from './file-store.port.ts';
import { moveFiles } from './move-files.ts';
import { twoFileStores } from './two-file-stores.ts';

/** A place that keeps files in memory: what is tested is the order of steps, which no store sees but through its port. */
function place(
  keys: readonly string[] = [],
): FileStore & { readonly kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>(keys.map((key) => [key, Buffer.from(key)]));
  return {
    kept,
    put: async (key, bytes) => void kept.set(key, bytes),
    get: async (key) => kept.get(key),
    remove: async (key) => void kept.delete(key),
    async *list() {
      for (const key of kept.keys()) yield { key, at: new Date(0) };
    },
    space: async () => ({ freeBytes: null, filesBytes: null }),
    findFault: async () => undefined,
    removeUnfinished: async () => {},
  };
}

const keys = Array.from({ length: 40 }, () => `letters/${randomUUID()}.pdf`);
const quiet = () => {};

it('moves all, is stopped by trouble, and goes on where it was', async () => {
  const [to, from] = [place(), place(keys)];
  let puts = 0;
  const failing: FileStore = {
    ...to,
    async put(key, bytes) {
      puts += 1;
      if (puts > 15) throw new Error('away');
      await to.put(key, bytes);
    },
  };
  await expect(moveFiles({ to: failing, from, report: quiet })).rejects.toThrow('away');
  const both = twoFileStores({ to, from });
  for (const key of keys) expect(await both.get(key)).toEqual(Buffer.from(key));
  const counted: number[] = [];
  const { failed } = await moveFiles({ to, from, report: (moved) => counted.push(moved) });
  expect(failed).toEqual([]);
  expect(counted.at(-1)).toBe(counted.length);
  expect([...to.kept.keys()].toSorted()).toEqual(keys.toSorted());
  expect(from.kept.size).toBe(0);
});

it('leaves a file where it was if it does not come back as it was', async () => {
  const [to, from] = [place(), place(keys)];
  const [bad = ''] = keys;
  const lying: FileStore = {
    ...to,
    put: async (key, bytes) => await to.put(key, key === bad ? Buffer.from('other') : bytes),
  };
  const { moved, failed } = await moveFiles({ to: lying, from, report: quiet });
  expect([moved, failed]).toEqual([keys.length - 1, [bad]]);
  expect([...from.kept.keys()]).toEqual([bad]);
});

it('brings nothing back that is removed while it moves, and keeps what is written anew', async () => {
  const [gone = '', anew = ''] = keys;
  const [to, from] = [place(), place([gone, anew])];
  const both = twoFileStores({ to, from });
  const busy: FileStore = {
    ...to,
    async put(key, bytes) {
      // The last moment in which it can be missed.
      if (key === gone) await both.remove(gone);
      await to.put(key, bytes);
    },
    async get(key) {
      if (key === anew && from.kept.has(anew)) await both.put(anew, Buffer.from('anew'));
      return await to.get(key);
    },
  };
  await moveFiles({ to: busy, from, report: quiet });
  expect(await both.get(gone)).toBeUndefined();
  expect(Buffer.from((await both.get(anew)) ?? []).toString()).toBe('anew');
  expect(from.kept.size).toBe(0);
});
