import {
  factsForPage,
  type Language,
  RequestProblems,
  type SiteFacts,
  siteMark,
  siteValues,
} from '@creditfix/shared/kernel';
import type { Context, Middleware } from 'koa';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { escapeHtml } from './escape-html.ts';

/** What stands at an address of the web app. */
export interface BuiltPage {
  readonly status: 200 | 404;
  readonly html: string;
  /** What lets its inline scripts run. */
  readonly scripts: readonly string[];
}

interface StoredPage {
  readonly html: string;
  readonly scripts: readonly string[];
}

/** What `scripts/prerender.ts` laid out, read once: a new build beside a running server can't pull it away. */
interface BuiltPages {
  /** @param path as it was asked for, with the language. */
  find(path: string): BuiltPage;
  /** Without anything drawn: the app draws itself into it. */
  empty(language: Language): BuiltPage;
}

const SPANISH = /^\/es(?=\/|$)/;

function languageOfPath(path: string): Language {
  return SPANISH.test(path) ? 'es' : 'en';
}

function readBuiltPages(folder: string): BuiltPages {
  const stored = readStored(folder);
  const paths = JSON.parse(readFileSync(join(folder, 'paths.json'), 'utf8')) as string[];
  const ofTheApp = paths.map(patternOf);
  return {
    empty: (language) => ({ status: 200, ...(stored.get(`${language}/app`) ?? NOTHING) }),
    find(path) {
      const language = languageOfPath(path);
      const asked = path.replace(SPANISH, '').replace(/^\//, '');
      const place = asked || 'index';
      const page = (name: string) => stored.get(`${language}/${name}`);
      const drawn = NO_ADDRESS.test(asked) ? undefined : page(place);
      if (drawn) return { status: 200, ...drawn };
      const app = page('app') ?? NOTHING;
      const known = ofTheApp.find(({ pattern }) => pattern.test(`/${place}`));
      // A template address may name a template that does not exist: the app explains that to the person, the status says 404.
      if (known) return { status: known.open ? 404 : 200, ...app };
      return { status: 404, ...(page('not-found') ?? app) };
    },
  };
}

const NOTHING: StoredPage = { html: '', scripts: [] };

/** Drawings that are no addresses. */
const NO_ADDRESS = /^(?:app|index|not-found)$|\./;

/** Every page of these was drawn; what is left has no content. */
const DRAWN_WHOLE = new Set(['/dispute-letters/:slug', '/letters/:slug']);

function patternOf(path: string): { readonly pattern: RegExp; readonly open: boolean } {
  const source = path.replace(/:[A-Za-z]+/g, '[^/]+');
  return { pattern: new RegExp(`^${source}$`), open: DRAWN_WHOLE.has(path) };
}

function readStored(folder: string): ReadonlyMap<string, StoredPage> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    files
      .filter((file) => file.isFile() && file.name.endsWith('.html'))
      .map((file) => {
        const path = join(file.parentPath, file.name);
        const name = relative(folder, path)
          .replaceAll('\\', '/')
          .replace(/\.html$/, '');
        const html = readFileSync(path, 'utf8');
        return [name, { html, scripts: scriptHashes(html) }];
      }),
  );
}

/** Cuts out what the site does not have now, and puts the server's values where the drawing left marks. */
function fillMarks(text: string, origin: string, facts: SiteFacts): string {
  const values = new Map([...siteValues(facts), ['origin', origin] as const]);
  return cutSlots(text, values)
    .split(DATA)
    .map((part) => {
      const write = part.startsWith(DATA_BEGIN) ? insideJson : escapeHtml;
      return part.replace(MARK, (mark, name: string) => {
        if (name === 'site-facts') return safeJson(factsForPage(facts, text));
        const value = values.get(name);
        return value === undefined ? mark : write(value);
      });
    })
    .join('');
}

const MARK = new RegExp(siteMark(String.raw`([A-Za-z0-9.-]+)`), 'g');
const SLOT_EDGE = new RegExp(siteMark(String.raw`(if|end):([A-Za-z0-9.|-]+)`), 'g');

/** What pages tell search engines stands in elements of this kind, where a value is a part of a JSON text. */
const DATA_BEGIN = '<script type="application/ld+json"';
const DATA = /(<script type="application\/ld\+json"[^>]*>[^<]*<\/script>)/;

/** A slot stays where there is a value for one of its names; another slot may stand in it. */
function cutSlots(text: string, values: ReadonlyMap<string, string>): string {
  const kept: string[] = [];
  let from = 0;
  let cutDepth = 0;
  for (const { 0: edge, 1: kind, 2: names = '', index } of text.matchAll(SLOT_EDGE)) {
    if (cutDepth === 0) kept.push(text.slice(from, index));
    from = index + edge.length;
    if (kind === 'end') cutDepth = Math.max(0, cutDepth - 1);
    else if (cutDepth > 0 || !names.split('|').some((name) => values.has(name))) cutDepth += 1;
  }
  return [...kept, text.slice(from)].join('');
}

