import { grayOf } from '@creditfix/shared/documents';
import { READING_SIDE, readLetters, straightened, type TextPage } from '@creditfix/shared/reports';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { createWorker, PSM, type Worker } from 'tesseract.js';
import type { Seeded } from '../seeded.ts';

/** Pages printed to pictures and photographed by simulation, and read back by the reader that the browser uses. */

export const lights = ['scan', 'skew', 'shadow', 'blur', 'low light', 'all of it'] as const;

type Light = (typeof lights)[number];

export async function printPicture(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: 816, height: 1056 },
    deviceScaleFactor: 2,
    javaScriptEnabled: false,
  });
  try {
    await page.setContent(html);
    return await page.screenshot({ type: 'png' });
  } finally {
    await page.close();
  }
}

/** As a phone takes it: held askew, with a hand's shadow, out of focus, in the evening. */
export async function photographed(
  picture: Buffer,
  light: Light,
  random: Seeded,
): Promise<Uint8Array> {
  const has = (one: Light) => light === one || light === 'all of it';
  const share = light === 'all of it' ? 0.6 : 1;
  let image = sharp(picture).greyscale();
  if (has('skew')) {
    const degrees = (random.chance(0.5) ? 1 : -1) * (1 + random.whole(40) / 10) * share;
    image = sharp(await image.toBuffer()).rotate(degrees, { background: '#c8c4bc' });
  }
  if (has('shadow')) {
    const { width, height } = await sharp(await image.toBuffer()).metadata();
    const dark = 0.55 * share;
    const shade = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="${random.whole(10) / 10}"><stop offset="0" stop-opacity="${dark}"/><stop offset="${0.3 + random.whole(4) / 10}" stop-opacity="${dark / 2}"/><stop offset="1" stop-opacity="0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
    );
    image = sharp(await image.composite([{ input: shade }]).toBuffer()).greyscale();
  }
  if (has('blur')) image = sharp(await image.blur(0.6 + random.whole(14) / 10).toBuffer());
  if (has('low light')) {
    const dimmed = await sharp(await image.toBuffer())
      .linear(0.35, 18)
      .toBuffer();
    image = await noisy(dimmed, random);
  }
  return await image.jpeg({ quality: 72 }).toBuffer();
}

async function noisy(picture: Buffer, random: Seeded) {
  const { data, info } = await sharp(picture)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at++) {
    data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) + random.whole(13) - 6));
  }
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

/** Reads pictures as the browser does: the same straightening, the same core, the same language data. */
export class PictureReader {
  readonly #worker: Worker;

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  static async start(): Promise<PictureReader> {
    const { resolve } = createRequire(import.meta.url);
    const data = join(dirname(resolve('@tesseract.js-data/eng')), '4.0.0_best_int');
    return new PictureReader(
      await createWorker('eng', 1, { langPath: data, cacheMethod: 'none', gzip: true }),
    );
  }

  async read(picture: Uint8Array): Promise<TextPage> {
    const { data, info } = await sharp(picture)
      .rotate()
      .resize(READING_SIDE, READING_SIDE, { fit: 'inside' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const gray = grayOf(new Uint8ClampedArray(data), info.width, info.height);
    return await readLetters(straightened(gray), async (file, as) => {
      await this.#worker.setParameters({
        tessedit_pageseg_mode: as === 'line' ? PSM.SINGLE_LINE : PSM.AUTO,
        user_defined_dpi: '230',
      });
      const options = { blocks: true, text: false };
      return (await this.#worker.recognize(Buffer.from(file), {}, options)).data;
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
