import { enclosureList, type LetterBlock, type LetterDocument } from '@creditfix/shared/letters';
import { unbroken } from './letter-prose.ts';
import { TYPE_SIZES, type Density } from './letter-style.ts';

/** How wide text runs in the letters' typeface, so that a letter's length is known before it is printed. */

/** Thousandths of the type size, from the space to the tilde: the advances of Source Serif 4 Regular, its figures lining. */
const ADVANCES = [
  237, 289, 381, 525, 518, 932, 728, 182, 362, 362, 458, 534, 302, 320, 302, 341, 529, 529, 529,
  529, 529, 529, 529, 529, 529, 529, 302, 302, 534, 534, 534, 414, 834, 712, 653, 662, 739, 638,
  612, 723, 814, 376, 381, 710, 618, 935, 768, 738, 621, 738, 690, 544, 632, 758, 709, 1005, 672,
  667, 586, 335, 341, 335, 534, 514, 400, 541, 619, 520, 614, 533, 369, 557, 641, 329, 303, 594,
  329, 955, 643, 579, 622, 601, 456, 465, 359, 628, 579, 836, 569, 586, 490, 359, 290, 359, 534,
];

const FIRST = 0x20;

/** A letter with an accent, a dash or a section sign is about as wide as this. */
const OTHER = 560;

const SPACE = 237;

/** Points: text from 3.7 in to 10 in on page one, from 1 in to 10 in on page two. */
const FIRST_PAGE = 453;
const SECOND_PAGE = 648;
const LINE_WIDTH = 468;
/** The right column of a table of facts, and the space of a list. */
const FACT_WIDTH = 313;
const LIST_INDENT = 18;
const SIGNATURES = { drawn: 46.8, typed: 31, none: 43.2 } as const;

/** What stands above the sender's name at the end. */
export type Signed = keyof typeof SIGNATURES;

/**
 * Chooses how close a letter is set, from its text and how it is signed, so that the same letter always looks the same: tight where
 * that saves it a page, normal everywhere else.
 */
export function densityOf(letter: LetterDocument, signed: Signed): Density {
  const normal = pagesAt(letter, 'normal', signed);
  return normal > 1 && pagesAt(letter, 'tight', signed) < normal ? 'tight' : 'normal';
}

function pagesAt(letter: LetterDocument, density: Density, signed: Signed): number {
  const height = estimatedHeight(letter, density, signed);
  if (height <= FIRST_PAGE) return 1;
  return 1 + Math.ceil((height - FIRST_PAGE) / SECOND_PAGE);
}

/** Points from the subject to the last line. Margins that meet count once, as in `letter-style.ts`. */
function estimatedHeight(letter: LetterDocument, density: Density, signed: Signed): number {
  const { size, leading, gap } = TYPE_SIZES[density];
  const line = (text: string) => linesIn(unbroken(text), LINE_WIDTH, size) * leading;
  const known = letter.identification.length * 13.5 + (letter.identification.length && gap + 2);
  const body = letter.blocks.reduce((sum, block) => sum + blockHeight(block, density), 0);
  const opening = line(`Re: ${letter.subject}`) + gap + known + line(letter.salutation) + gap;
  const aroundSignature = density === 'normal' ? 8 : 5;
  const signing = 4 + leading * 2 + SIGNATURES[signed] + aroundSignature;
  const listed = enclosureList(letter);
  const enclosed = listed.reduce(
    (sum, text) => sum + linesIn(unbroken(text), LINE_WIDTH - LIST_INDENT, 9.5) * 12.5,
    0,
  );
  const enclosures = listed.length && gap + 18.5 + enclosed;
  const choices = letter.mailingChoices.length && gap + 18.5 + 4 * 12.5;
  return opening + body + signing + enclosures + choices;
}

function blockHeight(block: LetterBlock, density: Density): number {
  const { size, leading, gap } = TYPE_SIZES[density];
  const lines = (text: string, width = LINE_WIDTH) => linesIn(unbroken(text), width, size);
  if (block.kind === 'facts') {
    const rows = block.rows.map(({ value }) => linesIn(unbroken(value), FACT_WIDTH, 10) * 13 + 5.5);
    return gap + leading + 9 + rows.reduce((sum, row) => sum + row, 0);
  }
  if (block.kind === 'list') {
    const items = block.items.reduce((sum, item) => sum + lines(item, LINE_WIDTH - LIST_INDENT), 0);
    return items * leading + (block.items.length - 1) * (gap / 3) + gap;
  }
  const paragraphs = block.text.split(/\n{2,}/).filter((part) => part.trim() !== '');
  return paragraphs.reduce((sum, part) => sum + lines(part) * leading + gap, 0);
}

/**
 * Into how many lines a text breaks.
 *
 * @param width of the column, in points
 * @param size of the type, in points
 */
function linesIn(text: string, width: number, size: number): number {
  const room = (width / size) * 1_000;
  return text.split('\n').reduce((sum, line) => sum + wrapped(line, room), 0);
}

function wrapped(line: string, room: number): number {
  let lines = 1;
  let used = 0;
  for (const word of line.split(' ')) {
    const advance = advanceOf(word);
    const onThisLine = used === 0 ? advance : used + SPACE + advance;
    if (onThisLine <= room) {
      used = onThisLine;
    } else {
      // What is longer than a line is broken within.
      lines += (used === 0 ? 0 : 1) + Math.floor(advance / room);
      used = advance % room;
    }
  }
  return lines;
}

function advanceOf(word: string): number {
  let sum = 0;
  for (const character of word) sum += ADVANCES[(character.codePointAt(0) ?? 0) - FIRST] ?? OTHER;
  return sum;
}
