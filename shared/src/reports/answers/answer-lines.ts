import { NOT_REPORTED, type Fact, type ReportDate } from '../contract/report.ts';
import { sourceOf } from '../reading/labels.ts';
import { UNSURE, UNSURE_MASKED } from '../pictures/picture-page.ts';
import type { TextLine } from '../reading/text-lines.ts';
import { readValue } from '../reading/values.ts';

/** What single lines of a bureau's letter hold: an account's number, and the day of the letter. */

/** Digits with masks, or a number that is called an account's. */
const MASKED = /(?<![\w*#])(?=[\dXx*-]{0,30}\d)(?=[\d-]{0,30}[Xx*])[\dXx*][\dXx*-]{3,30}(?![\w*])/;
const CALLED =
  /\b(?:account|acct)\.?\s?(?:number|no\.?|#|ending(?: in)?|ends in)?\s?[-:#]{0,2}\s?(\*?[\dXx*][\dXx*-]{2,30})(?![\w*])/i;
const OTHER_NUMBER = /\b(?:confirmation|file|report|reference|case|social security|ssn)\b/i;

/** On a photographed page: a number of which nothing was read for certain, or no more than that its end is masked. */
const UNREAD = new RegExp(
  String.raw`(?:${UNSURE} )?${UNSURE_MASKED}|(?<=\b(?:account|acct)\.?\s?(?:number|no\.?|#|ending(?: in)?|ends in)?\s?[-:#]{0,2}\s?)${UNSURE}`,
  'i',
);

/** @returns the number as it is printed, with its masks; UNSURE or UNSURE_MASKED where it was not read for certain */
export function accountIn(text: string): string | undefined {
  if (OTHER_NUMBER.test(text)) return undefined;
  const unread = UNREAD.exec(text)?.[0];
  // Another word that is not sure may be what the line is about.
  if (unread !== undefined) {
    if (text.replace(unread, '').includes(UNSURE)) return undefined;
    return unread.endsWith(UNSURE_MASKED) ? UNSURE_MASKED : UNSURE;
  }
  const found = CALLED.exec(text)?.[1] ?? MASKED.exec(text)?.[0];
  return found !== undefined && !/^[Xx*]{3}-[Xx*]{2}-/.test(found) ? found : undefined;
}

const DATES = /\b(?:[A-Za-z]{3,9} \d{1,2}, \d{4}|\d{1,2}\/\d{1,2}\/\d{4})\b/;
const DATE_LABEL = /^(?:date|report date|date (?:generated|created|issued)|dated)\b/i;
const OTHER_DATE = /\b(?:birth|received|on or after|opened|dated your|your letter)\b/i;

/** The day of the letter: the one date above the first item, or the one that is called so. */
export function dateOf(lines: readonly TextLine[]): Fact<ReportDate> {
  const firstItem = lines.findIndex((line) => accountIn(line.text) !== undefined);
  const top = lines.slice(0, firstItem === -1 ? lines.length : firstItem);
  const dated = top.flatMap((line) => {
    const written = OTHER_DATE.test(line.text) ? undefined : DATES.exec(line.text)?.[0];
    return written === undefined ? [] : [{ line, written: capitalized(written) }];
  });
  const called = dated.filter(({ line }) => DATE_LABEL.test(line.text));
  const meant = called.length > 0 ? called : dated;
  const [first] = meant;
  if (!first) return NOT_REPORTED;
  if (new Set(meant.map(({ written }) => written)).size > 1) {
    return { state: 'unread', source: sourceOf(first.line) };
  }
  return readValue('date', first.written, sourceOf(first.line)) as Fact<ReportDate>;
}

function capitalized(date: string): string {
  return date.replace(
    /^[A-Za-z]+/,
    (month) => month.slice(0, 1).toUpperCase() + month.slice(1).toLowerCase(),
  );
}
