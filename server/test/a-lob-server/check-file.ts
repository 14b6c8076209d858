import { PDFDict, PDFDocument, PDFName, PDFStream, type PDFObject } from '@cantoo/pdf-lib';
import type { LetterParams } from './check-letter.ts';
import { LobRefusal } from './lob-refusal.ts';

export interface CheckedFile {
  /** Of the upload alone. */
  readonly pages: number;
  /** What goes through the printer: with the page for the address that certified mail or `insert_blank_page` puts in front. */
  readonly sheets: number;
  /** More than six sheets don't fit a folded envelope. */
  readonly flatEnvelope: boolean;
}

const MOST_BYTES = 5 * 1024 * 1024;

/** @throws LobRefusal if the file can't be printed as documented */
export async function checkFile(params: LetterParams): Promise<CheckedFile> {
  const { file, doubleSided } = params;
  if (file.length > MOST_BYTES) throw new LobRefusal('file_size_exceeds_limit');
  if (!file.subarray(0, 1_024).includes('%PDF-')) throw new LobRefusal('invalid_file');
  const pdf = await parse(file);
  if (pdf.context.trailerInfo.Encrypt) throw new LobRefusal('pdf_encrypted');
  const pages = pdf.getPageCount();
  if (pages === 0) throw new LobRefusal('file_pages_below_min');
  checkSizes(pdf);
  const perSheet = doubleSided ? 2 : 1;
  const addressSheets =
    params.extraService !== null || params.addressPlacement === 'insert_blank_page' ? 1 : 0;
  const sheets = Math.ceil(pages / perSheet) + addressSheets;
  // Whether the added sheet counts is not documented; a client that leaves room for it is right either way.
  if (sheets > 60) throw new LobRefusal('file_pages_exceed_max');
  if (pdf.context.enumerateIndirectObjects().some(([, object]) => isUnembeddedFont(pdf, object)))
    throw new LobRefusal('unembedded_fonts');
  return { pages, sheets, flatEnvelope: sheets > 6 };
}

async function parse(file: Buffer): Promise<PDFDocument> {
  try {
    const pdf = await PDFDocument.load(file, {
      updateMetadata: false,
      ignoreEncryption: true,
      warnOnInvalidObjects: false,
    });
    pdf.getPages();
    return pdf;
  } catch {
    throw new LobRefusal('invalid_file');
  }
}

/** Letter size, standing up, as a reader would show it; half a point is rounding. */
function checkSizes(pdf: PDFDocument): void {
  const sizes = pdf.getPages().map((page) => {
    const { width, height } = page.getMediaBox();
    const lies = page.getRotation().angle % 180 !== 0;
    return { width: lies ? height : width, height: lies ? width : height };
  });
  const [first] = sizes;
  const near = (a: number, b: number) => Math.abs(a - b) <= 0.5;
  if (
    first &&
    sizes.some(({ width, height }) => !near(width, first.width) || !near(height, first.height))
  )
    throw new LobRefusal('inconsistent_page_dimensions');
  if (!first || !near(first.width, 612) || !near(first.height, 792))
    throw new LobRefusal('invalid_file_dimensions');
}

const STANDARD_FONT = /^\/(Courier|Helvetica|Times|Symbol|ZapfDingbats)\b/;
const FONT_FILES = ['FontFile', 'FontFile2', 'FontFile3'].map((name) => PDFName.of(name));

/** A composite font's file hangs on its descendant, which is a font of its own; a Type 3 font is drawn in the file. */
function isUnembeddedFont(pdf: PDFDocument, object: PDFObject): boolean {
  if (!(object instanceof PDFDict) || object instanceof PDFStream) return false;
  if (object.get(PDFName.of('Type')) !== PDFName.of('Font')) return false;
  const kind = object.get(PDFName.of('Subtype'));
  if (kind === PDFName.of('Type0') || kind === PDFName.of('Type3')) return false;
  if (STANDARD_FONT.test(String(object.get(PDFName.of('BaseFont'))))) return false;
  const descriptor = pdf.context.lookup(object.get(PDFName.of('FontDescriptor')));
  return !(descriptor instanceof PDFDict) || !FONT_FILES.some((name) => descriptor.has(name));
}
