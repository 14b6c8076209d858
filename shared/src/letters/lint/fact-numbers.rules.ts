import { allMatches, remembered } from '../facts/text-reading.rules.ts';
import { addYears, isCalendarDate } from '../../kernel/index.ts';
import { maskedAccount } from '../facts/fact-words.rules.ts';
import { answerDue } from '../law/follow-up-clock.rules.ts';
import type { LetterInput } from '../contract/letter-document.ts';
import { purposeOf } from '../contract/letter-purpose.ts';
import { foldText } from './lint-characters.rules.ts';
import { BANKRUPTCY_YEARS, obsolescence } from '../law/obsolescence.rules.ts';
import type { Place } from './lint-law.rules.ts';
import { namesIn } from './words.rules.ts';

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
  `\\b${MONTH} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b|\\b${MONTH} (\\d{4})\\b|\\b(\\d{4})-(\\d{2})(?:-(\\d{2}))?\\b|\\b(\\d{1,2})[/-](\\d{1,2})[/-](\\d{4}|\\d{2})\\b`,
  'giu',
);
const PERCENT = /\b\d+(?:\.\d+)?(?= ?%| percent\b)/gu;
const MONEY = /\$ ?\d[\d,]*(?:\.\d{1,2})?/gu;
const UNITS = [
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const DIGITS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** In words from thirteen on, and hundreds and thousands; smaller ones come up in any sentence. */
const SPELLED = new RegExp(
  `\\b(?:(?:${DIGITS.slice(1).join('|')}|an?) )?(?:hundred|thousand|million)\\b|\\b(?:${TENS.slice(2).join('|')})(?:[- ](?:${DIGITS.slice(1).join('|')}))?\\b|\\b(?:${UNITS.slice(13).join('|')})\\b`,
  'giu',
);
const NUMBER = /\d[\d,]*(?:\.\d+)?/gu;

type NumberKind = 'date' | 'percent' | 'amount' | 'number';

interface NumberToken {
  readonly kind: NumberKind;
  readonly start: number;
  readonly end: number;
  /** The same value however it is written: `2024-03-01`, `2024-03`, `812.4`. */
  readonly value: string;
}

export const numbersIn: (text: string) => readonly NumberToken[] = remembered((text) => {
  const tokens: NumberToken[] = [];
  const taken = new Uint8Array(text.length);
  const add = (kind: NumberKind, match: RegExpExecArray, value: string) => {
    const [start, end] = [match.index, match.index + match[0].length];
    if (taken.subarray(start, end).includes(1)) return;
    taken.fill(1, start, end);
    tokens.push({ kind, start, end, value });
  };
  for (const match of allMatches(text, DATE)) add('date', match, dateValue(match));
  for (const match of allMatches(text, PERCENT)) add('percent', match, plainNumber(match[0]));
  for (const match of allMatches(text, MONEY)) add('amount', match, plainNumber(match[0]));
  for (const match of allMatches(text, SPELLED)) add('number', match, spelledValue(match[0]));
  for (const match of allMatches(text, NUMBER)) add('number', match, plainNumber(match[0]));
  return tokens;
});

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

const GREAT: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1_000,
  million: 1_000_000,
};

function spelledValue(words: string): string {
  const parts = words.toLowerCase().split(/[- ]/);
  const great = GREAT[parts.at(-1) ?? ''];
  if (great)
    return String(Math.max(DIGITS.indexOf(parts.length > 1 ? (parts[0] ?? '') : ''), 1) * great);
  return String(
    parts.reduce(
      (sum, part) =>
        sum + Math.max(TENS.indexOf(part) * 10, UNITS.indexOf(part), DIGITS.indexOf(part), 0),
      0,
    ),
  );
}

function plainNumber(text: string): string {
  const value = Number(text.replace(/[$, ]/g, ''));
  return Number.isFinite(value) ? String(value) : text;
}

/** 15 U.S.C. 1681c-1(j)(1)(B). */
const PROTECTED_UNTIL_AGE = 16;

/** Numbers that the law and the policies bring along, the item number among them. */
const LAW_NUMBERS = ['0', '1', '2', '4', '5', '7', '15', '30', '45', '180', '500'];

