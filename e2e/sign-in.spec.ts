import { expect, test } from 'playwright/test';
import { linksTo, newestCode, newestLink } from './pages/mailbox.ts';
import { askForLink, followLink, freshEmail, signIn, signInByHand } from './pages/sign-in.ts';

test('a person signs in by an emailed link and arrives where they were going', async ({ page }) => {
  const email = freshEmail('maria');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fdashboard$/);
  await askForLink(page, email);
  await followLink(page, email, 'Continue to Dashboard');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
});

test('a person types the code of the email, with no link opened', async ({ page }) => {
  const email = freshEmail('typed');
  await page.goto('/account');
  await askForLink(page, email);
  const code = page.getByLabel('Code from the email');
  const right = await newestCode(page.request, email);
  await code.fill(right === '123456' ? '654321' : '123456');
  await expect(page.getByText('That is not the code in our newest email.')).toBeVisible();
  await expect(code).toHaveValue('');
  // As it is pasted from some mail programs.
  await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
  await expect(page).toHaveURL(/\/account$/);
});

test('the screen that waits goes on when the email is opened on another device', async ({
  page,
  browser,
}) => {
  const email = freshEmail('two-screens');
  await page.goto('/account');
  await askForLink(page, email);
  const sentence = page.getByText(/Reading the email on another device/);
  const number = /\d\d/.exec((await sentence.textContent()) ?? '')?.[0] ?? '';
  const context = await browser.newContext();
  const phone = await context.newPage();
  await phone.goto(await newestLink(page.request, email));
  await phone.getByLabel('Number on the other screen').fill(number);
  await phone.getByRole('button', { name: 'Sign in on the other screen' }).click();
  await expect(
    phone.getByRole('heading', { name: 'You are signed in on the other screen' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);
  expect(await phone.context().cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'session' }),
  );
  await context.close();
});

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
  await signIn(page, freshEmail('leaver'), '/dashboard');
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
