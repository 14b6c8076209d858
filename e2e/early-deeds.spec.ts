import { expect, test } from 'playwright/test';
import { withSlowScripts } from './pages/slow-scripts.ts';
import { freshEmail } from './pages/sign-in.ts';
import { newestLink } from './pages/mailbox.ts';

test('what is typed before the scripts are there is kept, and counts', async ({ page }) => {
  const letThrough = await withSlowScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const email = freshEmail('early');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Email address').press('Enter');
  await expect(page, 'nothing that was typed goes into an address').toHaveURL(/\/login$/);
  letThrough();
  // Typed again by nobody: what was there is what is sent.
  await page.getByRole('button', { name: 'Email me a login link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  expect(await newestLink(page.request, email)).toContain('/auth/verify');
});

test('what is pressed before the scripts are there happens once they are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const letThrough = await withSlowScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  letThrough();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('a choice made before the scripts are there holds', async ({ page }) => {
  const letThrough = await withSlowScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByText('Dark', { exact: true }).click();
  letThrough();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('a page whose file does not come gives way to one that says so', async ({ page }) => {
  await page.route('**/assets/contact.route-*.js', (route) => route.abort());
  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Load this page again' })).toBeVisible();
  await expect(page.locator('main')).toHaveCount(1);
});

test('a page that is left while its files come leaves nothing behind', async ({ page }) => {
  const letThrough = await withSlowScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByLabel('Email address')).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '/contact'));
  letThrough();
  await expect(page.getByLabel('Your message')).toBeVisible();
  await expect(page.locator('main')).toHaveCount(1);
});
