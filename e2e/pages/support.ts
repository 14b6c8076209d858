import { expect, type Page } from 'playwright/test';

/** From the contact form to the thanks, as whoever is signed in. */
export async function writeToSupport(page: Page, email: string): Promise<void> {
  await page.goto('/contact?subject=billing');
  await page.getByLabel('Your name').fill('Ada Okafor');
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await page
    .getByRole('textbox', { name: 'Your message' })
    .fill('Which card do you have on file for me?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your message is sent')).toBeVisible();
}
