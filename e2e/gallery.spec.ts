import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import {
  expectAccessible,
  expectLegibleInTheDark,
  expectNoSidewaysScroll,
} from './pages/accessibility.ts';

const KIT = join(import.meta.dirname, '../webapp/src/kit/index.ts');

/** What the kit offers to draw with: names with a capital, without types and contexts. */
function componentsOfTheKit(): readonly string[] {
  const doors = readFileSync(KIT, 'utf8').matchAll(/export \{([^}]*)\}/g);
  return [...doors]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => /^[A-Z]\w+$/.test(name) && !name.endsWith('Context'));
}

test('the gallery shows every component of the kit, to everybody', async ({ page }) => {
  await page.goto('/dev/gallery');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const names = componentsOfTheKit();
  expect(names).toContain('Button');
  const shown = await page
    .locator('[data-shows]')
    .evaluateAll((parts) => parts.flatMap((part) => part.dataset['shows']?.split(' ') ?? []));
  expect(
    names.filter((name) => !shown.includes(name)),
    'components of the kit that are not in webapp/src/app/gallery',
  ).toEqual([]);

  // The features and the bot check come after the page.
  await page.getByRole('article', { name: 'A letter to read' }).waitFor();
  await page.getByRole('region', { name: 'What has happened' }).waitFor();
  await expect(page.getByText('pairs hold in both schemes')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expectLegibleInTheDark(page);
});

test('the pages for developers can be read in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/dev/emails');
  await expectAccessible(page);
});
