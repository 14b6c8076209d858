import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createDiskFileStore, KEEPS_FILES_LOCK } from '#server/platform/files/index.ts';
import { createLog } from '#server/platform/logging/index.ts';
import { openTestDatabase } from '#test/open-test-database.ts';
import { removeStrays } from './remove-strays.ts';
import type { SealedFiles } from './rotate-keys.ts';

const NOW = new Date();
const DAY_AGO = new Date(NOW.getTime() - 86_400_000);
const OLD = new Date(DAY_AGO.getTime() - 60_000);
const newKeys = (count: number) =>
  Array.from({ length: count }, () => `letters/${randomUUID()}.pdf`);

/** Rows that name a file each, by the order of their keys. */
const naming = (keys: readonly string[]): SealedFiles => ({
  name: 'letters',
  async next(_, afterId, limit) {
    const rest = keys.toSorted().filter((key) => key > (afterId ?? ''));
    return rest.slice(0, limit).map((key) => ({
      rowId: key,
      files: [{ key, place: { column: 'letters.pdf', rowId: key } }],
    }));
  },
  names: async (_, rowId) => keys.includes(rowId),
});

it('removes old files that no row names, and none where a backup needs them or many would go', async () => {
  const database = await openTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'credit-fix-strays-'));
  try {
    const files = createDiskFileStore(folder);
    const [named, strays, fresh] = [newKeys(600), newKeys(3), newKeys(2)];
    for (const key of [...named, ...strays, ...fresh]) {
      await files.put(key, Buffer.from('sealed'));
      if (!fresh.includes(key)) await utimes(join(folder, key), OLD, OLD);
    }
    const said: string[] = [];
    const log = createLog('warn', { write: (line) => void said.push(line) });
    const there = async (keys: readonly string[]) => {
      const found = await Promise.all(keys.map((key) => files.get(key)));
      return found.filter((bytes) => bytes !== undefined).length;
    };
    const remove = async (keys: readonly string[]) =>
      await removeStrays({ database, files, features: [naming(keys)], log }, { before: DAY_AGO });

    // The rows of another database.
    expect(await remove(newKeys(5))).toBe(0);
    expect([await there(named), await there(strays)]).toEqual([600, 3]);
    expect(said.join()).toContain('do the store and the database belong together?');

    await database.fork().transactional(async (tx) => {
      await tx.execute('select pg_advisory_xact_lock(?)', [KEEPS_FILES_LOCK]);
      await remove(named);
      expect(await there(strays)).toBe(3);
    });
    expect(await remove(named)).toBe(3);
    expect([await there(named), await there(strays), await there(fresh)]).toEqual([600, 0, 2]);
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
});
