import { Language } from '@creditfix/shared/kernel';
import { Config, Parser, type HtmlElement } from 'html-validate';
import { join } from 'node:path';
import sharp from 'sharp';
import { openDrawingSide } from '#scripts/prerender/drawing-side.ts';
import { ROOT } from '#scripts/process/run-tool.ts';

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
