import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { BackupFault } from './backup-fault.ts';

/**
 * The archive of a backup: a tar, so that any system opens it, with a list of its own at the end. What is in it is hashed entry by
 * entry; an archive that was cut, changed or reassembled does not end with the list that belongs to it.
 */

const MANIFEST = 'manifest.json';
/** No part of ours comes near it: what claims to be larger was not written by us. */
const LARGEST_ENTRY_BYTES = 1_000_000_000;
const LARGEST_PART_BYTES = 256_000_000;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

export interface ArchiveWriter {
  /** Entries come one after the other, in the order of these calls. */
  add(name: string, bytes: Uint8Array): Promise<void>;
  /** The same for what packs well; its name gets the ending `.zst`. */
  addPacked(name: string, bytes: Uint8Array): Promise<void>;
  /** Writes the list, and gives the file its name: until then there is none. `seal` is given the hash of all entries. */
  finish(manifest: (hash: string) => object): Promise<{ readonly bytes: number }>;
  /** Ends it before it is whole. Nothing is left. */
  discard(): Promise<void>;
}

export interface ArchiveEntry {
  readonly name: string;
  readonly bytes: Buffer;
}

/** @throws BackupFault if there is such a file already */
export async function createArchive(path: string): Promise<ArchiveWriter> {
  const part = `${path}.part`;
  const isThere = await open(path, 'r').catch(() => undefined);
  await isThere?.close();
  if (isThere)
    throw new BackupFault(`${path} is there already. Name another file, or move it away.`);
  // What a backup that was ended has left is of no use.
  await rm(part, { force: true });
  const tar = pack();
  const file = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
  const written = pipeline(tar, file);
  // It is waited for at the end; one that fails before that fails the entry that is written then.
  const failed = written.then(
    () => new Promise<never>(() => {}),
    (error: unknown) => Promise.reject(asFault(error, path)),
  );
  failed.catch(() => {});
  const hash = createHash('sha256');
  let turn = Promise.resolve();

  const addOne = async (name: string, bytes: Uint8Array): Promise<void> => {
    hash.update(lineOf(name, bytes));
    const added = new Promise<void>((resolve, reject) => {
      const header = { name, size: bytes.length, mode: 0o600, mtime: new Date(0) };
      const entry = tar.entry(header, (error) => (error ? reject(error) : resolve()));
      entry.end(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    });
    await Promise.race([added, failed]);
  };
  const add = (name: string, bytes: Uint8Array): Promise<void> => {
    turn = turn.then(() => addOne(name, bytes));
    return turn;
  };
  return {
    add,
    async addPacked(name, bytes) {
      const packed = await compress(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 1 } });
      await add(`${name}.zst`, packed);
    },
    async finish(manifest) {
      const body = Buffer.from(JSON.stringify(manifest(hash.copy().digest('hex')), null, 2));
      await add(MANIFEST, body);
      tar.finalize();
      await written.catch((error: unknown) => Promise.reject(asFault(error, path)));
      await rename(part, path);
      await syncFolder(dirname(path));
      return { bytes: file.bytesWritten };
    },
    async discard() {
      tar.destroy();
      await written.catch(() => {});
      await rm(part, { force: true });
    },
  };
}

/**
 * The entries in their order, each whole in memory, and in the end the list.
 *
 * @returns the list, which the caller checks
 * @throws BackupFault if the file is none of ours, or is not as it was written
 */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry, unknown> {
  const tar = extract();
  const reading = pipeline(createReadStream(path), tar);
  reading.catch(() => {});
  const hash = createHash('sha256');
  let manifest: { readonly hash?: unknown } | undefined;
  try {
    for await (const entry of tar) {
      const { name, size = 0 } = entry.header;
      if (manifest) throw new BackupFault(`${path} goes on after its end: it was changed.`);
      if (size > LARGEST_ENTRY_BYTES) throw new BackupFault(`${path} is no backup of ours.`);
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      const bytes = Buffer.concat(chunks);
      if (name === MANIFEST) {
        manifest = JSON.parse(bytes.toString('utf8')) as object;
        continue;
      }
      hash.update(lineOf(name, bytes));
      yield { name, bytes };
    }
    await reading;
  } catch (error) {
    throw asFault(error, path);
  }
  if (!manifest)
    throw new BackupFault(`${path} is not whole: its end is missing. Take another backup.`);
  if (manifest.hash !== hash.digest('hex'))
    throw new BackupFault(`${path} is damaged: it is not what was written. Take another backup.`);
  return manifest;
}

/** @throws BackupFault if it does not unpack */
export async function unpacked({ name, bytes }: ArchiveEntry): Promise<Buffer> {
  try {
    return await decompress(bytes, { maxOutputLength: LARGEST_PART_BYTES });
  } catch (cause) {
    throw new BackupFault(`${name} in the backup is damaged. Take another backup.`, { cause });
  }
}

function lineOf(name: string, bytes: Uint8Array): string {
  return `${name} ${bytes.length} ${createHash('sha256').update(bytes).digest('hex')}\n`;
}

function asFault(error: unknown, path: string): unknown {
  if (error instanceof BackupFault) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new BackupFault(`${path}, or its folder, is not there.`);
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new BackupFault(`The disk of ${path} is full. Make room on it, or name another place.`);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new BackupFault(`${path} is closed to the user that this program runs as (${code}).`);
  if (code) return error;
  return new BackupFault(`${path} is damaged, or no backup of ours (${message}).`, {
    cause: error,
  });
}

/** A rename is durable once its folder is synced; Windows can't open folders and needs no such step. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
