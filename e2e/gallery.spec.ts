import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import {
  expectAccessible,
  expectLegibleInTheDark,
  expectNoSidewaysScroll,
} from './pages/accessibility.ts';

const SOURCES = join(import.meta.dirname, '../webapp/src');

/** What there is to draw with: names with a capital, without types, contexts and providers. */
function componentsIn(lists: RegExp, text: string): readonly string[] {
  return [...text.matchAll(lists)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => /^[A-Z]\w*[a-z]\w*$/.test(name) && !/(?:Context|Provider)$/.test(name));
}

function componentsOfTheKit(): readonly string[] {
  return componentsIn(/export \{([^}]*)\}/g, readFileSync(join(SOURCES, 'kit/index.ts'), 'utf8'));
}

/** What is taken from Mantine as it is, its look the theme's; what the staff's pages alone draw is seen there. */
function componentsOfMantine(): readonly string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const names = files
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('admin'))
    .flatMap((file) =>
      componentsIn(
        /import \{([^}]*)\} from '@mantine\/core'/g,
        readFileSync(join(SOURCES, file), 'utf8'),
      ),
    );
  return [...new Set(names)];
}

test('the gallery shows every component, to everybody', async ({ page }) => {
  await page.goto('/dev/gallery');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const names = [...componentsOfTheKit(), ...componentsOfMantine()];
  expect(names).toEqual(expect.arrayContaining(['ActionBar', 'Button']));
  const shown = await page
    .locator('[data-shows]')
    .evaluateAll((parts) => parts.flatMap((part) => part.dataset['shows']?.split(' ') ?? []));
  expect(
    names.filter((name) => !shown.includes(name)),
    'components that are not in webapp/src/app/gallery',
  ).toEqual([]);

  // The features and the bot check come after the page.
  await page.getByRole('article', { name: 'A letter to read' }).waitFor();
  await page.getByRole('region', { name: 'What has happened' }).waitFor();
  await expect(page.getByText('pairs hold in both schemes')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, { colors: true });
  await expectLegibleInTheDark(page);
});

test('the pages for developers can be read in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/dev/emails');
  await expectAccessible(page, { colors: true });
});
