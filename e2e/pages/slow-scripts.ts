import type { Page } from 'playwright/test';

/**
 * Scripts are on their way, as on a slow phone, until they are let through.
 * @returns what lets them through
 */
export async function withSlowScripts(page: Page): Promise<() => void> {
  const arrived = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  return arrived.resolve;
}
