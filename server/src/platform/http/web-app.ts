import { RequestProblems, type SiteFacts } from '@creditfix/shared/kernel';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import type { Context, Middleware } from 'koa';
import { fillMarks, readBuiltPages, type BuiltPages } from './built-pages.ts';
import { packSmall, packingFor, type Packing } from './packing.ts';
import { sendPacked, sendPage } from './web-pages.ts';

export interface WebAppParts {
  /** Folder of the built web app. */
  readonly folder: string;
  /** Origins of the one bot check in use, if it is not our own. */
  readonly guests: readonly string[];
  /** Where people reach us. */
  readonly origin: () => string;
  /** What the pages say of the site right now. */
  readonly facts: () => SiteFacts;
  /** Outside production the app also draws a page for developers, with every component in every state. */
  readonly gallery?: boolean | undefined;
}

/** One built file, read once: a new build beside a running server can't pull it away. */
interface WebFile {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly packed: Partial<Record<Packing, Promise<Buffer>>>;
}

const PACKABLE = /\.(?:js|css|svg|json|webmanifest|txt|xml|map)$/;

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Answered by others. */
const NOT_OURS = /^\/(api|dev|metrics)(\/|$)/;

const GALLERY = '/dev/gallery';

/** Files that name the site's own address. */
const MARKED = new Set(['/sitemap.xml', '/robots.txt']);

/** Serves the built web app: files by name, prerendered pages by address, and the empty page that the app draws itself into. */
export function webApp({ folder, guests, origin, facts, gallery }: WebAppParts): Middleware {
  if (!existsSync(join(folder, 'pages/paths.json'))) return notBuilt;
  const pages = readBuiltPages(join(folder, 'pages'));
  const files = readFiles(folder);
  return async (ctx, next) => {
    const isGallery = gallery && ctx.path === GALLERY;
    if (NOT_OURS.test(ctx.path) && !isGallery) return await next();
    if (!READING.has(ctx.method)) {
      if (!files.has(ctx.path) && pages.find(ctx.path, facts()).status === 404) return await next();
      ctx.set('Allow', [...READING].join(', '));
      throw RequestProblems.raise('request.method_not_allowed');
    }
    if (ctx.path !== '/' && /[/\\]{2}|[/\\](?:index\.html)?$/.test(ctx.path))
      return goTo(ctx, withoutSpareSlashes(ctx.path));
    const file = files.get(ctx.path);
    if (file && MARKED.has(ctx.path))
      return await sendMarked(ctx, fillMarks(file.bytes.toString(), origin(), facts()));
    if (file) return await sendFile(ctx, file);
    const found = isGallery ? pages.empty('en') : pages.find(ctx.path, facts());
    const usual = found.status === 404 && usualAddress(ctx.path, pages, facts());
    if (usual) return goTo(ctx, usual);
    const { html, ...page } = found;
    return await sendPage(ctx, fillMarks(html, origin(), facts()), { ...page, guests });
  };
}

/** A page has one address. Two slashes at its beginning would name another host, and to a browser a backslash is a slash. */
function goTo(ctx: Context, path: string): void {
  ctx.status = 301;
  ctx.redirect(path.replace(/[/\\]+/g, '/') + ctx.search);
}

/** Without a slash at its end, and without the name of a file. */
function withoutSpareSlashes(path: string): string {
  return path.replace(/(?<![/\\])[/\\]+(?:index\.html)?$/, '') || '/';
}

/** A telephone writes "/About", and the app in the browser would open that page: both have to mean the same. */
function usualAddress(path: string, pages: BuiltPages, facts: SiteFacts): string | undefined {
  const lower = decoded(path)?.toLowerCase();
  if (!lower) return undefined;
  const isThere = (usual: string) => usual !== path && pages.find(usual, facts).status === 200;
  return [lower, onOtherShelf(lower)].find(isThere);
}

/** A template has one of two addresses, and a person who remembers its name may try the other. */
function onOtherShelf(path: string): string {
  return path.replace(/^(\/es)?\/(dispute-)?letters\//, (_, language = '', prefix = '') =>
    prefix ? `${language}/letters/` : `${language}/dispute-letters/`,
  );
}

function decoded(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

function readFiles(folder: string): ReadonlyMap<string, WebFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [`/${relative(folder, path).replaceAll('\\', '/')}`, path] as const)
      .filter(([name]) => !/^\/(?:pages|build)\/|\/\./.test(name))
      .map(([name, path]) => {
        const bytes = readFileSync(path);
        const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
        return [name, { bytes, etag, packed: {} }];
      }),
  );
}

async function sendMarked(ctx: Context, text: string): Promise<void> {
  ctx.type = extname(ctx.path);
  ctx.set('Cache-Control', 'no-cache');
  await sendPacked(ctx, text);
}

async function sendFile(ctx: Context, file: WebFile): Promise<void> {
  const hashed = ctx.path.startsWith('/assets/');
  ctx.set('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  ctx.set('ETag', `"${file.etag}"`);
  const packing = PACKABLE.test(ctx.path) ? packingFor(ctx) : undefined;
  ctx.type = extname(ctx.path);
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  if (!packing) {
    ctx.body = file.bytes;
    return;
  }
  ctx.set('Content-Encoding', packing);
  ctx.body = await (file.packed[packing] ??= packSmall(file.bytes, packing));
}

const notBuilt: Middleware = async (ctx, next) => {
  await next();
  if (ctx.body === undefined && !ctx.path.startsWith('/api')) {
    ctx.status = 503;
    ctx.body = 'The web app is not built yet. Start the product with: npm start';
  }
};
