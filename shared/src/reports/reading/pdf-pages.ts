import type { TextPage, TextRun } from '../contract/source.ts';

/** What we use of a document that a PDF library opened; pdf.js has this shape. */
export interface PdfDocument {
  readonly numPages: number;
  getPage(number: number): Promise<PdfPage>;
}

interface PdfPage {
  getViewport(options: { scale: number }): { width: number; height: number };
  getTextContent(): Promise<{ items: readonly object[] }>;
  cleanup(): unknown;
}

/** @param onPage told after each page, for a progress bar @throws what the signal was aborted with */
export async function pagesOf(
  document: PdfDocument,
  { onPage, signal }: { onPage?: (number: number) => void; signal?: AbortSignal } = {},
): Promise<TextPage[]> {
  const pages: TextPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    signal?.throwIfAborted();
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    pages.push({ number, width, height, runs: items.flatMap((item) => runOf(item, height)) });
    page.cleanup();
    onPage?.(number);
  }
  return pages;
}

/** pdf.js gives each text the matrix that places it; text that is turned, or too small to see, is no part of a line. */
function runOf(item: object, height: number): TextRun[] {
  if (!('str' in item && 'transform' in item && 'width' in item)) return [];
  const { str, transform, width } = item as { str: string; transform: number[]; width: number };
  const [a = 0, b = 0, c = 0, d = 0, x = 0, fromBottom = 0] = transform;
  const size = Math.hypot(c, d);
  if (b !== 0 || a <= 0 || size < SMALLEST || str.trim() === '') return [];
  return [{ text: str, x, y: height - fromBottom, width, size }];
}

/** Points; a report is read by people. */
const SMALLEST = 4;
