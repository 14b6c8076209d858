import type { S3Place } from '#server/platform/config/index.ts';
import { onFirstUse } from '#server/platform/loading/index.ts';
import { checkFileKey, isFileKey, type FileStore, type StoredFile } from './file-store.port.ts';
import type { S3Calls } from './s3-calls.ts';

export interface S3Timing {
  /** Until a connection stands. */
  readonly connectMs: number;
  /** Until an answer begins, and between two pieces of it. */
  readonly silenceMs: number;
  /** For one file or one page of a list, with all tries. */
  readonly longestMs: number;
  readonly tries: number;
}

/** A client of that store, with its package, which is loaded now. */
export async function s3ClientFor(
  place: Omit<S3Place, 'bucket' | 'prefix'>,
  timing: Omit<S3Timing, 'longestMs'>,
) {
  const { createS3Client } = await import('./s3-calls.ts');
  return createS3Client(place, timing);
}

const TIMING: S3Timing = { connectMs: 2_000, silenceMs: 5_000, longestMs: 20_000, tries: 4 };
const UNFINISHED_MS = 60 * 60_000;
/** A store that took a file so short a while ago, and refused nothing since, is not asked to take another. */
const WELL_FOR_MS = 30_000;
const PROBE_KEY = 'probe';

/**
 * Files in a bucket. The client signs, sums and tries again with growing, random pauses; whatever it throws in the end is trouble of
 * ours (`FILES_AWAY`), never with an address or a key in its words.
 */
export function createS3FileStore(place: S3Place, timing: S3Timing = TIMING): FileStore {
  const calls = onFirstUse('keeping files in S3', async () => {
    const { createS3Calls } = await import('./s3-calls.ts');
    return createS3Calls(place, timing);
  });
  let wellUntil = -Infinity;
  const ask = async <Answer>(question: (calls: S3Calls) => Promise<Answer>): Promise<Answer> => {
    const loaded = await calls();
    try {
      return await question(loaded);
    } catch (error) {
      wellUntil = -Infinity;
      throw filesAway(error);
    }
  };
  return {
    async put(key, bytes) {
      checkFileKey(key);
      await ask(async ({ put }) => await put(key, bytes));
    },
    async get(key) {
      checkFileKey(key);
      return await ask(async ({ get }) => await get(key));
    },
    async remove(key) {
      checkFileKey(key);
      await ask(async ({ remove }) => await remove(key));
    },
    async *list() {
      let after: string | undefined;
      do {
        const from: string | undefined = after;
        const page: { files: readonly StoredFile[]; next: string | undefined } = await ask(
          async ({ list }) => await list(from),
        );
        yield* page.files.filter(({ key }) => isFileKey(key));
        after = page.next;
      } while (after !== undefined);
    },
    // Nobody says how large a bucket may get, and counting it would cost a call for each thousand files.
    space: async () => ({ freeBytes: null, filesBytes: null }),
    async findFault() {
      if (performance.now() < wellUntil) return undefined;
      try {
        await ask(async ({ probe }) => await probe(PROBE_KEY));
        wellUntil = performance.now() + WELL_FOR_MS;
        return undefined;
      } catch (error) {
        return `can not be written (${(error as Error).message})`;
      }
    },
    async removeUnfinished() {
      // The store's clock tells the age of an upload; ours is close enough for an hour.
      const before = new Date(Date.now() - UNFINISHED_MS);
      await ask(async ({ endUploads }) => await endUploads(before));
    },
  };
}

/** What went wrong, in words and a code without any address, key or header. */
function filesAway(error: unknown): Error {
  const { name, code, $metadata } = (error ?? {}) as {
    readonly name?: string;
    readonly code?: unknown;
    readonly $metadata?: { readonly httpStatusCode?: number };
  };
  const status = $metadata?.httpStatusCode;
  const said = [typeof code === 'string' ? code : name, status && `status ${status}`];
  const isFull = status === 507 || /full|quota/i.test(name ?? '');
  return Object.assign(new Error(`S3: ${said.filter(Boolean).join(', ')}`), {
    code: isFull ? 'ENOSPC' : 'FILES_AWAY',
  });
}
