import { isCalendarDate, monthNames } from '../../kernel/index.ts';
import type { Fact, ReportDate, SourceLine, ValueKind } from '../contract/report.ts';
import { NOT_REPORTED } from '../contract/report.ts';
import { UNREADABLE } from './text-lines.ts';

/** How reports write amounts, dates and account numbers. What is written otherwise is not read. */

const BLANK = /^(?:[-–—]{0,3}|N\/?A|None|None reported|Not reported|Not available)$/i;
const MONEY = /^-?\$?\s?-?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?$/;

export function readValue(kind: 'money' | 'count', text: string, source: SourceLine): Fact<number>;
export function readValue(
  kind: 'text' | 'account' | 'date',
  text: string,
  source: SourceLine,
): Fact<string>;
export function readValue(
  kind: ValueKind,
  text: string,
  source: SourceLine,
): Fact<number> | Fact<string>;
export function readValue(
  kind: ValueKind,
  text: string,
  source: SourceLine,
): Fact<number> | Fact<string> {
  const written = unmarked(text);
  if (BLANK.test(written)) return NOT_REPORTED;
  const value = written.includes(UNREADABLE) ? undefined : readers[kind](written);
  if (value === undefined) return { state: 'unread', source };
  return { state: 'reported', value, source } as Fact<number> | Fact<string>;
}

const readers: Readonly<Record<ValueKind, (text: string) => string | number | undefined>> = {
  text: withoutIdentifiers,
  account: accountEnding,
  money: cents,
  date: readDate,
  count: (text) => (/^\d{1,4}$/.test(text) ? Number(text) : undefined),
};

/** TransUnion sets adverse facts in >brackets<. */
function unmarked(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^>\s*(.*?)\s*<$/, '$1')
    .trim();
}

function cents(text: string): number | undefined {
  const found = MONEY.exec(text);
  if (!found) return undefined;
  const [, dollars = '', fraction = '00'] = found;
  const amount = Number(dollars.replaceAll(',', '')) * 100 + Number(fraction);
  return text.includes('-') ? -amount : amount;
}

/** The last four characters, where the number shows any; masks may stand before or behind the digits. */
function accountEnding(text: string): string | undefined {
  const shown = text.replaceAll(/[^\dA-Za-z*]/g, '');
  if (!/^[\dA-Za-z*]{2,40}$/.test(shown) || !/\d/.test(shown)) return undefined;
  return shown
    .replace(/^[*Xx]+/, '')
    .replace(/(?<![*X])[*X]+$/, '')
    .slice(-4);
}

const MONTHS = monthNames.map((name) => name.slice(0, 3).toLowerCase());

/** @returns a day, or a month where no day is written; undefined for a date that does not exist */
export function readDate(text: string): ReportDate | undefined {
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (slashed) return day(Number(slashed[3]), Number(slashed[1]), Number(slashed[2]));
  const slashedMonth = /^(\d{1,2})\/(\d{4})$/.exec(text);
  if (slashedMonth) return month(Number(slashedMonth[2]), Number(slashedMonth[1]));
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T+-][\d:.+Z-]*)?$/.exec(text);
  if (iso) return day(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const named = /^([A-Z][a-z]{2,8})\.? (?:(\d{1,2}), )?(\d{4})$/.exec(text);
  if (!named) return undefined;
  const number = MONTHS.indexOf((named[1] ?? '').slice(0, 3).toLowerCase()) + 1;
  if (number === 0) return undefined;
  return named[2]
    ? day(Number(named[3]), number, Number(named[2]))
    : month(Number(named[3]), number);
}

function day(year: number, monthOfYear: number, dayOfMonth: number): ReportDate | undefined {
  const text = `${year}-${pad(monthOfYear)}-${pad(dayOfMonth)}`;
  return isCalendarDate(text) ? text : undefined;
}

function month(year: number, monthOfYear: number): ReportDate | undefined {
  if (monthOfYear < 1 || monthOfYear > 12 || year < 1900 || year > 2199) return undefined;
  return `${year}-${pad(monthOfYear)}` as ReportDate;
}

export function pad(number: number): string {
  return String(number).padStart(2, '0');
}

/** Nothing that is kept or shown may carry a Social Security number or a whole day of birth. */
export function withoutIdentifiers(text: string): string {
  return text
    .replaceAll(/\b(?:\d{3}|[X*]{3})[- ](?:\d{2}|[X*]{2})[- ](?:\d{4}|[X*]{4})\b/gi, '•••')
    .replaceAll(/((?:Date of Birth|DOB|Born):?\s*)\S.*$/gi, '$1•••');
}
