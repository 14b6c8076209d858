import { expect, test } from 'playwright/test';
import { linksTo } from './pages/mailbox.ts';
import { askForLink, followLink, freshEmail, signIn, signInByHand } from './pages/sign-in.ts';

test(
  'a person signs in by an emailed link and arrives where they were going',
  { tag: '@phone' },
  async ({ page }) => {
    const email = freshEmail('maria');
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login\?redirect=%2Fdashboard$/);
    await askForLink(page, email);
    await followLink(page, email);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  },
);

test('a login link works once, and leaves no token in the address', async ({ page, browser }) => {
  const email = freshEmail('once');
  await signIn(page, email);
  const [link = ''] = await linksTo(page.request, email);
  const elsewhere = await browser.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: 'Login Failed' })).toBeVisible();
  expect(elsewhere.url()).not.toContain('token');
  await elsewhere.close();
});

test('signing out ends the session', { tag: '@phone' }, async ({ page, isMobile }) => {
  await signIn(page, freshEmail('leaver'));
  if (isMobile) await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('Back shows nothing of somebody who has signed out', async ({ page, context }) => {
  const email = freshEmail('left-open');
  await signInByHand(page, email);
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  // As the sign-out of this browser leaves it, while the page itself sleeps in the browser's memory.
  await context.clearCookies();
  await page.evaluate(() => {
    localStorage.removeItem('authToken');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByText(email)).toHaveCount(0);
});
