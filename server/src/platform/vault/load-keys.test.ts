import { chmod, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { addNewKey, loadEncryptionKeys } from './load-keys.ts';
import { Vault } from './vault.ts';

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'credit-fix-keys-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

it('makes a key once, of whatever number of processes that start together', async () => {
  const folder = await aFolder();
  const loaded = await Promise.all([1, 2, 3].map(() => loadEncryptionKeys(undefined, folder)));
  expect(new Set(loaded).size).toBe(1);
  expect(await readdir(folder)).toEqual(['encryption.keys']);
});

it('puts a new key before the others, for nobody else to read', async () => {
  const folder = await aFolder();
  const first = await loadEncryptionKeys(undefined, folder);
  const keys = await addNewKey(folder);
  expect(keys.endsWith(`,${first}`)).toBe(true);
  expect(await loadEncryptionKeys(undefined, folder)).toBe(keys);
  expect((await readFile(join(folder, 'encryption.keys'), 'utf8')).trim()).toBe(keys);
  expect((await stat(join(folder, 'encryption.keys'))).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['encryption.keys']);
  const place = { column: 'letters.sealed_form', rowId: 'row-1' };
  expect(new Vault(keys).open(new Vault(first).seal('before', place), place)).toBe('before');
});

it.runIf(process.platform !== 'win32')(
  'refuses keys that others can open, and says how to mend it',
  async () => {
    const folder = await aFolder();
    const keys = await loadEncryptionKeys(undefined, folder);
    const path = join(folder, 'encryption.keys');
    for (const mode of [0o644, 0o640, 0o602]) {
      await chmod(path, mode);
      await expect(loadEncryptionKeys(undefined, folder)).rejects.toThrow(`chmod 600 ${path}`);
    }
    await chmod(path, 0o600);
    expect(await loadEncryptionKeys(undefined, folder)).toBe(keys);
  },
);

it.each([
  ['is empty', ''],
  ['holds rubbish', 'garbage'],
  ['holds half a key', 'k1:AAAA'],
])('names the file where it %s, and makes no new keys over it', async (_, text) => {
  const folder = await aFolder();
  const path = join(folder, 'encryption.keys');
  await writeFile(path, text, { mode: 0o600 });
  await expect(loadEncryptionKeys(undefined, folder)).rejects.toThrow(
    `The file ${path} (in DATA_DIR) does not hold encryption keys`,
  );
  expect(await readFile(path, 'utf8')).toBe(text);
});
