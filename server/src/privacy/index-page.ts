import { enclosures } from '@creditfix/shared/documents';
import {
  BUSINESS_TIME_ZONE,
  calendarDateAt,
  currentLanguage,
  spoken,
  spokenDate,
} from '@creditfix/shared/kernel';
import type { OwnEnclosure } from '#server/documents/index.ts';
import type { OwnLetter } from '#server/letters/index.ts';
import { escapeHtml } from '#server/platform/http/index.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';

interface IndexedLetter {
  readonly letter: Omit<OwnLetter, 'whole'>;
  readonly pdfName: string;
  readonly packetName: string;
}

interface IndexedEnclosure {
  readonly label: string;
  readonly addedAt: Date;
  readonly names: readonly string[];
}

interface Contents {
  readonly email: string;
  readonly at: Date;
  readonly letters: readonly IndexedLetter[];
  readonly enclosures: readonly IndexedEnclosure[];
  /** Files that should be there and are not. */
  readonly missing: readonly string[];
}

const indexPageMessages = () => spoken({ en: en.indexPageMessages, es: es.indexPageMessages });

/** What went into a download, written down while it goes in; the names in it come from ids alone, never from what people wrote. */
export class DataIndex {
  readonly #email: string;
  readonly #at: Date;
  readonly #letters: IndexedLetter[] = [];
  readonly #enclosures: IndexedEnclosure[] = [];
  readonly #missing: string[] = [];
  readonly #names = new Set<string>();

  constructor(email: string, at: Date) {
    this.#email = email;
    this.#at = at;
  }

  addLetter({
    id,
    reference: given,
    signedAt,
    documentSha256,
    hasPdf,
    hasPacket,
  }: OwnLetter): void {
    const reference = this.#nameOf(given);
    this.#letters.push({
      letter: { id, reference: given, signedAt, documentSha256, hasPdf, hasPacket },
      pdfName: `letters/${reference}.pdf`,
      packetName: `letters/${reference}-with-copies.pdf`,
    });
  }

  get letters(): readonly IndexedLetter[] {
    return this.#letters;
  }

  addEnclosure(enclosure: OwnEnclosure, names: readonly string[]): void {
    this.#enclosures.push({
      label: enclosures[enclosure.kind].line,
      addedAt: enclosure.createdAt,
      names,
    });
  }

  addMissing(name: string): void {
    this.#missing.push(name);
  }

  page(): string {
    return indexPage({
      email: this.#email,
      at: this.#at,
      letters: this.#letters,
      enclosures: this.#enclosures,
      missing: this.#missing,
    });
  }

  /** Two letters may share a reference; no two files share a name. */
  #nameOf(reference: string): string {
    const plain = reference.replace(/[^A-Za-z0-9-]/g, '-');
    let name = plain;
    for (let count = 2; this.#names.has(name); count += 1) name = `${plain}-${count}`;
    this.#names.add(name);
    return name;
  }
}

/** The page to begin with: readable without a network, a script or our help. */
function indexPage(contents: Contents): string {
  const { email, at, letters, missing } = contents;
  const said = indexPageMessages();
  return `<!doctype html>
<html lang="${currentLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${said.title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="small">Credit Fix</p>
<h1>${said.heading}</h1>
<p>${said.lead(`<strong>${escapeHtml(email)}</strong>`, dayOf(at))}</p>
${missing.length > 0 ? missingPart(missing) : ''}
<h2>${said.letters}</h2>
${letters.length > 0 ? lettersPart(letters, missing) : `<p>${said.noLetters}</p>`}
<h2>${said.copies}</h2>
${contents.enclosures.length > 0 ? enclosuresPart(contents.enclosures) : `<p>${said.noCopies}</p>`}
<h2>${said.records}</h2>
<p>${said.recordsLead}</p>
<dl>
${Object.entries(said.what)
  .map(([name, what]) => `<dt><a href="${name}">${name}</a></dt><dd>${what}</dd>`)
  .join('\n')}
</dl>
</main>
</body>
</html>
`;
}

function lettersPart(letters: readonly IndexedLetter[], missing: readonly string[]): string {
  const said = indexPageMessages();
  const gone = new Set(missing);
  const link = (isKept: boolean, name: string, text: string) => {
    if (!isKept) return '';
    return gone.has(name) ? said.missing(text) : `<a href="${escapeHtml(name)}">${text}</a>`;
  };
  const rows = letters.map(({ letter, pdfName, packetName }) => {
    const files = [
      letter.hasPdf ? link(true, pdfName, said.letter) : said.stillMade,
      link(letter.hasPacket, packetName, said.withCopies),
    ].filter(Boolean);
    return `<tr><td>${escapeHtml(letter.reference)}</td><td>${dayOf(new Date(letter.signedAt))}</td><td>${files.join('<br>')}</td></tr>`;
  });
  return `<table>
<thead><tr><th scope="col">${said.reference}</th><th scope="col">${said.signed}</th><th scope="col">${said.files}</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}

/** Each under the name that the letter lists it by. */
function enclosuresPart(given: readonly IndexedEnclosure[]): string {
  const { page, added } = indexPageMessages();
  const items = given.map(({ label, addedAt, names }) => {
    const pages = names.map(
      (name) => `<a href="${escapeHtml(name)}">${page(/page-(\d+)/.exec(name)?.[1] ?? '')}</a>`,
    );
    return `<li>${added(escapeHtml(label), dayOf(addedAt))}<br>${pages.join(' · ')}</li>`;
  });
  return `<ul>\n${items.join('\n')}\n</ul>`;
}

function missingPart(missing: readonly string[]): string {
  const { notHere, notReadable } = indexPageMessages();
  const items = missing.map((name) => `<li>${escapeHtml(name)}</li>`);
  return `<section class="note"><h2>${notHere}</h2>
<p>${notReadable}</p>
<ul>${items.join('')}</ul></section>`;
}

function dayOf(instant: Date): string {
  return spokenDate(calendarDateAt(instant, BUSINESS_TIME_ZONE));
}

const STYLE = `
:root { color-scheme: light dark; --paper: #f6f3ec; --sheet: #ffffff; --ink: #17233a; --soft: #4b566b; --line: #e2dccf; --link: #1d6b45 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #10161f; --sheet: #18212e; --ink: #eceff4; --soft: #a9b4c4; --line: #2c3746; --link: #7fd0a6 }
}
* { box-sizing: border-box }
body { margin: 0; padding: 32px 16px 64px; background: var(--paper); color: var(--ink); font: 17px/1.55 Georgia, 'Times New Roman', serif }
main { max-width: 720px; margin: 0 auto; padding: 40px clamp(20px, 6vw, 56px); background: var(--sheet); border: 1px solid var(--line); border-radius: 2px }
h1 { margin: 0 0 12px; font-size: 34px; line-height: 1.15; font-weight: normal }
h2 { margin: 36px 0 12px; font-size: 21px; font-weight: normal }
p { margin: 0 0 12px }
.small { color: var(--soft); font-size: 15px }
a { color: var(--link); text-underline-offset: 2px; overflow-wrap: anywhere }
table { width: 100%; border-collapse: collapse }
th { color: var(--soft); font-size: 15px; font-weight: normal; text-align: left }
th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); vertical-align: top }
ul { margin: 0; padding-left: 20px }
li { margin: 0 0 10px }
dt { margin-top: 12px }
dd { margin: 2px 0 0; color: var(--soft) }
.note { margin-top: 28px; padding: 4px 20px 12px; border: 1px solid var(--line); border-left: 4px solid #b4552d }
.note h2 { margin-top: 14px }
`;
