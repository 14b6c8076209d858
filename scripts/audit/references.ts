import { textOf, valueOf, type HtmlElement } from './page-document.ts';

/** What has to be at the end of a reference. */
export const ReferenceKind = {
  page: 'page',
  picture: 'picture',
  script: 'script',
  style: 'style',
  font: 'font',
  manifest: 'manifest',
} as const;

export type ReferenceKind = keyof typeof ReferenceKind;

export interface Reference {
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
export function referencesOf(document: HtmlElement): Reference[] {
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
export function referencesOfStyles(css: string): Reference[] {
  const found = css.matchAll(/url\(\s*['"]?(?!data:)([^'")]+)['"]?\s*\)/g);
  return [...found].map(([, href = '']) =>
    reference(/\.(?:woff2?|ttf)$/.test(href) ? 'font' : 'picture', href),
  );
}

function walkedTo(element: HtmlElement): Reference {
  const href = valueOf(element, 'href') ?? '';
  return { ...reference('page', href), walked: true, hreflang: valueOf(element, 'hreflang') };
}

function linked(element: HtmlElement): Reference {
  const rel = valueOf(element, 'rel') ?? '';
  const kind = rel === 'preload' ? PRELOADED[valueOf(element, 'as') ?? ''] : LINK_KINDS[rel];
  if (!kind) throw new Error(`what <link rel="${rel}"> has to lead to is not known here`);
  const size = valueOf(element, 'sizes');
  const hreflang = valueOf(element, 'hreflang');
  return {
    ...reference(kind, valueOf(element, 'href') ?? ''),
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
    .map((element) => reference(kind, valueOf(element, name) ?? ''));
}

function choices(element: HtmlElement): Reference[] {
  const written = valueOf(element, 'srcset') ?? '';
  return written.split(',').map((each) => reference('picture', each.trim().split(/\s+/)[0] ?? ''));
}

function reference(kind: ReferenceKind, href: string): Reference {
  return { kind, href, walked: false, hreflang: null };
}

/** Whether a fragment leads to something on that page. */
export function hasPlace(document: HtmlElement, fragment: string): boolean {
  const id = decodeURIComponent(fragment);
  return document.querySelectorAll('[id]').some((element) => valueOf(element, 'id') === id);
}

/** Whether a page was drawn; the empty one of the app has its places once a script runs. */
export function isDrawn(document: HtmlElement): boolean {
  return textOf(document.querySelector('main')) !== '';
}
