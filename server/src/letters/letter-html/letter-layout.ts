import { longDate } from '@creditfix/shared/kernel';
import { enclosureList, type LetterBlock, type LetterDocument } from '@creditfix/shared/letters';
import { unbroken } from './letter-prose.ts';
import {
  BESIDE,
  LOOKED_UP,
  NAME_GAP,
  PAGE,
  PAIR_GAP,
  SIGNATURE_LINE,
  WINDOW_LINES,
  WINDOW_WIDTH,
  TYPE_SIZES,
  type Density,
  type Layout,
} from './letter-style.ts';

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

const INCH = 72;
/** Points: where text ends on each page, and the room for it on page one below the window, on page one in all, on page two. */
const TEXT_BOTTOM = (11 - PAGE.bottom) * INCH;
const BELOW_WINDOW = TEXT_BOTTOM - 3.7 * INCH;
const WHOLE_FIRST_PAGE = TEXT_BOTTOM - PAGE.plainTop * INCH;
const SECOND_PAGE = TEXT_BOTTOM - PAGE.top * INCH;
const LINE_WIDTH = (8.5 - 2 * PAGE.side) * INCH;
/** The right column of a table of facts, and the space of a list. */
const FACT_WIDTH = LINE_WIDTH * 0.67;
const LIST_INDENT = 18;
const LONGEST_NAME_BESIDE = 40;
const SIGNATURES = { drawn: 46.8, typed: 28.75, none: 43.2 } as const;

/** What stands above the sender's name at the end. */
export type Signed = keyof typeof SIGNATURES;

/** From the most comfortable to the closest: a letter gives up its place in the window before its line spacing. */
const LAYOUTS: readonly Layout[] = [
  { head: 'window', density: 'normal' },
  { head: 'plain', density: 'normal' },
  { head: 'window', density: 'tight' },
  { head: 'plain', density: 'tight' },
];

/** Points that an estimate may be too high by. The last layout is tried even so: there the letter has nothing to lose. */
const ESTIMATED_TOO_HIGH = 40;

/**
 * Chooses how a letter is laid out, from its text and how it is signed, so that the same letter always looks the same: the most
 * comfortable layout of those that take the fewest pages.
 */
export function layoutOf(letter: LetterDocument, signed: Signed): Layout {
  const layouts = fitsWindow(letter) ? LAYOUTS : LAYOUTS.filter(({ head }) => head === 'plain');
  const pages = layouts.map((layout) => pagesAt(letter, layout, signed));
  return layouts[pages.indexOf(Math.min(...pages))] ?? { head: 'plain', density: 'tight' };
}

/** A long address would show in a window only while the sheet rests on the bottom: it goes on a plain envelope instead. */
function fitsWindow({ recipient }: LetterDocument): boolean {
  const lines = [recipient.name, ...recipient.lines].map((line) =>
    linesIn(line, WINDOW_WIDTH * INCH, LOOKED_UP.size),
  );
  return lines.reduce((sum, count) => sum + count, 0) <= WINDOW_LINES;
}

function pagesAt(letter: LetterDocument, { head, density }: Layout, signed: Signed): number {
  const isLast = head === 'plain' && density === 'tight';
  const height = estimatedHeight(letter, density, signed) - (isLast ? ESTIMATED_TOO_HIGH : 0);
  const firstPage =
    head === 'window' ? BELOW_WINDOW : WHOLE_FIRST_PAGE - plainHeadHeight(letter, density);
  if (height <= firstPage) return 1;
  return 1 + Math.ceil((height - firstPage) / SECOND_PAGE);
}

/** The sender along one line, or two, the recipient below it, and what parts them from the text. */
function plainHeadHeight({ sender, recipient }: LetterDocument, density: Density): number {
  const { size, leading } = LOOKED_UP;
  const along = linesIn(sender.lines.join(' · '), LINE_WIDTH, size);
  return (2 + along + recipient.lines.length) * leading + 4 + 3.5 * TYPE_SIZES[density].gap;
}

