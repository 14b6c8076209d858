import { randomBytes } from 'node:crypto';
import { constants, brotliCompress } from 'node:zlib';
import { promisify } from 'node:util';
import type { Context } from 'koa';
import { pagePolicy } from './page-policy.ts';

const pack = promisify(brotliCompress);
const NONCE_MARK = /__STYLE_NONCE__/g;

/** A page is packed anew for each answer, because its nonce is: quick beats small. */
const PACKED_QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

interface PageOptions {
  readonly status?: number;
  readonly guests?: readonly string[];
  readonly scripts?: readonly string[];
}

/** Sends a page of ours; `html` may hold `__STYLE_NONCE__`. */
export async function sendPage(
  ctx: Context,
  html: string,
  { status = 200, guests = [], scripts = [] }: PageOptions = {},
): Promise<void> {
  const nonce = randomBytes(16).toString('base64');
  const page = html.replace(NONCE_MARK, nonce);
  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.set('Content-Security-Policy', pagePolicy({ nonce, guests, scripts }));
  ctx.set('Cache-Control', 'no-cache');
  ctx.vary('Accept-Encoding');
  if (ctx.acceptsEncodings('br', 'identity') === 'br') {
    ctx.set('Content-Encoding', 'br');
    ctx.body = await pack(page, PACKED_QUICKLY);
  } else {
    ctx.body = page;
  }
}
