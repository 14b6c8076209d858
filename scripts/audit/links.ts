import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Language } from '@creditfix/shared/kernel';
import { DIST, type AuditedSite } from './audited-site.ts';
import { faultsOfEach, type Fault, type Finding } from './fault.ts';
import { documentAt } from './page-document.ts';
import { pictureFault } from './picture-size.ts';
import {
  hasPlace,
  isDrawn,
  referencesOf,
  referencesOfStyles,
  type Reference,
  type ReferenceKind,
} from './references.ts';
import { auditSiteFiles } from './site-files.ts';

const TYPES: Readonly<Record<ReferenceKind, RegExp>> = {
  page: /^text\/html$/,
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
  // The page for nothing refers to itself as the page at that address.
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
