import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  UploadPartCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { S3Place } from '#server/platform/config/index.ts';
import { s3ClientFor } from '#server/platform/files/index.ts';
import {
  archiveTime,
  backupsIn,
  isBackupPath,
  type BackupMirror,
  type KeptFile,
} from './backup-folder.ts';
import { BackupFault } from './backup-fault.ts';

/** An archive travels in parts of this size, and no store takes more than ten thousand: 320 GB. */
const PART_BYTES = 32 * 1024 * 1024;
const FILES_AT_ONCE = 8;
/** Putting a large archive together takes a store its time, and it is silent meanwhile. */
const TIMING = { connectMs: 5_000, silenceMs: 120_000, tries: 5 };

const startedSchema = z.object({
  uploadId: z.string(),
  parts: z.array(z.object({ PartNumber: z.number(), ETag: z.string() })),
});

/** What of an archive has been sent, kept beside it: any store can go on with that, also those that can't list what they have begun. */
type Started = z.output<typeof startedSchema>;

/** The folder of daily backups once more, in a bucket. Paths in it are those of the folder. */
export async function createS3Mirror(
  place: S3Place,
  partBytes: number = PART_BYTES,
): Promise<BackupMirror> {
  return new S3Mirror(place, await s3ClientFor(place, TIMING), partBytes);
}

class S3Mirror implements BackupMirror {
  readonly #place: S3Place;
  readonly #client: S3Client;
  readonly #partBytes: number;

  constructor(place: S3Place, client: S3Client, partBytes: number) {
    this.#place = place;
    this.#client = client;
    this.#partBytes = partBytes;
  }

  async newest(): Promise<Date | undefined> {
    const names = [...(await this.#kept()).keys()].toSorted();
    return names.flatMap((name) => archiveTime(name) ?? []).at(-1);
  }

  async send(
    folder: string,
    { keptSince, report = () => {} }: Parameters<BackupMirror['send']>[1],
  ): ReturnType<BackupMirror['send']> {
    const [there, here] = await Promise.all([this.#kept(), backupsIn(folder)]);
    const missing = here.filter(({ path, bytes }) => there.get(path) !== bytes);
    // An archive comes last: what stands beside it is there by then.
    const order = Map.groupBy(missing, ({ path }) => archiveTime(path) !== undefined);
    const sent = { files: 0, bytes: 0, removed: 0 };
    for (const some of [order.get(false) ?? [], order.get(true) ?? []])
      await eachOf(some, async (file) => {
        await this.#sendFile(folder, file);
        sent.files += 1;
        sent.bytes += file.bytes;
        report({ rows: 0, files: sent.files });
      });
    const names = new Set(here.map(({ path }) => path));
    await eachOf(whatMayGo([...there.keys()], names, keptSince), async (path) => {
      await this.#client.send(new DeleteObjectCommand(this.#at(path)));
      sent.removed += 1;
    });
    return sent;
  }

  async fetch(folder: string): Promise<string> {
    const there = await this.#kept();
    const archives = [...there.keys()].filter((path) => archiveTime(path)).toSorted();
    const newest = archives.at(-1);
    if (newest === undefined)
      throw new BackupFault('There is no backup in the bucket of BACKUP_S3_URL.');
    const wanted = [...there].filter(([path]) => path === newest || path.startsWith('files-'));
    await eachOf(wanted, async ([path, bytes]) => {
      const has = await stat(join(folder, path)).catch(() => undefined);
      if (has?.size !== bytes) await this.#fetchFile(folder, path);
    });
    return join(folder, newest);
  }

  #at(path: string) {
    const { bucket: Bucket, prefix } = this.#place;
    return { Bucket, Key: `${prefix}${path}` };
  }

  /** What is there, and how large each is. */
  async #kept(): Promise<ReadonlyMap<string, number>> {
    const { bucket: Bucket, prefix: Prefix } = this.#place;
    const found = new Map<string, number>();
    let from: string | undefined;
    do {
      const page = await this.#client.send(
        new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken: from }),
      );
      for (const { Key = '', Size = 0 } of page.Contents ?? []) {
        const path = Key.slice(Prefix.length);
        if (isBackupPath(path)) found.set(path, Size);
      }
      from = page.NextContinuationToken;
    } while (from !== undefined);
    return found;
  }

  async #sendFile(folder: string, { path, bytes }: KeptFile): Promise<void> {
    const file = join(folder, path);
    const at = this.#at(path);
    const partBytes = this.#partBytes;
    if (bytes > partBytes) await sendInParts(this.#client, { at, file, bytes, partBytes });
    else await this.#client.send(new PutObjectCommand({ ...at, Body: await readFile(file) }));
  }

  async #fetchFile(folder: string, path: string): Promise<void> {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const { Body } = await this.#client.send(new GetObjectCommand(this.#at(path)));
    const part = createWriteStream(`${file}.part`, { mode: 0o600, flush: true });
    await pipeline(Body as Readable, part);
    await rename(`${file}.part`, file);
  }
}

