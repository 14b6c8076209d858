import { siteSettings, type Language } from '@creditfix/shared/kernel';
import { createContext, useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { language as ownLanguage } from './messages.tsx';

/** What a page says of itself to search engines, shared links and the browser's tab. */
export interface PageMeta {
  /** Without the product's name, which stands behind it. */
  readonly title: string;
  /** One sentence, at most 160 characters. */
  readonly description?: string | undefined;
  /** A few words, separated by commas; without them, what the page is called. */
  readonly keywords?: string | undefined;
  /** JSON-LD objects. */
  readonly structuredData?: readonly object[] | undefined;
}

/** Where a page stands. Origin and path together are its address; `path` is without the language. */
export interface PagePlace {
  readonly origin: string;
  readonly path: string;
  readonly language: Language;
}

/** One element of the page's head. */
export interface HeadTag {
  readonly name: 'title' | 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** Where prerendering gathers what the page on the table says of itself; in a browser nobody gathers. */
export const PageMetaContext = createContext<((meta: PageMeta) => void) | undefined>(undefined);

/** Search engines cut longer ones; what the page is called counts more than whose it is. */
const MOST_OF_A_TITLE = 70;

const CARD_WIDTH = '1200';
const CARD_HEIGHT = '630';

/** The head of a page, the same when it is prerendered and when somebody walks to it. */
export function headOf(meta: PageMeta, place: PagePlace): readonly HeadTag[] {
  const { productName } = siteSettings;
  const whole = meta.title === productName ? productName : `${meta.title} | ${productName}`;
  const title = whole.length > MOST_OF_A_TITLE ? meta.title : whole;
  const address = (language: Language) => place.origin + pathIn(language, place.path);
  const described = meta.description ? { description: meta.description } : {};
  const named = { ...described, keywords: meta.keywords ?? `${meta.title}, ${productName}` };
  const card = {
    'og:type': 'website',
    'og:site_name': productName,
    'og:title': meta.title,
    ...(meta.description ? { 'og:description': meta.description } : {}),
    'og:url': address(place.language),
    'og:locale': place.language === 'es' ? 'es_US' : 'en_US',
    'og:image': `${place.origin}/social-card.${place.language}.png`,
    'og:image:width': CARD_WIDTH,
    'og:image:height': CARD_HEIGHT,
  };
  return [
    { name: 'title', attributes: {}, text: title },
    ...Object.entries(named).map(([name, content]) => metaTag({ name, content })),
    link({ rel: 'canonical', href: address(place.language) }),
    link({ rel: 'alternate', hreflang: 'en', href: address('en') }),
    link({ rel: 'alternate', hreflang: 'es', href: address('es') }),
    link({ rel: 'alternate', hreflang: 'x-default', href: address('en') }),
    ...Object.entries(card).map(([property, content]) => metaTag({ property, content })),
    metaTag({ name: 'twitter:card', content: 'summary_large_image' }),
    ...(meta.structuredData ?? []).map((data) => structured(data, place.origin)),
  ];
}

/** The path in that language: Spanish pages live under `/es`. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? '/es' : `/es${path}`;
}

function metaTag(attributes: Readonly<Record<string, string>>): HeadTag {
  return { name: 'meta', attributes };
}

function link(attributes: Readonly<Record<string, string>>): HeadTag {
  return { name: 'link', attributes };
}

/** Addresses in the data are paths of this site, and become whole here. No text of a page may end the element early. */
function structured(data: object, origin: string): HeadTag {
  const whole = (_key: string, value: unknown) =>
    typeof value === 'string' && value.startsWith('/') ? origin + value : value;
  const text = JSON.stringify(data, whole).replaceAll('<', String.raw`\u003c`);
  return { name: 'script', attributes: { type: 'application/ld+json' }, text };
}

/** The address of a path of the app for a full page load; links inside the app know the language's path by themselves. */
export function pathInApp(path: string): string {
  return pathIn(ownLanguage, path);
}

/** Elements of the head that belong to the page on screen; prerendered pages bring theirs along. */
const OF_THE_PAGE = 'data-page';

/** Says what the view on screen is called and about: the tab's title, and the head for search engines and shared links. */
export function usePageMeta(meta: PageMeta): void {
  const gather = useContext(PageMetaContext);
  const { pathname } = useLocation();
  gather?.(meta);
  const { title, description, keywords, structuredData } = meta;
  useEffect(() => {
    const place = { origin: window.location.origin, path: pathname, language: ownLanguage };
    showHead(headOf({ title, description, keywords, structuredData }, place));
  }, [title, description, keywords, structuredData, pathname]);
}

function showHead(tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll(`[${OF_THE_PAGE}]`)) old.remove();
  document.title = tags.find(({ name }) => name === 'title')?.text ?? siteSettings.productName;
  document.head.append(...tags.filter(({ name }) => name !== 'title').map(elementOf));
}

function elementOf({ name, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.setAttribute(OF_THE_PAGE, '');
  if (text !== undefined) element.textContent = text;
  return element;
}
