/** Public API of the PDF part of the platform. */
export { createPdfPrinter } from './chromium-pdf-printer.ts';
export type { ChainLink } from './chained-pdf.ts';
export { findChromium } from './find-chromium.ts';
export { pdfBinding } from './pdf-binding.ts';
export {
  PdfFailure,
  type PdfFailureReason,
  type PdfPrinter,
  type PrintedPdf,
} from './pdf-printer.port.ts';