/** Points from the subject to the last line. Margins that meet count once, as in `letter-style.ts`. */
function estimatedHeight(letter: LetterDocument, density: Density, signed: Signed): number {
  const { size, leading, gap } = TYPE_SIZES[density];
  const line = (text: string) => linesIn(unbroken(text), LINE_WIDTH, size) * leading;
  // Half of them to a line, and the widest two that a person fills in do share one.
  const known = Math.ceil(letter.identification.length / 2) * LOOKED_UP.leading;
  const titled = hasSeveralTables(letter);
  const body = letter.blocks.reduce(
    (sum, block, index) => sum + blockHeight(block, density, titled, placeOf(letter, index)),
    0,
  );
  const opening =
    line(`Re: ${letter.subject}`) + gap + (known && known + gap) + line(letter.salutation) + gap;
  const beside = standsBeside(letter, density);
  const signing = signingHeight(letter, density, { signed, beside });
  const listed = enclosureList(letter);
  const enclosures = listed.length && gap + 1 + LOOKED_UP.leading + listHeight(listed, beside);
  const choices = letter.mailingChoices.length && gap + 1 + 5 * LOOKED_UP.leading;
  const ending = beside ? Math.max(signing, enclosures) : signing + enclosures;
  return opening + body + ending + choices;
}

/** The closing, the signature on its line, and the name and the day below it, on one line where both fit. */
function signingHeight(
  { sender, date }: LetterDocument,
  density: Density,
  { signed, beside }: { readonly signed: Signed; readonly beside: boolean },
): number {
  const { size, leading } = TYPE_SIZES[density];
  const width = beside ? BESIDE.signature : SIGNATURE_LINE;
  const advance = ((advanceOf(sender.name) + advanceOf(longDate(date))) * size) / 1_000;
  const below = advance + NAME_GAP <= width ? 1 : linesIn(sender.name, width, size) + 1;
  const around = density === 'normal' ? 6 : 4;
  return leading * (1 + below) + SIGNATURES[signed] + around;
}

/** Set closely, the enclosures are listed beside the signature, unless a long name needs the whole line. */
export function standsBeside({ sender }: LetterDocument, density: Density): boolean {
  return density === 'tight' && sender.name.length <= LONGEST_NAME_BESIDE;
}

function listHeight(listed: readonly string[], beside: boolean): number {
  const taken = beside ? BESIDE.signature + BESIDE.gap : 0;
  const width = LINE_WIDTH - taken - LIST_INDENT;
  const lines = listed.map((text) => linesIn(unbroken(text), width, LOOKED_UP.size));
  return lines.reduce((sum, count) => sum + count, 0) * LOOKED_UP.leading;
}

/** A letter about one item has one table, which needs no number: the subject has named it. */
export function hasSeveralTables({ blocks }: LetterDocument): boolean {
  return blocks.filter(({ kind }) => kind === 'facts').length > 1;
}

/** The second entry of one item (`item-1-second`), right behind the first. */
export function isSecondOfPair(blocks: readonly LetterBlock[], index: number): boolean {
  const [before, block] = [blocks[index - 1], blocks[index]];
  return block?.kind === 'facts' && before?.kind === 'facts' && block.id.endsWith('-second');
}

type TablePlace = 'alone' | 'first' | 'second';

function placeOf({ blocks }: LetterDocument, index: number): TablePlace {
  if (isSecondOfPair(blocks, index)) return 'second';
  return isSecondOfPair(blocks, index + 1) ? 'first' : 'alone';
}

function blockHeight(
  block: LetterBlock,
  density: Density,
  titled: boolean,
  place: TablePlace,
): number {
  const { size, leading, gap } = TYPE_SIZES[density];
  const lines = (text: string, width = LINE_WIDTH) => linesIn(unbroken(text), width, size);
  // The first of a pair is as long as the second, or longer: it has the rows of the item besides.
  if (place === 'second') return 0;
  if (block.kind === 'facts') {
    const width = place === 'alone' ? FACT_WIDTH : ((LINE_WIDTH - PAIR_GAP) / 2) * 0.58;
    const rows = block.rows.map(
      ({ value }) => linesIn(unbroken(value), width, LOOKED_UP.size) * LOOKED_UP.leading + 4,
    );
    return gap + 3.5 + (titled ? leading + 2 : 0) + rows.reduce((sum, row) => sum + row, 0);
  }
  if (block.kind === 'list') {
    const items = block.items.reduce((sum, item) => sum + lines(item, LINE_WIDTH - LIST_INDENT), 0);
    return items * leading + (block.items.length - 1) * (gap / 4) + gap;
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
