import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import type { AuditedSite, SitePage } from './audited-site.ts';
import { faultsInBrowser, launchBrowser, listenForTroubles } from './browser.ts';
import type { Fault, Finding } from './fault.ts';

/** Enough steps of the Tab key to have been on every kind of control that a page has. */
const MOST_STEPS = 40;

/** Where the system chooses the colors, backgrounds and shadows go: borders and outlines have to tell what is a button and what has the focus. */
async function forcedColorFaults(tab: Page): Promise<string[]> {
  await tab.emulateMedia({ forcedColors: 'active' });
  try {
    const faults = [...(await buttonsWithoutEdge(tab)), ...(await focusWithoutOutline(tab))];
    return [...new Set(faults)].map((what) => `in forced colors: ${what}`);
  } finally {
    await tab.emulateMedia({ forcedColors: 'none' });
  }
}

/** A button that looks like text has to be underlined or hold a drawing; any other has an edge. */
async function buttonsWithoutEdge(tab: Page): Promise<string[]> {
  return await tab.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button')].flatMap((button) => {
      if (!button.checkVisibility()) return [];
      const style = getComputedStyle(button);
      const edge = ['Top', 'Bottom'].some(
        (side) =>
          style.getPropertyValue(`border-${side.toLowerCase()}-style`) !== 'none' &&
          Number.parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)) > 0,
      );
      const drawn = button.querySelector('svg') !== null;
      const underlined = style.textDecorationLine.includes('underline');
      const name = (button.ariaLabel ?? button.innerText).slice(0, 40);
      return edge || drawn || underlined ? [] : [`nothing shows that "${name}" is a button`];
    }),
  );
}

/** Walks through the page with the keyboard. */
async function focusWithoutOutline(tab: Page): Promise<string[]> {
  const faults: string[] = [];
  await tab.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await tab.keyboard.press('Tab');
    const seen = await tab.evaluate(() => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || focused === document.body) return null;
      // A choice shows the focus beside it, a card that leads somewhere around it.
      const around: Element[] = [
        focused,
        ...(focused.nextElementSibling ? [focused.nextElementSibling] : []),
      ];
      for (let up = focused.parentElement; up && up.id !== 'root'; up = up.parentElement)
        around.push(up);
      const outlined = around.some((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      });
      const name = focused.ariaLabel ?? (focused.innerText || focused.id);
      return { outlined, name: name.slice(0, 40) };
    });
    if (!seen) break;
    if (!seen.outlined) faults.push(`nothing shows that "${seen.name}" has the focus`);
  }
  return faults;
}

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

/** The app has taken the page over; and its fonts are there too. */
async function untilTakenOver(tab: Page): Promise<void> {
  await tab.waitForFunction(
    () => document.querySelector('[name="color-scheme"]:disabled') === null,
  );
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
