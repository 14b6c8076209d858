import { AxeBuilder } from '@axe-core/playwright';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { buildForDevelopment } from '#scripts/build-webapp.ts';
import { BlackBoxPerson } from '#scripts/process/black-box.ts';
import { launchBrowser } from '#scripts/process/chromium.ts';
import { ROOT } from '#scripts/process/run-tool.ts';
import {
  faultsOfEach,
  type Fault,
  type AuditedSite,
  type SitePage,
  type Finding,
  servePages,
  serveProductWithMailbox,
} from './site.ts';

/** What the browser has to complain of, from before the page is asked for. `status` is the answer that the page should have. */
async function listenForTroubles(page: Page, status = 200): Promise<readonly string[]> {
  const troubles: string[] = [];
  // Violations of the policy that a script catches are not said on the console.
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      console.warn(`policy: ${event.violatedDirective} forbids ${event.blockedURI}`),
    ),
  );
  page.on('pageerror', (error) => troubles.push(firstLines(`error: ${error.message}`)));
  page.on('console', (message) => {
    const type = message.type();
    // An answer of that kind is what was asked for here.
    const own = status !== 200 && message.text().includes(`status of ${status}`);
    if ((type === 'error' || type === 'warning') && !own)
      troubles.push(firstLines(`${type}: ${message.text()}`));
  });
  return troubles;
}

/** React says what may have gone wrong in general, and draws the whole tree; the lines that differ stand far in, behind + or -. */
function firstLines(text: string): string {
  const [first = '', ...more] = text.split('\n').filter((line) => line.trim() !== '');
  const differing = more.filter((line) => /^[+-]\s{4}/.test(line)).map((line) => line.trim());
  return [first.slice(0, 240), ...differing.slice(0, 6)].join(' ').replaceAll(/\s+/g, ' ');
}

/** As many tabs as there are cores: more only wait for each other. */
const TABS = 2;

/** Judges every item in a context of its own, as a new visitor. */
async function faultsInBrowser<Item>(
  browser: Browser,
  items: readonly Item[],
  options: BrowserContextOptions,
  judge: (context: BrowserContext, item: Item) => Promise<readonly Fault[]>,
): Promise<readonly Fault[]> {
  return await faultsOfEach(items, TABS, async (item) => {
    const context = await browser.newContext({
      locale: 'en-US',
      timezoneId: 'America/New_York',
      reducedMotion: 'reduce',
      ...options,
    });
    try {
      return await judge(context, item);
    } finally {
      await context.close();
    }
  });
}

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

/** A phone at 400 % or an old small one, and a desktop. */
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

/** Git ignores it, and no server looks there by itself. */
const FOLDER = join(ROOT, '.cache/audit/development');

/** Fewer signs than this are a frame without a page in it. */
const LEAST_TEXT = 40;

/** Addresses without a page: the page for nothing hydrates too. */
const NOWHERE = ['/no-such-page', '/es/no-such-page'];

/** Pages are drawn for their path; people come with more. */
const WITH_MORE = ['/?ref=friend&utm_source=letter', '/es?ref=friend#top', '/login?return=/copies'];

interface Ground {
  readonly url: string;
  readonly browser: Browser;
  readonly addresses: readonly string[];
  /** The cookies of somebody who is signed in. */
  readonly cookie: string;
}

/**
 * Every public page in React's development mode, which says when the browser's page differs from the drawn one: as a new visitor,
 * as somebody who was here, is signed in and chose the dark, and without scripts.
 */
export async function auditHydration({ pages }: AuditedSite): Promise<Finding> {
  const built = await buildForDevelopment(FOLDER);
  if (!built.ok) throw new Error(`The web app can't be built for development:\n${built.output}`);
  const product = await serveProductWithMailbox();
  const served = await servePages({ folder: FOLDER, behind: product.url });
  const browser = await launchBrowser();
  try {
    const person = new BlackBoxPerson('audit@example.com');
    await person.signIn(product.url);
    const addresses = [...pages.map((page: SitePage) => page.address), ...NOWHERE, ...WITH_MORE];
    const ground = { url: served.url, browser, addresses, cookie: person.cookie };
    const faults = [
      ...(await asNewVisitor(ground)),
      ...(await asKnownPerson(ground)),
      ...(await withoutScripts(ground)),
    ];
    return { looked: `${addresses.length} pages, 3 ways`, faults };
  } finally {
    await browser.close();
    await served.stop();
    await product.stop();
  }
}

async function asNewVisitor({ url, browser, addresses }: Ground): Promise<readonly Fault[]> {
  return await faultsInBrowser(browser, addresses, {}, async (context, address) =>
    troublesOn(context, url, address, 'a new visitor'),
  );
}

async function asKnownPerson(ground: Ground): Promise<readonly Fault[]> {
  const { url, browser, addresses, cookie } = ground;
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    return { name, value, url };
  });
  return await faultsInBrowser(browser, addresses, {}, async (context, address) => {
    await context.addCookies(cookies);
    await context.addInitScript(() => {
      localStorage.setItem('authToken', 'signed-in');
      localStorage.setItem('colorScheme', 'dark');
    });
    return await troublesOn(context, url, address, 'somebody signed in, in the dark');
  });
}

async function troublesOn(
  context: BrowserContext,
  url: string,
  address: string,
  who: string,
): Promise<Fault[]> {
  const page = await context.newPage();
  const troubles = await listenForTroubles(page, NOWHERE.includes(address) ? 404 : 200);
  await page.goto(url + address, { waitUntil: 'load' });
  await untilHydrated(page);
  return [...new Set(troubles)].map((what) => ({ at: address, what: `to ${who}: ${what}` }));
}

/** React marks what it has taken over; then whatever was asked for has come. */
async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root')?.firstElementChild ?? {}).some((name) =>
      name.startsWith('__reactFiber'),
    ),
  );
  await page.waitForLoadState('networkidle');
}

async function withoutScripts({ url, browser, addresses }: Ground): Promise<readonly Fault[]> {
  const options = { javaScriptEnabled: false };
  return await faultsInBrowser(browser, addresses, options, async (context, address) => {
    const page = await context.newPage();
    await page.goto(url + address, { waitUntil: 'load' });
    const heading = await page.locator('main h1').first().isVisible();
    const text = await page.locator('main').innerText();
    return [
      ...(heading ? [] : ['shows no heading without scripts']),
      ...(text.length < LEAST_TEXT ? [`shows only "${text}" without scripts`] : []),
    ].map((what) => ({ at: address, what }));
  });
}
