import { safeStorage } from 'electron';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from './write-whole.ts';

/** Small texts that only this person on this machine can read: sealed by the keychain of the system. */
export interface Secrets {
  /** False where the machine has no keychain: then nothing is written, and everything is forgotten when the program ends. */
  readonly kept: boolean;
  read(name: string): Promise<string | null>;
  write(name: string, text: string): Promise<void>;
  drop(name: string): Promise<void>;
}

export async function openSecrets(folder: string, platform: string): Promise<Secrets> {
  const kept = await hasKeychain(platform);
  return kept ? sealedFiles(folder) : await forgetful(folder);
}

/** How Chromium on Linux marks what it sealed under the key that stands in its own source. */
const SEALED_FOR_ANYBODY = 'v10';

/**
 * On Linux Electron says that it can seal where there is no keychain too, or where the one of the desktop does not run; only what
 * comes out tells. (Elsewhere the same mark stands for the system's own keychain.)
 */
async function hasKeychain(platform: string): Promise<boolean> {
  const available = await safeStorage.isAsyncEncryptionAvailable().catch(() => false);
  if (!available || platform !== 'linux') return available;
  if (safeStorage.getSelectedStorageBackend() === 'basic_text') return false;
  const tried = await safeStorage.encryptStringAsync('tried').catch(() => null);
  return tried !== null && tried.toString('latin1', 0, 3) !== SEALED_FOR_ANYBODY;
}

function sealedFiles(folder: string): Secrets {
  const fileOf = (name: string) => join(folder, `${name}.sealed`);
  let last: Promise<unknown> = Promise.resolve();
  // One after the other: a writing that is on its way must not bring back what is dropped meanwhile.
  const inTurn = async (deed: () => Promise<void>) => {
    const turn = last.then(deed);
    last = turn.catch(() => undefined);
    await turn;
  };
  const write = async (name: string, text: string) =>
    await inTurn(
      async () => await writeWhole(fileOf(name), await safeStorage.encryptStringAsync(text)),
    );
  return {
    kept: true,
    write,
    async read(name) {
      const sealed = await readFile(fileOf(name)).catch(() => null);
      if (!sealed) return null;
      // A keychain that is locked or was replaced: the person signs in again.
      const opened = await safeStorage.decryptStringAsync(sealed).catch(() => null);
      if (opened?.shouldReEncrypt) await write(name, opened.result);
      return opened?.result ?? null;
    },
    async drop(name) {
      await inTurn(async () => await rm(fileOf(name), { force: true }));
    },
  };
}

async function forgetful(folder: string): Promise<Secrets> {
  // Sealed while there was a keychain; without one nobody can open it, and nobody shall.
  await rm(folder, { recursive: true, force: true });
  const texts = new Map<string, string>();
  return {
    kept: false,
    read: async (name) => texts.get(name) ?? null,
    write: async (name, text) => void texts.set(name, text),
    drop: async (name) => void texts.delete(name),
  };
}