/** Every value that the facts hold, in all the shapes a letter may write it. */
export function knownValues(input: LetterInput): ReadonlySet<string> {
  const { personalInfo, disputeDetails: details } = input;
  const items = [details, ...(details.moreItems ?? [])];
  const facts = items.flatMap((item) => Object.values(item.facts ?? {}));
  const texts = [
    ...Object.values(details.recipientAddress ?? {}).filter((value) => value !== undefined),
    ...Object.values(personalInfo).filter((value) => value !== undefined),
    ...items.flatMap(({ creditorName, accountNumber, customDetails = '' }) => [
      creditorName,
      accountNumber,
      maskedAccount(accountNumber),
      customDetails,
    ]),
    ...facts,
    ...facts.map(maskedAccount),
    input.date,
  ];
  const known = new Set<string>([...LAW_NUMBERS, ...items.map((_, index) => String(index + 1))]);
  if (purposeOf(details) === 'protected_freeze') known.add(String(PROTECTED_UNTIL_AGE));
  const remember = (value: string) => {
    known.add(value);
    if (!/^\d{4}-\d{2}/.test(value)) return;
    known.add(value.slice(0, 7));
    for (const part of value.split('-')) known.add(plainNumber(part));
  };
  for (const text of texts) {
    for (const token of numbersIn(foldText(text).text)) remember(token.value);
  }
  for (const { marks = [] } of input.attached ?? []) {
    for (const { page, line = page } of marks) known.add(String(page)).add(String(line));
  }
  for (const text of facts.filter((value) => isCalendarDate(value))) {
    remember(obsolescence(text).earliestRemovable);
    remember(obsolescence(text).latestRemovable);
    remember(addYears(text, BANKRUPTCY_YEARS));
  }
  const due =
    details.followUp?.kind === 'overdue_notice' &&
    answerDue(details.facts ?? {}, details.recipient ?? 'bureau');
  if (due) remember(due.on);
  return known;
}

/** Where facts stand in a text: numbers, money, dates, addresses and names. */

const MONTH_NAMES =
  'january|february|march|april|may|june|july|august|september|october|november|december';
const SHORT_MONTHS = 'jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';
const SPELLED_UNITS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|zero';
const ORDINALS =
  'third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth';

/** Facts whatever the person: digits, money, marks of ours, addresses of the net, months, weekdays and numbers in words. */
const FACTS: readonly RegExp[] = [
  /(?<!\S)\S*[\p{N}@[\]{}<>$€£%\\|]\S*/giu,
  /(?<!\S)\S*(?:\/\/|www\.)\S*/giu,
  /(?<![\p{L}\p{N}-]\.?)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|net|org|gov|edu|us|info|biz|co|io|bank|app|law)(?![\p{L}\p{N}])\S*/giu,
  new RegExp(`\\b(?:${MONTH_NAMES.replace('march|', '').replace('may|', '')})\\b`, 'giu'),
  new RegExp(`\\b(?:${MONTH_NAMES}|(?:${SHORT_MONTHS})\\.?)(?=,? (?:of |the )*\\d)`, 'giu'),
  new RegExp(
    `(?<=\\b(?:in|since|of|until|till|last|early|late|mid|from|during|every|through)[ -])(?:may|march|${SHORT_MONTHS})\\b\\.?`,
    'giu',
  ),
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/giu,
  new RegExp(
    `\\b(?:(?:${SPELLED_UNITS}|${ORDINALS})(?:[ -]+and)?[ -]*)*(?:${SPELLED_UNITS}|${ORDINALS})\\b`,
    'giu',
  ),
  // Letters of another script: no list of ours knows what is a name there.
  /(?<!\S)\S*(?!\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})[\p{L}\p{M}]\S*/gu,
];

/** Where facts stand, whoever writes; the judge looks for new ones with it. */
export function factPlaces(text: string): readonly Place[] {
  return [
    ...FACTS.flatMap((pattern) => allMatches(text, pattern).map((match) => trimmed(match))),
    ...namesIn(text),
  ];
}

/** The sentence keeps its own commas, brackets and full stops. */
function trimmed({ 0: words, index }: RegExpExecArray): Place {
  const before = /^["'“”‘’(,;:]*/u.exec(words)?.[0].length ?? 0;
  const after = /(?<!["'“”‘’),;:.!?])["'“”‘’),;:.!?]+$/u.exec(words)?.[0].length ?? 0;
  if (before + after >= words.length) return { start: index, end: index + words.length };
  return { start: index + before, end: index + words.length - after };
}
