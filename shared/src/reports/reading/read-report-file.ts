import type { CreditReport } from '../contract/report.ts';
import { pagesOf, type PdfDocument } from './pdf-pages.ts';
import { readAnnualReport } from './read-annual-report.ts';
import { NotRead, recognizePdf, reportLimits } from './recognize.ts';

/** Opens a PDF; a kept library does. It throws an error of the name `PasswordException` for a locked one. */
type OpenPdf = (bytes: Uint8Array) => Promise<PdfDocument>;

/**
 * A file as a person chose it, read as far as it is a report.
 *
 * @param onPage told after each page and how many there are
 * @returns the report, or why it is none that we read @throws what the signal was aborted with
 */
export async function readReportFile(
  bytes: Uint8Array,
  {
    open,
    ...options
  }: { open: OpenPdf; onPage?: (page: number, of: number) => void; signal?: AbortSignal },
): Promise<CreditReport | NotRead> {
  if (bytes.byteLength > reportLimits.bytes) return NotRead.too_large;
  const document = await open(bytes).catch((error: Error) =>
    error.name === 'PasswordException' ? NotRead.locked : NotRead.damaged,
  );
  if (typeof document === 'string') return document;
  if (document.numPages > reportLimits.pages) return NotRead.too_many_pages;
  const { signal, onPage } = options;
  const pages = await pagesOf(document, {
    ...(signal && { signal }),
    onPage: (page) => onPage?.(page, document.numPages),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    return NotRead.damaged;
  });
  if (typeof pages === 'string') return pages;
  const layout = recognizePdf(pages);
  return typeof layout === 'string' ? layout : readAnnualReport(pages, layout);
}
