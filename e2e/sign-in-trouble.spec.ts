import { expect, test } from 'playwright/test';
import { REFUSED_TEXT, failCall, holdCall } from './pages/failing-calls.ts';
import { newestLink } from './pages/mailbox.ts';
import { askForLink, freshEmail, signIn, signInByHand } from './pages/sign-in.ts';

const CHALLENGE = '**/api/captcha/challenge';
const REQUEST = '**/api/auth/request-login';
const VERIFY = '**/api/auth/verify?*';

test('the login form says what is missing, and a link can go to another address', async ({
  page,
}) => {
  await failCall(page, CHALLENGE, 'network');
  await page.goto('/login');
  const email = page.getByLabel('Email address');
  const send = page.getByRole('button', { name: 'Email me a login link' });
  // The bot check begins with the first touch; from its answer on the form hears.
  await email.press('Tab');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await email.fill('maria at example');
  await expect(send).toBeDisabled();
  await email.press('Enter');
  await expect(
    page.getByText('Please enter a valid email address, like name@example.com.'),
  ).toBeVisible();
  const address = freshEmail('typist');
  await email.fill(address);
  await expect(send).toBeDisabled();
  await email.press('Enter');
  await expect(page.getByText('Please complete the reCAPTCHA verification.')).toBeVisible();
  await page.unroute(CHALLENGE);
  await page.getByRole('button', { name: 'Try again' }).click();

  const release = await holdCall(page, REQUEST);
  await send.click();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await expect(page.getByText(/expires after 30 minutes/)).toBeVisible();
  await page.getByRole('button', { name: 'Send to a different email' }).click();
  await expect(email).toHaveValue('');
});

test('a login link that could not be asked for is told in words, with a new bot check each time', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByLabel('Email address').fill(freshEmail('unlucky'));
  const failures = [
    ['bad_gateway', 'An error occurred. Please try again.'],
    ['network', 'Network error. Please check your connection and try again.'],
    ['refused', REFUSED_TEXT],
  ] as const;
  for (const [failure, words] of failures) {
    await failCall(page, REQUEST, failure);
    const another = page.waitForRequest(CHALLENGE);
    await page.getByRole('button', { name: 'Email me a login link' }).click();
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await another;
  }
});

test('a login link that does not work says why, and what is common', async ({ page }) => {
  await page.goto('/auth/verify');
  await expect(page.getByRole('heading', { name: 'Login Failed' })).toBeVisible();
  await expect(page.getByText('No verification token provided.')).toBeVisible();
  await expect(page.getByRole('listitem'), 'it can only be cut off').toHaveText([
    /^The link may be malformed/,
  ]);

  const release = await holdCall(page, VERIFY);
  await page.goto('/auth/verify?token=slow');
  await expect(page.getByRole('heading', { name: 'Verifying Your Login' })).toBeVisible();
  await expect(page.getByText('Please wait while we securely log you in...')).toBeVisible();
  release();
  await failCall(page, VERIFY, 'network');
  await page.goto('/auth/verify?token=lost');
  await expect(page.getByText('Network error occurred. Please try again.')).toBeVisible();
  await page.unroute(VERIFY);
  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(page.getByText(/^This login link does not work/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Common issues' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText([
    /^The link may have expired. Links expire after 30 minutes/,
    /^The link may already be used/,
    /^The link may be malformed/,
  ]);
  await expect(page.getByRole('link', { name: 'home page' })).toHaveAttribute('href', '/');
  await page.getByRole('link', { name: 'Request New Login Link' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('anyone who comes back is greeted, and goes on by itself', async ({ page, context }) => {
  const email = freshEmail('returning');
  await signIn(page, email, '/account');
  await page.getByLabel('First name').fill('Maria');
  await page.getByLabel('Last name').fill('Lopez');
  await page.getByRole('button', { name: 'Save my profile' }).click();
  await expect(page.getByText('Saved. New letters start with this.')).toBeVisible();
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());

  await page.goto('/login');
  await askForLink(page, email);
  await page.goto(await newestLink(page.request, email));
  await expect(page.getByRole('heading', { name: 'Login Successful!' })).toBeVisible();
  await expect(page.getByText('You are now signed in.')).toBeVisible();
  const card = page.getByRole('region', { name: 'Your account' });
  await expect(card.getByRole('heading', { name: 'Welcome back!' })).toBeVisible();
  await expect(card).toContainText(email);
  await expect(card).toContainText('Maria Lopez');
  await expect(card).toContainText(/Plan\s*Free/);
  await expect(page.getByText('Redirecting you to your dashboard...')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue to Dashboard' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a guarded page sends visitors to sign-in with the way back, and leaves no step behind', async ({
  page,
}) => {
  await page.goto('/how-it-works');
  for (const [path, query] of [
    ['/dashboard', ''],
    ['/generate-letter', '?template=goodwill-adjustment'],
    ['/dispute-letter-generator', ''],
    ['/account/plan', ''],
  ] as const) {
    await page.goto(path + query);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path + query)}`);
    await page.goBack();
    await expect(page).toHaveURL(/\/how-it-works$/);
  }
});

test('signing out in one tab is seen in the other, and leaves nothing behind', async ({
  page,
  context,
}) => {
  await signInByHand(page, freshEmail('tabs'));
  const other = await context.newPage();
  await other.goto('/how-it-works');
  const menu = other.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  expect(await page.evaluate(() => document.cookie)).not.toContain('session=');
  await expect(menu.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
});
