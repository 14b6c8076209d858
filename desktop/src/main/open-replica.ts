import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { openOfflineProcess } from './offline-process.ts';
import { UNREACHABLE, type OfflineReplica } from './offline.port.ts';
import type { Secrets } from './secrets.ts';
import type { ServerGate } from './server-gate.ts';

const KEY = 'copy-key';

export interface OpenReplicaParts {
  readonly secrets: Secrets;
  readonly gate: ServerGate;
  /** Absolute path of the script of its process. */
  readonly script: string;
  readonly folder: string;
  /** The server no longer lets this person have a replica. */
  readonly onRoleGone: () => void;
  /** The replica has to be rebuilt: what this person may see may have changed. */
  readonly onTooOld: () => void;
}

/** Opens the offline replica under its key, which only the system's keychain can unwrap. */
export async function openReplica(parts: OpenReplicaParts): Promise<OfflineReplica> {
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

/** The replica as it lies there, for its last words; null if there is none, or nothing opens it anymore. */
export async function openLeftReplica(parts: OpenReplicaParts): Promise<OfflineReplica | null> {
  const key = existsSync(parts.folder) ? await keptKey(parts.secrets).catch(() => null) : null;
  if (key === null) return null;
  return await openReplica(parts).catch(() => null);
}

/** Ends the replica, whether it is open or not. Without its key nothing in the files can be read, whatever becomes of them. */
export async function discardReplica(
  replica: OfflineReplica | null,
  { secrets, folder }: Pick<OpenReplicaParts, 'secrets' | 'folder'>,
): Promise<void> {
  // Of another sign-in, whose keychain is locked: not this one's to end.
  if (secrets.untouched) return;
  try {
    await secrets.drop(KEY);
  } finally {
    await replica?.wipe().catch(() => undefined);
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
