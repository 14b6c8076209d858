import { expect, test } from 'playwright/test';
import { expectAccessible, expectLegibleInTheDark } from './pages/accessibility.ts';
import { withSlowScripts } from './pages/slow-scripts.ts';

test('the home page says what it does, what it costs, and one answer at a time', async ({
  page,
}) => {
  await page.goto('/');
  for (const [name, to] of [
    ['Start Your Free Letter', '/generate-letter'],
    ['See how it works', '/how-it-works'],
    ['Browse templates', '/dispute-letters'],
  ] as const) {
    const link = page.locator('main').getByRole('link', { name }).first();
    await expect(link).toHaveAttribute('href', to);
  }
  for (const figure of ['62,421+', '1m 22s', '78%', '91%'])
    await expect(page.getByRole('definition').filter({ hasText: figure })).toHaveText(figure);
  await expect(page.getByText('based on verified user outcomes')).toBeVisible();
  await expect(page.locator('blockquote')).toHaveCount(3);
  // Where there is room the plans lie open.
  await expect(page.getByText('Cancel any time, in one click')).toBeVisible();

  const questions = page.locator('details[name=faq] summary');
  await expect(questions).toHaveCount(6);
  await questions.nth(0).click();
  await questions.nth(4).click();
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await expect(page.getByText('are stored encrypted')).toBeVisible();
});

test('the address of the prices leads to them', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page).toHaveURL(/\/#pricing$/);
  await expect(page.getByRole('heading', { name: 'What it costs' })).toBeInViewport();
  await expect(page.getByText('$19.99', { exact: false }).first()).toBeVisible();
});

test('the menu leads to the prices of each kind of mail', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('navigation').getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page.getByRole('heading', { name: 'What it costs', level: 2 })).toBeFocused();
  await expect(page).toHaveURL(/\/#pricing$/);
  await expect(page).toHaveTitle(/^What it costs/);
  // All kinds cost the same here: one sentence, no table.
  const certified = page.getByText(/^\$0\.68 a letter.*Certified Mail with tracking/);
  await expect(certified).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectAccessible(page, { colors: true });
  await expectLegibleInTheDark(page);
  // Drawn on the server, in both languages, with a title and an address of its own; no other page brings the prices along.
  for (const [path, title] of [
    ['/pricing', 'What it costs'],
    ['/es/pricing', 'Cuánto cuesta'],
  ] as const) {
    const drawn = await (await page.request.get(path)).text();
    expect(drawn.match(/>\$0\.68<\/span>/g)).toHaveLength(1);
    expect(drawn).not.toContain('<table');
    expect(drawn).toContain(`<title>${title}`);
    expect(drawn).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`));
    expect(drawn).toContain('"mailPrices":');
  }
  expect(await (await page.request.get('/')).text()).not.toContain('"mailPrices":');
  await page.reload();
  await page.getByRole('link', { name: 'What each kind of mail costs' }).click();
  await expect(certified).toBeVisible();
});

test('figures count up to themselves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const letThrough = await withSlowScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const letters = page.getByRole('definition').first();
  await letters.scrollIntoViewIfNeeded();
  letThrough();
  await expect(letters).not.toHaveText('62,421+');
  await expect(letters).toHaveText('62,421+');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('>62,421+<');
  await page.goto('/');
  await letters.evaluate((figure) => {
    new MutationObserver(() => figure.setAttribute('data-moved', '')).observe(figure, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  await letters.scrollIntoViewIfNeeded();
  await expect(page.locator('main [data-moved]')).toHaveCount(0);
});

test('the first step stays at hand on a phone', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto('/');
  const step = page
    .locator('[data-action-bar]')
    .getByRole('link', { name: 'Start Your Free Letter' });
  if (!isMobile) return await expect(step).toBeHidden();
  await expect(step).toBeInViewport({ ratio: 1 });
  for (const [path, most] of [
    ['/es', 4500],
    ['/', 4500],
  ] as const) {
    await page.goto(path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, `${path} in CSS pixels`).toBeLessThanOrEqual(most);
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(step).toBeInViewport({ ratio: 1 });
});

test('the blog says that it is yet to come', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { name: 'Coming Soon' })).toBeVisible();
  await expect(page.getByText('Email notifications coming soon')).toBeVisible();
  await expect(page.getByLabel('Email address')).toBeDisabled();
});
