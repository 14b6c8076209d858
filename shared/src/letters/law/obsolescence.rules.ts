import {
  addDays,
  addYears,
  isCalendarDate,
  spokenDate,
  type CalendarDate,
} from '../../kernel/index.ts';
import type { DisputeFacts } from '../contract/question.ts';
import { answerOf } from '../facts/fact-words.rules.ts';
import { isItemType, type ItemType } from '../facts/item-types.ts';
import { reportingWindowMessages as words } from '../contract/messages.ts';

/** When a negative item becomes too old to report: 15 U.S.C. 1681c(a)(1), (a)(2), (a)(4), (a)(5), (b) and (c)(1). */

export interface Obsolescence {
  /** Seven years after the first missed payment: some agencies stop here on their own. */
  readonly earliestRemovable: CalendarDate;
  /** Seven years after the 180 days of 1681c(c)(1): by then the period is over on any reading. */
  readonly latestRemovable: CalendarDate;
}

/** 15 U.S.C. 1681c(a)(3)-(5). */
export const REPORTING_YEARS = 7;
/** 15 U.S.C. 1681c(a)(1). */
export const BANKRUPTCY_YEARS = 10;
const DAYS_BEFORE_CLOCK = 180;

export function obsolescence(dateOfFirstDelinquency: CalendarDate): Obsolescence {
  return {
    earliestRemovable: addYears(dateOfFirstDelinquency, REPORTING_YEARS),
    latestRemovable: addYears(addDays(dateOfFirstDelinquency, DAYS_BEFORE_CLOCK), REPORTING_YEARS),
  };
}

/** True once even the later date has gone by ("antedate the report by more than seven years"). */
export function isObsolete(dateOfFirstDelinquency: CalendarDate, today: CalendarDate): boolean {
  return today > obsolescence(dateOfFirstDelinquency).latestRemovable;
}

export interface WindowMark {
  readonly date: CalendarDate;
  readonly label: string;
}

/** The time an item may stay on an ordinary report, as a person reads it. */
export type ReportingWindow =
  | {
      readonly kind: 'counted';
      /** Where the count begins, the day it may come off, and the last day it may be there by any count. */
      readonly marks: readonly [start: WindowMark, earliest: WindowMark, latest: WindowMark];
      /** `may_stay` until the earlier date is over, `in_between` until the later one is, then `over`. */
      readonly state: 'may_stay' | 'in_between' | 'over';
      /** What that means today, in one sentence. */
      readonly now: string;
      /** How the dates are counted. */
      readonly why: string;
      /** When the dates are others, in one sentence each. */
      readonly exceptions: readonly string[];
    }
  /** The seven years do not fit; a date counted with them would mislead. */
  | { readonly kind: 'not_counted'; readonly why: string };

export interface WindowQuestion {
  /** An `ItemType`; another text is a question that is not answered yet. */
  readonly itemType: string;
  /** First missed payment that was never caught up; for a bankruptcy the order that opened it. */
  readonly from: CalendarDate;
  readonly today: CalendarDate;
}

/**
 * Earliest and latest day on which an item has to leave an ordinary report, and why.
 *
 * @returns nothing while the kind of item is not known, and while the start is no real day or still to come
 */
export function reportingWindow(question: WindowQuestion): ReportingWindow | undefined {
  const { itemType, from, today } = question;
  if (!isItemType(itemType)) return undefined;
  const notCounted: Readonly<Partial<Record<ItemType, string>>> = words.notCounted;
  const uncounted = notCounted[itemType];
  if (uncounted) return { kind: 'not_counted', why: uncounted };
  if (!isCalendarDate(from) || from > today) return undefined;
  const { dates, said, why, restart } = countOf(itemType, from);
  const [earliest, latest] = dates;
  const state = today > latest ? 'over' : today > earliest ? 'in_between' : 'may_stay';
  return {
    kind: 'counted',
    marks: [
      { date: from, label: said.start },
      { date: earliest, label: said.earliest },
      { date: latest, label: said.latest },
    ],
    state,
    now: said[state](spokenDate(earliest), spokenDate(latest)),
    why,
    // 1681c(b).
    exceptions: [...(restart ? [restart] : []), words.largeSums],
  };
}

interface Count {
  readonly dates: readonly [earliest: CalendarDate, latest: CalendarDate];
  readonly said: Omit<typeof words.latePayment, 'why'>;
  /** How the dates are counted. */
  readonly why: string;
  /** What makes the count begin later. */
  readonly restart?: string;
}

function countOf(itemType: ItemType, from: CalendarDate): Count {
  const { account, latePayment, bankruptcy } = words;
  if (itemType === 'bankruptcy') {
    // 1681c(a)(1).
    const dates = [addYears(from, REPORTING_YEARS), addYears(from, BANKRUPTCY_YEARS)] as const;
    return { dates, said: bankruptcy, why: bankruptcy.why };
  }
  const { earliestRemovable, latestRemovable } = obsolescence(from);
  const dates = [earliestRemovable, latestRemovable] as const;
  // 1681c(a)(5); the later date covers an account that went to collection after all.
  if (itemType === 'late_payment') return { dates, said: latePayment, why: latePayment.why };
  // 1681c(a)(4) with (c)(1).
  return {
    dates,
    said: account,
    why: WRITTEN_OFF.includes(itemType) ? account.why : account.whyOpen,
    // Our reading of 1681c(c)(1): "the delinquency which immediately preceded" the collection or charge-off.
    restart: account.restart,
  };
}

const WRITTEN_OFF: readonly ItemType[] = ['collection', 'charge_off', 'medical_collection'];

/** The seven years of 1681c(a)(4) are named for collections and charge-offs only, never for a federal student loan (20 U.S.C. 1080a(f)). */
const CLOCK_TYPES: readonly string[] = ['collection', 'charge_off', 'medical_collection'];

/** 15 U.S.C. 1681s-2(a)(5): the month and year of the delinquency, only for a collection or charge-off. */
export function isDelinquencyDate({ facts }: { readonly facts: DisputeFacts }): boolean {
  return (
    answerOf(facts, 'whichDate') === 'first_delinquency' &&
    CLOCK_TYPES.includes(answerOf(facts, 'itemType'))
  );
}

/** A later first delinquency would keep the item on the report for longer. */
export function isLater(facts: DisputeFacts): boolean {
  const [shown, correct] = [answerOf(facts, 'dateShown'), answerOf(facts, 'dateCorrect')];
  return isCalendarDate(shown) && isCalendarDate(correct) && correct > shown;
}

/** 15 U.S.C. 1681c(a)(3): a tax lien that was paid more than seven years ago. */
export function isOldPaidLien({
  facts,
  today,
}: {
  readonly facts: DisputeFacts;
  readonly today: CalendarDate;
}): boolean {
  const paid = answerOf(facts, 'lienPaidDate');
  return (
    answerOf(facts, 'itemType') === 'tax_lien' &&
    isCalendarDate(paid) &&
    today > addYears(paid, REPORTING_YEARS)
  );
}
