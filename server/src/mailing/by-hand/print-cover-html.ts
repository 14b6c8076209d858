import { MailClass, mailClassLabels, type MailAddress } from '@creditfix/shared/mailing';
import { letterTypeface } from '#server/letters/index.ts';
import { escapeHtml } from '#server/platform/http/index.ts';
import { onFirstUse } from '#server/platform/loading/index.ts';
import type { Envelope } from '../carrier/envelope-address.ts';
import type { StaffMailpiece } from './manual-mail-queue.repository.ts';

/** The sheet before each letter of a batch: addresses that show in a window envelope, and below the fold the steps for the staff. */

export interface CoverSheet {
  readonly row: StaffMailpiece;
  readonly envelope: Envelope;
  /** False if the signed file does not open. */
  readonly hasFile: boolean;
  /** Its place in this printing. */
  readonly number: number;
  readonly batch: number;
}

const loadBarcodes = onFirstUse('barcodes', async () => await import('bwip-js/node'));

export async function renderCoverSheets(
  title: string,
  sheets: readonly CoverSheet[],
): Promise<string> {
  const barcodes = await Promise.all(sheets.map(async ({ row }) => await barcodeHtml(row.id)));
  const body = sheets
    .map((sheet, index) => {
      const html = sheet.hasFile ? coverHtml : stopHtml;
      return html(sheet, sheets.length, barcodes[index] ?? '');
    })
    .join('');
  const { family, faces } = letterTypeface(body);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>${faces}${COVER_STYLE.replaceAll('LETTER_FAMILY', family)}</style></head>
<body>${body || `<section><p class="place">${escapeHtml(title)}: no letter is left in it.</p></section>`}</body></html>`;
}

function coverHtml(sheet: CoverSheet, count: number, barcode: string): string {
  const { row, envelope } = sheet;
  return `<section>
<div class="from">${addressHtml(envelope.from)}</div>
${placeHtml(sheet, count)}
<div class="to">${addressHtml(envelope.to)}</div>
${isFolded(row) ? '<i class="fold" style="top:3.667in"></i><i class="fold" style="top:7.333in"></i>' : ''}
<div class="desk">
<div class="head"><h1>${mailClassLabels[row.mail_class]}</h1>
<p class="count"><b>${row.pages}</b> ${row.pages === 1 ? 'page follows' : 'pages follow'}<br><small>${row.pages + 1} sheets with this one</small></p></div>
<div class="columns">
<div><h2>Ask the post office for</h2><ul class="boxes">${services(row.mail_class)}</ul>
<p class="clerk">${clerkText(row.mail_class)}</p></div>
<div><h2>At our desk</h2><ol>${steps(row)}</ol></div>
</div>
<div class="lines">${lines(row.mail_class)}</div>
${barcode}
</div></section>`;
}

function stopHtml(sheet: CoverSheet, count: number, barcode: string): string {
  return `<section>${placeHtml(sheet, count)}
<div class="stop"><h1>Do not mail this letter</h1>
<p>Its signed file did not open, so there is nothing to print. In the print queue choose “Can’t be mailed” and “The file”. The sender is told what to do and pays nothing. The other letters need not wait for it.</p>
${barcode}</div></section>`;
}

function placeHtml({ row, number, batch }: CoverSheet, count: number): string {
  return `<p class="place"><b>${escapeHtml(row.reference)}</b><br>Batch ${batch}, letter ${number} of ${count}</p>`;
}

function addressHtml({ name, line1, line2, city, state, zip }: MailAddress): string {
  return [name, line1, line2, `${city}, ${state} ${zip}`]
    .filter(Boolean)
    .map((line) => `<p>${escapeHtml(line ?? '')}</p>`)
    .join('');
}

function services(mailClass: MailClass): string {
  const boxes: readonly (readonly [string, boolean])[] = [
    ['Certified Mail (PS Form 3800)', mailClass !== MailClass.first_class],
    ['Return Receipt, electronic', mailClass === MailClass.certified_return_receipt],
    ['First-Class Mail, no extra service', mailClass === MailClass.first_class],
  ];
  return boxes
    .map(([text, isOn]) => `<li class="${isOn ? 'on' : 'off'}"><i></i>${text}</li>`)
    .join('');
}

function clerkText(mailClass: MailClass): string {
  return mailClass === MailClass.first_class
    ? 'No receipt and no number.'
    : 'To the clerk: please postmark the sender’s receipt (PS Form 3800, or our line in PS Form 3877) and hand it back. Thank you.';
}

/** More would not fold into a letter envelope together with this sheet. */
const MOST_FOLDED_PAGES = 5;

function isFolded({ pages }: StaffMailpiece): boolean {
  return pages <= MOST_FOLDED_PAGES;
}

function steps(row: StaffMailpiece): string {
  const isCertified = row.mail_class !== MailClass.first_class;
  return [
    'Print on one side. Count the pages that follow.',
    isFolded(row)
      ? 'Fold at the marks into a #10 window envelope, this sheet in front (window 4½ × 1⅛ in, ⅞ in from the left, ½ in from the bottom). Or copy both addresses onto a plain one, and keep this sheet.'
      : 'Use a flat 9 × 12 in envelope. Do not fold. Copy both addresses onto it, and keep this sheet.',
    ...(isCertified
      ? ['Put the green label on the envelope. Scan its number into the print queue.']
      : []),
    'Take it to the post office. Then mark it as mailed.',
  ]
    .map((text) => `<li>${text}</li>`)
    .join('');
}

function lines(mailClass: MailClass): string {
  const fields = [
    ...(mailClass === MailClass.first_class ? [] : ['Tracking number']),
    'Mailed on',
    'By',
  ];
  return fields.map((text) => `<p><span>${text}</span></p>`).join('');
}

/** Scanned in the manual mail queue it leads to the row of this letter. */
async function barcodeHtml(mailpieceId: string): Promise<string> {
  return `<div class="code">${await barcodeSvg(mailpieceId.replaceAll('-', '').toUpperCase())}
<p>${escapeHtml(mailpieceId)}</p></div>`;
}

/** Code 128, stretched to whatever place it gets. */
export async function barcodeSvg(text: string): Promise<string> {
  const { code128, drawingSVG } = await loadBarcodes();
  return code128({ bcid: 'code128', text }, drawingSVG()).replace(
    '<svg',
    '<svg preserveAspectRatio="none" shape-rendering="crispEdges"',
  );
}

/**
 * The cover sheet on US Letter. The address stands where the window of a #10 envelope shows it, wherever the folded sheet slides to; left of
 * it and in its height nothing else is printed.
 */
const COVER_STYLE = `
@page{size:8.5in 11in;margin:0}
*{box-sizing:border-box;margin:0;padding:0}
body{font:400 10.5pt/14pt "LETTER_FAMILY","Noto Serif",serif;color:#111;overflow-wrap:anywhere}
h1,h2{font:inherit;font-weight:600}
section{position:relative;width:8.5in;height:10.99in;overflow:hidden;break-inside:avoid}
section+section{break-before:page}
.from{position:absolute;left:0.6in;top:0.5in;width:3.6in;font-size:10pt;line-height:13pt}
.place{position:absolute;right:0.6in;top:0.5in;text-align:right;line-height:15pt}
.place b{font-weight:600;font-size:13pt}
.to{position:absolute;left:1in;top:2.12in;width:4.2in;max-height:1.25in;overflow:hidden;font-size:14pt;line-height:17pt}
.fold{position:absolute;left:0;right:0;height:0}
.fold::before,.fold::after{content:"";position:absolute;width:0.25in;border-top:0.75pt solid #555}
.fold::before{left:0.15in}
.fold::after{right:0.15in}
.desk{position:absolute;left:0.75in;right:0.75in;top:3.95in;bottom:0.5in}
.head{display:flex;justify-content:space-between;align-items:baseline;gap:0.3in;padding-bottom:8pt;border-bottom:1.5pt solid #111}
.head h1{font-size:17pt;line-height:22pt}
.count{flex:none;font-size:12pt;text-align:right}
.count small{font-size:9.5pt;color:#4a4a4a}
.count b{font-weight:600;font-size:19pt}
.columns{display:grid;grid-template-columns:2.7in 1fr;gap:0.4in;padding:12pt 0 0}
h2{margin-bottom:5pt;color:#4a4a4a}
.boxes{list-style:none}
.boxes li{display:flex;gap:7pt;align-items:center;padding:2.5pt 0}
.boxes .on{font-weight:600}
.boxes .off{color:#4a4a4a}
.boxes i{position:relative;flex:none;width:11pt;height:11pt;border:1pt solid #111}
.boxes .on i::after{content:"";position:absolute;left:2.8pt;top:-0.4pt;width:3.6pt;height:7.2pt;border:solid #111;border-width:0 1.6pt 1.6pt 0;transform:rotate(42deg)}
.clerk{margin-top:8pt;font-size:9.5pt;line-height:12.5pt}
ol{padding-left:16pt}
ol li{padding:0 0 4pt 3pt}
.lines{position:absolute;left:0;right:0;bottom:1.25in;display:flex;gap:0.25in}
.lines p{flex:1;height:0.5in;border-bottom:0.75pt solid #111}
.lines p:first-child:nth-last-child(3){flex:2.2}
.lines span{font-size:9pt;line-height:11pt;color:#4a4a4a}
.code{position:absolute;left:0;bottom:0}
.code svg{display:block;width:4.1in;height:0.5in}
.code p{margin-top:3pt;font-size:9pt;line-height:11pt;letter-spacing:0.03em;color:#4a4a4a}
.stop{position:absolute;left:0.75in;right:0.75in;top:2.2in;height:3.4in;padding-top:14pt;border-top:3pt solid #111}
.stop h1{font-size:24pt;line-height:30pt;margin-bottom:10pt}
.stop p{max-width:5.6in;font-size:12pt;line-height:17pt}`;
