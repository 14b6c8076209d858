import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { steadyPage, untilStill } from './steady-page.ts';

/** A phone, a tablet and a desk; how much of a long page is kept, in pixels of the page. */
const VIEWS = [
  { width: 390, height: 844, most: 1_900 },
  { width: 768, height: 1024, most: 1_700 },
  { width: 1280, height: 900, most: 1_500 },
] as const;

const SCHEMES = ['light', 'dark'] as const;

/** Half as wide as the screen: words can still be told from each other, and a whole set is small. */
const SCALE = 0.5;

const PALETTE = { palette: true, colours: 16, dither: 0, effort: 10, compressionLevel: 9 } as const;

export interface Picture {
  /** "home.390.dark". */
  readonly name: string;
  readonly png: Buffer;
}

/** The page as it stands, on every screen and in both color schemes; only on a phone where that says enough. */
export async function takePictures(
  page: Page,
  name: string,
  { phoneOnly = false }: { readonly phoneOnly?: boolean } = {},
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const { width, height, most } of VIEWS.slice(0, phoneOnly ? 1 : undefined)) {
    await page.setViewportSize({ width, height });
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await untilStill(page);
      await untilInScheme(page, scheme);
      await steadyPage(page);
      const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
      // Places are the same in the dark: the first screen shows its colors.
      const kept = Math.min(pageHeight, scheme === 'dark' ? height : most);
      const shot = await page.screenshot({
        fullPage: true,
        animations: 'disabled',
        clip: { x: 0, y: 0, width, height: kept },
      });
      pictures.push({ name: `${name}.${width}.${scheme}`, png: await small(shot) });
    }
  }
  return pictures;
}

/** The app hears of the change by an event, and links and icons take a moment to their new color. */
async function untilInScheme(page: Page, scheme: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      document.documentElement.dataset['mantineColorScheme'] === wanted &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    scheme,
  );
}

async function small(shot: Buffer): Promise<Buffer> {
  const { width = 0 } = await sharp(shot).metadata();
  return await sharp(shot)
    .resize({ width: Math.round(width * SCALE), kernel: 'lanczos3' })
    .png(PALETTE)
    .toBuffer();
}
