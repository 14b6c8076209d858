import { findChromium } from '@creditfix/server/platform/pdf';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { faultsOfEach, type Fault } from './fault.ts';

/** What the browser has to complain of, from before the page is asked for. `status` is the answer that the page should have. */
export async function listenForTroubles(page: Page, status = 200): Promise<readonly string[]> {
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

/** The browser that the product prints with, free to reach this machine's servers. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, sandbox, env } = await foundChromium();
  return await chromium.launch({
    executablePath,
    chromiumSandbox: sandbox,
    ...(env ? { env: { ...env } } : {}),
  });
}

export async function foundChromium() {
  return await findChromium({
    chromiumPath: process.env.CHROMIUM_PATH,
    searchPath: process.env.PATH,
  });
}

/** As many tabs as there are cores: more only wait for each other. */
const TABS = 2;

/** Judges every item in a context of its own, as a new visitor. */
export async function faultsInBrowser<Item>(
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
