import { test } from 'playwright/test';
import { expectAccessible } from './pages/accessibility.ts';

const PUBLIC_PAGES = [
  '/',
  '/how-it-works',
  '/privacy',
  '/login',
  '/auth/verify?token=none',
  '/no-such-page',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`public pages can be used by everybody (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of PUBLIC_PAGES) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessible(page);
    }
  });
}
