import dataUrl from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import type { GrayPicture } from '@creditfix/shared/documents';
import { readLetters, type LetterReader, type TextPage } from '@creditfix/shared/reports';
import type { PSM, Worker as Reader } from 'tesseract.js';
import coreUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url';
import tesseract from 'tesseract.js/dist/tesseract.esm.min.js';
import workerUrl from 'tesseract.js/dist/worker.min.js?url';
import type { StraightenedPicture } from './straighten-picture.worker.ts';

export { readPicturePage } from '@creditfix/shared/reports';

/** Reads a photographed page on the device: straightened by us, its letters by Tesseract, all from files of our own build. */

/** Why a picture is not read. */
export type PictureNotRead =
  | 'heic'
  | 'not_opened'
  | 'too_large'
  | 'no_reader'
  | 'locked'
  /** A report of pictures, as it seems: letters and notices are shorter. */
  | 'too_many_pages';

/** A page that was read, and how it looks. */
export interface ReadPage {
  readonly page: TextPage;
  readonly picture: Blob;
}

/** Draws the pages of a PDF; the documents feature does, and the app hands it over. */
export type DrawScan = (
  file: File,
  options: { readonly signal: AbortSignal },
) => Promise<
  readonly { readonly picture: Blob }[] | 'locked' | 'damaged' | 'too_many_pages' | 'not_a_picture'
>;

interface Options {
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

const MOST_BYTES = 30 * 1024 * 1024;
/** How much of the work is done when the picture is straight. */
const STRAIGHT = 0.2;
/** And when the page is read, before what is not sure is read again. */
const READ = 0.7;

/** The page of a picture, or those of a scan one after the other, as far as somebody asks for more. @throws what the signal was aborted with */
export async function* readPages(
  file: File,
  { drawScan, onProgress, signal }: Options & { readonly drawScan: DrawScan },
): AsyncGenerator<ReadPage, PictureNotRead | undefined> {
  const pictures = await picturesIn(file, { drawScan, signal });
  if (typeof pictures === 'string') return pictures;
  for (const [at, picture] of pictures.entries()) {
    const page = await readPicture(picture, {
      signal,
      onProgress: (share) => onProgress((at + share) / pictures.length),
    });
    if (typeof page === 'string') return page;
    yield { page: { ...page, number: at + 1 }, picture };
  }
  return undefined;
}

async function picturesIn(
  file: File,
  { drawScan, signal }: { readonly drawScan: DrawScan; readonly signal: AbortSignal },
): Promise<readonly Blob[] | PictureNotRead> {
  const begins = new TextDecoder('latin1').decode(await file.slice(0, 1_024).arrayBuffer());
  if (!begins.includes('%PDF-')) return [file];
  if (file.size > MOST_BYTES) return 'too_large';
  const stopped = new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason as Error));
  });
  const pages = await Promise.race([drawScan(file, { signal }), stopped]);
  if (pages === 'locked' || pages === 'too_many_pages') return pages;
  return typeof pages === 'string' ? 'not_opened' : pages.map(({ picture }) => picture);
}

async function readPicture(
  file: Blob,
  { onProgress, signal }: Options,
): Promise<TextPage | PictureNotRead> {
  if (file.size > MOST_BYTES) return 'too_large';
  onProgress(0);
  const straight = await straighten(file, signal);
  if (straight.kind === 'not_opened') return (await isHeic(file)) ? 'heic' : 'not_opened';
  onProgress(STRAIGHT);
  return await letters(straight.picture, { signal, onProgress });
}

async function straighten(file: Blob, signal: AbortSignal): Promise<StraightenedPicture> {
  const worker = new Worker(new URL('./straighten-picture.worker.ts', import.meta.url), {
    type: 'module',
  });
  try {
    return await new Promise<StraightenedPicture>((done, fail) => {
      signal.addEventListener('abort', () => fail(signal.reason as Error));
      worker.addEventListener('message', ({ data }: MessageEvent<StraightenedPicture>) =>
        done(data),
      );
      worker.addEventListener('error', () => done({ kind: 'not_opened' }));
      worker.postMessage(file, []);
    });
  } finally {
    worker.terminate();
  }
}

/** The pictures of newer phones, which most browsers can't open. */
async function isHeic(file: Blob): Promise<boolean> {
  const begins = new TextDecoder('latin1').decode(await file.slice(0, 12).arrayBuffer());
  return /^[\s\S]{4}ftyp(?:hei|hev|mif)/.test(begins);
}

async function letters(
  picture: GrayPicture,
  { signal, onProgress }: Options,
): Promise<TextPage | 'no_reader'> {
  const aborted = new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason as Error));
  });
  let isPage = true;
  const starting = tesseract.createWorker('eng', tesseract.OEM.LSTM_ONLY, {
    workerPath: workerUrl,
    corePath: coreUrl,
    // It adds a name of its own, which must be no part of the file's.
    langPath: `${dataUrl}?`,
    // A file of ours, under its own policy: a page may compile no machine code, this one file may.
    workerBlobURL: false,
    cacheMethod: 'none',
    logger: ({ status, progress }) => {
      if (isPage && status === 'recognizing text') {
        onProgress(STRAIGHT + progress * (READ - STRAIGHT));
      }
    },
    errorHandler: () => undefined,
  });
  const read: LetterReader = async (file, as) => {
    const reader = await starting;
    isPage = as === 'page';
    await reader.setParameters({
      tessedit_pageseg_mode: (isPage ? tesseract.PSM.AUTO : tesseract.PSM.SINGLE_LINE) as PSM,
    });
    const { data } = await reader.recognize(new Blob([file]), {}, { blocks: true, text: false });
    return data;
  };
  try {
    const reading = readLetters(picture, read, (share) => onProgress(READ + share * (1 - READ)));
    return await Promise.race([reading, aborted]);
  } catch {
    signal.throwIfAborted();
    return 'no_reader';
  } finally {
    // Also where it is still on its way.
    void end(starting);
  }
}

async function end(starting: Promise<Reader>): Promise<void> {
  const reader = await starting.catch(() => undefined);
  await reader?.terminate();
}
