import { documentLimits } from '@creditfix/shared/documents';
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { MAIL_PIXELS, isGrey, mailPicture } from './mail-picture.ts';
import { checkPdf } from './check-pdf.ts';
import { Refusal } from './refusal.ts';

/** Four times the print size of a small slip is enough; more would only enlarge its grain. */
const MOST_SCALE = 400 / 72;

let loaded: Promise<PDFiumLibrary> | undefined;

/** Makes the library ready for the next file: each file has one of its own. */
export async function loadPdfium(): Promise<void> {
  await (loaded ??= PDFiumLibrary.init());
}

/** A PDF as clean pages: checked for what it may not hold, then drawn page by page, with its form fields and marks. */
export async function cleanPdf(file: Buffer): Promise<readonly Uint8Array[]> {
  await checkPdf(file);
  const library = await (loaded ?? PDFiumLibrary.init());
  loaded = undefined;
  const pdf = await library.loadDocument(file);
  const count = pdf.getPageCount();
  if (count > documentLimits.filePages) throw new Refusal('documents.too_many_pages');
  const pages: Uint8Array[] = [];
  for (let index = 0; index < count; index += 1) pages.push(await drawPage(pdf.getPage(index)));
  return pages;
}

async function drawPage(page: PDFiumPage): Promise<Uint8Array> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(
    MAIL_PIXELS.width / originalWidth,
    MAIL_PIXELS.height / originalHeight,
    MOST_SCALE,
  );
  if (!Number.isFinite(scale)) throw new Refusal('documents.unreadable');
  const { data, width, height } = await page.render({
    width: Math.max(1, Math.round(originalWidth * scale)),
    height: Math.max(1, Math.round(originalHeight * scale)),
    scale: 1,
    render: 'bitmap',
    renderFormFields: true,
  });
  const raw = { width, height, channels: 4 } as const;
  return await mailPicture(sharp(data, { raw }), { grey: isGrey(data) });
}
