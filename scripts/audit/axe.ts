import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import type { AuditedSite, SitePage } from './audited-site.ts';
import { faultsInBrowser, launchBrowser } from './browser.ts';
import type { Fault, Finding } from './fault.ts';
import { forcedColorFaults } from './forced-colors.ts';
import { listenForTroubles } from './page-troubles.ts';

/** The same as in the stories. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A phone at 400 % or an old small one, and a desk. */
const WIDTHS = [320, 1280];

/** Every public page is usable by everyone as far as a machine can tell: both widths, light and dark, forced colors. */
export async function auditAxe({ url, pages }: AuditedSite): Promise<Finding> {
  const browser = await launchBrowser();
  const views = pages.flatMap((page) => WIDTHS.map((width) => ({ page, width })));
  try {
    const faults = await faultsInBrowser(browser, views, {}, async (context, { page, width }) => {
      const tab = await context.newPage();
      await tab.setViewportSize({ width, height: 900 });
      const troubles = await listenForTroubles(tab);
      await tab.goto(url + page.address, { waitUntil: 'load' });
      await untilTakenOver(tab);
      const found = [...(await faultsOfView(tab, width)), ...troubles];
      return found.map((what): Fault => ({ at: addressAt(page, width), what }));
    });
    return { looked: `${pages.length} pages, 4 views`, faults };
  } finally {
    await browser.close();
  }
}

/** The app has heard of everything that was done before it came (`webapp/src/app/early-events.ts`), so it stands; and its fonts too. */
async function untilTakenOver(tab: Page): Promise<void> {
  await tab.waitForFunction(() => !('earlyEvents' in globalThis) || !globalThis.earlyEvents);
  await tab.evaluate(async () => {
    await document.fonts.ready;
  });
}

function addressAt({ address }: SitePage, width: number): string {
  return `${address}@${width}`;
}

async function faultsOfView(tab: Page, width: number): Promise<string[]> {
  const light = await violations(tab, (axe) => axe.withTags(TAGS));
  const sideways = await tab.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  await tab.emulateMedia({ colorScheme: 'dark' });
  await tab.waitForFunction(
    () => document.documentElement.dataset['mantineColorScheme'] === 'dark',
  );
  // Nothing but colors changes with the scheme.
  const dark = await violations(tab, (axe) => axe.withRules(['color-contrast']));
  await tab.emulateMedia({ colorScheme: 'light' });
  return [
    ...light,
    ...(sideways > 0 ? [`is ${sideways} px wider than a screen of ${width} px`] : []),
    ...dark.map((what) => `in the dark: ${what}`),
    ...(await forcedColorFaults(tab)),
  ];
}

/** None of our pages has frames; without the extra page that axe opens to gather them, it needs less than half the time. */
async function violations(tab: Page, narrow: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const result = await narrow(new AxeBuilder({ page: tab }).setLegacyMode()).analyze();
  return result.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
}
