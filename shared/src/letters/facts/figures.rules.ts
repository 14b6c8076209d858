import { monthNames } from '../../kernel/index.ts';
import { moneyCents } from './fact-words.rules.ts';

/** The sums and dates that a text tells, in whichever way they are written. */

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
