import { safeStorage } from 'electron';

/** The keychain of the system, and what it can tell of a sealed text. */

/**
 * `locked`: it gives no key now, and may give it later. `foreign`: another keychain sealed this, or it was damaged. Electron keeps what
 * it got from the keychain, a refusal too, until the program ends: only a new start asks again.
 */
export type Opened = { readonly text: string; readonly isOutdated: boolean } | 'locked' | 'foreign';

/** Electron has no code for it. */
const NO_KEY_NOW = /temporarily unavailable/i;

export async function openSealed(sealed: Buffer): Promise<Opened> {
  try {
    const { result, shouldReEncrypt } = await safeStorage.decryptStringAsync(sealed);
    return { text: result, isOutdated: shouldReEncrypt };
  } catch (error) {
    return NO_KEY_NOW.test(String(error)) ? 'locked' : 'foreign';
  }
}

export async function seal(text: string): Promise<Buffer> {
  return await safeStorage.encryptStringAsync(text);
}

/** How Chromium on Linux marks what it sealed under the key that is in its own source. */
const SEALED_FOR_ANYBODY = 'v10';

/**
 * Electron says that it can seal where the keychain was refused to it too, and on Linux if there is none or the one of the desktop
 * does not run; only what comes out tells. (Elsewhere the same mark stands for the system's own keychain.)
 */
export async function hasKeychain(platform: string): Promise<boolean> {
  const available = await safeStorage.isAsyncEncryptionAvailable().catch(() => false);
  if (!available) return false;
  if (platform === 'linux' && safeStorage.getSelectedStorageBackend() === 'basic_text')
    return false;
  const tried = await seal('tried').catch(() => null);
  if (!tried) return false;
  return platform !== 'linux' || tried.toString('latin1', 0, 3) !== SEALED_FOR_ANYBODY;
}
