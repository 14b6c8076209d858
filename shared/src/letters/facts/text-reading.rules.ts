import { monthNames } from '../../kernel/index.ts';
import { moneyCents } from './fact-words.rules.ts';

/**
 * Every match of a global pattern. `matchAll` copies the pattern each time; most patterns are found in no text at all, so a search
 * that copies nothing goes first.
 */
export function allMatches(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  return text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
}

/** Longer texts are rarely ours. */
const LONGEST_REMEMBERED = 1_000;
const MOST_REMEMBERED = 500;

/**
 * What was found in the texts that were read last: most sentences of a letter are our own and come with every letter, and an editor
 * reads all of them again with each change of one.
 */
export function remembered<Found>(read: (text: string) => Found): (text: string) => Found {
  const found = new Map<string, Found>();
  return (text) => {
    if (text.length > LONGEST_REMEMBERED) return read(text);
    const known = found.has(text);
    const answer = known ? (found.get(text) as Found) : read(text);
    // The one that was read longest ago goes first.
    if (known) found.delete(text);
    else if (found.size >= MOST_REMEMBERED) found.delete(found.keys().next().value ?? '');
    found.set(text, answer);
    return answer;
  };
}

/** A text as plain words, read clause by clause. Each word looks only a few words around itself, so that the length of a text alone decides how long reading takes. */

