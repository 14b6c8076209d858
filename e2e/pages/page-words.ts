import { UsStates, siteSettings } from '@creditfix/shared/kernel';
import type { Page } from 'playwright/test';

/** What a page says, and where it says it: for comparing the two languages of the product. */
export type ScreenWords = Map<string, ReadonlySet<string>>;

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
export async function wordsOf(page: Page): Promise<ReadonlySet<string>> {
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

/** Sentences that stand on the same screen in both languages, but for those that may. */
export function saidTwice(
  english: ScreenWords,
  spanish: ScreenWords,
  allowed: readonly RegExp[],
): readonly string[] {
  const everywhere = new Set<string>();
  for (const words of english.values()) for (const word of words) everywhere.add(word);
  return [...spanish].flatMap(([screen, words]) =>
    [...words]
      .filter((text) => everywhere.has(text) && !allowed.some((one) => one.test(text)))
      .map((text) => `${screen}: ${text}`),
  );
}
