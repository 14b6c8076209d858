import { expect, test, type Page } from 'playwright/test';
import {
  expectAccessible,
  expectFitsPhone,
  expectLegibleInTheDark,
  expectNoSidewaysScroll,
} from './pages/accessibility.ts';
import { signInAsAdmin } from './pages/admin.ts';
import { anAdministrator } from './pages/administrators.ts';

/** What counts for everybody is changed where the fewest other stories are told. */
test.use({ baseURL: `http://localhost:${process.env.E2E_CONTRACTS_PORT ?? ''}` });

const SETTINGS = '/admin/dashboard?tab=settings';
const NEWS = 'Our office is closed on Thursday.';
const NEWS_IN_SPANISH = 'Nuestra oficina está cerrada el jueves.';

test('what the operator sets counts at once, stays with who set it, and can be taken back', async ({
  page,
  browser,
}) => {
  const administrator = anAdministrator();
  await signInAsAdmin(page, administrator);
  await page.goto(SETTINGS);
  const which = page.getByLabel('Which settings');
  for (const setting of [
    'Prices',
    'Company',
    'Claims',
    'Testimonials',
    'States',
    'Review of the law',
    'Announcement',
  ]) {
    await which.selectOption(setting);
    await expect(page.getByRole('form', { name: setting })).toBeVisible();
    await look(page);
  }

  // By keyboard alone, from the choice of the setting to Save.
  await which.focus();
  const { keyboard } = page;
  await keyboard.press('Tab');
  await expect(page.getByLabel('Show it above every page for consumers')).toBeFocused();
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.type(NEWS);
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(
    page.getByText('Please write it in both languages before it is shown.'),
  ).toBeVisible();
  await expect(page.getByLabel('Text in Spanish')).toBeFocused();
  await look(page);
  await keyboard.type(NEWS_IN_SPANISH);
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByText('It is changed, and counts from now on.')).toBeVisible();
  const versions = page.getByRole('list', { name: 'Versions, newest first' });
  await expect(versions.getByRole('listitem').first()).toContainText(administrator);
  await expect(versions).toContainText(`text, en: nothing → ${NEWS}`);

  const reader = await browser.newPage();
  await readNews(reader);

  await which.selectOption('Prices');
  const price = page.getByLabel('Price, first page ($)').last();
  await price.fill('a dollar');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This has to be an amount between $0 and $1,000.')).toBeVisible();
  await expect(price).toBeFocused();

  await which.selectOption('Announcement');
  await page.getByRole('button', { name: 'Take back to the settings of the server' }).click();
  await expect(page.getByText('It is taken back, and counts from now on.')).toBeVisible();
  await expect(versions.getByRole('listitem').first()).toContainText(
    'The settings of the server count again.',
  );
  await reader.goto('/pricing');
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reader.getByText(NEWS)).toHaveCount(0);
  await reader.close();
});

/** Above the pages in both languages, until the reader puts it away; on a phone and in the dark too. */
async function readNews(reader: Page): Promise<void> {
  await reader.goto('/es/pricing');
  await expect(reader.getByText(NEWS_IN_SPANISH)).toBeVisible();
  await reader.goto('/pricing');
  await expect(reader.getByText(NEWS)).toBeVisible();
  await expectAccessible(reader, { colors: true });
  await expectLegibleInTheDark(reader);
  await expectFitsPhone(reader);
  const banner = reader.getByRole('region', { name: 'Announcement' });
  await banner.getByRole('button').click();
  await expect(reader.getByText(NEWS)).toHaveCount(0);
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reader.getByText(NEWS)).toHaveCount(0);
}

async function look(page: Page): Promise<void> {
  await expectAccessible(page, { colors: true });
  await expectLegibleInTheDark(page);
  await expectNoSidewaysScroll(page);
}
