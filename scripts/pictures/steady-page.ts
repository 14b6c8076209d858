import type { Page } from 'playwright-core';

/** Texts that differ on each run, and their placeholders in pictures. */
const CHANGING: readonly (readonly [pattern: string, steady: string])[] = [
  // The address of this machine, and codes that are drawn by lot.
  [String.raw`localhost:\d+`, 'localhost:8787'],
  [String.raw`([?&](?:ref|invite)=|/(?:i|invite|r)/)[A-Za-z0-9_-]{5,}`, '$1ABCD2345'],
  [String.raw`\bCF-[A-Z0-9]{4}(?:-[A-Z0-9]{3,4})*`, 'CF-2345-6789'],
  [String.raw`\b\d{1,2}:\d{2}\s[AP]M\b`, '11:00 AM'],
  [String.raw`\b\d{1,2}:\d{2}\s[ap]\.\s?m\.`, '11:00 a. m.'],
  [String.raw`\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22,}`, '00000000-0000-0000'],
  [String.raw`\b[0-9a-f]{64}\b`, '0'.repeat(64)],
  // The beginning of an id; never a day, a number or a word.
  [String.raw`^(?=.*\d)[0-9a-f]{8}$`, '00000000'],
];

/** Puts the same text where each run has another, and takes the caret away. */
export async function steadyPage(page: Page): Promise<void> {
  await page.evaluate((changing) => {
    const steady = (text: string) => {
      let said = text;
      for (const [pattern, instead] of changing)
        said = said.replace(new RegExp(pattern, 'g'), instead);
      return said;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      const said = steady(text);
      if (said !== text) node.nodeValue = said;
    }
    for (const field of document.querySelectorAll('input')) {
      if (field.type === 'text' || field.type === 'url') field.value = steady(field.value);
    }
  }, CHANGING);
}

/** What is to come has come, fonts too, and the page lies at its beginning. */
export async function untilStill(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('.mantine-Skeleton-root'));
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    scrollTo(0, 0);
  });
}
