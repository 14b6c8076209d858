import { RequestProblems } from '@creditfix/shared/kernel';
import { bodyParser } from '@koa/bodyparser';
import type { Context } from 'koa';
import type { IncomingMessage } from 'node:http';
import { ConcurrencyLimit } from '#server/platform/concurrency/index.ts';
import { statusOf } from './problem-answer.ts';

/** The body of an upload, whole, or why there is none. The feature says it in its own words. */
export type Upload =
  | { readonly bytes: Uint8Array; readonly fault?: never }
  | { readonly bytes?: never; readonly fault: 'empty' | 'too_large' | 'broken_off' };

/** From its first byte to its answer an upload lies in memory; the pages send one file of a person after another. */
export const uploadsUnderWay = new ConcurrencyLimit({
  atOnce: 40,
  atOnceOfOne: 2,
  refusal: () => RequestProblems.raise('request.busy', { retryAfterSeconds: 10 }),
});

/** A little less than the server gives a whole request, so that a slow upload is answered in words. */
const DEADLINE_MS = 240_000;

/**
 * Reads a body into memory and stops at the limit, whatever its Content-Length says. Nothing is written anywhere: an upload
 * that breaks off leaves nothing behind.
 */
export async function readUpload(
  request: IncomingMessage,
  { maxBytes }: { readonly maxBytes: number },
): Promise<Upload> {
  // What is not read here is discarded by the server once it has answered.
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return { fault: 'too_large' };
  if (request.destroyed) return { fault: 'broken_off' };
  return await new Promise<Upload>((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const timer = setTimeout(() => end({ fault: 'broken_off' }), DEADLINE_MS);
    const end = (upload: Upload) => {
      clearTimeout(timer);
      request.removeListener('data', take);
      request.resume();
      resolve(upload);
    };
    const take = (chunk: Buffer) => {
      length += chunk.length;
      if (length > maxBytes) end({ fault: 'too_large' });
      else chunks.push(chunk);
    };
    request.on('data', take);
    request.once('end', () =>
      end(length === 0 ? { fault: 'empty' } : { bytes: Buffer.concat(chunks) }),
    );
    request.once('error', () => end({ fault: 'broken_off' }));
    request.once('close', () => end({ fault: 'broken_off' }));
  });
}

const JSON_BYTES = 1_000_000;

/** How much of what is being sent may lie in memory, and for how long. Bodies are a few kB, a drawn signature some hundred. */
const LIMITS = {
  bytesOfOne: 8 * JSON_BYTES,
  bytesOfAll: 64 * JSON_BYTES,
  timeoutMs: 30_000,
};

export interface BodyReader {
  /** @throws Problem if it is too large, no JSON, or took too long; `request.busy` where too much is under way already */
  json(ctx: Context, caller: string): Promise<unknown>;
  /** The bytes as they came. */
  raw(ctx: Context, caller: string, maxBytes: number): Promise<Uint8Array>;
}

/**
 * Reads bodies, each only once its call has been let through: what nobody asked for is never read. Each takes its announced size of
 * a budget until it is whole, so that many slow ones fill neither the memory nor, from one caller, the place of the others.
 *
 * @param limits a test's own
 */
export function createBodyReader(limits = LIMITS): BodyReader {
  const underWay = new Map<string, number>();
  const inBudget = async <Body>(
    caller: string,
    bytes: number,
    read: () => Promise<Body>,
  ): Promise<Body> => {
    const own = underWay.get(caller) ?? 0;
    const all = [...underWay.values()].reduce((sum, taken) => sum + taken, 0);
    if (own + bytes > limits.bytesOfOne || all + bytes > limits.bytesOfAll)
      throw RequestProblems.raise('request.busy', { retryAfterSeconds: 5 });
    underWay.set(caller, own + bytes);
    const reading = read().finally(() => {
      const left = (underWay.get(caller) ?? bytes) - bytes;
      if (left > 0) underWay.set(caller, left);
      else underWay.delete(caller);
    });
    return await inTime(reading, limits.timeoutMs);
  };
  return {
    async json(ctx, caller) {
      await inBudget(
        caller,
        sizeOf(ctx, JSON_BYTES),
        async () => await parseJson(ctx, nothingMore),
      );
      return (ctx.request as { body?: unknown }).body ?? {};
    },
    async raw(ctx, caller, maxBytes) {
      const { bytes, fault } = await inBudget(
        caller,
        sizeOf(ctx, maxBytes),
        async () => await readUpload(ctx.req, { maxBytes }),
      );
      if (bytes) return bytes;
      throw RequestProblems.raise(
        fault === 'too_large' ? 'request.too_large' : 'request.malformed',
      );
    },
  };
}

const parseJson = bodyParser({ enableTypes: ['json'], jsonLimit: JSON_BYTES, onError: refuseBody });
const nothingMore = async () => {};

/** Whatever is wrong with a body is the caller's: too large, an unknown encoding, or simply broken. */
function refuseBody(error: Error): never {
  const status = statusOf(error);
  if (status === 413) throw RequestProblems.raise('request.too_large');
  if (status === 415) throw RequestProblems.raise('request.unsupported_media');
  throw RequestProblems.raise('request.malformed');
}

/** What a body may take: as much as it says, or the most there is where it says nothing or comes packed. */
function sizeOf(ctx: Context, most: number): number {
  const length = ctx.get('Content-Length');
  if (ctx.get('Transfer-Encoding') !== '' || ctx.get('Content-Encoding') !== '') return most;
  return Math.min(Number(length), most);
}

/** The rest of a body that took too long comes to nobody: see `createHttpServer`. */
async function inTime<Body>(reading: Promise<Body>, timeoutMs: number): Promise<Body> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(RequestProblems.raise('request.too_slow')), timeoutMs);
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
  }
}
