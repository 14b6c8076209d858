import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#test/open-test-database.ts';
import { createDiskFileStore } from './disk-file-store.ts';
import { keepWritten, removeLater, removeNoted } from './remove-later.ts';

const [stuck = '', ...others] = ['0', '1', '2'].map(
  (digit) => `letters/${digit}0000000-0000-4000-8000-000000000000.pdf`,
);
const at = new Date('2026-11-21T15:00:00Z');

it('removes what a committed transaction has noted, whatever one file does, and nothing of one that failed', async () => {
  const database = await openTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'credit-fix-removed-'));
  try {
    const files = createDiskFileStore(folder);
    for (const key of [stuck, ...others]) await files.put(key, Buffer.from('sealed'));
    const note = async (keys: readonly (string | null)[], thenFail: boolean) =>
      await database.fork().transactional(async (tx) => {
        await removeLater(tx, keys, at);
        if (thenFail) throw new Error('rolled back');
      });
    await expect(note([stuck, ...others], true)).rejects.toThrow('rolled back');
    await removeNoted({ database, files }, at);
    expect(await files.get(stuck)).toBeDefined();

    await note([stuck, null, ...others], false);
    const refusing = {
      ...files,
      remove: async (key: string) => {
        if (key === stuck) throw new Error('the disk is read-only');
        await files.remove(key);
      },
    };
    await expect(removeNoted({ database, files: refusing }, at)).rejects.toThrow(AggregateError);
    expect(await Promise.all(others.map((key) => files.get(key)))).toEqual([undefined, undefined]);
    await removeNoted({ database, files }, at);
    expect(await files.get(stuck)).toBeUndefined();
    expect(await database.fork().execute('select 1 from removed_files')).toEqual([]);

    // Noted before they are written: what a crash leaves goes in time, what got its row stays.
    const until = new Date(at.getTime() + 1);
    await removeLater(database.fork(), [stuck, ...others], until);
    for (const key of [stuck, ...others]) await files.put(key, Buffer.from('sealed'));
    await removeNoted({ database, files }, at);
    expect(await files.get(stuck)).toBeDefined();
    expect(await keepWritten(database.fork(), [...others, null], at)).toBe(true);
    expect(await keepWritten(database.fork(), [stuck], until)).toBe(false);
    await removeNoted({ database, files }, until);
    expect(await files.get(stuck)).toBeUndefined();
    expect(await keepWritten(database.fork(), [stuck], at)).toBe(false);
    for (const key of others) expect(await files.get(key)).toBeDefined();
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
});
