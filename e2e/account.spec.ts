import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from './pages/accessibility.ts';
import { plugInAuthenticator } from './pages/authenticator.ts';
import { signLetter } from './pages/busy-account.ts';
import { wrongBalance } from './pages/kept-draft.ts';
import { newestLink } from './pages/mailbox.ts';
import { emailsTo, linkInEmail } from './pages/received-email.ts';
import { askForLink, freshEmail, signIn } from './pages/sign-in.ts';

test('a link opened in another browser asks for one click, and that browser can be signed out from afar', async ({
  page,
  browser,
}) => {
  const email = freshEmail('elsewhere');
  await signIn(page, email, '/account/security');
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
  await page.goto('/login');
  await askForLink(page, email);

  const elsewhere = await browser.newPage();
  await elsewhere.goto(await newestLink(page.request, email));
  await expect(elsewhere.getByRole('heading', { name: 'Sign in on this browser?' })).toBeVisible();
  expect(elsewhere.url()).not.toContain('token');
  await elsewhere.getByRole('button', { name: 'Sign in here' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Login Successful!' })).toBeFocused();
  await expect(elsewhere.getByText('Welcome back!')).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/dashboard$/);

  await page.goto('/account/security');
  await page.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Earlier sign-ins' })).toBeVisible();
  await elsewhere.goto('/dashboard');
  await expect(elsewhere).toHaveURL(/\/login\?redirect=/);
  await elsewhere.close();
});

test('a passkey is made, signs in without an email, and is removed', async ({ page }) => {
  await plugInAuthenticator(page);
  await signIn(page, freshEmail('passkey'), '/account/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('My phone');
  await page.getByRole('button', { name: 'Make the passkey' }).click();
  await expect(page.getByRole('button', { name: 'Remove My phone' })).toBeVisible();
  await expectAccessible(page);

  await signOut(page);
  // If one was used before, it is offered by itself, and this device would take it at once.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login?redirect=%2Faccount%2Fsecurity');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL((address) => address.pathname === '/account/security');
  await expect(page.getByText(/^Signed in with a passkey on/)).toBeVisible();

  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
});

test('what is in My Account is filled into a new letter, and never over what was typed', async ({
  page,
}) => {
  await signIn(page, freshEmail('profile'), '/account');
  await page.getByLabel('First name').fill('Maria');
  await page.getByLabel('Street address').fill('12 Elm Street');
  await page.getByLabel('State').selectOption('Delaware');
  await page.getByRole('button', { name: 'Save my profile' }).click();
  await expect(page.getByText('Saved. New letters start with this.')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/generate-letter');
  await expect(page.getByText('Filled in from My Account')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Maria');
  await expect(page.getByLabel('State')).toHaveValue('DE');
  await page.getByLabel('First name').fill('');
  await page.getByLabel('Last name').fill('Lopez');
  await expect(
    page.getByText('Saved a moment ago').filter({ visible: true }).first(),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText('Welcome back')).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue('Lopez');
  await expect(page.getByLabel('First name')).toHaveValue('');
});

test('the email address changes once both addresses have agreed', async ({ page }) => {
  const [before, after] = [freshEmail('before'), freshEmail('after')];
  await signIn(page, before, '/account/security');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByLabel('New email address').fill('not an address');
  await page.getByRole('button', { name: 'Send both links' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('New email address').fill(before);
  await page.getByRole('button', { name: 'Send both links' }).click();
  await expect(page.getByText('That is already your address.')).toBeVisible();
  await page.getByLabel('New email address').fill(after);
  await page.getByRole('button', { name: 'Send both links' }).click();
  await expect(page.getByText(`Your address will change to ${after}`)).toBeVisible();

  await page.goto(await newestLink(page.request, after));
  await expect(page.getByRole('heading', { name: 'Change your email address?' })).toBeVisible();
  await expect(page).not.toHaveURL(/token/);
  await page.getByRole('button', { name: 'Yes, change my address' }).click();
  await expect(page.getByRole('heading', { name: 'One more link' })).toBeFocused();
  await page.goto(await newestLink(page.request, before));
  await page.getByRole('button', { name: 'Yes, change my address' }).click();
  await expect(page.getByRole('heading', { name: 'Your email address is changed' })).toBeVisible();
  await page.goto('/account/confirm-email?token=made-up');
  await page.getByRole('button', { name: 'Yes, change my address' }).click();
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();

  await page.goto('/account/security');
  await expect(page.getByText(after, { exact: true })).toBeVisible();
});

test('an email leads to where its kind is stopped without sign-in, and on again', async ({
  page,
  browser,
}) => {
  const email = freshEmail('stop');
  await signIn(page, email);
  await signLetter(page.request, wrongBalance('I called them twice about it.'));
  await linkInEmail(page.request, { to: email, subject: 'Your letter is ready' });
  const [ready] = (await emailsTo(page.request, email)).filter(
    ({ subject }) => subject === 'Your letter is ready',
  );
  const stop = ready?.links.find((link) => new URL(link).pathname === '/emails/stop') ?? '';

  const elsewhere = await browser.newPage();
  await elsewhere.goto(stop);
  await expect(elsewhere.getByRole('heading', { name: 'These emails are stopped' })).toBeVisible();
  await expect(elsewhere.getByText('News about my letters')).toBeVisible();
  await expect(elsewhere).not.toHaveURL(/token/);
  await expectAccessible(elsewhere, { colors: true });
  await page.goto('/account/emails');
  const news = page.getByRole('checkbox', { name: 'News about my letters' });
  await expect(news).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'A draft is waiting' })).toBeChecked();

  await elsewhere.getByRole('button', { name: 'Send them to me again' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'These emails are on again' })).toBeVisible();
  await page.reload();
  await expect(news).toBeChecked();
  await elsewhere.goto('/emails/stop?token=made-up');
  await expect(
    elsewhere.getByRole('heading', { name: 'These emails could not be stopped' }),
  ).toBeVisible();
  await elsewhere.close();
});

test('what needs a fresh sign-in says so, and leads there and back', async ({ page }) => {
  await signIn(page, freshEmail('stale'), '/account/security');
  await page.route('**/api/account/passkeys/options', (route) =>
    route.fulfill({
      status: 403,
      json: { success: false, code: 'accounts.sign_in_again', error: 'Please sign in once more.' },
    }),
  );
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Make the passkey' }).click();
  const asked = page.getByRole('group', { name: 'Please sign in once more' });
  await expect(asked).toBeFocused();
  await asked.getByRole('link', { name: 'Email me a link' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Faccount%2Fsecurity$/);
});

test('each kind of email can be switched off, and stays off', async ({ page }) => {
  await signIn(page, freshEmail('emails'), '/account/emails');
  await page.getByLabel('Deadlines').click();
  await expect(page.getByLabel('Deadlines')).not.toBeChecked();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Deadlines')).not.toBeChecked();
  await expect(page.getByLabel('News about my letters')).toBeChecked();
});

async function signOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
}
