import { randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import { packQuickly, packingFor } from './packing.ts';
import { pagePolicy } from './page-policy.ts';

const NONCE_MARK = /__STYLE_NONCE__/g;

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
  await sendPacked(ctx, page);
}

/** A text that is rebuilt for each answer, as a page is because of its nonce. */
export async function sendPacked(ctx: Context, text: string): Promise<void> {
  const packing = packingFor(ctx);
  if (packing) ctx.set('Content-Encoding', packing);
  ctx.body = packing ? await packQuickly(text, packing) : text;
}
