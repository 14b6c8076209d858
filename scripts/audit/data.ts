import type { Language } from '@creditfix/shared/kernel';
import type { AuditedSite, SitePage } from './audited-site.ts';
import { faultsOfEach, type Fault, type Finding } from './fault.ts';
import { documentAt, textOf, valueOf, type HtmlElement } from './page-document.ts';
import { pictureFault } from './picture-size.ts';
import { structuredDataFaults } from './structured-data.ts';

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
