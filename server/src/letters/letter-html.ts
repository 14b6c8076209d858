import { longDate } from '@creditfix/shared/kernel';
import {
  enclosureList,
  isForPen,
  type LabelledValue,
  type LetterBlock,
  type LetterDocument,
  type Signature,
} from '@creditfix/shared/letters';
import {
  hasSeveralTables,
  isSecondOfPair,
  layoutOf,
  standsBeside,
} from './letter-html/letter-layout.ts';
import { handCanWrite, handFaces, serifFaces } from './letter-html/letter-fonts.ts';
import { proseLine, proseParagraphs } from './letter-html/letter-prose.ts';
import { letterStyle, type Head } from './letter-html/letter-style.ts';
import { escapeHtml } from '#server/platform/http/index.ts';

/** How a letter is signed: a drawing, a typed name, or not yet: null leaves room for the pen. */
export type LetterSignature =
  | { readonly kind: 'drawn'; readonly pngDataUrl: string }
  | { readonly kind: 'typed'; readonly name: string };

/** The signature that a person gave, as the letter is drawn with it. */
export function drawnSignature(signature: Signature): LetterSignature | null {
  if (typeof signature === 'string') return { kind: 'drawn', pngDataUrl: signature };
  return isForPen(signature) ? null : { kind: 'typed', name: signature.typedName };
}

const PNG_DATA_URL = /^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/;
/** Above this many characters a typed signature is written smaller. */
const LONG_SIGNATURE = 26;
/** Characters of a name at the foot of a page, beside the page number. */
const LONGEST_OWNER = 40;

/**
 * The letter as a page of its own, ready to be printed: fonts, style and signature are inside, and it asks for nothing else. The
 * same letter and signature always give the same text. Our reference is in its head alone: no page of a person's letter bears a number
 * of ours.
 */
export function renderLetterHtml(
  letter: LetterDocument,
  signature: LetterSignature | null,
): string {
  const typed = signature?.kind === 'typed' ? signature.name : '';
  const hand = typed && handCanWrite(typed) ? handFaces(typed) : '';
  const fonts = serifFaces(JSON.stringify(letter) + typed) + hand;
  const titled = hasSeveralTables(letter);
  const layout = layoutOf(letter, signature?.kind ?? 'none');
  const style = fonts + letterStyle(ownerOf(letter), layout);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="reference" content="${escapeHtml(letter.reference)}">
<title>${escapeHtml(`${letter.subject} (${letter.reference})`)}</title>
<style>${style}</style>
</head>
<body>
${head(letter, layout.head)}
<main>
<h1 class="subject">${proseLine(subjectLine(letter.subject))}</h1>
${identification(letter.identification)}
<p class="salutation">${proseLine(letter.salutation)}</p>
${blocksHtml(letter.blocks, titled)}
<div class="ending">
<div class="${standsBeside(letter, layout.density) ? 'signed beside' : 'signed'}">${signing(letter, signature)}
${enclosures(enclosureList(letter))}</div>
${mailingChoices(letter.mailingChoices)}
</div>
</main>
</body>
</html>`;
}

/** Whose letter it is and of which day, as short as the foot of a page has room for. */
function ownerOf({ sender, date }: LetterDocument): string {
  const characters = [...sender.name];
  const name =
    characters.length > LONGEST_OWNER
      ? `${characters.slice(0, LONGEST_OWNER).join('').trimEnd()}…`
      : sender.name;
  return `${name}, ${longDate(date)}`;
}

function head({ sender, recipient, date }: LetterDocument, layout: Head): string {
  const dated = `<p class="dated">${dateHtml(date)}</p>`;
  const to = `<address class="recipient"><div>${escapeHtml(recipient.name)}${lines(recipient.lines)}</div></address>`;
  const name = `<b>${escapeHtml(sender.name)}</b>`;
  if (layout === 'window') {
    return `<header class="head">
<div class="top"><address class="sender">${name}${lines(sender.lines)}</address>
${dated}</div>
${to}
</header>`;
  }
  const place = sender.lines.map((line) => `<span>${escapeHtml(line)}</span>`).join(' · ');
  return `<header class="head">
<address class="sender">${name}<br>${place}</address>
<div class="top">${to}
${dated}</div>
</header>`;
}

function dateHtml(date: LetterDocument['date']): string {
  return `<time datetime="${escapeHtml(date)}">${escapeHtml(longDate(date))}</time>`;
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => `<br>${escapeHtml(text)}`).join('');
}

function subjectLine(subject: string): string {
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`;
}

