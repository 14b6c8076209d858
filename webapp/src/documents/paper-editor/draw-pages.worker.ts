import {
  documentLimits,
  MARK_SCALE,
  proposedBlackouts,
  type Blackout,
  type PlacedText,
} from '@creditfix/shared/documents';
// In this file, and not when it is used: the page's policy lets a worker load nothing later.
import { getDocument } from 'unpdf/pdfjs';
import type { DrawnPage, FromDrawing, NotDrawn, ToDrawing } from './draw-pages.ts';

/** Draws the pages of a PDF beside the page, so that the screen stays alive. Nothing in here asks the network for anything. */

/** As sharp as a page is mailed. */
const DOTS_PER_INCH = 200;
const POINTS_PER_INCH = 72;
/** A poster is drawn no larger than this; a sheet of Letter has 2,200. */
const MOST_PIXELS = 4_000;

const tell = (message: FromDrawing) => {
  postMessage(message);
};

addEventListener('message', ({ data }: MessageEvent<ToDrawing>) => {
  void draw(data).catch((error: unknown) => tell({ kind: 'not_drawn', why: whyNot(error) }));
});

function whyNot(error: unknown): NotDrawn {
  return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged';
}

/** pdf.js makes its further canvases of the document, which a worker has none of. */
class CanvasFactory {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
    return { canvas, context: canvas.getContext('2d') };
  }
  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number) {
    canvas.width = Math.max(1, width);
    canvas.height = Math.max(1, height);
  }
  destroy({ canvas }: { canvas: OffscreenCanvas }) {
    canvas.width = 0;
    canvas.height = 0;
  }
}

/** Filters are elements of a document too; a page is drawn without them. */
class FilterFactory {
  addFilter() {
    return 'none';
  }
  addHCMFilter() {
    return 'none';
  }
  addAlphaFilter() {
    return 'none';
  }
  addLuminosityFilter() {
    return 'none';
  }
  addKnockoutFilter() {
    return 'none';
  }
  addHighlightHCMFilter() {
    return 'none';
  }
  destroy() {
    // Nothing was made.
  }
}

async function draw({ file, only }: ToDrawing): Promise<void> {
  const document = await getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    verbosity: 0,
    CanvasFactory,
    FilterFactory,
    // A worker has no document to hang faces on: letters are drawn as shapes.
    disableFontFace: true,
    useSystemFonts: true,
  }).promise;
  const numbers = only ?? Array.from({ length: document.numPages }, (_, index) => index + 1);
  if (numbers.length > documentLimits.filePages)
    return tell({ kind: 'not_drawn', why: 'too_many_pages' });
  const pages: DrawnPage[] = [];
  for (const number of numbers) {
    tell({ kind: 'page', page: pages.length + 1, of: numbers.length });
    const page = await document.getPage(number);
    const whole = page.getViewport({ scale: 1 });
    const scale = Math.min(
      DOTS_PER_INCH / POINTS_PER_INCH,
      MOST_PIXELS / Math.max(whole.width, whole.height),
    );
    const viewport = page.getViewport({ scale });
    const canvas = new OffscreenCanvas(Math.round(viewport.width), Math.round(viewport.height));
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => placedText(item, viewport));
    pages.push({
      number,
      picture: await canvas.convertToBlob({ type: 'image/png' }),
      width: canvas.width,
      height: canvas.height,
      points: whole.height,
      texts,
      proposed: betweenLetters(proposedBlackouts(texts), canvas),
    });
    page.cleanup();
  }
  tell({ kind: 'drawn', pages });
}

interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly transform: readonly number[];
}

/** Where a piece of text stands; one that is turned gets no proposal. */
function placedText(item: object, { width, height, scale, transform }: Viewport): PlacedText[] {
  if (!('str' in item && 'transform' in item && 'width' in item)) return [];
  const text = item as { str: string; transform: readonly number[]; width: number };
  if (text.str.trim() === '') return [];
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform;
  const [ta = 1, tb = 0, tc = 0, td = 0, tx = 0, ty = 0] = text.transform;
  if (Math.abs(a * tb + b * ta) > 0.01 * Math.abs(a * ta) && b !== 0) return [];
  const size = Math.hypot(tc, td) * scale;
  const [x, baseline] = [a * tx + c * ty + e, b * tx + d * ty + f];
  const share = (pixels: number, of: number) => (pixels / of) * MARK_SCALE;
  return [
    {
      text: text.str,
      left: share(x, width),
      top: share(baseline - size * ASCENT, height),
      width: share(text.width * scale, width),
      height: share(size * (ASCENT + DESCENT), height),
    },
  ];
}

/** Boxes whose sides stand between letters: where each letter of a line stands is only estimated, and half a digit can be read. */
function betweenLetters(proposed: readonly Blackout[], canvas: OffscreenCanvas): Blackout[] {
  const context = canvas.getContext('2d');
  if (!context) return [...proposed];
  return proposed.map(({ frame, reason }) => {
    const top = Math.round((frame.top * canvas.height) / MARK_SCALE);
    const height = Math.max(1, Math.round((frame.height * canvas.height) / MARK_SCALE));
    const { data } = context.getImageData(0, top, canvas.width, height);
    const isBlank = (x: number) => {
      for (let y = 0; y < height; y += 1) {
        const at = (y * canvas.width + x) * 4;
        if (Math.min(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255) < INK) return false;
      }
      return true;
    };
    const nearest = (share: number, lean: number) => {
      const from = Math.round((share * canvas.width) / MARK_SCALE + lean * height);
      for (let by = 0; by < height; by += 1)
        for (const x of [from + Math.sign(lean) * by, from - Math.sign(lean) * by])
          if (x >= 0 && x < canvas.width && isBlank(x)) return (x / canvas.width) * MARK_SCALE;
      return share;
    };
    const left = Math.floor(nearest(frame.left, -LEAN));
    const right = Math.ceil(nearest(frame.left + frame.width, LEAN));
    return { reason, frame: { ...frame, left, width: Math.max(1, right - left) } };
  });
}

/** Lighter than this is paper. */
const INK = 160;
/** So much of a line's height further out a blank place is looked for first: too much covered is better than too little. */
const LEAN = 0.12;

const ASCENT = 0.86;
const DESCENT = 0.26;
