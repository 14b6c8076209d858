import { expect, test } from 'playwright/test';
import { withSlowScripts } from './pages/slow-scripts.ts';
import { freshEmail, signIn } from './pages/sign-in.ts';
import { newestLink } from './pages/mailbox.ts';

/** The script that starts the app, however often it is asked for. */
const APP = '**/assets/index-*.js*';

test('a form waits for its scripts, and keeps what was typed', async ({ page }) => {
  const letThrough = await withSlowScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const email = freshEmail('early');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Email address').press('Enter');
  await expect(page, 'nothing that was typed goes into an address').toHaveURL(/\/login$/);
  const send = page.getByRole('main').locator('button[type="submit"]');
  await expect(send).toBeDisabled();
  letThrough();
  await expect(send).toBeEnabled();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  expect(await newestLink(page.request, email)).toContain('/auth/verify');
});

test('what was written and chosen stays, and nothing is sent', async ({ page }) => {
  const letThrough = await withSlowScripts(page);
  await page.goto('/contact?subject=billing', { waitUntil: 'commit' });
  await page.getByLabel('Your name').fill('Ada Okafor');
  await page.getByLabel('Your name').press('Enter');
  await page.getByLabel('What is it about?').selectOption('legal');
  await page.getByRole('textbox', { name: 'Your message' }).fill('Which card do you have');
  letThrough();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(
    'Which card do you have',
  );
  // Chosen by hand, whatever the address asks for.
  await expect(page.getByLabel('What is it about?')).toHaveValue('legal');
});

test('what can be pressed or chosen is off until it works', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const letThrough = await withSlowScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Menu' });
  const dark = page.getByRole('radio', { name: 'Dark' });
  await expect(menu).toBeDisabled();
  await expect(dark).toBeDisabled();
  letThrough();
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(dark).toBeEnabled();
});

test('a page whose file does not come gives way to one that says so', async ({ page }) => {
  await page.route('**/assets/contact.route-*.js', (route) => route.abort());
  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Load this page again' })).toBeVisible();
  await expect(page.locator('main')).toHaveCount(1);
});

test('a line that fails for a moment leaves no dead page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  let asked = 0;
  await page.route(APP, (route) => (++asked === 1 ? route.abort() : route.continue()));
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('where the app does not come the page says so, and is whole once it is loaded again', async ({
  page,
}) => {
  await page.clock.install();
  for (const [path, words] of [
    ['/es/contact', /Puede leerla, pero sus botones y formularios aún no funcionan/],
    ['/dashboard', /Your page did not load/],
  ] as const) {
    await page.route(APP, (route) => route.abort());
    await page.goto(path);
    const told = page.getByRole('alert');
    // Between one try and the next it waits.
    await expect(async () => {
      await page.clock.fastForward(1_000);
      expect(await told.count()).toBe(1);
    }).toPass({ intervals: [100] });
    await expect(told).toContainText(words);
    await page.unroute(APP);
    await told.getByRole('link').click();
    await expect(told).toHaveCount(0);
    await expect(page.getByRole('radio').first()).toBeEnabled();
    await expect(page.locator('main')).toHaveCount(1);
  }
});

test('a page that is left while its files come leaves nothing behind', async ({ page }) => {
  const letThrough = await withSlowScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByLabel('Email address')).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '/contact'));
  letThrough();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
  await expect(page.locator('main')).toHaveCount(1);
});

test('a page stays where somebody has scrolled to when its scripts come', async ({ page }) => {
  const letThrough = await withSlowScripts(page);
  await page.goto('/terms', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { name: 'Which law and which court' });
  await heading.scrollIntoViewIfNeeded();
  letThrough();
  await expect(page.getByRole('radio').first()).toBeEnabled();
  await expect(heading).toBeInViewport();
});

test('an address that is opened anew begins at its top or at the part it names, whatever was read before', async ({
  page,
}) => {
  const taken = () => expect(page.getByRole('radio').first()).toBeEnabled();
  const late = page.getByRole('heading', { name: 'Which law and which court' });
  await page.goto('/terms');
  await taken();
  await late.scrollIntoViewIfNeeded();
  await page.goto('/privacy');
  await taken();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.getByRole('heading', { name: 'Changes to this page' }).scrollIntoViewIfNeeded();
  await page.goto('/#faq-title');
  await taken();
  await expect(page.locator('#faq-title')).toBeInViewport();
  await page.goBack();
  await page.goBack();
  await expect(late).toBeInViewport();
  await page.reload();
  await taken();
  await expect(late).toBeInViewport();
});

test('who waits long for a page that the app draws is told so', async ({ page }) => {
  const letThrough = await withSlowScripts(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByText('Your page is on its way.')).toBeVisible();
  letThrough();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('Your page is on its way.')).toBeHidden();
});

test('what is typed into a form that is drawn once more for its link and its person is kept', async ({
  page,
}) => {
  const email = freshEmail('ada');
  await signIn(page, email);
  const letThrough = await withSlowScripts(page);
  await page.goto('/contact?subject=billing', { waitUntil: 'commit' });
  await page.getByLabel('Your name').fill('Ada Okafor');
  await page.getByRole('textbox', { name: 'Your message' }).fill('Which card do you have?');
  letThrough();
  await expect(page.getByLabel('What is it about?')).toHaveValue('billing');
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Okafor');
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(
    'Which card do you have?',
  );
});
