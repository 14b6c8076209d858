import type { GrayPicture } from '../../documents/index.ts';
import type { TextPage } from '../contract/source.ts';
import {
  isSure,
  pageOfPicture,
  withoutEdges,
  type PictureLine,
  type PictureWord,
} from './picture-page.ts';
import { partOf, pictureFile } from './straighten.ts';

/** What recognizes letters, in a worker of its own. @param as one line of text, or a page whose lines it finds itself */
export type LetterReader = (
  picture: Uint8Array<ArrayBuffer>,
  as: 'page' | 'line',
) => Promise<{ readonly blocks: readonly ReadBlock[] | null }>;

/** What we use of Tesseract’s answer. */
interface ReadBlock {
  readonly paragraphs: readonly { readonly lines: readonly ReadLine[] }[];
}

interface ReadLine {
  readonly words: readonly {
    readonly text: string;
    readonly confidence: number;
    readonly bbox: Pick<PictureWord, 'x0' | 'y0' | 'x1' | 'y1'>;
    readonly symbols: readonly { readonly text: string; readonly confidence: number }[];
  }[];
  readonly baseline: { readonly y0: number; readonly y1: number };
}

/** A line with a word that is not sure is read again smaller and larger. */
const SIZES = [0.75, 1.5, 1.25];
/** Lines of a page that are read again; one with more is no page that can be read. */
const MOST_LINES = 40;
/** Pixels around a line, and around what is read again. */
const AROUND = 12;
/** What is taller than so many of the page's lines is no line. */
const TALLEST = 3;

/** @returns the words of a leveled page; what two readings do not agree on stands for itself as unsure */
export async function readLetters(
  picture: GrayPicture,
  read: LetterReader,
  onProgress: (share: number) => void = () => undefined,
): Promise<TextPage> {
  const lines = linesIn(await read(pictureFile(picture), 'page'));
  const heights = lines.map(heightOf).toSorted((a, b) => a - b);
  const tallest = (heights[Math.floor(heights.length / 2)] ?? 0) * TALLEST;
  const unsure = lines.filter(
    (line) => heightOf(line) <= tallest && withoutEdges(line.words).some((word) => !isSure(word)),
  );
  const again = new Map<PictureLine, PictureLine>();
  for (const line of unsure.slice(0, MOST_LINES)) {
    onProgress(again.size / Math.min(unsure.length, MOST_LINES));
    again.set(line, await readAgain(line, picture, read));
  }
  return pageOfPicture(
    lines.map((line) => again.get(line) ?? line),
    picture,
  );
}

function linesIn({ blocks }: Awaited<ReturnType<LetterReader>>): PictureLine[] {
  return (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) =>
      lines.map(({ words, baseline }) => ({
        words: whole(words.map(wordOf)),
        baseline: (baseline.y0 + baseline.y1) / 2,
      })),
    ),
  );
}

function wordOf({ text, confidence, bbox, symbols }: ReadLine['words'][number]): PictureWord {
  const { x0, y0, x1, y1 } = bbox;
  const plain = withStars(text);
  // How sure it is of a star says nothing about the digits beside it.
  const letters = symbols.filter((one) => !/^[\d*]+$/.test(plain) || /\d/.test(one.text));
  const least = letters.length > 0 ? Math.min(...letters.map((one) => one.confidence)) : 0;
  return { text: plain, confidence, x0, y0, x1, y1, least };
}

