import { documentLimits, type Blackout, type PlacedText } from '@creditfix/shared/documents';
import type { LaidPicture } from './page-shape.ts';

/** The pages of a file as pictures, made on the person's own device: what is to be blacked out never leaves it. */

export interface ToDrawing {
  readonly file: File;
  /** Pages from 1; all of them if nothing is said. */
  readonly only?: readonly number[] | undefined;
}

/** A box; one of the person's own has no reason. */
export type CoveredPlace = Pick<Blackout, 'frame'> & Partial<Pick<Blackout, 'reason'>>;

/** A page as a picture, with the text that the file itself names. */
export interface DrawnPage {
  readonly number: number;
  readonly picture: Blob;
  /** How the picture lies under the page, where it is not the whole page as it is. */
  readonly laid?: LaidPicture;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Height of a PDF's page in points. */
  readonly points?: number;
  readonly texts: readonly PlacedText[];
  /** What is black on it. */
  readonly proposed: readonly CoveredPlace[];
}

export type NotDrawn = 'locked' | 'damaged' | 'too_many_pages' | 'not_a_picture';

export type FromDrawing =
  | { readonly kind: 'page'; readonly page: number; readonly of: number }
  | { readonly kind: 'drawn'; readonly pages: readonly DrawnPage[] }
  | { readonly kind: 'not_drawn'; readonly why: NotDrawn };

interface DrawOptions {
  readonly only?: readonly number[];
  readonly onPage?: (page: number, of: number) => void;
  readonly signal: AbortSignal;
}

/** @returns the pages, or why there are none; never settles once it is stopped */
export async function drawPages(
  file: File,
  options: DrawOptions,
): Promise<readonly DrawnPage[] | NotDrawn> {
  const start = new Uint8Array(await file.slice(0, 1_024).arrayBuffer());
  const isPdf = new TextDecoder('latin1').decode(start).includes('%PDF-');
  return isPdf ? await drawPdf(file, options) : await drawPicture(file);
}

function drawPdf(
  file: File,
  { only, onPage, signal }: DrawOptions,
): Promise<readonly DrawnPage[] | NotDrawn> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./draw-pages.worker.ts', import.meta.url), {
      type: 'module',
    });
    signal.addEventListener('abort', () => worker.terminate());
    const end = (result: readonly DrawnPage[] | NotDrawn) => {
      worker.terminate();
      resolve(result);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<FromDrawing>) => {
      if (data.kind === 'page') onPage?.(data.page, data.of);
      // pdf.js speaks on the same line, as it does in any worker.
      else if (data.kind === 'drawn') end(data.pages);
      else if (data.kind === 'not_drawn') end(data.why);
    });
    worker.addEventListener('error', () => end('damaged'));
    worker.postMessage({ file, only } satisfies ToDrawing, []);
  });
}

/** More than a mailed sheet can show. */
const MOST_SIDE = 3_300;

/** Made upright and small here: the picture that goes on holds pixels alone, not where or when it was taken. */
async function drawPicture(file: File): Promise<readonly DrawnPage[] | NotDrawn> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => undefined,
  );
  if (!bitmap) return 'not_a_picture';
  const longest = Math.max(bitmap.width, bitmap.height);
  if (longest > documentLimits.pictureSide) return 'damaged';
  const scale = Math.min(1, MOST_SIDE / longest);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!picture) return 'damaged';
  const { width, height } = canvas;
  return [{ number: 1, picture, width, height, texts: [], proposed: [] }];
}
