import {
  type CalendarDate,
  type FieldFault,
  addDays,
  isCalendarDate,
  longDate,
  spokenDate,
} from '../../kernel/index.ts';
import { hasToBlock } from '../contract/agencies.ts';
import { faultWords } from './gate-words.ts';
import type { DisputeFacts } from '../contract/question.ts';
import type { DisputeCase } from './reason-rules.ts';

/** How single answers are read and how they are written in a letter. */

const MONEY = /^\$?(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/;
const MONTH = /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/;

/** Stands where an answer is still missing while the letter is only looked at; the linter stops it from being signed. */
export const BLANK = '________';

export function answerOf(facts: DisputeFacts, key: string): string {
  return (facts[key] ?? '').trim();
}

export function ticked(facts: DisputeFacts, key: string): readonly string[] {
  return answerOf(facts, key)
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

export function isEnclosed(facts: DisputeFacts, ...anyOf: readonly string[]): boolean {
  const chosen = ticked(facts, 'enclosures');
  return anyOf.some((value) => chosen.includes(value));
}

/** The amount in cents; undefined if the text is no amount. */
export function moneyCents(text: string): number | undefined {
  const match = MONEY.exec(text.trim());
  if (!match) return undefined;
  const [, whole = '0', part = ''] = match;
  return Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'));
}

/** `$1,240.00` */
export function moneyWords(text: string): string {
  const cents = moneyCents(text);
  if (cents === undefined) return BLANK;
  const dollars = Math.trunc(cents / 100).toString();
  return `$${dollars.replace(/\B(?=(?:\d{3}){1,4}$)/g, ',')}.${String(cents % 100).padStart(2, '0')}`;
}

/** A month exists, whatever its day: its first day is a date. */
export function isMonth(text: string): boolean {
  return MONTH.test(text) && isCalendarDate(`${text}-01`);
}

/** `March 2024` */
export function monthWords(month: string): string {
  if (!isMonth(month)) return BLANK;
  return longDate(`${month}-01`).replace(' 1,', '');
}

/** A date for the reader, in their language, in advice and faults; never in a letter. */
export function spokenDateWords(date: CalendarDate): string {
  return isCalendarDate(date) ? spokenDate(date) : BLANK;
}

/** The same day so many years ago; a February 29 that is not there counts as the day before it. */
export function yearsBefore(today: CalendarDate, years: number): string {
  return `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`;
}

/** The account number as a letter shows it: never more than its last four characters. */
export function maskedAccount(accountNumber: string): string {
  const compact = accountNumber.replace(/[\s.–—-]/g, '');
  const lastDigit = compact.search(/\d\D*$/);
  const tail = compact.slice(lastDigit + 1);
  const digits = compact.replace(/\D/g, '').length;
  // Reports often print the number with its end already hidden ("440066XXXXXX"): that is passed on as it is.
  const hidden = /^[xX*•#]{2,}(\d{1,4})$/.exec(compact)?.[1];
  if (hidden) return `ending in ${hidden}`;
  if (digits <= 4 || /^[xX*•#]{2,}/.test(tail)) return accountNumber;
  const end = /^\p{L}(?!\p{L})/u.test(tail) ? lastDigit + 2 : lastDigit + 1;
  return `ending in ${compact.slice(0, end).slice(-4)}`;
}

/** Whether it can be the number of a payment card: 13 to 19 digits whose last one checks the others (ISO/IEC 7812). */
export function isCardNumber(accountNumber: string): boolean {
  const digits = accountNumber.replace(/[\s.–—-]/g, '');
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A person's own words as a sentence of the letter: one line, closed by a full stop. */
export function asSentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim() || BLANK;
  return /[.!?…]["'”’)]*$/.test(line) ? line : `${line}.`;
}

/** Abbreviations whose full stop belongs to a name. */
const ABBREVIATED = /(?<![\p{L}\d])(?:Inc|Co|Corp|Ltd|Jr|Sr|(?:\p{L}\.){1,6}\p{L})$/iu;

/** A person's own words inside a sentence: one line, without the closing full stop. */
export function asPhrase(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const phrase = line.replace(/(?<![\s.;,])[\s.;,]+$/, '');
  return line[phrase.length] === '.' && ABBREVIATED.test(phrase) ? `${phrase}.` : phrase;
}

/** The same for an answer that the letter cannot do without. */
export function shownWords(text: string): string {
  return asPhrase(text) || BLANK;
}

/** The same where the letter sets the quotation marks: a pair that the person typed is taken off. */
export function quotedWords(text: string): string {
  const phrase = asPhrase(text);
  const inside = /^(?:"([^"]*)"|“([^“”]*)”|'([^']*)'|‘([^‘’]*)’)$/.exec(phrase);
  return shownWords(inside?.slice(1).find((words) => words !== undefined) ?? phrase);
}

const FEWEST_CHARACTERS = 20;

/** A reason told in a word or two convinces nobody. An empty one is asked for elsewhere. */
export function tooShort(facts: DisputeFacts, key: string): readonly FieldFault[] {
  const { length } = answerOf(facts, key);
  return length === 0 || length >= FEWEST_CHARACTERS
    ? []
    : [
        {
          path: `disputeDetails.facts.${key}`,
          message: faultWords().tooShort(FEWEST_CHARACTERS),
        },
      ];
}

export function sentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What is told in sentences: it is judged, not compared as an answer is. */
const STORIES: ReadonlySet<string> = new Set([
  'story',
  'howComputed',
  'howKnownDetails',
  'mixUpDetails',
  'sameDebtWhy',
  'disputeDetails',
  'newInformation',
]);

export const isStory = (key: string): boolean => STORIES.has(key);

/** How long a letter takes by mail, at the least that one may count on. */
const MAIL_DAYS = 3;

/** Whether what is mailed now can be there by a day. */
export function arrivesByMail(by: CalendarDate, today: CalendarDate): boolean {
  return addDays(today, MAIL_DAYS) <= by;
}

/**
 * Whether the collector's notice still gives time to dispute: 15 U.S.C. 1692g(b). Only the date printed on it counts, and the letter
 * has to be there by then: one that is mailed in the last three days does not say that it comes in time.
 */
export function isWithinNotice({ facts, today }: Pick<DisputeCase, 'facts' | 'today'>): boolean {
  const end = answerOf(facts, 'disputeBy');
  return isCalendarDate(end) && arrivesByMail(end, today);
}

/** Words by which a record of a court or an office is known where the kind of item does not say so. */
const COURT_WORDS =
  /(?<!\p{L})(?:courts?|clerk|docket|liens?|recorder|judgments?|bankruptcy|prothonotary|register of deeds)(?!\p{L})/iu;

const COURT_TYPES: readonly string[] = ['judgment', 'bankruptcy', 'tax_lien', 'child_support'];

/** A docket, case or lien number is public, and without it nobody finds the record. */
export function isCourtRecord({ details, facts }: Pick<DisputeCase, 'details' | 'facts'>): boolean {
  const type = answerOf(facts, 'itemType');
  if (COURT_TYPES.includes(type)) return true;
  return (type === 'other_item' || type === '') && COURT_WORDS.test(details.creditorName);
}

/**
 * Which papers let an identity theft letter ask for more than an investigation. Of the report we must hold the pages themselves;
 * a promise to put it in the envelope is not enough.
 */
export function hasAttachedReport({ attached }: Pick<DisputeCase, 'attached'>): boolean {
  return attached.has('ftc_report') || attached.has('police_report');
}

/** A report of which only the tick is known: it is listed, and nothing rests on it. */
export function hasTickedReport({ facts }: Pick<DisputeCase, 'facts'>): boolean {
  return isEnclosed(facts, 'ftc_report', 'police_report');
}

/**
 * Of the proof of identity, too, we must hold the pages before a letter says that it has come with them, or asks for what the law
 * gives for it alone: a block, a fraud alert (15 U.S.C. 1681c-1), a company's records.
 */
export function hasAttachedIdentity({ attached }: Pick<DisputeCase, 'attached'>): boolean {
  return attached.has('photo_id') || attached.has('identity_proof');
}

export function hasTickedIdentity({ facts }: Pick<DisputeCase, 'facts'>): boolean {
  return isEnclosed(facts, 'photo_id', 'identity_proof');
}

/** 15 U.S.C. 1681c-2(a)(1)-(4): identity, report, the item, and the statement. One missing, and there is no block request. */
export function asksForBlock({
  facts,
  attached,
  recipient,
  details,
}: Pick<DisputeCase, 'facts' | 'attached' | 'recipient' | 'details'>): boolean {
  return (
    recipient === 'bureau' &&
    hasToBlock(details.agency) &&
    hasAttachedReport({ attached }) &&
    hasAttachedIdentity({ attached }) &&
    answerOf(facts, 'notMyTransaction') === 'yes'
  );
}

/**
 * 15 U.S.C. 1681s-2(a)(6)(B): the report itself, at the address that the company has named for such reports, and the person's own
 * word that the item comes from the theft. An address for disputes need not be that address.
 */
export function isTheftNotice({
  attached,
  facts,
}: Pick<DisputeCase, 'attached' | 'facts'>): boolean {
  return (
    hasAttachedReport({ attached }) &&
    answerOf(facts, 'theftAddress') === 'yes' &&
    answerOf(facts, 'notMyTransaction') === 'yes'
  );
}

/** 15 U.S.C. 1681g(e): only from a business that dealt with the thief, and with a proof of identity. */
export function asksForRecords({
  facts,
  attached,
}: Pick<DisputeCase, 'facts' | 'attached'>): boolean {
  return answerOf(facts, 'wantsRecords') === 'yes' && hasAttachedIdentity({ attached });
}

/** 15 U.S.C. 1681m(g): only a collector that works for another company, not one that bought the debt. */
export function collectsForAnother({ facts }: Pick<DisputeCase, 'facts'>): boolean {
  return answerOf(facts, 'collectorRole') !== 'buyer';
}
