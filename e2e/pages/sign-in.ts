import { expect, type Page } from 'playwright/test';
import { solveBotCheck } from './bot-check.ts';
import { newestLink } from './mailbox.ts';

/** Asks for a login link in the form that the page shows, and stops where the page says to look into the mailbox. */
export async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  // The bot check solves itself; the button turns on when it has.
  await page.getByRole('button', { name: 'Email me a login link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
}

/** Opens the emailed link and goes on to where the person was going, which the button names. */
export async function followLink(
  page: Page,
  email: string,
  button: string | RegExp = /^Continue/,
): Promise<void> {
  await page.goto(await newestLink(page.request, email));
  await expect(page.getByRole('heading', { name: 'Login Successful!' })).toBeVisible();
  await page.getByRole('button', { name: button }).click();
}

/** Signed in at once: the same calls as the screens make, which have stories of their own. No page is opened but the one named. */
export async function signIn(page: Page, email: string, to?: string): Promise<void> {
  const { request } = page;
  const recaptchaToken = await solveBotCheck(request);
  const asked = await request.post('/api/auth/request-login', { data: { email, recaptchaToken } });
  expect(asked.ok(), `a link for ${email} is asked for`).toBe(true);
  const { search } = new URL(await newestLink(request, email));
  const used = await request.get(`/api/auth/verify${search}`);
  expect(used.ok(), `the link for ${email} is used`).toBe(true);
  if (to) await page.goto(to);
}

/** The whole way in through the screens, from any guarded page. */
export async function signInByHand(page: Page, email: string, to = '/dashboard'): Promise<void> {
  await page.goto(to);
  await askForLink(page, email);
  const isLetter = /^\/(?:generate-letter|dispute-letter-generator)/.test(to);
  const elsewhere = isLetter ? 'Continue to my letter' : 'Continue';
  await followLink(page, email, to === '/dashboard' ? 'Continue to Dashboard' : elsewhere);
  await expect(page).toHaveURL((address) => address.pathname === to);
}

/** An address that no other story uses. */
export function freshEmail(name: string): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;
}
