import { Language } from '@creditfix/shared/kernel';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestName } from '#scripts/prerender/page-html.ts';
import {
  DIST,
  type AuditedSite,
  documentAt,
  pictureFault,
  textOf,
  valueOf,
  type HtmlElement,
  faultsOfEach,
  type Fault,
  type Finding,
} from './site.ts';

/** What has to be at the end of a reference. */
const ReferenceKind = {
  page: 'page',
  picture: 'picture',
  script: 'script',
  style: 'style',
  font: 'font',
  manifest: 'manifest',
} as const;

type ReferenceKind = keyof typeof ReferenceKind;

interface Reference {
  readonly kind: ReferenceKind;
  readonly href: string;
  /** A person walks there. */
  readonly walked: boolean;
  /** The language that it says it leads to. */
  readonly hreflang: string | null;
  /** The size that it says the picture has: "48x48". */
  readonly size?: string;
}

const LINK_KINDS: Readonly<Record<string, ReferenceKind>> = {
  stylesheet: 'style',
  modulepreload: 'script',
  icon: 'picture',
  'apple-touch-icon': 'picture',
  manifest: 'manifest',
  canonical: 'page',
  alternate: 'page',
};

const PRELOADED: Readonly<Record<string, ReferenceKind>> = {
  font: 'font',
  image: 'picture',
  script: 'script',
  style: 'style',
};

/** Everything that a page refers to, whether a person walks there, a browser loads it or a search engine reads it. */
function referencesOf(document: HtmlElement): Reference[] {
  return [
    ...document.querySelectorAll('a[href], area[href]').map(walkedTo),
    ...document.querySelectorAll('link[href]').map(linked),
    ...attributes(document, 'script[src]', 'src', 'script'),
    ...attributes(document, 'img[src], input[src]', 'src', 'picture'),
    ...document.querySelectorAll('img[srcset], source[srcset]').flatMap(choices),
    ...attributes(document, 'meta[property="og:image"]', 'content', 'picture'),
    ...attributes(document, 'meta[name="twitter:image"]', 'content', 'picture'),
    ...attributes(document, 'meta[property="og:url"]', 'content', 'page'),
    ...attributes(document, 'form[action]', 'action', 'page'),
  ];
}

/** What a style sheet loads. */
function referencesOfStyles(css: string): Reference[] {
  const found = css.matchAll(/url\(\s*['"]?(?!data:)([^'")]+)['"]?\s*\)/g);
  return [...found].map(([, href = '']) =>
    refer(/\.(?:woff2?|ttf)$/.test(href) ? 'font' : 'picture', href),
  );
}

function walkedTo(element: HtmlElement): Reference {
  const href = valueOf(element, 'href') ?? '';
  return { ...refer('page', href), walked: true, hreflang: valueOf(element, 'hreflang') };
}

function linked(element: HtmlElement): Reference {
  const rel = valueOf(element, 'rel') ?? '';
  const kind = rel === 'preload' ? PRELOADED[valueOf(element, 'as') ?? ''] : LINK_KINDS[rel];
  if (!kind) throw new Error(`what <link rel="${rel}"> has to lead to is not known here`);
  const size = valueOf(element, 'sizes');
  const hreflang = valueOf(element, 'hreflang');
  return {
    ...refer(kind, valueOf(element, 'href') ?? ''),
    hreflang,
    ...(size ? { size } : {}),
  };
}

function attributes(
  document: HtmlElement,
  selector: string,
  name: string,
  kind: ReferenceKind,
): Reference[] {
  return document
    .querySelectorAll(selector)
    .map((element) => refer(kind, valueOf(element, name) ?? ''));
}

function choices(element: HtmlElement): Reference[] {
  const written = valueOf(element, 'srcset') ?? '';
  return written.split(',').map((each) => refer('picture', each.trim().split(/\s+/)[0] ?? ''));
}

function refer(kind: ReferenceKind, href: string): Reference {
  return { kind, href, walked: false, hreflang: null };
}

/** Whether a fragment leads to something on that page. */
function hasPlace(document: HtmlElement, fragment: string): boolean {
  const id = decodeURIComponent(fragment);
  return document.querySelectorAll('[id]').some((element) => valueOf(element, 'id') === id);
}

/** Whether a page was drawn; the empty one of the app has its places once a script runs. */
function isDrawn(document: HtmlElement): boolean {
  return textOf(document.querySelector('main')) !== '';
}

/** Files for search engines and phones say what is true of the site. */
async function auditSiteFiles(site: AuditedSite): Promise<Fault[]> {
  const faults = await Promise.all([siteMapFaults(site), robotsFaults(site), manifestFaults(site)]);
  return faults.flat();
}

