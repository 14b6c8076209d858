import { BUSINESS_TIME_ZONE, calendarDateAt, longDate } from '@creditfix/shared/kernel';
import {
  mailClassLabels,
  mailEventNames,
  type MailAddress,
  type Mailpiece,
} from '@creditfix/shared/mailing';
import { letterTypeface } from '#server/letters/index.ts';
import { escapeHtml } from '#server/platform/http/index.ts';

/** The page that says who mailed what to whom, when and how: our own record, printed for the person who asks for a proof. */

interface ProofPage {
  readonly mailpiece: Mailpiece;
  readonly reference: string;
  /** The carrier's pictures of the printed pages follow. */
  readonly hasPictures: boolean;
}

export function renderMailProof({ mailpiece, reference, hasPictures }: ProofPage): string {
  const body = `<h1>Proof of mailing</h1>
<p class="about">${escapeHtml(aboutText(mailpiece, reference))}</p>
${mailpiece.test ? '<p class="test">This is a test. Nothing was printed or mailed.</p>' : ''}
<table>${factRows(mailpiece).map(row).join('')}</table>
<h2>What happened</h2>
<table>${mailpiece.events.map((event) => eventRow(mailpiece, event)).join('')}</table>
<p class="note">Times are Eastern Time. The fingerprint is the SHA-256 hash of the PDF that was handed over: the same file always gives the same one, and a changed file gives another.${
    hasPictures
      ? ' The pages that follow are the mail service’s own picture of what it printed.'
      : ''
  }</p>`;
  const { family, faces } = letterTypeface(body);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<title>${escapeHtml(`Proof of mailing (${reference})`)}</title>
<style>${faces}${styleOf(family)}</style></head>
<body>${body}<p class="reference">Reference ${escapeHtml(reference)}</p></body></html>`;
}

function aboutText({ carrier }: Mailpiece, reference: string): string {
  return carrier === 'self'
    ? `The sender mailed letter ${reference} and entered the days on this page. They are kept here as entered.`
    : `Letter ${reference} was mailed for its sender as follows. The days come from the mail service and the Postal Service.`;
}

function factRows(mailpiece: Mailpiece): readonly (readonly [string, string])[] {
  const { mailedOn, deliveredOn, trackingNumber, packetSha256, pages } = mailpiece;
  return [
    ['From', addressHtml(mailpiece.from)],
    ['To', addressHtml(mailpiece.to)],
    ['Sent by', escapeHtml(mailClassLabels[mailpiece.mailClass])],
    ...(mailedOn ? [['Mailed on', longDate(mailedOn)] as const] : []),
    ...(trackingNumber ? [['USPS tracking number', spaced(trackingNumber)] as const] : []),
    ...(deliveredOn ? [['Delivered on', longDate(deliveredOn)] as const] : []),
    ['Pages', String(pages)],
    ...(packetSha256 ? [['Fingerprint', `<code>${escapeHtml(packetSha256)}</code>`] as const] : []),
  ];
}

function addressHtml({ name, line1, line2, city, state, zip }: MailAddress): string {
  const lines = [name, line1, line2, `${city}, ${state} ${zip}`];
  return lines
    .filter(Boolean)
    .map((line) => escapeHtml(line ?? ''))
    .join('<br>');
}

/** In groups of four, as the post prints it. */
function spaced(number: string): string {
  return escapeHtml(number.replace(/(\d{4})(?=\d)/g, '$1 '));
}

function row([label, html]: readonly [string, string]): string {
  return `<tr><th scope="row">${label}</th><td>${html}</td></tr>`;
}

const moment = new Intl.DateTimeFormat('en-US', {
  timeZone: BUSINESS_TIME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'short',
});

function eventRow(
  { carrier }: Mailpiece,
  { at, kind, location }: Mailpiece['events'][number],
): string {
  const place = location ? ` (${location})` : '';
  const instant = new Date(at);
  // Of what a person entered only the day is known.
  const when =
    carrier === 'self'
      ? longDate(calendarDateAt(instant, BUSINESS_TIME_ZONE))
      : moment.format(instant);
  return row([escapeHtml(when), escapeHtml(mailEventNames[kind] + place)]);
}

function styleOf(family: string): string {
  return `
@page{size:8.5in 11in;margin:0.9in 1in}
*{box-sizing:border-box;margin:0;padding:0}
body{font:400 10.5pt/14.5pt "${family}","Noto Serif",serif;color:#111;overflow-wrap:anywhere}
h1,h2{font:inherit;font-weight:600}
h1{font-size:19pt;line-height:24pt;margin-bottom:6pt}
h2{margin:16pt 0 4pt}
.about{margin-bottom:12pt;max-width:5.6in}
.test{margin-bottom:12pt;padding:5pt 8pt;border:1pt solid #a12a1c;color:#a12a1c;font-weight:600}
table{border-collapse:collapse;width:100%;border-top:0.75pt solid #333;border-bottom:0.75pt solid #333}
tr{break-inside:avoid}
tr+tr{border-top:0.5pt solid #c4c4c4}
th,td{font-weight:400;text-align:left;vertical-align:top;padding:3.5pt 0}
th{width:29%;padding-right:14pt;color:#4a4a4a}
code{font:inherit;font-size:9pt;letter-spacing:0.02em}
.note{margin-top:14pt;font-size:9.5pt;line-height:13pt;color:#4a4a4a}
.reference{margin-top:10pt;font-size:8.5pt;color:#4a4a4a}`;
}
