import { isCalendarDate } from '../kernel/index.ts';
import { maskedAccount } from './fact-words.rules.ts';
import type { LetterInput } from './letter-input.ts';
import { foldText } from './lint-fold.rules.ts';
import { obsolescence } from './obsolescence.rules.ts';

/** Every date and number of a letter has to come from the person's facts or from the law: the rest is found here. */

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const MONTH =
  '(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:t(?:ember)?)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?';

const DATE = new RegExp(
  `\\b${MONTH} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b|\\b${MONTH} (\\d{4})\\b|\\b(\\d{4})-(\\d{2})(?:-(\\d{2}))?\\b|\\b(\\d{1,2})/(\\d{1,2})/(\\d{2}|\\d{4})\\b`,
  'gu',
);
const PERCENT = /\b\d+(?:\.\d+)?(?= ?%| percent\b)/gu;
const MONEY = /\$ ?\d[\d,]*(?:\.\d{1,2})?/gu;
const NUMBER = /\d[\d,]*(?:\.\d+)?/gu;

export type NumberKind = 'date' | 'percent' | 'amount' | 'number';

export interface NumberToken {
  readonly kind: NumberKind;
  readonly start: number;
  readonly end: number;
  /** The same value however it is written: `2024-03-01`, `2024-03`, `812.4`. */
  readonly value: string;
}

export function numbersIn(text: string): readonly NumberToken[] {
  const tokens: NumberToken[] = [];
  const add = (kind: NumberKind, match: RegExpExecArray, value: string) => {
    const [start, end] = [match.index, match.index + match[0].length];
    if (tokens.some((token) => start < token.end && token.start < end)) return;
    tokens.push({ kind, start, end, value });
  };
  for (const match of text.matchAll(DATE)) add('date', match, dateValue(match));
  for (const match of text.matchAll(PERCENT)) add('percent', match, plainNumber(match[0]));
  for (const match of text.matchAll(MONEY)) add('amount', match, plainNumber(match[0]));
  for (const match of text.matchAll(NUMBER)) add('number', match, plainNumber(match[0]));
  return tokens;
}

function dateValue(match: RegExpExecArray): string {
  const [, month, day, year, lone, loneYear, isoYear, isoMonth, isoDay, usMonth, usDay, usYear] =
    match;
  if (month) return `${year}-${monthNumber(month)}-${day?.padStart(2, '0')}`;
  if (lone) return `${loneYear}-${monthNumber(lone)}`;
  if (isoYear) return isoDay ? `${isoYear}-${isoMonth}-${isoDay}` : `${isoYear}-${isoMonth}`;
  const full = usYear?.length === 2 ? `20${usYear}` : usYear;
  return `${full}-${usMonth?.padStart(2, '0')}-${usDay?.padStart(2, '0')}`;
}

function monthNumber(name: string): string {
  const index = MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3).toLowerCase()));
  return String(index + 1).padStart(2, '0');
}

function plainNumber(text: string): string {
  const value = Number(text.replace(/[$, ]/g, ''));
  return Number.isFinite(value) ? String(value) : text;
}

/** Numbers that the law and the policies bring along, the item number among them. */
const LAW_NUMBERS = ['0', '1', '2', '4', '5', '7', '15', '30', '45', '180', '500'];

/** Every value that the facts hold, in all the shapes a letter may write it. */
export function knownValues(input: LetterInput): ReadonlySet<string> {
  const { personalInfo, disputeDetails: details } = input;
  const facts = Object.values(details.facts ?? {});
  const texts = [
    ...Object.values(personalInfo).filter((value) => value !== undefined),
    details.creditorName,
    details.accountNumber,
    maskedAccount(details.accountNumber),
    details.customDetails ?? '',
    ...facts,
    ...facts.map(maskedAccount),
    input.date,
  ];
  const known = new Set<string>(LAW_NUMBERS);
  const remember = (value: string) => {
    known.add(value);
    if (!/^\d{4}-\d{2}/.test(value)) return;
    known.add(value.slice(0, 7));
    for (const part of value.split('-')) known.add(plainNumber(part));
  };
  for (const text of texts) {
    for (const token of numbersIn(foldText(text).text)) remember(token.value);
  }
  for (const text of facts.filter((value) => isCalendarDate(value))) {
    remember(obsolescence(text).earliestRemovable);
    remember(obsolescence(text).latestRemovable);
  }
  return known;
}
