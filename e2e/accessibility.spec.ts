import { expect, test, type Page } from 'playwright/test';
import {
  expectAccessible,
  expectLegibleInTheDark,
  expectNoSidewaysScroll,
  expectRoomForFingers,
} from './pages/accessibility.ts';
import { freshEmail, signIn } from './pages/sign-in.ts';

const PUBLIC_PAGES = [
  '/',
  '/how-it-works',
  '/privacy',
  '/terms',
  '/login',
  '/contact',
  '/subscription/success',
  '/subscription/cancel',
  '/goodbye',
  '/auth/verify?token=none',
  '/account/confirm-email?token=none',
  '/admin/login',
  '/no-such-page',
];

const SIGNED_IN_PAGES = [
  '/dashboard',
  '/copies',
  '/account',
  '/account/security',
  '/account/emails',
  '/account/plan',
  '/account/invite',
  '/account/privacy',
];

async function look(page: Page, isMobile: boolean): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Grey lines stand where something is still on its way.
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  // Names, roles and colors are the same at every width; what fits under a finger is not.
  if (isMobile) return await expectRoomForFingers(page);
  await expectAccessible(page);
  await expectLegibleInTheDark(page);
}

test('public pages can be used by everybody', { tag: '@phone' }, async ({ page, isMobile }) => {
  for (const path of PUBLIC_PAGES) {
    await page.goto(path);
    await look(page, isMobile);
  }
});

test(
  'pages behind the sign-in can be used by everybody',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await signIn(page, freshEmail('reader'));
    for (const path of SIGNED_IN_PAGES) {
      await page.goto(path);
      await look(page, isMobile);
    }
    await page.route('**/api/auth/verify?*', (route) =>
      route.fulfill({
        status: 409,
        json: { success: false, code: 'accounts.link_elsewhere', error: 'Press the button.' },
      }),
    );
    await page.goto('/auth/verify?token=elsewhere');
    await page.getByRole('button', { name: 'Sign in here' }).waitFor();
    await look(page, isMobile);
  },
);
