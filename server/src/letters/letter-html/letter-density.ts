import { enclosureList, type LetterBlock, type LetterDocument } from '@creditfix/shared/letters';
import { unbroken } from './letter-prose.ts';
import { TYPE_SIZES, type Density } from './letter-style.ts';
import { linesIn } from './serif-width.ts';

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
