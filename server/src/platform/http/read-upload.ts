import { RequestProblems } from '@creditfix/shared/kernel';
import type { IncomingMessage } from 'node:http';
import { ConcurrencyLimit } from '#server/platform/concurrency/index.ts';

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
