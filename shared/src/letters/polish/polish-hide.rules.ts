import { allMatches } from '../facts/text-reading.rules.ts';
import type { LetterInput } from '../contract/letter-document.ts';
import type { Place } from '../lint/lint-law.rules.ts';
import { foldText } from '../lint/lint-characters.rules.ts';
import type { OwnWords } from './polish-own-words.rules.ts';
import { tellingPlaces, type Vocabulary } from './polish-telling.rules.ts';
import { factPlaces } from '../lint/fact-numbers.rules.ts';
import { UsStates } from '../../kernel/index.ts';
import { bureaus } from '../contract/bureaus.ts';
import type { DisputeDetails } from '../contract/dispute-request.schema.ts';
import { questionsFor } from '../kinds/purposes.rules.ts';
import { isFunctionWord, isOrdinaryWord } from '../lint/words.rules.ts';

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

/** What must never reach a language model, as patterns that find it in a folded text, in any case. */

const PART = /[\p{L}\p{M}\p{N}]+/gu;
const EDGE = String.raw`(?<![\p{L}\p{N}])`;
const AFTER = String.raw`(?:s|es)?(?![\p{L}\p{N}])`;
const BETWEEN = String.raw`[\s.,'&/#()-]{0,4}`;

/** Text values are compared without accents; so are the texts that are searched. */
function bare(text: string): string {
  return withoutAccents(text.normalize('NFKD'));
}

/** A decomposed text by its plain letters alone. Upper case knows no "ß": "Weiß" is typed "WEISS". */
function withoutAccents(decomposed: string): string {
  return decomposed.replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('ẞ', 'SS');
}

interface Known {
  /** The person's names: hidden even where the word is an everyday one. */
  readonly always: readonly string[];
  /** Companies and places: hidden as a whole, and each word that is no everyday one. */
  readonly whole: readonly string[];
  /** Short answers: only what no everyday word explains. */
  readonly answers: readonly string[];
}

function knownOf({ personalInfo: person, disputeDetails: details }: LetterInput): Known {
  const company = details.recipientAddress;
  const items = itemsOf(details);
  const state = person.state.trim();
  return {
    always: [person.firstName, person.middleName, person.lastName, person.formerName].flatMap(
      (name) => partsOf(name ?? ''),
    ),
    whole: [
      `${person.firstName} ${person.lastName}`,
      person.address,
      person.addressLine2,
      person.formerAddress,
      person.formerAddress2,
      person.city,
      person.zipCode,
      person.phone,
      person.email,
      ...(isOrdinaryWord(state) ? [] : [state]),
      Object.entries(UsStates).find(([code]) => code === state.toUpperCase())?.[1],
      ...(company ? [company.name, company.street, company.street2, company.city] : []),
      ...items.flatMap(({ creditorName, accountNumber }) => [creditorName, accountNumber]),
      ...Object.values(bureaus).map(({ name }) => name),
    ].filter((value): value is string => Boolean(value?.trim())),
    answers: items.flatMap((item, index) => shortAnswers(details, item, index > 0)),
  };
}

type Item = Pick<DisputeDetails, 'creditorName' | 'accountNumber' | 'disputeReason' | 'facts'>;

function itemsOf(details: DisputeDetails): readonly Item[] {
  return [details, ...(details.moreItems ?? [])];
}

function shortAnswers(
  { recipient, template }: DisputeDetails,
  { disputeReason, facts = {} }: Item,
  further: boolean,
): readonly string[] {
  return questionsFor({ disputeReason, recipient, template, further }, facts)
    .filter(({ kind }) => kind === 'text')
    .map(({ key }) => facts[key] ?? '');
}

function partsOf(text: string): readonly string[] {
  return bare(text).match(PART) ?? [];
}

/**
 * One pattern for one person's letter: it matches nothing at the place where an identifier begins, and its first group is the
 * longest one there, so that those that overlap are all found.
 */
function identifierPattern(input: LetterInput): RegExp {
  const { always, whole, answers } = knownOf(input);
  const phrases = whole.map(partsOf);
  const telling = [...phrases.flat(), ...answers.flatMap(partsOf)].filter(
    (part) => part.length > 1 && !isOrdinaryWord(part) && !/^\p{N}+$/u.test(part),
  );
  const sequences = [
    ...phrases.flatMap(runsOf),
    ...answers.map(partsOf).filter((parts) => parts.some((part) => telling.includes(part))),
    ...[...always, ...telling].map((part) => [part]),
    // Run together, as in a user name.
    [
      `${partsOf(input.personalInfo.firstName).join('')}${partsOf(input.personalInfo.lastName).join('')}`,
    ],
  ];
  const sources = new Set(
    sequences
      .filter((parts) => parts.join('') !== '')
      .toSorted((one, other) => other.join('').length - one.join('').length)
      .map((parts) => parts.map(escaped).join(BETWEEN)),
  );
  return new RegExp(`${EDGE}(?=((?:${[...sources].join('|')})${AFTER}))`, 'giu');
}

/** The whole value, and every two neighbors of it that are not both everyday glue ("main street", "credit one"). */
function runsOf(parts: readonly string[]): readonly (readonly string[])[] {
  const pairs = parts
    .slice(1)
    .map((part, index) => [parts[index] ?? '', part])
    .filter((pair) => !pair.some((part) => isFunctionWord(part)));
  return [parts, ...pairs];
}

function escaped(part: string): string {
  return part.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
