import type { TextPage } from '../contract/source.ts';

/** A word as it was read off a picture. */
export interface PictureWord {
  readonly text: string;
  /** From 0 to 100, as the reader says of itself. */
  readonly confidence: number;
  /** Of the letter that it is least sure of, from 0 to 100; a mask's stars are none. */
  readonly least?: number;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Words of one line, from the left. */
export interface PictureLine {
  readonly words: readonly PictureWord[];
  /** Where its letters stand. */
  readonly baseline: number;
}

/** Stands for a word that was not read for certain: no value and no sentence has it. */
export const UNSURE = '▯';

/**
 * An account's number of which no digit was read for certain, but that its last ones are masked: signs of a mask are read as each other,
 * and never as digits or out of them.
 */
export const UNSURE_MASKED = `${UNSURE}XXXX`;
const ENDS_MASKED = /^[\dXx*+%#¥¢k]{0,16}(?:[Xx]{4}|[*+%#¥¢kx]{3})$/;

/** Below this a word may be another. */
const SURE = 80;
/** A word with digits is a value of its own, and one wrong digit is a wrong value. */
const SURE_DIGITS = 86;
/** A word that is in no dictionary and has no usual shape, such as a masked number, is sure if each of its letters is. */
const SURE_LETTERS = 97;
/** Points of the longer side of a page of paper. */
const PAGE = 792;
/** The edge of the paper, a fold or a stain stands apart from the text by so many heights of it. */
const APART = 1.5;

/** The words as positioned text, like the page of a PDF; what is not sure is not there to be believed. */
export function pageOfPicture(
  lines: readonly PictureLine[],
  { width, height }: { readonly width: number; readonly height: number },
): TextPage {
  const scale = PAGE / Math.max(width, height);
  return {
    number: 1,
    width: width * scale,
    height: height * scale,
    runs: lines.flatMap(({ words, baseline }) => {
      const tall = middle(words.map(({ y0, y1 }) => y1 - y0));
      return withoutEdges(words).map((word) => ({
        // The space keeps words apart that the reader told apart.
        text: `${isSure(word) ? word.text : unsure(word)} `,
        x: word.x0 * scale,
        y: baseline * scale,
        width: (word.x1 - word.x0) * scale,
        size: Math.max(4, tall * scale),
      }));
    }),
  };
}

function unsure({ text }: PictureWord): string {
  return ENDS_MASKED.test(text) ? UNSURE_MASKED : UNSURE;
}

export function isSure({ text, confidence, least = 0 }: PictureWord): boolean {
  return least >= SURE_LETTERS || confidence >= (/\d/.test(text) ? SURE_DIGITS : SURE);
}

/** What looks like a word at the end of a line, apart from it, and can't be read as one. */
export function withoutEdges(words: readonly PictureWord[]): readonly PictureWord[] {
  const tall = middle(words.map(({ y0, y1 }) => y1 - y0));
  const [first, second] = words;
  const [last, before] = [words.at(-1), words.at(-2)];
  // A number in a table's last column stands apart as well: what has three letters or digits is a word.
  const isStain = (word: PictureWord) =>
    !/[\dA-Za-z]/.test(word.text) || (!isSure(word) && !/(?:[\dA-Za-z].{0,4}){3}/.test(word.text));
  if (first && isStain(first) && (!second || second.x0 - first.x1 > APART * tall)) {
    return withoutEdges(words.slice(1));
  }
  if (last && isStain(last) && (!before || last.x0 - before.x1 > APART * tall)) {
    return withoutEdges(words.slice(0, -1));
  }
  return words;
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
