import { HtmlValidate } from 'html-validate';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@creditfix/shared/kernel';
import {
  DIST,
  type AuditedSite,
  faultsOfEach,
  type Fault,
  type Finding,
  type SitePage,
  documentAt,
  textOf,
  valueOf,
  type HtmlElement,
  pictureFault,
} from './site.ts';

/**
 * Matters of taste that React, which writes the pages, has settled otherwise; HTML reads them alike. An input is for text if nothing
 * else is said.
 */
const WRITTEN_BY_REACT = {
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'no-implicit-input-type': 'off',
  'void-style': 'off',
} as const;

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    ...WRITTEN_BY_REACT,
    // Mantine lays out by style attributes, which the page's policy lets in.
    'no-inline-style': 'off',
    'doctype-style': ['error', { style: 'lowercase' }],
  },
});

/** Every drawn page keeps HTML's rules: each language, each choice of figures, the empty page of the app and the one for nothing. */
export async function auditHtml(site: AuditedSite): Promise<Finding> {
  const files = await drawnFiles(site);
  const faults = await faultsOfEach(files, 1, faultsOfFile);
  return { looked: `${files.length} drawings`, faults };
}

async function drawnFiles({ pages, allPages }: AuditedSite): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob('**/*.html', { cwd: join(DIST, 'pages') })) files.push(file);
  if (pages.length === allPages.length) return files.toSorted();
  const wanted = pages.map(
    ({ language, path }) => `${language}/${path === '/' ? 'index' : path.slice(1)}`,
  );
  return files
    .filter((file) => wanted.some((name) => file === `${name}.html` || file.startsWith(`${name}.`)))
    .toSorted();
}

async function faultsOfFile(file: string): Promise<Fault[]> {
  const text = await readFile(join(DIST, 'pages', file), 'utf8');
  const { results } = await validator.validateString(text, file);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => ({
      at: file,
      what: `${ruleId}: ${message}${selector ? ` (${selector})` : ''}`,
    }));
}

