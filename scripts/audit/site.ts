import {
  Language,
  ownedClaims,
  PRO_MONTHLY_CENTS,
  pricesOf,
  shownClaims,
  shownTestimonials,
  siteSettings,
  testimonials,
  type SiteFacts,
} from '@creditfix/shared/kernel';
import { Config, Parser, type HtmlElement } from 'html-validate';
import { join } from 'node:path';
import sharp from 'sharp';
import { webApp } from '@creditfix/server/platform/http';
import Koa, { type Middleware } from 'koa';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createListener } from 'node:net';
import { tmpdir } from 'node:os';
import { openDrawingSide } from '#scripts/prerender/drawing-side.ts';
import { ROOT } from '#scripts/process/run-tool.ts';
import { startServerProcess } from '#scripts/process/server-process.ts';

/** What is wrong with a page, in words that lead to the place. */
export interface Fault {
  /** The page's address, or what else was looked at. */
  readonly at: string;
  readonly what: string;
}

/** What one kind of check came to. */
export interface Finding {
  /** What was looked at, counted: "62 pages". */
  readonly looked: string;
  readonly faults: readonly Fault[];
}

export interface PartFinding extends Finding {
  readonly name: string;
  readonly seconds: number;
}

/** Asks `judge` about every item, so many at a time; the faults come in the order of the items. */
export async function faultsOfEach<Item>(
  items: readonly Item[],
  atOnce: number,
  judge: (item: Item) => Promise<readonly Fault[]>,
): Promise<readonly Fault[]> {
  const found: (readonly Fault[])[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) found[index] = await judge(item);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return found.flat();
}

/** The same fault on many pages is one line: a fault in the site's frame appears on all of them. */
export function faultLines(faults: readonly Fault[]): string[] {
  const places = new Map<string, string[]>();
  for (const { at, what } of faults) places.set(what, [...(places.get(what) ?? []), at]);
  return [...places].map(([what, all]) => {
    const at = [...new Set(all)];
    const more = at.length > SHOWN ? ` and ${at.length - SHOWN} more` : '';
    return `  ${what}\n      ${at.slice(0, SHOWN).join(' ')}${more}`;
  });
}

const SHOWN = 6;

export function findingsTable(findings: readonly PartFinding[]): string {
  const width = Math.max(...findings.map(({ looked }) => looked.length));
  const head = ['part'.padEnd(12), 'looked at'.padEnd(width), 'faults', '    time'].join('  ');
  const rows = findings.map(({ name, looked, faults, seconds }) =>
    [
      name.padEnd(12),
      looked.padEnd(width),
      String(faults.length).padStart(6),
      `${seconds.toFixed(1)} s`.padStart(8),
    ].join('  '),
  );
  return [head, ...rows].join('\n');
}

export type { HtmlElement } from 'html-validate';

const config = await Config.defaultConfig().resolve();
const documents = new WeakMap<AuditedSite, Map<string, HtmlElement>>();

/** The page at that address as its elements; each is read once. */
export async function documentAt(site: AuditedSite, address: string): Promise<HtmlElement> {
  const known = documents.get(site) ?? new Map<string, HtmlElement>();
  documents.set(site, known);
  const { bytes } = await site.ask(address);
  const document = known.get(address) ?? new Parser(config).parseHtml(bytes.toString());
  known.set(address, document);
  return document;
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The value of an attribute as a browser reads it. */
export function valueOf(element: HtmlElement | null, name: string): string | null {
  const written = element?.getAttributeValue(name) ?? null;
  return written === null ? null : unescaped(written);
}

/** What is in an element, as a browser reads it. */
export function textOf(element: HtmlElement | null): string {
  return unescaped(element?.textContent ?? '').trim();
}

function unescaped(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex as string, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return SIGNS[name as string] ?? whole;
  });
}

/** @returns what is wrong with a picture, if it can't be read or has another size than it is said to have ("48x48") */
export async function pictureFault(
  href: string,
  bytes: Buffer,
  said?: string,
): Promise<string | undefined> {
  const read = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!read?.width || !read.height) return `${href} can't be read as a picture`;
  if (!said || said === 'any') return undefined;
  const real = `${read.width}x${read.height}`;
  return real === said ? undefined : `${href} measures ${real}, not ${said}`;
}

/** A page that is drawn when the product is built, in one of its languages. */
export interface SitePage {
  readonly language: Language;
  /** Without the language. */
  readonly path: string;
  /** With it, from the root of the site. */
  readonly address: string;
  readonly listed: boolean;
}

/** What came back for an address, as it came: redirects are not followed. */
export interface Answer {
  readonly status: number;
  /** Without its parameters. */
  readonly type: string;
  readonly location: string | null;
  readonly bytes: Buffer;
}

