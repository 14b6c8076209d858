import { expect, type Page } from 'playwright/test';
import { newestLink } from './mailbox.ts';

export const SEND = 'Send Admin Login Link';
const SENT = 'Admin login link sent to your email. Please check your inbox.';

/** From the form to the dashboard, by the emailed link. */
export async function signInAsAdmin(page: Page, email: string): Promise<void> {
  await page.goto('/admin/login');
  // As people type it: the product tidies it before it looks.
  await page.getByRole('textbox', { name: 'Admin email address' }).fill(` ${email.toUpperCase()} `);
  await page.getByRole('button', { name: SEND }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await page.goto(await newestLink(page.request, email));
  await expect(
    page.getByText('Admin verification successful! Redirecting to dashboard...'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
}

/** From the dashboard to the page of one user. */
export async function openUser(page: Page, email: string): Promise<void> {
  await page.getByRole('tab', { name: 'Users' }).click();
  await page.getByLabel('Email begins with').fill(email);
  await page.getByRole('button', { name: 'Search' }).click();
  await page
    .getByRole('button', { name: new RegExp(`^${email.replace(/[.+]/g, '\\$&')}`) })
    .click();
  await expect(page.getByRole('heading', { name: email })).toBeVisible();
}
