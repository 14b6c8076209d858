import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDiskFileStore } from './disk-file-store.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credit-fix-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const key = () => `letters/${randomUUID()}.pdf`;

it('keeps bytes, readable by the owner alone, and leaves no half-written file beside them', async () => {
  const store = createDiskFileStore(folder);
  const name = key();
  await store.put(name, Buffer.from('sealed'));
  expect(Buffer.from((await store.get(name)) ?? []).toString()).toBe('sealed');
  expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
  expect(
    (await readdir(join(folder, 'letters'))).filter((entry) => entry.endsWith('.part')),
  ).toEqual([]);
});

it('answers undefined for a file that is not there, and removes without complaint', async () => {
  const store = createDiskFileStore(folder);
  expect(await store.get(key())).toBeUndefined();
  await store.remove(key());
});

it('removes what a crash left half written, and nothing that is being written or is whole', async () => {
  const store = createDiskFileStore(folder);
  await store.removeUnfinished();
  const name = key();
  await store.put(name, Buffer.from('sealed'));
  const [left, fresh] = [1, 2].map(() => join(folder, `${name}.${randomUUID()}.part`));
  const longAgo = new Date(Date.now() - 61 * 60_000);
  for (const path of [left ?? '', fresh ?? '']) await writeFile(path, 'half');
  for (const path of [left ?? '', join(folder, name)]) await utimes(path, longAgo, longAgo);
  await store.removeUnfinished();
  const there = (await readdir(join(folder, 'letters'))).map((entry) =>
    join(folder, 'letters', entry),
  );
  expect(there).not.toContain(left);
  expect(there).toEqual(expect.arrayContaining([fresh, join(folder, name)]));
});

it.each(['../secrets.pdf', 'letters/../../x.pdf', '/etc/passwd', 'letters/x.pdf', ''])(
  'refuses the key %j',
  async (name) => {
    await expect(createDiskFileStore(folder).put(name, Buffer.from('x'))).rejects.toThrow(
      /file key/,
    );
  },
);

it('finds what keeps it from taking files by writing one, and leaves nothing behind', async () => {
  const store = createDiskFileStore(folder);
  expect(await store.findFault()).toBeUndefined();
  expect((await readdir(folder)).filter((entry) => entry.startsWith('probe'))).toEqual([]);
  await writeFile(join(folder, 'a-file'), '');
  expect(await createDiskFileStore(join(folder, 'a-file')).findFault()).toBe('can not be written');
});