async function siteMapFaults({ url, allPages, ask }: AuditedSite): Promise<Fault[]> {
  const at = '/sitemap.xml';
  const { status, type, bytes } = await ask(at);
  if (status !== 200 || !type.endsWith('/xml'))
    return [{ at, what: `is answered ${status} ${type}` }];
  const entries = [...bytes.toString().matchAll(/<url>.*?<\/url>/gs)].map(([entry]) => entry);
  const there = entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '');
  const listed = allPages.filter((page) => page.listed).map(({ address }) => url + address);
  const withoutOther = entries.filter((entry) =>
    ['en', 'es'].some((language) => !entry.includes(`hreflang="${language}"`)),
  );
  return [
    ...listed.filter((page) => !there.includes(page)).map((page) => `leaves out ${page}`),
    ...there.filter((page) => !listed.includes(page)).map((page) => `lists ${page}`),
    ...(new Set(there).size < there.length ? ['lists a page twice'] : []),
    ...withoutOther.map((entry) => `does not name both languages of ${entry}`),
  ].map((what) => ({ at, what }));
}

async function robotsFaults({ url, allPages, ask }: AuditedSite): Promise<Fault[]> {
  const at = '/robots.txt';
  const { status, type, bytes } = await ask(at);
  if (status !== 200 || type !== 'text/plain')
    return [{ at, what: `is answered ${status} ${type}` }];
  const lines = bytes
    .toString()
    .split('\n')
    .map((line) => line.trim());
  const closed = lines.flatMap((line) => /^Disallow:\s*(\S+)/.exec(line)?.[1] ?? []);
  const shut = allPages.filter((page) => closed.some((path) => page.address.startsWith(path)));
  return [
    ...(lines.includes(`Sitemap: ${url}/sitemap.xml`) ? [] : ['does not name the site map']),
    ...shut.map(({ address }) => `shuts out ${address}`),
  ].map((what) => ({ at, what }));
}

interface WebManifest {
  readonly name?: string;
  readonly short_name?: string;
  readonly start_url?: string;
  readonly display?: string;
  readonly icons?: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
    readonly purpose?: string;
  }[];
}

async function manifestFaults(site: AuditedSite): Promise<Fault[]> {
  const faults = Object.values(Language).map((language) =>
    faultsOfManifest(site, `/${manifestName(language)}`),
  );
  return (await Promise.all(faults)).flat();
}

async function faultsOfManifest({ url, ask }: AuditedSite, at: string): Promise<Fault[]> {
  const { status, bytes } = await ask(at);
  if (status !== 200) return [{ at, what: `is answered ${status}` }];
  const manifest = JSON.parse(bytes.toString()) as WebManifest;
  const { icons = [], start_url = '' } = manifest;
  const faults: (string | undefined)[] = (['name', 'short_name', 'start_url', 'display'] as const)
    .filter((name) => !manifest[name])
    .map((name) => `does not say ${name}`);
  const start = await ask(new URL(start_url, url).pathname);
  if (start.status !== 200)
    faults.push(`starts at ${start_url}, which is answered ${start.status}`);
  // What a phone needs before it can keep the site among its programs.
  for (const size of ['192x192', '512x512']) {
    if (!icons.some(({ sizes }) => sizes === size)) faults.push(`has no icon of ${size}`);
  }
  if (!icons.some(({ purpose }) => purpose === 'maskable')) faults.push('has no maskable icon');
  for (const { src, sizes, type } of icons) {
    const icon = await ask(src);
    if (icon.status !== 200) faults.push(`${src} is answered ${icon.status}`);
    else if (icon.type !== type) faults.push(`${src} is ${icon.type}, not ${type}`);
    else faults.push(await pictureFault(src, icon.bytes, sizes));
  }
  return faults.filter((what) => what !== undefined).map((what) => ({ at, what }));
}

const TYPES: Readonly<Record<ReferenceKind, RegExp>> = {
  // A sample letter opens in the browser's own reader.
  page: /^(?:text\/html|application\/pdf)$/,
  picture: /^image\//,
  script: /^text\/javascript$/,
  style: /^text\/css$/,
  font: /^font\//,
  manifest: /^application\/manifest\+json$/,
};

/** An address that has no page, in each language: what is there has links too. */
const NOWHERE = ['/no-such-page', '/es/no-such-page'];

/** Behind a sign-in, drawn by the app; one is enough to look at its empty page. */
const OF_THE_APP = ['/dashboard', '/es/dashboard'];

