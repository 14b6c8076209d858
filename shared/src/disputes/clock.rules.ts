import {
  addBusinessDays,
  addDays,
  businessDaysBetween,
  daysBetween,
  spoken,
  spokenDate,
  type CalendarDate,
  type LegalMode,
} from '../kernel/index.ts';
import {
  answerExpectedBy,
  type LetterPurpose,
  type LetterRecipient,
  type StatuteKey,
} from '../letters/index.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';
import { ClockBasis } from './dispute-outcome.ts';
import { isDispute } from './round-purpose.rules.ts';

/**
 * When a recipient's time is over. Days are calendar days at the recipient's place. The law counts from the day of receipt, so that
 * its thirtieth day is the 29th after it; we call nobody late before the 30th is over.
 */

const clockMessages = () => spoken({ en: en.clockMessages, es: es.clockMessages });

export interface ClockReminder {
  readonly kind: 'due_soon' | 'due' | 'overdue';
  readonly on: CalendarDate;
}

export interface DisputeClock {
  readonly basis: Exclude<ClockBasis, 'none'>;
  /** The day on which the recipient got the letter. */
  readonly startedOn: CalendarDate;
  /** The last day of the recipient's time. */
  readonly dueOn: CalendarDate;
  readonly length: number;
  readonly unit: 'days' | 'business_days';
  /** True where information that was added later gives 15 more days. */
  readonly extended: boolean;
  /** An answer sent in time has come by then; from that day on the overdue letter is advised. */
  readonly expectAnswerBy: CalendarDate;
  readonly reminders: readonly ClockReminder[];
  readonly law: StatuteKey;
  /** `30 days from the day they got your letter, until December 3, 2026.`, in the reader's language. */
  readonly words: string;
}

interface ClockRule {
  readonly length: number;
  readonly unit: 'days' | 'business_days';
  readonly law: StatuteKey;
  /** Whether information that is added gives more time. */
  readonly extends: boolean;
  /** Business days after the end in which the result has to be sent. */
  readonly resultsWithin: number;
}

/** The law's times: content table. */
const RULES: Readonly<Record<Exclude<ClockBasis, 'none'>, ClockRule>> = {
  reinvestigation: {
    length: 30,
    unit: 'days',
    law: 'cra.reinvestigate',
    extends: true,
    resultsWithin: 5,
  },
  // In place of the 30 days and of what could be added to them: 15 U.S.C. 1681j(a)(3) (reading).
  annual_report: {
    length: 45,
    unit: 'days',
    law: 'cra.annual45',
    extends: false,
    resultsWithin: 5,
  },
  // A refusal is told as a reinsertion is: 15 U.S.C. 1681c-2(c)(2), 1681i(a)(5)(B)(ii).
  identity_theft_block: {
    length: 4,
    unit: 'business_days',
    law: 'idt.block',
    extends: false,
    resultsWithin: 5,
  },
  // The period of 1681i(a)(1) with its added days, and the answer belongs inside it: 15 U.S.C. 1681s-2(a)(8)(E)(iii) (reading).
  direct_dispute: {
    length: 30,
    unit: 'days',
    law: 'direct.investigate',
    extends: true,
    resultsWithin: 0,
  },
  procedure: {
    length: 15,
    unit: 'days',
    law: 'cra.procedure',
    extends: false,
    resultsWithin: 0,
  },
};

/** 15 U.S.C. 1681i(a)(1)(B). */
const ADDED_DAYS = 15;
const SOON_DAYS = 5;

/** No clock where the law sets none, or while the recipient does not have the letter. */
export function clockOf({
  basis,
  receivedOn,
  informationAddedOn,
}: {
  readonly basis: ClockBasis;
  readonly receivedOn: CalendarDate | undefined;
  /** The day on which the recipient got more relevant information. */
  readonly informationAddedOn?: CalendarDate | undefined;
}): DisputeClock | undefined {
  if (basis === ClockBasis.none || receivedOn === undefined) return undefined;
  const rule = RULES[basis];
  const lastDay = addLength(receivedOn, rule);
  // Whether the bureau had found the item wrong by then, which bars the 15 days (1681i(a)(1)(C)), we can't know: the later day is safe.
  const extended =
    rule.extends &&
    informationAddedOn !== undefined &&
    informationAddedOn >= receivedOn &&
    informationAddedOn <= lastDay;
  const dueOn = extended ? addDays(lastDay, ADDED_DAYS) : lastDay;
  const expectAnswerBy = answerExpectedBy(dueOn, rule.resultsWithin);
  const length = rule.length + (extended ? ADDED_DAYS : 0);
  return {
    basis,
    startedOn: receivedOn,
    dueOn,
    length,
    unit: rule.unit,
    extended,
    expectAnswerBy,
    reminders: remindersOf(dueOn, expectAnswerBy, rule),
    law: extended && basis === ClockBasis.reinvestigation ? 'cra.extend15' : rule.law,
    words: wordsOf({ length, unit: rule.unit, extended, dueOn }),
  };
}

