import { textOf, type HtmlElement } from './page-document.ts';

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
export function structuredDataFaults(origin: string, document: HtmlElement): string[] {
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