const ELSEWHERE = /^(?:mailto:[^@\s]+@[^@\s]+|tel:\+?[\d-]+|data:|blob:)/;

/** Whatever a page refers to is there, and is what it is said to be. */
export async function auditLinks(site: AuditedSite): Promise<Finding> {
  const addresses = [...site.pages.map(({ address }) => address), ...NOWHERE, ...OF_THE_APP];
  let count = 0;
  const onPages = await faultsOfEach(addresses, 4, async (address) => {
    const references = referencesOf(await documentAt(site, address));
    count += references.length;
    const faults = await Promise.all(references.map((each) => faultsOf(site, address, each)));
    return [...(await statusFault(site, address)), ...faults.flat()];
  });
  const faults = [...onPages, ...(await missingParts(site)), ...(await auditSiteFiles(site))];
  return { looked: `${count} links on ${addresses.length} pages`, faults };
}

async function statusFault(site: AuditedSite, address: string): Promise<Fault[]> {
  const { status } = await site.ask(address);
  const right = NOWHERE.includes(address) ? 404 : 200;
  return status === right ? [] : [{ at: address, what: `is answered ${status}, not ${right}` }];
}

async function faultsOf(site: AuditedSite, at: string, reference: Reference): Promise<Fault[]> {
  const { href, walked } = reference;
  if (ELSEWHERE.test(href)) return [];
  if (href === '' || href === '#' || !URL.canParse(href, site.url))
    return [{ at, what: `"${href}" leads nowhere` }];
  const url = new URL(href, new URL(at, site.url));
  if (url.origin !== site.url)
    return url.protocol === 'https:' ? [] : [{ at, what: `${href} is not safe: it is not https` }];
  const faults = [await targetFault(site, reference, url)];
  if (walked && url.hash) faults.push(await placeFault(site, url));
  if (walked && isInOtherLanguage(at, url, reference))
    faults.push(`${href} leads into the other language without saying so (hreflang)`);
  return faults.filter((what) => what !== undefined).map((what) => ({ at, what }));
}

async function targetFault(
  site: AuditedSite,
  { kind, href, size }: Reference,
  url: URL,
): Promise<string | undefined> {
  const answer = await site.ask(url.pathname + url.search);
  if (answer.location !== null) return `${href} has moved to ${answer.location}`;
  // The 404 page names the requested address as its own.
  if (answer.status === 404 && NOWHERE.includes(url.pathname)) return undefined;
  if (answer.status !== 200) return `${href} is answered ${answer.status}`;
  if (!TYPES[kind].test(answer.type)) return `${href} is no ${kind} but ${answer.type}`;
  return kind === 'picture' ? await pictureFault(href, answer.bytes, size) : undefined;
}

async function placeFault(site: AuditedSite, url: URL): Promise<string | undefined> {
  const document = await documentAt(site, url.pathname + url.search);
  if (!isDrawn(document) || hasPlace(document, url.hash.slice(1))) return undefined;
  return `${url.pathname}${url.hash} names a place that is not on that page`;
}

/** A reader of one language is not led into the other by accident. */
function isInOtherLanguage(at: string, { pathname }: URL, { hreflang }: Reference): boolean {
  const [here, there] = [languageAt(at), languageAt(pathname)];
  const isFile = /\.[a-z\d]+$/.test(pathname);
  return here !== there && hreflang !== there && !isFile && !/^\/(?:api|dev)\//.test(pathname);
}

function languageAt(address: string): Language {
  return /^\/es(?:\/|$)/.test(address) ? 'es' : 'en';
}

type Chunks = Readonly<
  Record<string, { readonly file: string; css?: string[]; assets?: string[] }>
>;

/** Parts that a script loads later, and what style sheets load. */
async function missingParts(site: AuditedSite): Promise<readonly Fault[]> {
  const manifests = await Promise.all(
    Object.values(Language).map(async (language) => {
      const file = join(DIST, 'build', language, 'manifest.json');
      return Object.values(JSON.parse(await readFile(file, 'utf8')) as Chunks);
    }),
  );
  const files = manifests
    .flat()
    .flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  return await faultsOfEach([...new Set(files)], 8, async (file) => {
    const at = `/${file}`;
    const { status, bytes } = await site.ask(at);
    if (status !== 200) return [{ at, what: `is a part of the build, and is answered ${status}` }];
    if (!file.endsWith('.css')) return [];
    const inside = referencesOfStyles(bytes.toString());
    return (await Promise.all(inside.map((each) => faultsOf(site, at, each)))).flat();
  });
}
