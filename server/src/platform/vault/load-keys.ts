import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { newEncryptionKeys } from './vault.ts';

/** The keys of this installation: from the settings, else made once and kept in `DATA_DIR/encryption.keys` (mode 0600). */
export async function loadEncryptionKeys(
  setting: string | undefined,
  dataDir: string,
): Promise<string> {
  if (setting) return setting;
  const path = join(dataDir, 'encryption.keys');
  const kept = await readKeys(path);
  if (kept) return kept;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // The key must be on disk, whole, before anything is sealed under it; of two processes that start together one wins.
  const part = `${path}.${randomUUID()}.part`;
  const file = await open(part, 'wx', 0o600);
  try {
    await file.writeFile(`${newEncryptionKeys()}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await link(part, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(part);
  return (await readKeys(path)) ?? '';
}

async function readKeys(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
