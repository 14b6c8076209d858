import type { LetterBlock, LetterDocument } from '@creditfix/shared/letters';
import { TYPE_SIZES, type Density } from './letter-style.ts';

/** Points: text from 3.7 in to 10 in on page one, from 1 in to 10 in on page two. */
const FIRST_PAGE = 453;
const SECOND_PAGE = 648;
const LINE_WIDTH = 468;
/** Mean width of a character of English prose in Source Serif 4 (0.473 of the type size), and what a ragged edge leaves empty. */
const CHARACTER = 0.49;
/** The signature with the space around it. */
const SIGNATURE = 56;

/**
 * Chooses how close a letter is set, from its text alone, so that the same letter always looks the same: tight where that saves
 * it a page, normal everywhere else.
 */
export function densityOf(letter: LetterDocument): Density {
  const normal = pagesAt(letter, 'normal');
  return normal > 1 && pagesAt(letter, 'tight') < normal ? 'tight' : 'normal';
}

function pagesAt(letter: LetterDocument, density: Density): number {
  const height = estimatedHeight(letter, density);
  if (height <= FIRST_PAGE) return 1;
  return 1 + Math.ceil((height - FIRST_PAGE) / SECOND_PAGE);
}

/** Points from the subject to the last line. */
function estimatedHeight(letter: LetterDocument, density: Density): number {
  const { leading, gap } = TYPE_SIZES[density];
  const line = (text: string) => linesOf(text, density) * leading;
  const known = letter.identification.length * 13.5 + (letter.identification.length && gap + 2);
  const body = letter.blocks.reduce((sum, block) => sum + blockHeight(block, density), 0);
  const opening = line(`Re: ${letter.subject}`) + gap + known + line(letter.salutation) + gap;
  const signing = 4 + leading * 2 + SIGNATURE;
  const listed = letter.enclosures.length + (letter.exhibits?.length ?? 0);
  const enclosures = listed && gap + 18.5 + listed * 12.5;
  const choices = letter.mailingChoices.length && gap + 18.5 + 4 * 12.5;
  return opening + body + signing + enclosures + choices;
}

function blockHeight(block: LetterBlock, density: Density): number {
  const { leading, gap } = TYPE_SIZES[density];
  if (block.kind === 'facts') return gap + leading + 9.5 + block.rows.length * 18.5;
  if (block.kind === 'list') {
    const lines = block.items.reduce((sum, item) => sum + linesOf(item, density, 18), 0);
    return lines * leading + block.items.length * (gap / 3) + gap;
  }
  return linesOf(block.text, density) * leading + gap;
}

function linesOf(text: string, density: Density, indent = 0): number {
  const perLine = (LINE_WIDTH - indent) / (TYPE_SIZES[density].size * CHARACTER);
  return text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0);
}
