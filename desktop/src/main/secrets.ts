import { safeStorage } from 'electron';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from './settings-file.ts';

/** The keychain of the system, and what it can tell of a sealed text. */

/**
 * `locked`: it gives no key now, and may give it later. `foreign`: another keychain sealed this, or it was damaged. Electron keeps what
 * it got from the keychain, a refusal too, until the program ends: only a new start asks again.
 */
type Opened = { readonly text: string; readonly isOutdated: boolean } | 'locked' | 'foreign';

/** Electron has no code for it. */
const NO_KEY_NOW = /temporarily unavailable/i;

async function openSealed(sealed: Buffer): Promise<Opened> {
  try {
    const { result, shouldReEncrypt } = await safeStorage.decryptStringAsync(sealed);
    return { text: result, isOutdated: shouldReEncrypt };
  } catch (error) {
    return NO_KEY_NOW.test(String(error)) ? 'locked' : 'foreign';
  }
}

async function seal(text: string): Promise<Buffer> {
  return await safeStorage.encryptStringAsync(text);
}

/** How Chromium on Linux marks what it sealed under the key that is in its own source. */
const SEALED_FOR_ANYBODY = 'v10';

/**
 * Electron says that it can seal where the keychain was refused to it too, and on Linux if there is none or the one of the desktop
 * does not run; only what comes out tells. (Elsewhere the same mark stands for the system's own keychain.)
 */
async function hasKeychain(platform: string): Promise<boolean> {
  const available = await safeStorage.isAsyncEncryptionAvailable().catch(() => false);
  if (!available) return false;
  if (platform === 'linux' && safeStorage.getSelectedStorageBackend() === 'basic_text')
    return false;
  const tried = await seal('tried').catch(() => null);
  if (!tried) return false;
  return platform !== 'linux' || tried.toString('latin1', 0, 3) !== SEALED_FOR_ANYBODY;
}

/** Small texts that only this person on this machine can read: sealed by the keychain of the system. */
export interface Secrets {
  /** False if nothing is written, and everything is forgotten when the program ends. */
  readonly kept: boolean;
  /** Sealed texts lie here that the keychain gives no key for: nothing is asked or written before the person has decided. */
  readonly locked: boolean;
  /** What was sealed before lies here and stays as it is: a keychain that gives no key today may give it tomorrow. */
  readonly untouched: boolean;
  names(): Promise<readonly string[]>;
  /**
   * @returns null if there is none, or none that this keychain ever sealed
   * @throws Error if it can not be read now: it may be there all the same
   */
  read(name: string): Promise<string | null>;
  write(name: string, text: string): Promise<void>;
  drop(name: string): Promise<void>;
  /** The person goes on without what is sealed. */
  goWithout(): void;
}

const END = '.sealed';

/** Without these nobody knows who is signed in, or what lies in the replica. All else can wait sealed while others go on. */
const NEEDED = ['session', 'copy-key'];

export async function openSecrets(folder: string, platform: string): Promise<Secrets> {
  const secrets = sealedFiles(folder);
  const names = await secrets.names();
  const needed = names.filter((name) => NEEDED.includes(name));
  const works = await hasKeychain(platform);
  if (works && !(await isAnyLocked(folder, needed))) return secrets;
  // What was being written, and is no whole text.
  if (names.length === 0) await rm(folder, { recursive: true, force: true });
  return forgetful({ untouched: names.length > 0, isHeld: needed.length > 0 });
}

/** Whether this keychain has nothing to do with it. */
export async function isForeign(folder: string, name: string): Promise<boolean> {
  return (await opened(folder, name)) === 'foreign';
}

async function isAnyLocked(folder: string, names: readonly string[]): Promise<boolean> {
  const all = await Promise.all(names.map(async (name) => await opened(folder, name)));
  return all.includes('locked');
}

async function opened(folder: string, name: string): Promise<Opened | null> {
  try {
    return await openSealed(await readFile(join(folder, name + END)));
  } catch (error) {
    // A file that can't be read now is not gone either.
    return (error as { code?: string }).code === 'ENOENT' ? null : 'locked';
  }
}

export function sealedFiles(folder: string): Secrets {
  const fileOf = (name: string) => join(folder, name + END);
  let last: Promise<unknown> = Promise.resolve();
  // One after the other: a writing that is on its way must not bring back what is dropped meanwhile.
  const inOrder = async (task: () => Promise<void>) => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    await turn;
  };
  const write = async (name: string, text: string) =>
    await inOrder(async () => await writeWhole(fileOf(name), await seal(text)));
  return {
    kept: true,
    locked: false,
    untouched: false,
    goWithout: () => undefined,
    write,
    async names() {
      const files = await readdir(folder).catch(() => []);
      return files.filter((file) => file.endsWith(END)).map((file) => file.slice(0, -END.length));
    },
    async read(name) {
      const found = await opened(folder, name);
      if (found === 'locked') throw new Error('the keychain gives no key now');
      if (found === null || found === 'foreign') return null;
      if (found.isOutdated) await write(name, found.text).catch(() => undefined);
      return found.text;
    },
    async drop(name) {
      await inOrder(async () => await rm(fileOf(name), { force: true }));
    },
  };
}

/** @param parts.isHeld something is sealed that is needed, and can't be opened now */
function forgetful(parts: { readonly untouched: boolean; readonly isHeld: boolean }): Secrets {
  const texts = new Map<string, string>();
  let locked = parts.isHeld;
  return {
    kept: false,
    untouched: parts.untouched,
    get locked() {
      return locked;
    },
    goWithout: () => void (locked = false),
    names: async () => [...texts.keys()],
    read: async (name) => texts.get(name) ?? null,
    write: async (name, text) => void texts.set(name, text),
    drop: async (name) => void texts.delete(name),
  };
}
