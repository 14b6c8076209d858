import { findChromium } from '@creditfix/server/platform/pdf';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
} from 'playwright-core';
import { faultsOfEach, type Fault } from './fault.ts';

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
