import { PDFiumLibrary } from '@hyzyla/pdfium';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { createWorker } from 'tesseract.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPdfPrinter } from '#server/platform/pdf/index.ts';
import { renderLetterHtml } from './letter-html.ts';
import { readSheets, type Sheet } from './letter-html/read-sheets.ts';
import { dataUrl, longLetter, signaturePng } from './letter-html/sample-letters.ts';

/** Agencies scan what they get, in black and white: what the scan loses, nobody reads. */

const SCAN_DPI = 200;
const POINTS_PER_INCH = 72;
const SCALE = SCAN_DPI / POINTS_PER_INCH;
/** Darker than this is black in the scan. */
const THRESHOLD = 128;
/** Parts of a word's box that are black: less has faded, more has run together. */
const FADED = 0.09;
const FILLED_UP = 0.5;
/** Of the words of a letter, so many are read back: the rest are breaks of a line and marks of a pen. */
const LEAST_READ = 0.97;

interface Scan {
  readonly width: number;
  readonly height: number;
  /** A byte for each dot: 0 black, 255 white. */
  readonly dots: Buffer;
}

const printer = createPdfPrinter({ log: { info() {}, warn() {} } });
let sheets: readonly Sheet[] = [];
let scans: readonly Scan[] = [];

beforeAll(async () => {
  const letter = longLetter(6);
  const html = renderLetterHtml(letter, { kind: 'drawn', pngDataUrl: dataUrl(signaturePng()) });
  const { reference, subject } = letter;
  const { bytes } = await printer.print({ html, title: subject, mustContain: reference });
  sheets = await readSheets(bytes);
  scans = await scan(bytes);
});

afterAll(async () => {
  await printer.close();
});

async function scan(pdf: Uint8Array): Promise<Scan[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(Buffer.from(pdf));
  try {
    const made: Scan[] = [];
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({ scale: SCALE, render: 'bitmap' });
      const dots = await sharp(data, { raw: { width, height, channels: 4 } })
        .flatten({ background: '#fff' })
        .grayscale()
        .threshold(THRESHOLD)
        .extractChannel(0)
        .raw()
        .toBuffer();
      made.push({ width, height, dots });
    }
    return made;
  } finally {
    document.destroy();
    library.destroy();
  }
}

/** Which part of a box, in points from the top left, is black. */
function inkIn(
  { width, dots }: Scan,
  box: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  },
): number {
  const [left, right, top, bottom] = [box.left, box.right, box.top, box.bottom].map((points) =>
    Math.round(points * SCALE),
  ) as [number, number, number, number];
  let black = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) if (dots[y * width + x] === 0) black += 1;
  }
  return black / Math.max(1, (right - left) * (bottom - top));
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}$]{3,}/gu) ?? [];

describe('a letter scanned at 200 dpi in black and white', () => {
  it('keeps the ink of every word: none of it fades, and none of it fills up', () => {
    expect(scans).toHaveLength(2);
    for (const [index, { words }] of sheets.entries()) {
      const page = scans[index];
      if (!page) throw new Error('a page was not scanned');
      expect([page.width, page.height].map((dots) => Math.round(dots / SCAN_DPI))).toEqual([9, 11]);
      const spaced = words.filter(({ text }) => wordsIn(text).length > 0);
      expect(spaced.length).toBeGreaterThan(10);
      const inks = spaced.map((word) => ({ text: word.text, ink: inkIn(page, word) }));
      expect(inks.filter(({ ink }) => ink < FADED || ink > FILLED_UP)).toEqual([]);
    }
  });

  it('is read back word for word', async () => {
    const { resolve } = createRequire(import.meta.url);
    const data = join(dirname(resolve('@tesseract.js-data/eng')), '4.0.0_best_int');
    const reader = await createWorker('eng', 1, {
      langPath: data,
      cacheMethod: 'none',
      gzip: true,
    });
    const read: string[] = [];
    try {
      await reader.setParameters({ user_defined_dpi: String(SCAN_DPI) });
      for (const { dots, width, height } of scans) {
        const page = sharp(dots, { raw: { width, height, channels: 1 } });
        const { data: found } = await reader.recognize(await page.png().toBuffer());
        read.push(found.text);
      }
    } finally {
      await reader.terminate();
    }
    const back = new Set(wordsIn(read.join(' ')));
    const printed = wordsIn(sheets.flatMap(({ words }) => words.map(({ text }) => text)).join(' '));
    const found = printed.filter((word) => back.has(word));
    expect(found.length / printed.length).toBeGreaterThan(LEAST_READ);
  });
});
