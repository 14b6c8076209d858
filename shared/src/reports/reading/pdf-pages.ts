import type { TextPage, TextRun } from '../contract/source.ts';
import { seenTexts } from './seen-text.ts';

/** What we use of a document that a PDF library opened; pdf.js has this shape. */
export interface PdfDocument {
  readonly numPages: number;
  getPage(number: number): Promise<PdfPage>;
}

interface PdfPage {
  getViewport(options: { scale: number }): { width: number; height: number };
  getTextContent(): Promise<{ items: readonly object[] }>;
  getOperatorList(): Promise<{ fnArray: readonly number[]; argsArray: readonly unknown[] }>;
  cleanup(): unknown;
}

interface PagesOptions {
  /** Told after each page, for a progress bar. */
  readonly onPage?: (number: number) => void;
  readonly signal?: AbortSignal;
  /** Some text may be drawn so that nobody sees it: it is looked for and left out, which takes as long again. */
  readonly mayHide?: boolean;
}

/** @throws what the signal was aborted with */
export async function pagesOf(
  document: PdfDocument,
  { onPage, signal, mayHide = false }: PagesOptions = {},
): Promise<TextPage[]> {
  const pages: TextPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    signal?.throwIfAborted();
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const seen = mayHide ? seenTexts(items, await page.getOperatorList()) : [];
    const runs = items.map((item) => runOf(item, height));
    const isSeen = ({ x, y, width: wide }: TextRun, at: number) =>
      seen[at] !== false && x + wide > 0 && x < width && y > 0 && y < height;
    const visible = runs.filter((run, at) => run && isSeen(run, at));
    pages.push({
      number,
      width,
      height,
      runs: visible.filter((run) => run !== undefined),
      ...(runs.some((run, at) => run && !isSeen(run, at)) && { hidesText: true }),
    });
    page.cleanup();
    onPage?.(number);
  }
  return pages;
}

/** pdf.js gives each text the matrix that places it; text that is turned, or too small to see, is no part of a line. */
function runOf(item: object, height: number): TextRun | undefined {
  if (!('str' in item && 'transform' in item && 'width' in item)) return undefined;
  const { str, transform, width } = item as { str: string; transform: number[]; width: number };
  const [a = 0, b = 0, c = 0, d = 0, x = 0, fromBottom = 0] = transform;
  const size = Math.hypot(c, d);
  if (b !== 0 || a <= 0 || size < SMALLEST || str.trim() === '') return undefined;
  return { text: str, x, y: height - fromBottom, width, size };
}

/** Points; a report is read by people. */
const SMALLEST = 4;
