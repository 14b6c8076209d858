import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/**
 * Personal data at rest: AES-256-GCM under keys from the settings, newest first. Text fields are sealed under a key
 * derived from the master key; files get a data key of their own, which the master key wraps (envelope).
 */

const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
/** Columns are named so that a change of keys finds every one of them; see `rotateKeys`. */
const SEALED_COLUMN = /^[a-z_]+\.sealed(_[a-z_]+)?$/;

/** Where a sealed value lives. It is bound in as additional data, so that a value moved to another row or column does not open. */
export interface Place {
  /** `table.column` */
  readonly column: string;
  readonly rowId: string;
}

export class VaultError extends Error {
  override readonly name = 'VaultError';
}

/** As key objects: bytes would be made one for each use, which takes twice as long as sealing a letter. */
interface MasterKey {
  readonly id: string;
  readonly fieldKey: KeyObject;
  readonly wrapKey: KeyObject;
  readonly indexKey: KeyObject;
}

export class Vault {
  readonly #keys: ReadonlyMap<string, MasterKey>;
  readonly #newest: MasterKey;
  #indexKey: KeyObject;

  /** @param keys the `ENCRYPTION_KEYS` setting: `id:base64` pairs, newest first */
  constructor(keys: string) {
    const parsed = keys.split(',').map(parseKey);
    const [newest] = parsed;
    if (!newest) throw new VaultError('ENCRYPTION_KEYS holds no key');
    this.#newest = newest;
    this.#keys = new Map(parsed.map((key) => [key.id, key]));
    if (this.#keys.size < parsed.length)
      throw new VaultError('two keys of ENCRYPTION_KEYS have the same id');
    // Where no index key is stored (see `checkKeys`), the oldest key stands in: a newer one before it changes no look-up.
    this.#indexKey = (parsed.at(-1) ?? newest).indexKey;
  }

  /** The key that everything new is sealed under. */
  get newestKeyId(): string {
    return this.#newest.id;
  }

  /** Seals a text; the answer is `v1.<key id>.<base64url of IV, ciphertext and tag>`. */
  seal(text: string, place: Place): string {
    if (!SEALED_COLUMN.test(place.column))
      throw new VaultError(
        `a column that holds sealed text is named sealed_…, not ${place.column}`,
      );
    const sealed = encrypt(this.#newest.fieldKey, Buffer.from(text, 'utf8'), additionalData(place));
    return `v1.${this.#newest.id}.${sealed.toString('base64url')}`;
  }

  /** @throws VaultError if the value was changed, moved, or sealed under a key that is gone */
  open(sealed: string, place: Place): string {
    const [version, keyId = '', body = ''] = sealed.split('.');
    if (version !== 'v1') throw new VaultError(`unknown sealed format in ${place.column}`);
    return decrypt(
      this.#key(keyId).fieldKey,
      Buffer.from(body, 'base64url'),
      additionalData(place),
      place,
    ).toString('utf8');
  }

  sealJson(value: unknown, place: Place): string {
    return this.seal(JSON.stringify(value), place);
  }

  /** The caller checks the shape: what was sealed may be older than the code that opens it. */
  openJson(sealed: string, place: Place): unknown {
    return JSON.parse(this.open(sealed, place)) as unknown;
  }

  /** Seals a file: `CFX1`, length and text of the key id, the wrapped data key, then the sealed bytes. */
  sealBytes(bytes: Uint8Array, place: Place): Buffer {
    const dataKey = randomBytes(KEY_BYTES);
    const keyId = Buffer.from(this.#newest.id, 'ascii');
    const wrapped = encrypt(this.#newest.wrapKey, dataKey, additionalData(place));
    const body = encrypt(dataKey, bytes, additionalData(place));
    return Buffer.concat([
      Buffer.from('CFX1', 'ascii'),
      Buffer.from([keyId.length]),
      keyId,
      wrapped,
      body,
    ]);
  }

  /** @throws VaultError if the file was changed, moved, cut short, or sealed under a key that is gone */
  openBytes(sealed: Uint8Array, place: Place): Buffer {
    const file = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
    if (file.subarray(0, 4).toString('ascii') !== 'CFX1')
      throw new VaultError(`unknown sealed file in ${place.column}`);
    const wrappedStart = 5 + (file[4] ?? 0);
    const bodyStart = wrappedStart + IV_BYTES + KEY_BYTES + TAG_BYTES;
    const key = this.#key(file.subarray(5, wrappedStart).toString('ascii'));
    const dataKey = decrypt(
      key.wrapKey,
      file.subarray(wrappedStart, bodyStart),
      additionalData(place),
      place,
    );
    return decrypt(dataKey, file.subarray(bodyStart), additionalData(place), place);
  }

  /** A keyed fingerprint for looking a value up without storing it. It stays the same when the sealing keys change. */
  fingerprint(purpose: string, value: string): string {
    return createHmac('sha256', this.#indexKey).update(`${purpose}\0${value}`).digest('base64url');
  }

  /** The index key of the newest sealing key, for an installation that has none of its own yet. */
  newestIndexKey(): string {
    return this.#newest.indexKey.export().toString('base64');
  }

  /** From here on fingerprints are made with this installation's own index key. */
  useIndexKey(base64: string): void {
    const key = Buffer.from(base64, 'base64');
    if (key.length !== KEY_BYTES) throw new VaultError('the stored index key is not 32 bytes long');
    this.#indexKey = createSecretKey(key);
  }

  #key(id: string): MasterKey {
    const key = this.#keys.get(id);
    if (!key) throw new VaultError(`key ${id} is not among ENCRYPTION_KEYS`);
    return key;
  }
}

/** The id of the key that a text or a file was sealed under. */
export function sealingKeyId(sealed: string | Uint8Array): string {
  if (typeof sealed === 'string') return sealed.split('.')[1] ?? '';
  return Buffer.from(sealed.subarray(5, 5 + (sealed[4] ?? 0))).toString('ascii');
}

/** A fresh `ENCRYPTION_KEYS` value with one key. */
export function newEncryptionKeys(): string {
  return `k${randomBytes(4).toString('hex')}:${randomBytes(KEY_BYTES).toString('base64')}`;
}

function parseKey(pair: string): MasterKey {
  const [id = '', base64 = ''] = pair.split(':');
  const master = Buffer.from(base64, 'base64');
  if (master.length !== KEY_BYTES) throw new VaultError(`key ${id} is not 32 bytes long`);
  const derive = (purpose: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', master, 'credit-fix', purpose, KEY_BYTES)));
  return { id, fieldKey: derive('field'), wrapKey: derive('wrap'), indexKey: derive('index') };
}

function additionalData(place: Place): Buffer {
  return Buffer.from(`${place.column}:${place.rowId}`, 'utf8');
}

function encrypt(key: KeyObject | Buffer, plain: Uint8Array, aad: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(aad);
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: KeyObject | Buffer, sealed: Buffer, aad: Buffer, place: Place): Buffer {
  try {
    if (sealed.length < IV_BYTES + TAG_BYTES) throw new Error('too short');
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(aad).setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
    return Buffer.concat([
      decipher.update(sealed.subarray(IV_BYTES, sealed.length - TAG_BYTES)),
      decipher.final(),
    ]);
  } catch (cause) {
    throw new VaultError(`a sealed value of ${place.column} does not open`, { cause });
  }
}
