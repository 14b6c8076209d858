/** Door of the PDF part of the platform. */
export { createPdfPrinter, type PdfPrinterOptions } from './chromium-pdf-printer.ts';
export {
  findChromium,
  type ChromiumSearch,
  type ChromiumSource,
  type FoundChromium,
} from './find-chromium.ts';
export {
  PdfFailure,
  type PdfFailureReason,
  type PdfLog,
  type PdfPrinter,
  type PdfPrinterStatus,
  type PrintedPdf,
  type PrintJob,
} from './pdf-printer.port.ts';