async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, worker));
}

/**
 * Archives go by their age alone, and the newest never. A sealed file goes when the folder has let go of it and has every archive that
 * stays: a folder that is new, or that lost something, knows nothing of what the others need.
 */
function whatMayGo(
  there: readonly string[],
  here: ReadonlySet<string>,
  keptSince: Date,
): readonly string[] {
  const archives = there.filter((path) => archiveTime(path)).toSorted();
  const old = archives.slice(0, -1).filter((path) => (archiveTime(path) ?? keptSince) < keptSince);
  const knowsAll = archives.every((path) => old.includes(path) || here.has(path));
  const files = there.filter((path) => path.startsWith('files-') && !here.has(path));
  return [...old, ...(knowsAll && archives.length > old.length ? files : [])];
}

interface ArchiveToSend {
  readonly at: { readonly Bucket: string; readonly Key: string };
  readonly file: string;
  readonly bytes: number;
  readonly partBytes: number;
}

/** Goes on where an earlier try has ended; from the beginning where the store, or a rule of the bucket, has forgotten that one. */
async function sendInParts(client: S3Client, archive: ArchiveToSend): Promise<void> {
  const note = `${archive.file}.upload`;
  const begun = await readNote(note);
  try {
    await sendParts(client, archive, { note, begun });
  } catch (error) {
    if (!begun || (error as { readonly name?: string }).name !== 'NoSuchUpload') throw error;
    await sendParts(client, archive, { note, begun: undefined });
  }
  await rm(note, { force: true });
}

async function sendParts(
  client: S3Client,
  { at, file, bytes, partBytes }: ArchiveToSend,
  { note, begun }: { readonly note: string; readonly begun: Started | undefined },
): Promise<void> {
  const started = begun ?? {
    uploadId: (await client.send(new CreateMultipartUploadCommand(at))).UploadId ?? '',
    parts: [],
  };
  const upload = { ...at, UploadId: started.uploadId };
  const source = await open(file, 'r');
  try {
    for (let from = started.parts.length * partBytes; from < bytes; from += partBytes) {
      const Body = Buffer.alloc(Math.min(partBytes, bytes - from));
      await source.read(Body, 0, Body.length, from);
      const PartNumber = started.parts.length + 1;
      const part = new UploadPartCommand({ ...upload, PartNumber, Body });
      started.parts.push({ PartNumber, ETag: (await client.send(part)).ETag ?? '' });
      await writeFile(note, JSON.stringify(started), { mode: 0o600 });
    }
  } finally {
    await source.close();
  }
  const whole = new CompleteMultipartUploadCommand({
    ...upload,
    MultipartUpload: { Parts: started.parts },
  });
  const failure: unknown = await client.send(whole).then(
    () => undefined,
    (error: unknown) => error,
  );
  // An answer that never came may have been a yes.
  const found = await client.send(new HeadObjectCommand(at)).catch(() => undefined);
  if (found?.ContentLength !== bytes)
    throw failure ?? new BackupFault('The store did not put the backup together. Begin again.');
}

async function readNote(note: string): Promise<Started | undefined> {
  if (!existsSync(note)) return undefined;
  try {
    return startedSchema.parse(JSON.parse(await readFile(note, 'utf8')));
  } catch {
    // It was being written when the process ended.
    return undefined;
  }
}
