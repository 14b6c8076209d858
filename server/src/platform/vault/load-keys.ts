import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager } from '#server/platform/database/index.ts';
import { storeOnce } from './vault.repository.ts';
import { newEncryptionKeys, type Place, Vault, VaultError } from './vault.ts';

const KEYS_FILE = 'encryption.keys';

/** The keys of this installation: from the settings, else made once and kept in `DATA_DIR/encryption.keys` (mode 0600). */
export async function loadEncryptionKeys(
  setting: string | undefined,
  dataDir: string,
): Promise<string> {
  const kept = await findEncryptionKeys(setting, dataDir);
  if (kept !== undefined) return kept;
  await keepEncryptionKeys(dataDir, newEncryptionKeys());
  return (await findEncryptionKeys(setting, dataDir)) ?? '';
}

/** The same, where none are made. */
export async function findEncryptionKeys(
  setting: string | undefined,
  dataDir: string,
): Promise<string | undefined> {
  return setting || (await readKeys(join(dataDir, KEYS_FILE)));
}

/** Keeps these where none are kept yet. They must be on disk, whole, before anything is sealed under them; of two processes one wins. */
export async function keepEncryptionKeys(dataDir: string, keys: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, KEYS_FILE);
  const part = await writeBeside(path, keys);
  await link(part, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(part);
}

/**
 * Puts a new key before the others in `DATA_DIR/encryption.keys`. The server must be stopped: it read the file when it
 * started, and could not open what is sealed under a key that came later.
 *
 * @returns the keys, the new one first
 */
export async function addNewKey(dataDir: string): Promise<string> {
  const path = join(dataDir, KEYS_FILE);
  const keys = [newEncryptionKeys(), await loadEncryptionKeys(undefined, dataDir)].join(',');
  await rename(await writeBeside(path, keys), path);
  await syncFolder(dataDir);
  return keys;
}

/** A file beside the place where it will go, whole and on disk. */
async function writeBeside(path: string, keys: string): Promise<string> {
  const part = `${path}.${randomUUID()}.part`;
  const file = await open(part, 'wx', 0o600);
  try {
    await file.writeFile(`${keys}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  return part;
}

/** Windows can't open a folder, and needs no such step. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

async function readKeys(path: string): Promise<string | undefined> {
  try {
    await refuseOthers(path);
    const keys = (await readFile(path, 'utf8')).trim();
    refuseGarbage(keys, path);
    return keys;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    if (code === 'EACCES' || code === 'EISDIR')
      throw new VaultError(
        `The file ${path} (in DATA_DIR), which holds the encryption keys, can't be read (${code}). Give it to the user that this program runs as.`,
        { cause: error },
      );
    throw error;
  }
}

/** New keys are not made over it: what is in the database could then never be opened. */
function refuseGarbage(keys: string, path: string): void {
  if (areWhole(keys)) return;
  throw new VaultError(
    `The file ${path} (in DATA_DIR) does not hold encryption keys, or not whole ones. Put it back from a backup: without its keys nobody can open what is in the database. Nothing was changed.`,
  );
}

function areWhole(keys: string): boolean {
  try {
    return new Vault(keys).newestKeyId !== '';
  } catch {
    return false;
  }
}

/** Windows keeps no such modes. */
async function refuseOthers(path: string): Promise<void> {
  const mode = (await stat(path)).mode & 0o777;
  if (process.platform === 'win32' || (mode & 0o077) === 0) return;
  throw new VaultError(
    `${path} holds the encryption keys, and other users of this machine can open it (mode ${mode.toString(8)}). Run: chmod 600 ${path}. If somebody may have read it, change the keys: npm run keys:rotate -- --new-key`,
  );
}

const CHECK: Place = { column: 'vault_check.sealed', rowId: 'check' };
const KNOWN = 'these are the keys of this data';
const INDEX_KEY: Place = { column: 'vault_check.sealed', rowId: 'index' };

/**
 * Makes sure that the keys are the ones this database was sealed with, before anything is sealed under others, and gives the
 * vault this installation's index key. Call it before the first fingerprint is made.
 *
 * @throws VaultError that says what to do
 */
export async function checkKeys(em: EntityManager, vault: Vault): Promise<void> {
  try {
    await storedOnce(em, vault, CHECK, KNOWN);
    vault.useIndexKey(await storedOnce(em, vault, INDEX_KEY, vault.newestIndexKey()));
  } catch (cause) {
    if (!(cause instanceof VaultError)) throw cause;
    throw new VaultError(
      'The data in this database was sealed with other encryption keys. Put the old keys back: the file encryption.keys in DATA_DIR, or ENCRYPTION_KEYS. Nothing was changed.',
      { cause },
    );
  }
}

async function storedOnce(
  em: EntityManager,
  vault: Vault,
  place: Place,
  first: string,
): Promise<string> {
  const sealed = await storeOnce(em, place.rowId, vault.seal(first, place));
  return vault.open(sealed ?? '', place);
}