/** Words, small and without accents; 'sí' stays apart from 'si' (if). A short form is written out, and the end of a sentence or clause is a word of its own. */
export function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replaceAll(/[’‘`´]/gu, "'")
    .replaceAll(/\bsí(?!\p{L})/gu, 'yes')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\bco[- ]?(?=(?:sign|borrow|applic|own|mak|deudor|firm))/gu, 'co')
    .replaceAll("can't", 'can not')
    .replaceAll("won't", 'will not')
    .replaceAll("n't", ' not')
    .replaceAll("i'm", 'i am')
    .replaceAll("it's", 'it is')
    .replaceAll("that's", 'that is')
    .replaceAll("'ve", ' have')
    .replaceAll("i'd", 'i had')
    .split(/([.!?\n;:,()]|[-–—]{2}| [-–—] )|[^\p{L}\p{N}]+/u)
    .flatMap((one) => {
      if (one === undefined || one === '') return [];
      if (/^[\p{L}\p{N}]/u.test(one)) return [one];
      return [/[.!?\n]/u.test(one) ? SENTENCE_END : CLAUSE_END];
    });
}

export const SENTENCE_END = '.';
const CLAUSE_END = ',';
export const isEnd = (one: string) => one === '' || one === SENTENCE_END || one === CLAUSE_END;

/** How far a word looks around itself. */
export const REACH = 6;

export interface Place {
  readonly words: readonly string[];
  readonly at: number;
}

export const word = ({ words, at }: Place, step: number): string => words[at + step] ?? '';

/** The words of the clause before the place, the nearest first. */
export function before({ words, at }: Place, reach = REACH * 2): readonly string[] {
  const found: string[] = [];
  for (let index = at - 1; index >= 0 && found.length < reach; index--) {
    const one = words[index] ?? '';
    if (isEnd(one)) break;
    found.push(one);
  }
  return found;
}

/** The words of the clause from the place on. */
export function after({ words, at }: Place, reach: number): readonly string[] {
  const found: string[] = [];
  for (let index = at + 1; index < words.length && found.length < reach; index++) {
    const one = words[index] ?? '';
    if (isEnd(one)) break;
    found.push(one);
  }
  return found;
}

function distinctWords(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** How many words of a text none of the earlier ones has: words alone are compared, so that a story retold is nothing new. */
export function newWordsIn(text: string, told: readonly string[]): number {
  const known = distinctWords(told.join(' '));
  return [...distinctWords(text)].filter((each) => !known.has(each)).length;
}

/** Below: the sums and dates that a text tells, in whichever way they are written. */

const SUM = String.raw`\d{1,3}(?:,\d{3})+|\d{1,9}`;
export const AMOUNT = new RegExp(
  `\\$ ?((?:${SUM})(?:\\.\\d{1,2})?)|\\b((?:${SUM})\\.\\d\\d)\\b|\\b((?:${SUM})(?:\\.\\d{1,2})?) (?:dollars|bucks)\\b|\\b(?:owe|sent|em|them|paid|payed|for|says|is|of) (?!(?:19|20)\\d\\d\\b)(\\d{3,6}|\\d{1,3},\\d{3})\\b(?![.,/-]\\d| (?:times|days|calls|months|miles))`,
  'giu',
);

/** In cents. */
export function sumsIn(texts: readonly string[]): ReadonlySet<number> {
  const sums = texts.flatMap((value) => [
    moneyCents(value),
    ...[...value.matchAll(AMOUNT)].map(centsOf),
  ]);
  return new Set(sums.filter((cents) => cents !== undefined));
}

export function centsOf([, ...groups]: RegExpMatchArray): number | undefined {
  return moneyCents(groups.find((group) => group !== undefined) ?? '');
}

const MONTHS = monthNames.map((name) => name.toLowerCase());
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
const DATE = new RegExp(
  `\\b${MONTH}\\.?,? (?:of )?(?:(\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? ((?:19|20)\\d\\d))?|((?:19|20)\\d\\d))|(?<=\\b(?:in|around|last|this) )${MONTH}\\b|\\b(\\d{1,2})/(\\d{1,2})/((?:19|20)?\\d\\d)\\b|\\b((?:19|20)\\d\\d)\\b`,
  'giu',
);

export interface TellsDate {
  readonly words: string;
  readonly year?: string | undefined;
  readonly month?: string | undefined;
  readonly day?: string | undefined;
}

export function datesIn(text: string): readonly TellsDate[] {
  return [...text.matchAll(DATE)].map(
    ([words, named, day, year, loneYear, lone, usMonth, usDay, usYear, only]): TellsDate => {
      const name = named ?? lone;
      const month = name
        ? MONTHS.findIndex((each) => each.startsWith(name.toLowerCase())) + 1
        : Number(usMonth);
      const full = usYear?.length === 2 ? `20${usYear}` : usYear;
      return {
        words,
        year: year ?? loneYear ?? full ?? only,
        month: month ? String(month).padStart(2, '0') : undefined,
        day: (day ?? usDay)?.padStart(2, '0'),
      };
    },
  );
}

/** Of an answer. */
export const isDate = (answer: string) => /^\d{4}-\d\d/u.test(answer);

/** `2026-03-06` or `2026-03`, compared in the parts that both tell. */
export function agrees({ year, month, day }: TellsDate, answer: string): boolean {
  const [itsYear, itsMonth, itsDay] = answer.split('-');
  return (
    (year === undefined || year === itsYear) &&
    (month === undefined || month === itsMonth) &&
    (day === undefined || itsDay === undefined || day === itsDay)
  );
}

/**
 * Whether a text tells a sum, or a day or month of a year, that none of the earlier texts and answers tells, however either of them
 * writes it. A year alone, or a month alone, tells nothing new.
 */
export function tellsNewFigure(text: string, earlier: readonly string[]): boolean {
  const known = sumsIn(earlier);
  const toldDates = earlier.flatMap(datesIn);
  const isKnown = (date: TellsDate) =>
    earlier.some((answer) => isDate(answer) && agrees(date, answer)) ||
    toldDates.some(
      ({ year = date.year, month, day }) =>
        month === date.month &&
        (date.day === undefined || day === date.day) &&
        (date.year === undefined || year === date.year),
    );
  return (
    [...text.matchAll(AMOUNT)].some((sum) => !known.has(centsOf(sum) ?? Number.NaN)) ||
    datesIn(text).some(
      (date) =>
        date.month !== undefined &&
        (date.day !== undefined || date.year !== undefined) &&
        !isKnown(date),
    )
  );
}
