import { type CalendarDate, addBusinessDays, addDays, isCalendarDate } from '../../kernel/index.ts';
import type { Agency } from '../contract/agencies.ts';
import { answerOf } from '../facts/fact-words.rules.ts';
import type { LetterRecipient } from '../contract/letter-purpose.ts';
import type { DisputeFacts } from '../contract/question.ts';

/**
 * When the time for an answer to the earlier letter was over. The period begins on the day of receipt, so its last day lies one
 * day before the one given here: nobody is called late who may still be in time.
 */

const ORDINARY_DAYS = 30;
/** 15 U.S.C. 1681i(a)(1)(B): where relevant information is received within the 30 days. */
const ADDED_DAYS = 15;
/** 15 U.S.C. 1681j(a)(3): in place of the 30, and never with the 15. */
const ANNUAL_DAYS = 45;
/** 15 U.S.C. 1681c-2(a). */
const BLOCK_BUSINESS_DAYS = 4;

/** Our own patience beyond the last day: time to send the result, and for the mail. */
const PATIENCE_DAYS = 10;
const MAIL_DAYS = 3;
/** 15 U.S.C. 1681i(a)(6)(A). A company's answer belongs inside its time. */
const RESULTS_BUSINESS_DAYS = 5;

/** The day by which an answer sent in time has come; the clock of a dispute and the advice on a letter both count by it. */
export function answerExpectedBy(dueOn: CalendarDate, resultsWithin: number): CalendarDate {
  const patient = addDays(dueOn, PATIENCE_DAYS);
  const sent = addDays(addBusinessDays(dueOn, resultsWithin), MAIL_DAYS);
  return patient > sent ? patient : sent;
}

/** True while results that were sent in time can still be on their way. */
export function canBeInTheMail(
  { on }: AnswerDue,
  recipient: LetterRecipient,
  today: CalendarDate,
): boolean {
  return today < answerExpectedBy(on, recipient === 'bureau' ? RESULTS_BUSINESS_DAYS : 0);
}

export interface AnswerDue {
  readonly on: CalendarDate;
  readonly days: number;
  /** Which of the longer times was counted. */
  readonly because: 'ordinary' | 'added' | 'annual' | 'not_sure';
}

/** The end of the time for the results; undefined while the day of arrival is not known. */
export function answerDue(
  facts: DisputeFacts,
  recipient: LetterRecipient,
  agency?: Agency,
): AnswerDue | undefined {
  const delivered = deliveredDay(facts);
  if (delivered === undefined) return undefined;
  const ends = (days: number, because: AnswerDue['because']): AnswerDue => ({
    on: addDays(delivered, days),
    days,
    because,
  });
  // An agency's yearly free file can give it the longer time too, and the person is not asked for that one.
  const report = agency
    ? 'not_sure'
    : recipient === 'bureau'
      ? answerOf(facts, 'afterFreeReport')
      : 'no';
  if (report === 'yes') return ends(ANNUAL_DAYS, 'annual');
  if (report === 'not_sure') return ends(ANNUAL_DAYS, 'not_sure');
  return isAddedInTime(facts, delivered)
    ? ends(ORDINARY_DAYS + ADDED_DAYS, 'added')
    : ends(ORDINARY_DAYS, 'ordinary');
}

/** Only what came within the first 30 days gives more time. */
function isAddedInTime(facts: DisputeFacts, delivered: CalendarDate): boolean {
  const added = answerOf(facts, 'informationAddedOn');
  return isCalendarDate(added) && added >= delivered && added <= addDays(delivered, ORDINARY_DAYS);
}

/** The end of the time for a block, for business days as we count them. */
export function blockDue(facts: DisputeFacts): CalendarDate | undefined {
  const delivered = deliveredDay(facts);
  return delivered === undefined ? undefined : addBusinessDays(delivered, BLOCK_BUSINESS_DAYS);
}

function deliveredDay(facts: DisputeFacts): CalendarDate | undefined {
  const delivered = answerOf(facts, 'deliveredOn');
  return isCalendarDate(delivered) ? delivered : undefined;
}
