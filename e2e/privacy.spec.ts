import { expect, test } from 'playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './pages/accessibility.ts';
import { freshEmail, signIn } from './pages/sign-in.ts';

test('a person takes their data along, and then deletes the account', async ({ page }) => {
  const email = freshEmail('leaving');
  await signIn(page, email, '/account/privacy');
  await expect(page.getByText('No signed letters')).toBeVisible();
  await expectAccessible(page);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const zip = await readFile(await download.path());
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  expect(zip.toString('latin1')).toContain('index.html');
  await expect(page.getByText(/Saved to your downloads/)).toBeVisible();
  await page.getByText('Dark', { exact: true }).click();

  await page.getByRole('button', { name: 'Delete my account…' }).click();
  const field = page.getByLabel('Type your email address to confirm');
  await expect(field).toBeFocused();
  await field.fill('somebody-else@example.com');
  const button = page.getByRole('button', { name: 'Delete my account for good' });
  await button.click();
  await expect(page.getByText(/That is not the email address of this account/)).toBeVisible();
  await field.fill(email);
  await button.click();
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  // The colors belong to the browser, not to the person who has gone.
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});
