import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newEncryptionKeys } from './vault.ts';

/** The keys of this installation: from the settings, else made once and kept in `DATA_DIR/encryption.keys` (mode 0600). */
export async function loadEncryptionKeys(
  setting: string | undefined,
  dataDir: string,
): Promise<string> {
  if (setting) return setting;
  const path = join(dataDir, 'encryption.keys');
  const kept = await readFile(path, 'utf8').catch(() => '');
  if (kept.trim()) return kept.trim();
  const made = newEncryptionKeys();
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // The key must be on disk before anything is sealed under it: a crash in between would lose data.
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(`${made}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  return made;
}
