import {
  createCipheriv,
  createDecipheriv,
  randomBytes,
  scrypt,
  type ScryptOptions,
} from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import { BackupFault } from './backup-fault.ts';

/** Encryption keys inside a backup, under a passphrase: AES-256-GCM under a key that scrypt makes of it, bound to the backup's id. */

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** 128 MB and a third of a second a guess (OWASP's first choice for scrypt). */
const COST = { N: 2 ** 17, r: 8, p: 1 };
const MEMORY_BYTES = 256 * 1024 * 1024;
export const SHORTEST_PASSPHRASE = 12;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const sealedKeysSchema = z.object({
  version: z.literal(1),
  salt: z.string(),
  sealed: z.string(),
});

/** @param keys as in `ENCRYPTION_KEYS` */
export async function sealKeys(
  keys: string,
  { passphrase, backupId }: { readonly passphrase: string; readonly backupId: string },
): Promise<Buffer> {
  const salt = randomBytes(16);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', await keyOf(passphrase, salt), iv);
  cipher.setAAD(Buffer.from(backupId));
  const sealed = Buffer.concat([
    iv,
    cipher.update(keys, 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return Buffer.from(
    JSON.stringify({
      version: 1,
      salt: salt.toString('base64'),
      sealed: sealed.toString('base64'),
    }),
  );
}

/** @throws BackupFault if the passphrase is another one */
export async function openKeys(
  sealedKeys: Buffer,
  { passphrase, backupId }: { readonly passphrase: string; readonly backupId: string },
): Promise<string> {
  try {
    const { salt, sealed } = sealedKeysSchema.parse(JSON.parse(sealedKeys.toString('utf8')));
    const bytes = Buffer.from(sealed, 'base64');
    const key = await keyOf(passphrase, Buffer.from(salt, 'base64'));
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(backupId)).setAuthTag(bytes.subarray(-TAG_BYTES));
    const opened = [decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()];
    return Buffer.concat(opened).toString('utf8');
  } catch (cause) {
    throw new BackupFault(
      'The passphrase does not open the keys in this backup. Nothing was changed. Look for the passphrase it was made with.',
      { cause },
    );
  }
}

async function keyOf(passphrase: string, salt: Buffer): Promise<Buffer> {
  return await derive(passphrase.normalize('NFKC'), salt, KEY_BYTES, {
    ...COST,
    maxmem: MEMORY_BYTES,
  });
}
