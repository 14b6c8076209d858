import { cancelNotice, creditFileRights, type ContractDocument } from '@creditfix/shared/billing';
import { longDate, type CalendarDate } from '@creditfix/shared/kernel';
import { escapeHtml } from '#server/platform/http/index.ts';
import type { ContractParts } from '../billing.parts.ts';

/** The papers of a contract as PDFs: the statement of rights by itself, and the contract with its two forms for canceling. */

export interface Signed {
  readonly name: string;
  readonly at: Date;
  readonly on: CalendarDate;
}

type PaperParts = Pick<ContractParts, 'pdf' | 'typeface'>;

/** @throws PdfFailure */
export async function printContract(
  parts: PaperParts,
  document: ContractDocument,
  paper: { readonly id: string; readonly signed: Signed },
): Promise<Uint8Array> {
  const { sections, statements, consumer, organization } = document;
  const body = `<h1>${text(document.title)}</h1>
${sections.map(({ heading, paragraphs }) => `<section><h2>${text(heading)}</h2>${lines(paragraphs)}</section>`).join('\n')}
<div class="signing">
<h2>Signatures</h2>
${statements.map((statement) => `<p class="bold">${text(statement)}</p>`).join('\n')}
${signature(paper.signed)}
<p>For ${text(organization.name)}: ${text(organization.name)}, ${text(longDate(document.signedOn))}</p>
</div>
${notice(document, 'Copy 1 of 2')}
${notice(document, 'Copy 2 of 2')}`;
  const title = `${document.title}, ${consumer.name}`;
  const source = `Contract, version ${document.version}, with the terms of 15 U.S.C. 1679d(b)`;
  return await print(parts, { title, reference: paper.id, body, source });
}

/** @throws PdfFailure */
export async function printDisclosure(
  parts: PaperParts,
  paper: { readonly id: string; readonly signed: Signed },
): Promise<Uint8Array> {
  const { title, paragraphs, contact } = creditFileRights;
  const body = `<h1>${text(title)}</h1>
${lines(paragraphs)}
<p class="address">${contact.map(text).join('<br>')}</p>
<div class="signing"><p>I have received a copy of this statement.</p>
${signature(paper.signed)}</div>`;
  return await print(parts, {
    title,
    reference: paper.id,
    body: `<div class="one-page">${body}</div>`,
    source: sourceOf(creditFileRights),
  });
}

/** In the margin: the words of the Act stand by themselves. */
export function sourceOf({
  cite,
  version,
  source,
}: {
  readonly cite: string;
  readonly version: string;
  readonly source: string;
}): string {
  return `${cite}, version ${version}, ${source}`;
}

function signature({ name, at, on }: Signed): string {
  const instant = at.toISOString().replace('T', ' ').slice(0, 19);
  return `<p class="signed"><b>${text(name)}</b><br>Signed electronically on ${text(longDate(on))} (${instant} UTC)</p>`;
}

function notice({ notice: form }: ContractDocument, copy: string): string {
  return `<section class="notice"><p class="copy">${copy}. ${text(sourceOf(cancelNotice))}</p><h2>${text(form.title)}</h2>
${form.paragraphs.map((paragraph) => `<p class="bold">${text(paragraph)}</p>`).join('\n')}
<p class="bold">${text(form.declares)}</p>
<p class="line">Date</p><p class="line">Purchaser’s signature</p></section>`;
}

async function print(
  { pdf, typeface }: PaperParts,
  paper: {
    readonly title: string;
    readonly reference: string;
    readonly body: string;
    /** Which version of which text it is, in the margin of each page. */
    readonly source: string;
  },
): Promise<Uint8Array> {
  const { family, faces } = typeface(paper.body);
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="reference" content="${text(paper.reference)}">
<title>${text(paper.title)}</title>
<style>${faces}
@page{size:letter;margin:0.9in 1in;@bottom-left{content:"${paper.source}";font:8pt "${family}";color:#555}@bottom-right{content:counter(page) " of " counter(pages);font:9pt "${family}"}}
body{font:11pt/1.45 "${family}",serif;color:#111;margin:0}
h1{font-size:17pt;line-height:1.25;margin:0 0 0.7em}
h2{font-size:12pt;margin:1.2em 0 0.3em;break-after:avoid}
p{margin:0 0 0.6em;orphans:3;widows:3}
.bold{font-weight:600}
.one-page{font-size:10.2pt;line-height:1.38}
.address{margin-left:2em}
.signing{break-inside:avoid;margin-top:1.4em;border-top:1px solid #777;padding-top:0.4em}
.signed{margin-top:1em}
.signed b{font-size:14pt}
.notice{break-before:page}
.copy{text-align:right;color:#555;font-size:9pt}
.line{margin-top:3.2em;border-top:1px solid #111;width:60%;padding-top:0.2em}
</style></head>
<body>${paper.body}</body></html>`;
  const job = { html, title: paper.title, mustContain: paper.reference, maxPages: MOST_PAGES };
  return (await pdf.print(job)).bytes;
}

const MOST_PAGES = 12;
const text = escapeHtml;

function lines(paragraphs: readonly string[]): string {
  return paragraphs.map((paragraph) => `<p>${text(paragraph)}</p>`).join('\n');
}
