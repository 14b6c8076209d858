import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';

/** How an answer is compressed: with brotli, or with gzip for clients that support nothing better. */

export type Packing = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What the asker can unpack; browsers name gzip first and mean nothing by it. */
export function packingFor(ctx: Context): Packing | undefined {
  ctx.vary('Accept-Encoding');
  return (['br', 'gzip'] as const).find(
    (packing) => ctx.acceptsEncodings(packing, 'identity') === packing,
  );
}

/** Once and for all: small beats quick. */
export async function packSmall(content: Buffer, packing: Packing): Promise<Buffer> {
  return packing === 'br' ? await brotli(content) : await zip(content, { level: 9 });
}

const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** For one answer alone: quick beats small. */
export async function packQuickly(content: string, packing: Packing): Promise<Buffer> {
  return packing === 'br' ? await brotli(content, QUICK_BROTLI) : await zip(content);
}
