import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { buildForDevelopment } from '#scripts/build-webapp.ts';
import { BlackBoxPerson } from '#scripts/process/black-box.ts';
import { ROOT } from '#scripts/process/run-tool.ts';
import type { AuditedSite, SitePage } from './audited-site.ts';
import { faultsInBrowser, launchBrowser, listenForTroubles } from './browser.ts';
import type { Fault, Finding } from './fault.ts';
import { servePages, serveProductWithMailbox } from './serve.ts';

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
