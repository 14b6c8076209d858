import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type GetObjectCommandOutput,
  type ListMultipartUploadsCommandOutput,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { createHash } from 'node:crypto';
import type { S3Place } from '#server/platform/config/index.ts';
import type { StoredFile } from './file-store.port.ts';
import type { S3Timing } from './s3-file-store.ts';

/** Larger files travel in parts of this size, several at once; a part that fails is sent again by itself. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 3;

/** What a store of files asks of S3. Apart from its port, because the client is loaded with the first file. */
export interface S3Calls {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
  list(from: string | undefined): Promise<{
    readonly files: readonly StoredFile[];
    readonly next: string | undefined;
  }>;
  /** Writes a small file, without a second try. */
  probe(key: string): Promise<void>;
  endUploads(before: Date): Promise<void>;
}

export function createS3Calls(
  { bucket: Bucket, prefix, ...place }: S3Place,
  timing: S3Timing,
): S3Calls {
  const client = createS3Client(place, timing);
  const once = createS3Client(place, { ...timing, tries: 1 });
  for (const each of [client, once]) readWholeFiles(each);
  const at = (key: string) => ({ Bucket, Key: `${prefix}${key}` });
  const within = () => ({ abortSignal: AbortSignal.timeout(timing.longestMs) });
  return {
    async put(key, bytes) {
      const upload = new Upload({
        client,
        params: { ...at(key), Body: bytes, Metadata: { sha256: sha256Of(bytes) } },
        partSize: PART_BYTES,
        queueSize: PARTS_AT_ONCE,
      });
      const timer = setTimeout(() => void upload.abort(), timing.longestMs);
      try {
        await upload.done();
      } finally {
        clearTimeout(timer);
      }
    },
    async get(key) {
      try {
        const answer: Whole = await client.send(new GetObjectCommand(at(key)), within());
        return answer.whole;
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)), within());
    },
    async list(from) {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: from }),
        within(),
      );
      const files = (page.Contents ?? []).flatMap(({ Key = '', LastModified }) =>
        LastModified ? [{ key: Key.slice(prefix.length), at: LastModified }] : [],
      );
      return { files, next: page.NextContinuationToken };
    },
    async probe(key) {
      await once.send(new PutObjectCommand({ ...at(key), Body: key }), within());
    },
    async endUploads(before) {
      const { Uploads = [] }: Partial<ListMultipartUploadsCommandOutput> = await client
        .send(new ListMultipartUploadsCommand({ Bucket, Prefix: prefix }), within())
        .catch((error: unknown) => {
          // A store without this call, or a key that may not make it: then a rule of the bucket has to end them.
          if (isRefusal(error)) return {};
          throw error;
        });
      for (const { Key, UploadId, Initiated } of Uploads)
        if (Initiated && Initiated < before)
          await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }), within());
    },
  };
}

function isRefusal(error: unknown): boolean {
  const { $metadata } = error as { readonly $metadata?: { readonly httpStatusCode?: number } };
  const { httpStatusCode: status = 0 } = $metadata ?? {};
  return (status >= 400 && status < 500) || status === 501;
}

/** The answer to a question for a file, with the file. */
type Whole = GetObjectCommandOutput & { whole?: Uint8Array };

/** Signs, sums and tries again with growing, random pauses. */
export function createS3Client(
  place: Omit<S3Place, 'bucket' | 'prefix'>,
  { connectMs, silenceMs, tries }: Omit<S3Timing, 'longestMs'>,
): S3Client {
  const { accessKeyId, secretAccessKey, endpoint, region } = place;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // A bucket is a folder of the address everywhere, and a name of its own only where somebody made a certificate for it.
    forcePathStyle: true,
    maxAttempts: tries,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: silenceMs,
      throwOnRequestTimeout: true,
      socketTimeout: silenceMs,
    },
  });
  // The client writes a bucket with a slash behind it, and not every server signs it like that.
  client.middlewareStack.add(
    (next) => async (args) => {
      const request = args.request as { path: string };
      request.path = request.path.replace(/(?<=.)\/$/, '');
      return await next(args);
    },
    { step: 'build', name: 'bareBucket' },
  );
  return client;
}

function readWholeFiles(client: S3Client): void {
  // Within the client's own tries: one whose bytes stop on the way, or are not those that were sent, is tried again like any other.
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args);
      const output = result.output as Partial<Whole>;
      if (output.Body) output.whole = await readWhole(output);
      return result;
    },
    { step: 'deserialize', name: 'readWhole', priority: 'high' },
  );
}

/** @throws what the client takes for a reason to try again */
async function readWhole({ Body, Metadata }: Partial<Whole>): Promise<Uint8Array> {
  let bytes: Uint8Array | undefined;
  try {
    bytes = await Body?.transformToByteArray();
  } catch (error) {
    throw retryable('BodyCut', error);
  }
  if (!bytes || sha256Of(bytes) !== Metadata?.sha256) throw retryable('WrongChecksum');
  return bytes;
}

function retryable(name: string, cause?: unknown): Error {
  const error = new Error('not what was stored', { cause });
  return Object.assign(error, { name, $retryable: { throttling: false } });
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