function identification(rows: readonly LabelledValue[]): string {
  if (rows.length === 0) return '';
  const known = rows.map(
    ({ label, value }) =>
      `<div><dt>${proseLine(label)}</dt><dd>${proseParagraphs(value).join('<br>')}</dd></div>`,
  );
  return `<dl class="known">${known.join('')}</dl>`;
}

function tableRows(rows: readonly LabelledValue[]): string {
  const row = ({ label, value }: LabelledValue) =>
    `<tr><th scope="row">${proseLine(label)}</th><td>${proseParagraphs(value).join('<br>')}</td></tr>`;
  return `<tbody>${rows.map(row).join('')}</tbody>`;
}

/** Two entries of one item stand beside each other, to be compared. */
function blocksHtml(blocks: readonly LetterBlock[], titled: boolean): string {
  const html = blocks.map((block, index) => {
    const text = blockHtml(block, titled);
    if (isSecondOfPair(blocks, index)) return `${text}</div>`;
    return isSecondOfPair(blocks, index + 1) ? `<div class="pair">${text}` : text;
  });
  return html.join('\n');
}

/** @param titled true where tables have to be told apart */
function blockHtml(block: LetterBlock, titled: boolean): string {
  switch (block.kind) {
    case 'paragraph': {
      const paragraphs = proseParagraphs(block.text).map((text) => `<p>${text}</p>`);
      return `<div class="block">${paragraphs.join('')}</div>`;
    }
    case 'list': {
      const items = block.items.map((item) => `<li>${proseParagraphs(item).join('<br>')}</li>`);
      return `<ul class="block">${items.join('')}</ul>`;
    }
    case 'facts':
      return `<section class="facts">${titled ? `<h2>${proseLine(block.title)}</h2>` : ''}<table>${tableRows(block.rows)}</table></section>`;
  }
}

/** The signature stands on a line, with the name in print and the day below it. */
function signing(
  { closing, sender, date }: LetterDocument,
  signature: LetterSignature | null,
): string {
  return `<div class="signing"><p>${proseLine(closing)}</p>
<div class="line">${signatureMark(signature, sender.name)}</div>
<p class="name"><span>${escapeHtml(sender.name)}</span> ${dateHtml(date)}</p></div>`;
}

/** @throws if the picture is anything but a PNG data URL: it has been decoded and encoded again before it gets here */
function signatureMark(signature: LetterSignature | null, name: string): string {
  if (!signature) return '<div class="blank"></div>';
  if (signature.kind === 'typed') {
    return `<p class="${typedClass(signature.name)}">${escapeHtml(signature.name)}</p>`;
  }
  if (!PNG_DATA_URL.test(signature.pngDataUrl)) throw new Error('the signature is not a PNG');
  return `<img class="drawn" src="${signature.pngDataUrl}" alt="${escapeHtml(`Signature of ${name}`)}">`;
}

function typedClass(name: string): string {
  if (!handCanWrite(name)) return 'typed set';
  return [...name].length > LONG_SIGNATURE ? 'typed long' : 'typed';
}

function enclosures(texts: readonly string[]): string {
  if (texts.length === 0) return '';
  const items = texts.map((text) => `<li>${proseLine(text)}</li>`).join('');
  return `<section class="after"><h2>Enclosures</h2><ul>${items}</ul></section>`;
}

function mailingChoices(choices: LetterDocument['mailingChoices']): string {
  if (choices.length === 0) return '';
  const places = choices.map(
    ({ name, lines: place }) => `<address>${escapeHtml(name)}${lines(place)}</address>`,
  );
  return `<section class="after"><h2>Where this letter can be mailed</h2><div class="choices">${places.join('')}</div></section>`;
}
