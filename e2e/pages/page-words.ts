import { UsStates, siteSettings } from '@creditfix/shared/kernel';
import { expect, type Page } from 'playwright/test';
import type { Language } from './public-addresses.ts';

/** What a page says, and where it says it: for comparing the two languages of the product. */
type ScreenWords = Map<string, ReadonlySet<string>>;

/** What people typed, where letters go to, and names that are the same in both languages. */
const SAME_IN_BOTH = [
  /Rosa Delgado-Whitfield|Alder Street|Dayton, OH|@example\.com/,
  /Harbor Lending|Orchard Bank|Northwind Card Services|Lakeside Dental Group/,
  /^(?:Equifax|Experian|TransUnion)/,
  /^15 U\.S\.C\./,
  // Suffixes of names are English.
  /^Jr\., Sr\., III$/,
  // References and fingerprints of letters.
  /^CF-[A-Z0-9-]+$|^[0-9a-f]{64}$/,
];

/**
 * Walks through the same screens in English and then in Spanish; no sentence of the one may be left in the other. Whatever else holds
 * of a screen is looked at on the same way.
 * @param walk notes each screen under a name once it is shown
 */
export async function inBothLanguages(
  page: Page,
  walk: (language: Language, note: (screen: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const screens = { en: new Map(), es: new Map() } satisfies Record<Language, ScreenWords>;
  for (const language of ['en', 'es'] as const) {
    await walk(language, async (screen) => {
      screens[language].set(screen, await wordsOf(page));
    });
  }
  expect(screens.es.size, 'as many screens').toBe(screens.en.size);
  expect(saidTwice(screens.en, screens.es)).toEqual([]);
}

/** Spoken the same in both languages: names, addresses, and what is set in the settings file. */
const NAMES: ReadonlySet<string> = new Set([
  ...siteSettings.company.addressLines,
  // As the Postal Service writes them.
  ...Object.values(UsStates),
]);

/**
 * Every sentence of the page, hidden ones and those of attributes too, but for parts that say that they are in another language: the
 * letters. Fewer than three words may well be the same in both.
 */
async function wordsOf(page: Page): Promise<ReadonlySet<string>> {
  const said = await page.evaluate(() => {
    const own = document.documentElement.lang;
    const isForeign = (element: Element | null) => {
      const named = element?.closest('[lang]')?.getAttribute('lang') ?? own;
      return !named.startsWith(own);
    };
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (/^(?:SCRIPT|STYLE|NOSCRIPT|TEXTAREA)$/.test(node.parentElement?.tagName ?? '')) continue;
      if (!isForeign(node.parentElement)) texts.push(node.nodeValue ?? '');
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (isForeign(element)) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-roledescription'])
        texts.push(element.getAttribute(name) ?? '');
    }
    return texts.map((text) => text.replace(/\s+/g, ' ').trim());
  });
  return new Set(said.filter((text) => wordCount(text) >= 3 && !isName(text)));
}

function wordCount(text: string): number {
  return text.replaceAll(siteSettings.productName, '').match(/\p{L}{2,}/gu)?.length ?? 0;
}

function isName(text: string): boolean {
  return NAMES.has(text) || text.startsWith(siteSettings.company.legalName);
}

/** Sentences of the Spanish screens that the English ones say too, but for those that may. */
function saidTwice(english: ScreenWords, spanish: ScreenWords): readonly string[] {
  const everywhere = new Set<string>();
  for (const words of english.values()) for (const word of words) everywhere.add(word);
  return [...spanish].flatMap(([screen, words]) =>
    [...words]
      .filter((text) => everywhere.has(text) && !SAME_IN_BOTH.some((one) => one.test(text)))
      .map((text) => `${screen}: ${text}`),
  );
}
