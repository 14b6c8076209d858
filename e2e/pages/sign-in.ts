import { expect, type Page } from 'playwright/test';
import { newestLink } from './mailbox.ts';

/** Asks for a login link in the form that the page shows, and stops where the page says to look into the mailbox. */
export async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  // The bot check solves itself; the button turns on when it has.
  await page.getByRole('button', { name: 'Email me a login link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
}

/** Opens the emailed link and goes on to where the person was going. */
export async function followLink(page: Page, email: string): Promise<void> {
  await page.goto(await newestLink(page.request, email));
  await expect(page.getByRole('heading', { name: 'Login Successful!' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue to Dashboard' }).click();
}

/** The whole way in, from any guarded page. */
export async function signIn(page: Page, email: string, to = '/dashboard'): Promise<void> {
  await page.goto(to);
  await askForLink(page, email);
  await followLink(page, email);
  await expect(page).toHaveURL((address) => address.pathname === to);
}

/** An address that no other story uses. */
export function freshEmail(name: string): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;
}