function addLength(date: CalendarDate, { length, unit }: ClockRule): CalendarDate {
  return unit === 'business_days' ? addBusinessDays(date, length) : addDays(date, length);
}

function remindersOf(
  dueOn: CalendarDate,
  expectAnswerBy: CalendarDate,
  { unit }: ClockRule,
): readonly ClockReminder[] {
  // Four business days are over before a word about their end would help.
  const soon: readonly ClockReminder[] =
    unit === 'days' ? [{ kind: 'due_soon', on: addDays(dueOn, -SOON_DAYS) }] : [];
  return [...soon, { kind: 'due', on: dueOn }, { kind: 'overdue', on: expectAnswerBy }];
}

function wordsOf({
  length,
  unit,
  extended,
  dueOn,
}: Pick<DisputeClock, 'length' | 'unit' | 'extended' | 'dueOn'>): string {
  const end = spokenDate(dueOn);
  const { days, businessDays, longerDays } = clockMessages();
  if (extended) return longerDays(length, end);
  return unit === 'business_days' ? businessDays(length, end) : days(length, end);
}

/** True from the day after the last one. */
export function isOverdue({ dueOn }: Pick<DisputeClock, 'dueOn'>, today: CalendarDate): boolean {
  return today > dueOn;
}

export interface ClockProgress {
  /** From 0 to 1. */
  readonly fraction: number;
  /** Days, or business days where the clock counts them; none once the time is over. */
  readonly daysLeft: number;
  /** Calendar days past the last one. */
  readonly daysOver: number;
  /** `12 of 30 days`, `3 days overdue` */
  readonly words: string;
}

export function progressOf(
  { startedOn, dueOn, length, unit }: DisputeClock,
  today: CalendarDate,
): ClockProgress {
  if (today > dueOn) {
    const daysOver = daysBetween(dueOn, today);
    return {
      fraction: 1,
      daysLeft: 0,
      daysOver,
      words: clockMessages().daysOver(daysOver),
    };
  }
  const inBusiness = unit === 'business_days';
  const between = inBusiness ? businessDaysBetween : daysBetween;
  // At the recipient's place it can be tomorrow already.
  const gone = Math.max(0, between(startedOn, today));
  return {
    fraction: gone / length,
    daysLeft: length - gone,
    daysOver: 0,
    words: inBusiness
      ? clockMessages().businessDaysGone(gone, length)
      : clockMessages().daysGone(gone, length),
  };
}

/** Which time a letter starts. */
export function basisOf({
  recipient,
  purpose,
  legalMode,
  freeAnnualReport = false,
  asksForBlock = false,
}: {
  readonly recipient: LetterRecipient;
  readonly purpose: LetterPurpose;
  readonly legalMode: LegalMode;
  /** After the free report from AnnualCreditReport.com; if nobody knows, the 30 days are shown. */
  readonly freeAnnualReport?: boolean | undefined;
  /** With all four elements of 15 U.S.C. 1681c-2(a). */
  readonly asksForBlock?: boolean | undefined;
}): ClockBasis {
  // What a recipient has set aside starts over with what it wanted.
  const asksToInvestigate =
    isDispute(purpose) || purpose === 'information_supplied' || purpose === 'identity_supplied';
  if (recipient === 'bureau') {
    if (purpose === 'method_of_verification') return ClockBasis.procedure;
    if (!asksToInvestigate) return ClockBasis.none;
    if (asksForBlock) return ClockBasis.identity_theft_block;
    return freeAnnualReport ? ClockBasis.annual_report : ClockBasis.reinvestigation;
  }
  // The law on debt collection sets no day for an answer, and an inquirer's law neither; and no furnisher has to look into a direct
  // dispute that a credit repair organization prepared: 12 CFR 1022.43(b)(2).
  return recipient === 'furnisher' && asksToInvestigate && legalMode === 'self_help'
    ? ClockBasis.direct_dispute
    : ClockBasis.none;
}
