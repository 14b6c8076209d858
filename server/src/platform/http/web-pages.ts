import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Middleware } from 'koa';
import sirv from 'sirv';

const NONCE_MARK = /__STYLE_NONCE__/g;

/** The policy of the pages: our own scripts only; styles are our own files or carry this answer's nonce. */
function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    // React sets style attributes for measured sizes; an attribute can't run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",

    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Sends a page of ours; `html` may hold `__STYLE_NONCE__`. */
export function sendPage(ctx: Context, html: string, status = 200): void {
  const nonce = randomBytes(16).toString('base64');
  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.set('Content-Security-Policy', pagePolicy(nonce));
  ctx.set('Cache-Control', 'no-cache');
  ctx.body = html.replace(NONCE_MARK, nonce);
}

/** Serves the built web app: files by name, and its one page for every other address outside `/api` and `/dev`. */
export function webApp(folder: string): Middleware {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return notBuilt;
  const html = readFileSync(page, 'utf8');
  const files = sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    extensions: [],
    setHeaders: (response, path) => {
      const hashed = path.startsWith('/assets/');
      response.setHeader(
        'Cache-Control',
        hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  return async (ctx, next) => {
    if (!['GET', 'HEAD'].includes(ctx.method) || /^\/(api|dev|metrics)(\/|$)/.test(ctx.path))
      return await next();
    const isPage =
      ctx.path === '/' || ctx.path === '/index.html' || !/\.[a-z0-9]+$/i.test(ctx.path);
    if (isPage) return sendPage(ctx, html);
    const found = await serveFile(ctx, files);
    if (!found) sendPage(ctx, html, 404);
  };
}

/** @returns false where there is no such file */
async function serveFile(ctx: Context, files: ReturnType<typeof sirv>): Promise<boolean> {
  const { req, res } = ctx;
  res.statusCode = 200;
  return await new Promise<boolean>((resolve) => {
    res.once('finish', () => resolve(true));
    res.once('close', () => resolve(true));
    files(req, res, () => resolve(false));
  }).then((found) => {
    // The file went out through the plain response; Koa has nothing to add.
    if (found) ctx.respond = false;
    return found;
  });
}

const notBuilt: Middleware = async (ctx, next) => {
  await next();
  if (ctx.body === undefined && !ctx.path.startsWith('/api')) {
    ctx.status = 503;
    ctx.body = 'The web app is not built yet. Start the product with: npm start';
  }
};