function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

/** Within the quotes that are there already. */
function insideJson(text: string): string {
  return safeJson(text).slice(1, -1);
}

/** How an answer is compressed: with brotli, or with gzip for clients that support nothing better. */

type Packing = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What the asker can unpack; browsers name gzip first and mean nothing by it. */
function packingFor(ctx: Context): Packing | undefined {
  ctx.vary('Accept-Encoding');
  return (['br', 'gzip'] as const).find(
    (packing) => ctx.acceptsEncodings(packing, 'identity') === packing,
  );
}

/** Once and for all: small beats quick. */
async function packSmall(content: Buffer, packing: Packing): Promise<Buffer> {
  if (content.length > QUICK_FROM) return await packFast(content, packing);
  return packing === 'br' ? await brotli(content) : await zip(content, { level: 9 });
}

/** Bytes from which the best packing takes seconds; only what reads pictures is as large. */
const QUICK_FROM = 2_000_000;

const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** For one answer alone, or for much: quick beats small. */
async function packFast(content: string | Buffer, packing: Packing): Promise<Buffer> {
  return packing === 'br' ? await brotli(content, QUICK_BROTLI) : await zip(content);
}

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
async function sendPacked(ctx: Context, text: string): Promise<void> {
  const packing = packingFor(ctx);
  if (packing) ctx.set('Content-Encoding', packing);
  ctx.body = packing ? await packFast(text, packing) : text;
}

export interface WebAppParts {
  /** Folder of the built web app. */
  readonly folder: string;
  /** Origins of the one bot check in use, if it is not our own. */
  readonly guests: readonly string[];
  /** Where people reach us. */
  readonly origin: () => string;
  /** What the pages say of the site right now. */
  readonly facts: (language: Language) => Promise<SiteFacts>;
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

/** The worker that reads the letters of a picture: the one file of ours that may compile machine code. No page may. */
const PICTURE_READER = /^\/assets\/worker\.min-[\w-]+\.js$/;
const PICTURE_READER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The worker that opens the letter without a connection: it asks for files and pages of ours, and runs nothing else. */
const OFFLINE_WORKER = /^\/offline\.\w+\.js$/;
const OFFLINE_WORKER_POLICY = "default-src 'none'; connect-src 'self'";

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
      if (!files.has(ctx.path) && pages.find(ctx.path).status === 404) return await next();
      ctx.set('Allow', [...READING].join(', '));
      throw RequestProblems.raise('request.method_not_allowed');
    }
    if (ctx.path !== '/' && /[/\\]{2}|[/\\](?:index\.html)?$/.test(ctx.path))
      return goTo(ctx, withoutSpareSlashes(ctx.path));
    const file = files.get(ctx.path);
    if (file && MARKED.has(ctx.path))
      return await sendMarked(ctx, fillMarks(file.bytes.toString(), origin(), await facts('en')));
    if (file) return await sendFile(ctx, file);
    const found = isGallery ? pages.empty('en') : pages.find(ctx.path);
    const usual = found.status === 404 && usualAddress(ctx.path, pages);
    if (usual) return goTo(ctx, usual);
    const { html, ...page } = found;
    const now = await facts(languageOfPath(ctx.path));
    return await sendPage(ctx, fillMarks(html, origin(), now), { ...page, guests });
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
function usualAddress(path: string, pages: BuiltPages): string | undefined {
  const lower = decoded(path)?.toLowerCase();
  if (!lower) return undefined;
  const isThere = (usual: string) => usual !== path && pages.find(usual).status === 200;
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
  if (PICTURE_READER.test(ctx.path)) ctx.set('Content-Security-Policy', PICTURE_READER_POLICY);
  if (OFFLINE_WORKER.test(ctx.path)) ctx.set('Content-Security-Policy', OFFLINE_WORKER_POLICY);
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

interface PolicyParts {
  /** This answer's own. */
  readonly nonce: string;
  /** Origins of the one bot check in use, if it is not our own. */
  readonly guests: readonly string[];
  /** Hashes of the page's inline scripts, as `scriptHashes` gives them. */
  readonly scripts?: readonly string[];
}

/** The policy of the pages: our own scripts only; styles are our own files or carry this answer's nonce. */
function pagePolicy({ nonce, guests, scripts = [] }: PolicyParts): string {
  const also = guests.map((source) => ` ${source}`).join('');
  const inline = scripts.map((hash) => ` ${hash}`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${inline}${also}`,
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

/** Allows the page's inline scripts and no others: only those without attributes count here. */
function scriptHashes(html: string): readonly string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
