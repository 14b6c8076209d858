import { remembered } from '../facts/all-matches.ts';

/**
 * A text as its reader sees it: look-alike letters, dashes, quotes and white space made plain, hidden characters gone. The linter
 * searches this copy and finds its way back to the characters as they were typed.
 */
export interface FoldedText {
  readonly text: string;
  /** For every UTF-16 unit of `text`: where the characters that it stands for begin and end in the original. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** What takes no room on paper, or only seems to be a space. */
const HIDDEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
const DASH = /[\p{Pd}\u2212\u2043]/u;
const APOSTROPHE = /[\u2018\u2019\u201B\u02B9\u02BC\u2032\u00B4`]/u;

/** Rows of a table do not run on into each other: there the line ends are kept. */
export function foldText(original: string, keepLines = false): FoldedText {
  return keepLines ? foldedRows(original) : foldedLine(original);
}

const foldedRows = remembered((text) => folded(text, true));
const foldedLine = remembered((text) => folded(text, false));

function folded(original: string, keepLines: boolean): FoldedText {
  const starts: number[] = [];
  const ends: number[] = [];
  const parts: string[] = [];
  /** A text has few different characters, and each is looked at once. */
  const plainOnes = new Map<string, string>();
  let at = 0;
  for (const character of original) {
    const start = at;
    at += character.length;
    let plain = keepLines && character === '\n' ? character : plainOnes.get(character);
    if (plain === undefined) plainOnes.set(character, (plain = plainCharacter(character)));
    if (plain === ' ' && parts.at(-1)?.endsWith(' ')) {
      ends[ends.length - 1] = at;
      continue;
    }
    if (plain !== '') parts.push(plain);
    for (let unit = 0; unit < plain.length; unit += 1) {
      starts.push(start);
      ends.push(at);
    }
  }
  return { text: parts.join(''), starts, ends };
}

function plainCharacter(character: string): string {
  if (/[!-_a-~]/.test(character)) return character;
  if (HIDDEN.test(character)) return '';
  if (/\s/u.test(character)) return ' ';
  if (DASH.test(character)) return '-';
  if (APOSTROPHE.test(character)) return "'";
  // The micro sign would become a Greek letter, and "1½" the number eleven.
  if (/[\u00B5\u00BC-\u00BE\u2150-\u215F]/u.test(character)) return character;
  return character.normalize('NFKC');
}

/** A place of the folded text as a place of the original. */
export function unfolded({ starts, ends }: FoldedText, place: { start: number; end: number }) {
  return { start: starts[place.start] ?? 0, end: ends[place.end - 1] ?? starts[place.start] ?? 0 };
}

/** Letters of other alphabets that a reader takes for Latin ones, each with the one it looks like. */
const LOOK_ALIKES =
  'АAВBЕEЅSІIЈJКKМMНHОOРPСCТTУYХXаaсcеeіiјjоoрpѕsуyхxһhԁdԛqԝwпnгrтtкkмmнhвbВBГГΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXοoαaνvρpτtυuιiκk';
const LATIN_FOR: ReadonlyMap<string, string> = new Map(
  [...LOOK_ALIKES].flatMap((letter, index, all) =>
    index % 2 === 0 ? [[letter, all[index + 1] ?? letter] as const] : [],
  ),
);

/** As it looks to the eye: only for finding what must not be there, whatever alphabet it is typed in. */
export function inLatinLetters(text: string): string {
  return /[\u0370-\u03FF\u0400-\u052F]/u.test(text)
    ? text.replace(/[\u0370-\u03FF\u0400-\u052F]/gu, (letter) => LATIN_FOR.get(letter) ?? letter)
    : text;
}