/** The stars of a masked number are read as other signs, and never as digits. */
function withStars(text: string): string {
  return text
    .replace(/^(?=.{0,7}\*)[*¥%+#¢]{1,8}(?=\d{3,4}$)/, '*')
    .replace(/(?<=^\d{6,14})(?=.{0,4}\*)[*¥%+#¢kFrx]{3,5}$/, '****');
}

/** A number is often cut in two before its mask, or in it: a part that is no word of its own, or no space between them. */
function whole(words: readonly PictureWord[]): PictureWord[] {
  const result: PictureWord[] = [];
  for (const word of words) {
    const last = result.at(-1);
    const gap = last ? (word.x0 - last.x1) / (word.y1 - word.y0) : Infinity;
    const isMask = /^(?:[Xx]{4,12}\d{0,4}|(?=.{0,4}\*)\d?[*¥%+#¢kFrx]{2,5})$/.test(word.text);
    const isPart = /^[\dXx*]{1,16}$/.test(word.text);
    if (!last || !/\d{3}\W{0,4}$/.test(last.text) || gap > (isMask ? 1 : isPart ? 0.4 : -1)) {
      result.push(word);
      continue;
    }
    result[result.length - 1] = {
      ...last,
      text: withStars(last.text + word.text),
      confidence: Math.min(last.confidence, word.confidence),
      least: Math.min(last.least ?? 0, word.least ?? 0),
      x1: Math.max(last.x1, word.x1),
    };
  }
  return result;
}

function heightOf({ words }: PictureLine): number {
  return Math.max(...words.map(({ y1 }) => y1)) - Math.min(...words.map(({ y0 }) => y0));
}

async function readAgain(
  line: PictureLine,
  picture: GrayPicture,
  read: LetterReader,
): Promise<PictureLine> {
  const words = withoutEdges(line.words);
  const frame = {
    left: Math.max(0, Math.min(...words.map(({ x0 }) => x0)) - AROUND),
    top: Math.max(0, Math.min(...words.map(({ y0 }) => y0)) - AROUND),
    right: Math.min(picture.width, Math.max(...words.map(({ x1 }) => x1)) + AROUND),
    bottom: Math.min(picture.height, Math.max(...words.map(({ y1 }) => y1)) + AROUND),
  };
  const readings: (readonly PictureWord[])[] = [words];
  let best = words;
  for (const size of SIZES) {
    if (best.every(isSure)) break;
    const part = pictureFile(partOf(picture, { ...frame, size, around: AROUND }));
    const found = linesIn(await read(part, 'line')).flatMap((one) => one.words);
    const back = (at: number, from: number) => from + (at - AROUND) / size;
    readings.push(
      found.map((word) => ({
        ...word,
        x0: back(word.x0, frame.left),
        x1: back(word.x1, frame.left),
        y0: back(word.y0, frame.top),
        y1: back(word.y1, frame.top),
      })),
    );
    best = agreed(words, readings);
  }
  return { ...line, words: best };
}

/** Unsure words are taken from a reading that is sure of them if another read the same, and none is sure of anything else. */
function agreed(
  words: readonly PictureWord[],
  readings: readonly (readonly PictureWord[])[],
): readonly PictureWord[] {
  return groupsOf(words).flatMap((group) => {
    if (group.every(isSure)) return group;
    const [left, right] = [group[0]?.x0 ?? 0, group.at(-1)?.x1 ?? 0];
    const told = readings.map((reading) => reading.filter((word) => isWithin(word, left, right)));
    const sure = told.filter((reading) => reading.length > 0 && reading.every(isSure));
    const [best] = sure;
    const agree = best && told.filter((reading) => textOf(reading) === textOf(best)).length > 1;
    return best && agree && sure.every((reading) => textOf(reading) === textOf(best))
      ? best
      : group;
  });
}

/** Unsure words that stand side by side may be one word, or cut at another place. */
function groupsOf(words: readonly PictureWord[]): PictureWord[][] {
  const groups: PictureWord[][] = [];
  for (const word of words) {
    const last = groups.at(-1)?.at(-1);
    const isNear = last && word.x0 - last.x1 < (word.y1 - word.y0) * 0.8;
    if (last && isNear && !isSure(last) && !isSure(word)) groups.at(-1)?.push(word);
    else groups.push([word]);
  }
  return groups;
}

/** Most of it lies there. */
function isWithin({ x0, x1 }: PictureWord, left: number, right: number): boolean {
  return Math.min(x1, right) - Math.max(x0, left) > (x1 - x0) / 2;
}

function textOf(words: readonly PictureWord[]): string {
  return words.map(({ text }) => text).join('');
}
