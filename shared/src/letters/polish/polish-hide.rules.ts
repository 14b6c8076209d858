import { allMatches } from '../facts/all-matches.ts';
import type { LetterInput } from '../contract/letter-input.ts';
import type { Place } from '../lint/lint-law.rules.ts';
import { foldText } from '../lint/lint-fold.rules.ts';
import { identifierPattern, withoutAccents } from './polish-identifiers.rules.ts';
import type { OwnWords } from './polish-own-words.rules.ts';
import { tellingPlaces, type Vocabulary } from './polish-telling.rules.ts';
import { factPlaces } from '../lint/fact-places.rules.ts';

/** Takes everything that identifies a person or is a fact out of a text, and puts it back afterwards. */

interface HiddenWords {
  readonly words: readonly OwnWords[];
  /** What stands behind each mark: `[[A1]]` and the words as they were written. */
  readonly tokens: ReadonlyMap<string, string>;
}

export const TOKEN = /\[\[A\d{1,4}\]\]/g;

/**
 * Hides names, contacts, numbers, dates and amounts behind marks. The same words get the same mark. Marks that a person typed are
 * hidden like anything else, so a text can bring none of its own.
 */
export function hideIdentifiers(
  words: readonly OwnWords[],
  input: LetterInput,
  vocabulary: Vocabulary,
): HiddenWords {
  const known = identifierPattern(input);
  const marks = new Map<string, string>();
  const markFor = (value: string) => {
    const mark = marks.get(value) ?? `[[A${marks.size + 1}]]`;
    marks.set(value, mark);
    return mark;
  };
  const hidden = words.map(({ key, text }) => {
    let result = '';
    let at = 0;
    for (const { start, end } of hiddenPlaces(text, known, vocabulary)) {
      result += text.slice(at, start) + markFor(text.slice(start, end));
      at = end;
    }
    return { key, text: result + text.slice(at) };
  });
  return { words: hidden, tokens: new Map([...marks].map(([value, mark]) => [mark, value])) };
}

/** Places of the text as it was typed, in order, without overlaps; neighbors become one. */
function hiddenPlaces(original: string, known: RegExp, vocabulary: Vocabulary): readonly Place[] {
  const folded = plainCopy(original);
  const { text } = folded;
  const found = [
    ...factPlaces(text),
    ...tellingPlaces(text, vocabulary),
    ...allMatches(text, known).map(({ 1: words = '', index }) => ({
      start: index,
      end: index + words.length,
    })),
  ].toSorted((one, other) => one.start - other.start || other.end - one.end);
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of found) {
    const last = merged.at(-1);
    if (last && (start <= last.end || JOINT.test(text.slice(last.end, start)))) {
      last.end = Math.max(last.end, end);
    } else {
      merged.push({ start, end });
    }
  }
  const places: { start: number; end: number }[] = [];
  for (const { start, end } of merged) {
    const place = {
      start: folded.starts[withBracket(text, start, end)] ?? 0,
      end: folded.ends[end - 1] ?? original.length,
    };
    const last = places.at(-1);
    // One sign of the text can be several of the copy: "㎧" is "m∕s".
    if (last && place.start < last.end) last.end = Math.max(last.end, place.end);
    else places.push(place);
  }
  return places;
}

/** "(555) 123-4567" keeps its brackets together. */
function withBracket(text: string, start: number, end: number): number {
  const words = text.slice(start, end);
  return text[start - 1] === '(' && words.includes(')') && !words.includes('(') ? start - 1 : start;
}

/** Between the parts of one name, number or date. */
const JOINT = /^(?:[ ]?[-/&#+][ ]?| |, |\) ?|\(|\.)$/u;

/** A folded copy without accents, and the way back. */
function plainCopy(original: string) {
  const folded = foldText(original, true);
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  let at = 0;
  for (const character of folded.text) {
    const plain = withoutAccents(character.normalize('NFD'));
    const start = folded.starts[at] ?? 0;
    at += character.length;
    const end = folded.ends[at - 1] ?? original.length;
    // An accent goes with the letter before it.
    if (plain === '' && ends.length > 0) ends[ends.length - 1] = end;
    for (let unit = 0; unit < plain.length; unit += 1) {
      starts.push(start);
      ends.push(end);
    }
    text += plain;
  }
  return { text, starts, ends };
}

/** The text with its facts back in place; undefined if a mark is unknown or broken. */
export function restoreIdentifiers(
  text: string,
  tokens: ReadonlyMap<string, string>,
): string | undefined {
  if (/[[\]]/.test(text.replace(TOKEN, ''))) return undefined;
  let whole = true;
  const restored = text.replace(TOKEN, (mark) => {
    const value = tokens.get(mark);
    whole &&= value !== undefined;
    return value ?? '';
  });
  return whole ? restored : undefined;
}
