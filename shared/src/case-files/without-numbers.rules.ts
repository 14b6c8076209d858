import { isCalendarDate, monthNames } from '../kernel/index.ts';

/** What may stand in the letter that was sent, and nowhere else in a case file. */
export interface PersonalNumbers {
  /** `YYYY-MM-DD`; empty or missing where the person gave none. */
  readonly dateOfBirth?: string | undefined;
  readonly ssnLast4?: string | undefined;
}

/** Stands in the place of a number. */
const LEFT_OUT = '[left out]';

const SSN = /(?<![\d-])\d{3}(?<gap>[- .]?)\d{2}\k<gap>\d{4}(?![\d-])/g;
const BIRTH =
  /\b(?:date of birth|birth ?date|birthday|dob|born(?: on)?)[^\da-z]{0,6}(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2}|[a-z]{3,9}\.? \d{1,2},? \d{4})/gi;

/** A text that a person typed, without a Social Security number, its last four digits or the day of birth, however they are written. */
export function withoutNumbers(text: string, { dateOfBirth, ssnLast4 }: PersonalNumbers): string {
  const days = dateOfBirth && isCalendarDate(dateOfBirth) ? spellings(dateOfBirth) : [];
  const ends = /^\d{4}$/.test(ssnLast4 ?? '') ? [`(?<!\\d)${ssnLast4}(?!\\d)`] : [];
  let left = text.replaceAll(SSN, LEFT_OUT).replaceAll(BIRTH, LEFT_OUT);
  for (const pattern of [...days, ...ends])
    left = left.replaceAll(new RegExp(pattern, 'gi'), LEFT_OUT);
  return left;
}

/** A day as people write it. */
function spellings(day: string): string[] {
  const [year = '', month = '', date = ''] = day.split('-');
  const name = monthNames[Number(month) - 1] ?? '';
  const [m, d] = [Number(month), Number(date)].map((part) => `0?${part}`);
  const [y, called] = [`(?:${year.slice(0, 2)})?${year.slice(2)}`, `${name.slice(0, 3)}[a-z]*\\.?`];
  const between = '[-/. ]{1,2}';
  return [
    `(?<!\\d)${year}${between}${m}${between}${d}(?!\\d)`,
    `(?<!\\d)${m}${between}${d}${between}${y}(?!\\d)`,
    `(?<!\\d)${d}${between}${m}${between}${y}(?!\\d)`,
    `(?<!\\d)${year}${month}${date}(?!\\d)`,
    `(?<!\\d)${month}${date}${year}(?!\\d)`,
    `\\b${called} ${d}(?:st|nd|rd|th)?,? ${year}`,
    `(?<!\\d)${d}(?:st|nd|rd|th)?(?: of)? ${called},? ${year}`,
  ];
}