/**
 * What search engines need in each kind of structured data. After Google's "Structured data markup that Google Search supports"
 * (Organization and its logo, Site names, Breadcrumb, FAQ), and schema.org where Google shows nothing of its own (Service, Offer).
 */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url'],
  ContactPoint: ['contactType'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode'],
  WebSite: ['name', 'url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Service: ['name', 'description', 'provider', 'offers'],
  Offer: ['price', 'priceCurrency', 'url'],
  Country: ['name'],
};

/** Needed of what stands by itself; inside something else a name is enough. */
const NEEDED_ON_TOP: Readonly<Record<string, readonly string[]>> = {
  Organization: ['logo', 'contactPoint'],
};

/** A kind inside another one that is only pointed to. */
const POINTED_TO = new Set(['Organization', 'WebSite']);

const ADDRESSES = new Set(['url', 'logo', 'item', 'image', '@id', 'sameAs']);

type Thing = Readonly<Record<string, unknown>>;

/** Every block of JSON-LD on the page, from the outside in. */
function structuredDataFaults(origin: string, document: HtmlElement): string[] {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]');
  return blocks.flatMap((block) => {
    const thing = parsed(textOf(block));
    if (!isThing(thing)) return ['has structured data that is no JSON object'];
    const context = thing['@context'] === 'https://schema.org' ? [] : ['has no @context'];
    return [...context, ...thingFaults(thing, origin, true)].map(
      (what) => `structured data: ${String(thing['@type'])} ${what}`,
    );
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function thingFaults(thing: Thing, origin: string, onTop: boolean): string[] {
  const type = thing['@type'];
  if (typeof type !== 'string') return ['holds something without a @type'];
  const needed = NEEDED[type];
  if (!needed) return [`holds a ${type}: say in ${import.meta.filename} what that needs`];
  const pointedTo = !onTop && POINTED_TO.has(type);
  const wanted = pointedTo ? ['name'] : [...needed, ...((onTop && NEEDED_ON_TOP[type]) || [])];
  const missing = wanted.filter((name) => isEmpty(thing[name]));
  return [
    ...missing.map((name) => `has a ${type} without ${name}`),
    ...ownFaults(type, thing),
    ...Object.entries(thing).flatMap(([name, value]) => valueFaults(name, value, origin)),
  ];
}

function valueFaults(name: string, value: unknown, origin: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => valueFaults(name, each, origin));
  if (isThing(value)) return thingFaults(value, origin, false);
  if (!ADDRESSES.has(name) || typeof value !== 'string') return [];
  if (!URL.canParse(value)) return [`has ${value} as ${name}, which is no whole address`];
  const elsewhere = name !== 'sameAs' && new URL(value).origin !== origin;
  return elsewhere ? [`has ${value} as ${name}, which is not on this site`] : [];
}

/** What is more than being there. */
function ownFaults(type: string, thing: Thing): string[] {
  if (type === 'Offer' && !/^\d+(?:\.\d{2})?$/.test(String(thing['price'])))
    return [`has ${String(thing['price'])} as a price`];
  if (type === 'BreadcrumbList') return wayFaults(thing['itemListElement']);
  if (type === 'FAQPage' && !Array.isArray(thing['mainEntity']))
    return ['has no list of questions'];
  return [];
}

function wayFaults(steps: unknown): string[] {
  const way: readonly unknown[] = Array.isArray(steps) ? steps : [];
  if (way.length < 2) return ['has a way of fewer than two steps'];
  const inOrder = way.every((step, index) => isThing(step) && step['position'] === index + 1);
  return inOrder ? [] : ['has a way whose steps are not numbered from 1'];
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** Search engines and social sites cut longer ones. */
const MOST_OF_A_DESCRIPTION = 160;

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', es: 'es_US' };

/** What every page tells search engines and shared links about itself is whole, true and its own. */
export async function auditData(site: AuditedSite): Promise<Finding> {
  const faults = await faultsOfEach(site.pages, 2, async (page) => {
    const document = await documentAt(site, page.address);
    const found = [
      ...headFaults(site, page, document),
      ...(await cardFaults(site, page, document)),
      ...structuredDataFaults(site.url, document),
    ];
    return found.map((what) => ({ at: page.address, what }));
  });
  const heads = await Promise.all(site.allPages.map((page) => headOf(site, page)));
  return { looked: `${site.pages.length} pages`, faults: [...faults, ...repeated(heads)] };
}

interface Head {
  readonly page: SitePage;
  readonly title: string;
  readonly description: string;
}

async function headOf(site: AuditedSite, page: SitePage): Promise<Head> {
  const document = await documentAt(site, page.address);
  const title = textOf(document.querySelector('title'));
  return { page, title, description: contentOf(document, 'meta[name="description"]') };
}

/** No two pages of a language are called the same, and no two pages at all say the same of themselves. */
function repeated(heads: readonly Head[]): Fault[] {
  const faults: Fault[] = [];
  for (const part of ['title', 'description'] as const) {
    const seen = new Map<string, string>();
    for (const { page, [part]: text } of heads) {
      const kept = part === 'title' ? `${page.language} ${text}` : text;
      const first = seen.get(kept);
      if (first && text) faults.push({ at: page.address, what: `has the ${part} of ${first}` });
      else seen.set(kept, page.address);
    }
  }
  return faults;
}

function contentOf(document: HtmlElement, selector: string): string {
  return valueOf(document.querySelector(selector), 'content') ?? '';
}

function headFaults({ url }: AuditedSite, page: SitePage, document: HtmlElement): string[] {
  const { language, address, path } = page;
  const title = textOf(document.querySelector('title'));
  const description = contentOf(document, 'meta[name="description"]');
  const canonical = valueOf(document.querySelector('link[rel="canonical"]'), 'href');
  const alternates = new Map(
    document
      .querySelectorAll('link[rel="alternate"]')
      .map((each) => [valueOf(each, 'hreflang'), valueOf(each, 'href')]),
  );
  const spanish = url + (path === '/' ? '/es' : `/es${path}`);
  const expected = { en: url + path, es: spanish, 'x-default': url + path };
  const wrong = Object.entries(expected).filter(([name, href]) => alternates.get(name) !== href);
  return [
    ...(title === '' ? ['has no title'] : []),
    ...(description === '' ? ['has no description'] : []),
    ...(description.length > MOST_OF_A_DESCRIPTION
      ? [`has a description of ${description.length} signs`]
      : []),
    ...(canonical === url + address ? [] : [`has ${canonical} as its canonical address`]),
    ...wrong.map(([name]) => `names ${alternates.get(name)} as its page for ${name}`),
    ...(valueOf(document.querySelector('html'), 'lang') === language
      ? []
      : [`does not say that it is in ${language}`]),
    ...(document.querySelectorAll('h1').length === 1
      ? []
      : [`has ${document.querySelectorAll('h1').length} first headings`]),
  ];
}

/** What a shared link shows. */
async function cardFaults(
  { url, ask }: AuditedSite,
  { language, address }: SitePage,
  document: HtmlElement,
): Promise<string[]> {
  const og = (name: string) => contentOf(document, `meta[property="og:${name}"]`);
  const needed = ['type', 'site_name', 'title', 'description', 'image'];
  const faults = needed.filter((name) => og(name) === '').map((name) => `has no og:${name}`);
  if (og('url') !== url + address) faults.push(`has ${og('url')} as its og:url`);
  if (og('locale') !== LOCALES[language]) faults.push(`has ${og('locale')} as its og:locale`);
  if (contentOf(document, 'meta[name="twitter:card"]') === '') faults.push('has no twitter:card');
  if (!og('image').startsWith(`${url}/`)) return [...faults, 'has a card picture of elsewhere'];
  const { status, bytes } = await ask(og('image').slice(url.length));
  const said = `${og('image:width')}x${og('image:height')}`;
  const fault = status === 200 ? await pictureFault(og('image'), bytes, said) : undefined;
  return fault ? [...faults, fault] : faults;
}
