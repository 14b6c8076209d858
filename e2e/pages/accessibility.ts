import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from 'playwright/test';

/**
 * No fault that axe knows of WCAG 2.2 A and AA on the page as it stands. Colors take most of the time: they are asked for once on each
 * kind of page, and the gallery has every component.
 */
export async function expectAccessible(page: Page, { colors = false } = {}): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const violations = await violationsOn(page, { type: 'tag', values: tags }, colors);
  expect(violations, `axe on ${page.url()}`).toEqual([]);
}

/** The same page in dark colors. Only colors change with the scheme, so only they are looked at again. */
export async function expectLegibleInTheDark(page: Page): Promise<void> {
  await showIn(page, 'dark');
  const violations = await violationsOn(page, { type: 'rule', values: ['color-contrast'] });
  await showIn(page, 'light');
  expect(violations, `contrast in the dark on ${page.url()}`).toEqual([]);
}

/** Puts the page into the light or the dark, if it is not, and waits until no color is on its way to another. */
export async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // Asked often: an assertion would wait for longer than the change takes.
  await page.waitForFunction(
    (wanted) =>
      document.documentElement.dataset['mantineColorScheme'] === wanted &&
      document.getAnimations().length === 0,
    colorScheme,
    { polling: 20 },
  );
}

/** What can be touched is large enough, or has room around it (WCAG 2.2, 2.5.8). */
export async function expectRoomForFingers(page: Page): Promise<void> {
  const violations = await violationsOn(page, { type: 'rule', values: ['target-size'] });
  expect(violations, `too small for a finger on ${page.url()}`).toEqual([]);
}

/** Nothing is wider than the screen: who reads on a phone moves a page up and down only. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wider = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  // What follows the size of the screen by script is drawn a moment after it.
  await expect
    .poll(wider, { message: `pixels beside the screen on ${page.url()}` })
    .toBeLessThanOrEqual(0);
}

const PHONE = { width: 390, height: 844 };

/**
 * The page as it stands also fits a phone: nothing is wider than the screen, and what can be touched has room. The screen becomes one
 * that is touched for as long as it takes, so that a story need not be told once more for its layout alone.
 */
export async function expectFitsPhone(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (!size) throw new Error('the page has no size of its own');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize(PHONE);
  await page.waitForFunction(() => innerWidth === 390 && matchMedia('(pointer: coarse)').matches);
  await expectNoSidewaysScroll(page);
  await expectRoomForFingers(page);
  await page.setViewportSize(size);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await browser.detach();
}

/** The minified one: a page takes it in a fraction of the time that `AxeBuilder` needs, whose every look brings along the other one. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

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

/** Axe is put on a page once: bringing it there takes longer than looking. None of our pages has frames. */
async function violationsOn(page: Page, runOnly: RunOnly, colors = true) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
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
