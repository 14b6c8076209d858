import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** No fault that axe knows of WCAG 2.2 A and AA on the page as it stands. Colors take most of the time. */
export async function expectAccessible(page: Page, { colors = true } = {}): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const violations = await violationsOn(page, { type: 'tag', values: tags }, colors);
  expect(violations, `axe on ${page.url()}`).toEqual([]);
}

/** The same page in dark colors. Only colors change with the scheme, so only they are looked at again. */
export async function expectLegibleInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  // Even the shortest of changes from one color to another takes a moment.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const violations = await violationsOn(page, { type: 'rule', values: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(violations, `contrast in the dark on ${page.url()}`).toEqual([]);
}

/** What can be touched is large enough, or has room around it (WCAG 2.2, 2.5.8). */
export async function expectRoomForFingers(page: Page): Promise<void> {
  const violations = await violationsOn(page, { type: 'rule', values: ['target-size'] });
  expect(violations, `too small for a finger on ${page.url()}`).toEqual([]);
}

/** Nothing is wider than the screen: who reads on a phone moves a page up and down only. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider, `pixels beside the screen on ${page.url()}`).toBeLessThanOrEqual(0);
}

const PHONE = { width: 390, height: 844 };

/**
 * The page as it stands also fits a phone: nothing is wider than the screen, and what can be touched has room. The screen becomes one
 * that is touched for as long as it takes, so that a story need not be told once more for its layout alone.
 */
export async function expectFitsPhone(page: Page): Promise<void> {
  const desk = page.viewportSize();
  if (!desk) throw new Error('the page has no size of its own');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize(PHONE);
  await page.waitForFunction(() => innerWidth === 390 && matchMedia('(pointer: coarse)').matches);
  await expectNoSidewaysScroll(page);
  await expectRoomForFingers(page);
  await page.setViewportSize(desk);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await browser.detach();
}

/** Which of axe's rules are asked. */
interface RunOnly {
  readonly type: 'tag' | 'rule';
  readonly values: readonly string[];
}

interface AxeOnPage {
  run(
    where: Document,
    options: {
      readonly runOnly: RunOnly;
      readonly rules: Record<string, { readonly enabled: boolean }>;
      readonly resultTypes: readonly string[];
    },
  ): Promise<{
    violations: { id: string; help: string; nodes: { target: unknown[] }[] }[];
  }>;
}

/** Axe's half megabyte is put on a page once: bringing it there takes longer than looking. */
async function violationsOn(page: Page, runOnly: RunOnly, colors = true) {
  if (!(await page.evaluate(() => 'axe' in window))) await bringAxe(page);
  const rules = colors ? {} : { 'color-contrast': { enabled: false } };
  const options = { runOnly, rules, resultTypes: ['violations'] };
  return await page.evaluate(async (asked) => {
    const { axe } = window as unknown as { readonly axe: AxeOnPage };
    const { violations } = await axe.run(document, asked);
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target }) => target.join(' ')),
    }));
  }, options);
}

/** Its smallest question, because it only comes along with one. None of our pages has frames: it need not gather from them. */
async function bringAxe(page: Page): Promise<void> {
  await new AxeBuilder({ page }).setLegacyMode().withRules(['html-has-lang']).analyze();
}
