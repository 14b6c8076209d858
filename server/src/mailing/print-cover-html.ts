import { MailClass, mailClassLabels, type MailAddress } from '@creditfix/shared/mailing';
import { letterTypeface } from '#server/letters/index.ts';
import { escapeHtml } from '#server/platform/http/index.ts';
import { onFirstUse } from '#server/platform/loading/index.ts';
import type { Envelope } from './piece-row.ts';
import { COVER_STYLE } from './print-cover-style.ts';
import type { StaffRow } from './print-queue-row.ts';

/** The sheet before each letter of a batch: addresses that show in a window envelope, and below the fold what to do at the desk. */

export interface CoverSheet {
  readonly row: StaffRow;
  readonly envelope: Envelope;
  /** False where the signed file does not open. */
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

function isFolded({ pages }: StaffRow): boolean {
  return pages <= MOST_FOLDED_PAGES;
}

function steps(row: StaffRow): string {
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

/** Scanned in the print queue it leads to the row of this letter. */
async function barcodeHtml(pieceId: string): Promise<string> {
  return `<div class="code">${await barcodeSvg(pieceId.replaceAll('-', '').toUpperCase())}
<p>${escapeHtml(pieceId)}</p></div>`;
}

/** Code 128, stretched to whatever place it gets. */
export async function barcodeSvg(text: string): Promise<string> {
  const { code128, drawingSVG } = await loadBarcodes();
  return code128({ bcid: 'code128', text }, drawingSVG()).replace(
    '<svg',
    '<svg preserveAspectRatio="none" shape-rendering="crispEdges"',
  );
}
