import { expect, type APIRequestContext, type Page } from 'playwright/test';
import { solveBotCheck } from './bot-check.ts';
import { newestLink } from './mailbox.ts';

export const SEND = 'Send Admin Login Link';
const SENT = 'Admin login link sent to your email. Please check your inbox.';

/** Signed in at once: the same calls as the screens make. */
export async function becomeAdministrator(
  request: APIRequestContext,
  email: string,
): Promise<void> {
  const recaptchaToken = await solveBotCheck(request);
  const data = { email, recaptchaToken };
  const asked = await request.post('/api/admin/auth/request-login', { data });
  expect(asked.ok(), 'a link for the administrator is asked for').toBe(true);
  const { search } = new URL(await newestLink(request, email));
  const used = await request.get(`/api/admin/auth/verify${search}`);
  expect(used.ok(), 'the link for the administrator is used').toBe(true);
}

/** Signed in at once, and at the dashboard. */
export async function signInAsAdmin(page: Page, email: string): Promise<void> {
  await becomeAdministrator(page.request, email);
  await page.goto('/admin/dashboard');
}

/** The whole way in through the screens: from the form to the dashboard, by the emailed link. */
export async function signInAsAdminByHand(page: Page, email: string): Promise<void> {
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
