import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Context, Middleware } from 'koa';

const pack = promisify(brotliCompress);
const NONCE_MARK = /__STYLE_NONCE__/g;

/**
 * The policy of the pages: our own scripts only; styles are our own files or carry this answer's nonce.
 *
 * @param guests origins of the one bot check in use, where it is not our own
 */
function pagePolicy(nonce: string, guests: readonly string[]): string {
  const also = guests.map((source) => ` ${source}`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${also}`,
    `style-src 'self' 'nonce-${nonce}'${also}`,
    // React sets style attributes for measured sizes; an attribute can't run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${also}`,
    ...(also ? [`frame-src${also}`] : []),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Sends a page of ours; `html` may hold `__STYLE_NONCE__`. */
export function sendPage(
  ctx: Context,
  html: string,
  { status = 200, guests = [] }: { status?: number; guests?: readonly string[] } = {},
): void {
  const nonce = randomBytes(16).toString('base64');
  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.set('Content-Security-Policy', pagePolicy(nonce, guests));
  ctx.set('Cache-Control', 'no-cache');
  ctx.body = html.replace(NONCE_MARK, nonce);
}

/** One built file, read once: a new build beside a running server can't pull it away. */
interface WebFile {
  readonly bytes: Buffer;
  readonly etag: string;
  packed?: Promise<Buffer>;
}

const PACKABLE = /\.(?:js|css|svg|json|webmanifest|txt|xml|map)$/;

/** Serves the built web app: files by name, and its one page for every other address outside `/api` and `/dev`. */
export function webApp(folder: string, guests: readonly string[]): Middleware {
  if (!existsSync(join(folder, 'index.html'))) return notBuilt;
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const files = readFiles(folder);
  return async (ctx, next) => {
    if (!['GET', 'HEAD'].includes(ctx.method) || /^\/(api|dev|metrics)(\/|$)/.test(ctx.path))
      return await next();
    const isPage =
      ctx.path === '/' || ctx.path === '/index.html' || !/\.[a-z0-9]+$/i.test(ctx.path);
    if (isPage) return sendPage(ctx, html, { guests });
    const file = files.get(ctx.path);
    if (file) await sendFile(ctx, file);
    else sendPage(ctx, html, { status: 404, guests });
  };
}

function readFiles(folder: string): ReadonlyMap<string, WebFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const bytes = readFileSync(path);
        const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
        return [`/${relative(folder, path).replaceAll('\\', '/')}`, { bytes, etag }];
      }),
  );
}

async function sendFile(ctx: Context, file: WebFile): Promise<void> {
  const hashed = ctx.path.startsWith('/assets/');
  ctx.set('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  ctx.set('ETag', `"${file.etag}"`);
  ctx.vary('Accept-Encoding');
  ctx.type = extname(ctx.path);
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  if (PACKABLE.test(ctx.path) && ctx.acceptsEncodings('br', 'identity') === 'br') {
    file.packed ??= pack(file.bytes);
    ctx.set('Content-Encoding', 'br');
    ctx.body = await file.packed;
  } else {
    ctx.body = file.bytes;
  }
}

const notBuilt: Middleware = async (ctx, next) => {
  await next();
  if (ctx.body === undefined && !ctx.path.startsWith('/api')) {
    ctx.status = 503;
    ctx.body = 'The web app is not built yet. Start the product with: npm start';
  }
};
