import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { openOfflineProcess } from './offline-process.ts';
import { UNREACHABLE, type OfflineCopy } from './offline.port.ts';
import type { Secrets } from './secrets.ts';
import type { ServerGate } from './server-gate.ts';

const KEY = 'copy-key';

export interface OpenCopyParts {
  readonly secrets: Secrets;
  readonly gate: ServerGate;
  /** Absolute path of the script of its process. */
  readonly script: string;
  readonly folder: string;
  /** The server no longer lets this person have a copy. */
  readonly onRoleGone: () => void;
  /** The copy has to be made anew: what this person may see may have changed. */
  readonly onTooOld: () => void;
}

/** Opens the offline copy under its key, which only the system's keychain can unwrap. */
export async function openCopy(parts: OpenCopyParts): Promise<OfflineCopy> {
  const { secrets, gate, script, folder, onRoleGone, onTooOld } = parts;
  const key = (await keptKey(secrets)) ?? (await newKey(secrets));
  const api = async (path: string, { signal }: { readonly signal: AbortSignal }) => {
    const answer = await gate.get(path, signal).catch((error: unknown) => {
      throw Object.assign(new Error('no answer', { cause: error }), { code: UNREACHABLE });
    });
    if (answer.status === 403 && answer.text.includes('"admin.not_your_role"')) onRoleGone();
    if (answer.status === 410) onTooOld();
    return answer;
  };
  return await openOfflineProcess({ script, folder, key, api });
}

/** The copy as it lies there, for its last words; null where there is none, or nothing opens it any more. */
export async function openLeftCopy(parts: OpenCopyParts): Promise<OfflineCopy | null> {
  const key = existsSync(parts.folder) ? await keptKey(parts.secrets).catch(() => null) : null;
  if (key === null) return null;
  return await openCopy(parts).catch(() => null);
}

/** Ends the copy, whether it is open or not. Without its key nothing in the files can be read, whatever becomes of them. */
export async function discardCopy(
  copy: OfflineCopy | null,
  { secrets, folder }: Pick<OpenCopyParts, 'secrets' | 'folder'>,
): Promise<void> {
  // Of another sign-in, whose keychain is locked: not this one's to end.
  if (secrets.untouched) return;
  try {
    await secrets.drop(KEY);
  } finally {
    await copy?.wipe().catch(() => undefined);
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function keptKey(secrets: Secrets): Promise<Uint8Array | null> {
  const text = await secrets.read(KEY);
  const key = Buffer.from(text ?? '', 'base64');
  return key.length === 32 ? new Uint8Array(key) : null;
}

async function newKey(secrets: Secrets): Promise<Uint8Array> {
  const key = randomBytes(32);
  await secrets.write(KEY, key.toString('base64'));
  return new Uint8Array(key);
}
