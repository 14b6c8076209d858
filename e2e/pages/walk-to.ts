import { expect, type Page } from 'playwright/test';

/**
 * Goes to another address of the app without loading the page again, as its own links do: what was loaded stays, so that a round
 * through all pages takes seconds. The first page of each language is opened by `page.goto`.
 */
export async function walkTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  const { pathname } = new URL(address, 'http://anywhere');
  // The page that is on screen names itself in the head.
  await page.waitForFunction(
    (path) =>
      document.querySelector('link[rel="canonical"]')?.getAttribute('href') ===
      location.origin + path,
    pathname,
  );
  await expectSettled(page);
}

/** The page is there with its heading, and nothing of it is still on its way. */
export async function expectSettled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  // Gray lines stand where something is to come.
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
}
