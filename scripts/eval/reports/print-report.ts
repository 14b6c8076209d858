import type { TextPage } from '@creditfix/shared/reports';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { Browser } from 'playwright-core';
import { escaped, type PrintedLine } from './sheets.ts';
import { FONT_SIZE, FURNITURE, LINE_HEIGHT, type PdfLayout } from './typeset.ts';

/** Invented reports as real PDFs, by two programs that have nothing in common. */

/** Draws each text at its place, as report servers do. */
export async function drawReport(pages: readonly TextPage[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const symbols = await document.embedFont(StandardFonts.ZapfDingbats);
  for (const { width, height, runs } of pages) {
    const page = document.addPage([width, height]);
    for (const { text, x, y, size } of runs) {
      page.drawText(text, { x, y: height - y, size, font: text === '✓' ? symbols : font });
    }
  }
  return await document.save();
}

/** Prints it from a browser, which breaks pages where it likes and writes its own margins. */
export async function browseReport(
  lines: readonly PrintedLine[],
  { layout, browser }: { layout: PdfLayout | 'letter'; browser: Browser },
): Promise<Uint8Array> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  try {
    await page.setContent(htmlOf(lines));
    const { top, address } = FURNITURE[layout];
    const margin = (left: string, right: string) =>
      `<div style="font-size:8px;width:100%;display:flex;justify-content:space-between;padding:0 20px"><span>${left}</span>${right}</div>`;
    return await page.pdf({
      format: 'letter',
      margin: { top: '50px', bottom: '50px', left: '0', right: '0' },
      displayHeaderFooter: layout !== 'letter',
      headerTemplate: margin(
        layout === 'equifax' ? '' : '3/14/26, 9:12 AM',
        `<span>${top}</span><span></span>`,
      ),
      footerTemplate: margin(
        layout === 'equifax' ? 'EFX-ACR-001' : address,
        '<span><span class="pageNumber"></span>/<span class="totalPages"></span></span>',
      ),
    });
  } finally {
    await page.close();
  }
}

export function htmlOf(lines: readonly PrintedLine[]): string {
  const body = lines.map(
    ({ pieces, lines: height }) =>
      `<div class="line" style="height:${height * LINE_HEIGHT}pt">${pieces
        .map(([x, text]) => `<span style="left:${x}pt">${escaped(text)}</span>`)
        .join('')}</div>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Report</title><style>
body { margin: 0; font: ${FONT_SIZE}pt Helvetica, Arial, sans-serif }
.line { position: relative; break-inside: avoid }
.line span { position: absolute; white-space: pre }
</style>${body.join('\n')}`;
}
