import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** No fault that axe knows of WCAG 2.2 A and AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await axeOn(page)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const faults = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target.join(' ')),
  }));
  expect(faults, `axe on ${page.url()}`).toEqual([]);
}

/** The same page in dark colors. Only colors change with the scheme, so only they are looked at again. */
export async function expectLegibleInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  const { violations } = await axeOn(page).withRules(['color-contrast']).analyze();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const where = violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
  expect(where, `contrast in the dark on ${page.url()}`).toEqual([]);
}

/** What can be touched is large enough, or has room around it (WCAG 2.2, 2.5.8). */
export async function expectRoomForFingers(page: Page): Promise<void> {
  const { violations } = await axeOn(page).withRules(['target-size']).analyze();
  const where = violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
  expect(where, `too small for a finger on ${page.url()}`).toEqual([]);
}

/** None of our pages has frames; without the extra page that axe opens to gather them, it needs less than half the time. */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}

/** Nothing is wider than the screen: who reads on a phone moves a page up and down only. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider, `pixels beside the screen on ${page.url()}`).toBeLessThanOrEqual(0);
}
