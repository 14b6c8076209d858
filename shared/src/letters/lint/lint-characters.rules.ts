import { findingWords } from './lint-law.rules.ts';
import type { LetterBlock, LintFinding } from '../contract/letter-document.ts';
import { remembered } from '../facts/text-reading.rules.ts';

/**
 * A text as its reader sees it: look-alike letters, dashes, quotes and white space made plain, hidden characters gone. The linter
 * searches this copy and finds its way back to the characters as they were typed.
 */
interface FoldedText {
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

/** Characters that do not print, that print as pictures, or that pretend to be others. */

/** Controls, hidden and private-use characters, lone surrogates, fillers and variation selectors. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const PICTURE = /\p{Extended_Pictographic}\uFE0F?/gu;

const SELECTOR = /\p{Variation_Selector}/u;
const LATIN = /\p{Script=Latin}/u;
/** A letter or sign of a script other than Latin, or a picture: what joiners and selectors are made for. */
const JOINED =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|(?!\p{Script=Latin}|\p{Script=Inherited}|\p{Script=Common})[\p{L}\p{M}]/u;

function mayStand(character: string, before: string, after: string): boolean {
  if (character === '\n') return true;
  if (SELECTOR.test(character)) return JOINED.test(before) || after === '\u20E3';
  if (!/\u200C|\u200D/u.test(character)) return false;
  return !LATIN.test(before) && !LATIN.test(after) && (JOINED.test(before) || JOINED.test(after));
}

export function characterFindings(block: LetterBlock, text: string): readonly LintFinding[] {
  const at = (match: RegExpExecArray) => ({
    blockId: block.id,
    start: match.index,
    end: match.index + match[0].length,
    fix: { label: findingWords().takeOut, replacement: '' },
  });
  return [
    ...[...text.matchAll(UNPRINTABLE)]
      .filter(({ 0: character, index }) => {
        const before = text.slice(Math.max(0, index - 2), index).at(-1) ?? '';
        const [after = ''] = text.slice(index + character.length, index + character.length + 2);
        return !mayStand(character, before, after);
      })
      .map((match) => ({
        code: 'character.unprintable',
        severity: 'block' as const,
        message: findingWords().hiddenCharacter,
        ...at(match),
      })),
    ...[...text.matchAll(PICTURE)]
      .filter((match) => !/^[©®™]/u.test(match[0]))
      .map((match) => ({
        code: 'character.picture',
        severity: 'warn' as const,
        message: findingWords().picture,
        ...at(match),
      })),
  ];
}

const LOOK_ALIKE =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}]/u;

/** A Latin word with a Cyrillic or Greek letter in it looks right and is read wrong, by people's software and by this linter. */
export function mixedScriptFindings(block: LetterBlock, plain: FoldedText): readonly LintFinding[] {
  return [...plain.text.matchAll(/[\p{L}\p{M}]+/gu)]
    .filter(([word]) => LATIN.test(word) && LOOK_ALIKE.test(word))
    .map((match) => ({
      code: 'character.mixed_script',
      // A row repeats an answer, and a report may well spell a name so.
      severity: block.kind === 'facts' ? 'warn' : 'block',
      blockId: block.id,
      message: findingWords().twoAlphabets,
      ...unfolded(plain, { start: match.index, end: match.index + match[0].length }),
    }));
}