export interface AuditedSite {
  /** Where it lives: an origin. */
  readonly url: string;
  /** Every drawn page, or those that were asked for. */
  readonly pages: readonly SitePage[];
  /** Every drawn page, whatever was asked for. */
  readonly allPages: readonly SitePage[];
  /** Asks once for each address and remembers. */
  ask(address: string): Promise<Answer>;
}

export interface ServedSite {
  readonly url: string;
  stop(): Promise<unknown>;
}

/** Where Vite and the drawing left the product. */
export const DIST = join(ROOT, 'webapp/dist');

export async function auditSite(url: string, routes: readonly string[] = []): Promise<AuditedSite> {
  const allPages = await drawnPages();
  const pages = allPages.filter(
    ({ path, address }) => routes.length === 0 || routes.includes(path) || routes.includes(address),
  );
  if (pages.length === 0) throw new Error(`No public page has the address ${routes.join(', ')}.`);
  const answers = new Map<string, Promise<Answer>>();
  return {
    url,
    pages,
    allPages,
    ask(address) {
      const answer = answers.get(address) ?? askFor(new URL(address, url));
      answers.set(address, answer);
      return answer;
    },
  };
}

async function drawnPages(): Promise<SitePage[]> {
  const { publicPages, pathIn } = await openDrawingSide(join(DIST, 'build'), Language.en);
  return Object.values(Language).flatMap((language) =>
    publicPages.map(({ path, listed = true }) => ({
      language,
      path,
      address: pathIn(language, path),
      listed,
    })),
  );
}

async function askFor(url: URL): Promise<Answer> {
  // Packing every file as small as it goes takes longer than all the rest.
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { 'Accept-Encoding': 'identity' },
  });
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, type, location: response.headers.get('location'), bytes };
}

interface ServePages {
  /** What `scripts/prerender.ts` laid out. */
  readonly folder: string;
  /** A whole server that answers what is not a page. */
  readonly behind?: string;
}

/** The pages as the product serves them, without a database: a server that is there at once. */
export async function servePages({ folder, behind }: ServePages): Promise<ServedSite> {
  let url = '';
  const { company, mailboxes } = siteSettings;
  const factsIn = (language: Language): SiteFacts => {
    const rules = { mode: 'as_written', proof: 'not_needed', figures: {}, language } as const;
    return {
      supportEmail: mailboxes.support,
      accessibilityEmail: mailboxes.accessibility,
      company: { ...company, address: company.addressLines.join(', ') },
      legalMode: 'self_help',
      claims: shownClaims(ownedClaims(), rules),
      testimonials: shownTestimonials(testimonials, rules),
      announcement: '',
      statesNotServed: '',
      registrations: '',
      lawReviewedBy: '',
      lawReviewedOn: '',
      prices: pricesOf(PRO_MONTHLY_CENTS),
    };
  };
  const facts = (language: Language) => Promise.resolve(factsIn(language));
  const app = new Koa();
  app.use(webApp({ folder, guests: [], origin: () => url, facts }));
  if (behind) app.use(handOn(behind));
  const server = createServer(app.callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Reading is enough here: a page that is only looked at sends nothing. */
function handOn(origin: string): Middleware {
  return async (ctx) => {
    const answer = await fetch(origin + ctx.url, { headers: { Cookie: ctx.get('Cookie') } });
    ctx.status = answer.status;
    ctx.type = answer.headers.get('content-type') ?? '';
    ctx.body = Buffer.from(await answer.arrayBuffer());
  };
}

/** The product as people have it, but for its address on this machine and an empty database. */
export async function serveProduct(): Promise<ServedSite> {
  const port = await freePort();
  return await serve({
    NODE_ENV: 'production',
    ALLOW_ROOT: 'on',
    CAPTCHA: 'altcha',
    RATE_LIMITS: 'on',
    CLAIMS: 'as_written',
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    ENCRYPTION_KEYS: `audit:${randomBytes(32).toString('base64')}`,
    // Nothing is sent: nobody listens there.
    SMTP_URL: 'smtp://127.0.0.1:9',
  });
}

/** The same with a mailbox that can be read, so that somebody can sign in. */
export async function serveProductWithMailbox(): Promise<ServedSite> {
  return await serve({});
}

async function serve(settings: Readonly<Record<string, string>>): Promise<ServedSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'credit-fix-audit-'));
  const product = await startServerProcess({ DATA_DIR: dataDir, ...settings });
  return {
    url: settings['PUBLIC_URL'] || product.url,
    async stop() {
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The address of a site has to be known before its server starts. */
async function freePort(): Promise<number> {
  const server = createListener();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
