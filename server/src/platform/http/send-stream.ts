import type { Endpoint } from '@creditfix/shared/kernel';
import type { Context } from 'koa';
import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import type { StreamReply } from './implement.ts';

const STALLED_MS = 5 * 60_000;

/**
 * Answers with a file that is made while it leaves: no faster than the caller reads, and no further once the caller has gone.
 * What fails before the first byte is an ordinary refusal; what fails on the way breaks the connection, so that nobody takes
 * half a file for a whole one.
 */
export async function sendStream(
  ctx: Context,
  { file }: Endpoint,
  reply: StreamReply,
): Promise<void> {
  const parts = reply.bytes[Symbol.asyncIterator]();
  const first = await parts.next().catch((error: unknown) => {
    reply.ended();
    throw error;
  });
  // The socket asks for the rest, and does not know for whom: it is made in the language of the request all the same.
  const asRequested = AsyncLocalStorage.snapshot();
  const rest = () => asRequested(() => parts.next());
  const bytes = Readable.from(allOf(first, rest), { objectMode: false });
  bytes.once('error', (error) => {
    // A caller who went away breaks the stream too, and is no fault.
    if (!ctx.res.destroyed) ctx.state.log.error({ err: error, path: ctx.path }, 'a file broke off');
    ctx.res.destroy();
  });
  bytes.once('close', () => {
    reply.ended();
    // What makes the file ends with it, even if nobody read a byte.
    void parts.return?.();
  });
  ctx.status = 200;
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Content-Disposition', dispositionHeader(reply.disposition, reply.fileName));
  ctx.type = reply.type ?? file ?? 'application/octet-stream';
  // Who takes nothing for so long has gone without a word, and holds whatever the file is made from.
  ctx.res.setTimeout(STALLED_MS);
  ctx.body = bytes;
}

async function* allOf(
  first: IteratorResult<Uint8Array>,
  rest: () => Promise<IteratorResult<Uint8Array>>,
): AsyncGenerator<Uint8Array> {
  for (let part = first; !part.done; part = await rest()) yield part.value;
}

export function dispositionHeader(disposition: 'inline' | 'attachment', fileName: string): string {
  return `${disposition}; filename="${fileName.replace(/[^A-Za-z0-9._-]/g, '-')}"`;
}
