import { addDays, addYears, isCalendarDate, longDate, type CalendarDate } from '../kernel/index.ts';
import { isItemType, type ItemType } from './item-types.ts';

/** When a negative item becomes too old to report: 15 U.S.C. 1681c(a)(1), (a)(2), (a)(4), (a)(5), (b) and (c)(1). */

export interface Obsolescence {
  /** Seven years after the first missed payment: some agencies stop here on their own. */
  readonly earliestRemovable: CalendarDate;
  /** Seven years after the 180 days of 1681c(c)(1): by then the period is over on any reading. */
  readonly latestRemovable: CalendarDate;
}

const REPORTING_YEARS = 7;
const BANKRUPTCY_YEARS = 10;
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
  const why = notCounted[itemType];
  if (why) return { kind: 'not_counted', why };
  if (!isCalendarDate(from) || from > today) return undefined;
  const { dates, labels, words, reason, restart } = countOf(itemType, from);
  const [earliest, latest] = dates;
  const state = today > latest ? 'over' : today > earliest ? 'in_between' : 'may_stay';
  return {
    kind: 'counted',
    marks: [
      { date: from, label: labels[0] },
      { date: earliest, label: labels[1] },
      { date: latest, label: labels[2] },
    ],
    state,
    now: words[state](longDate(earliest), longDate(latest)),
    why: reason,
    exceptions: [...(restart ? [restart] : []), LARGE_SUMS],
  };
}

type StateWords = Readonly<
  Record<'may_stay' | 'in_between' | 'over', (earliest: string, latest: string) => string>
>;

interface Count {
  readonly dates: readonly [earliest: CalendarDate, latest: CalendarDate];
  readonly labels: readonly [string, string, string];
  readonly words: StateWords;
  readonly reason: string;
  /** What makes the count begin later. */
  readonly restart?: string;
}

function countOf(itemType: ItemType, from: CalendarDate): Count {
  if (itemType === 'bankruptcy') {
    return {
      ...bankruptcy,
      dates: [addYears(from, REPORTING_YEARS), addYears(from, BANKRUPTCY_YEARS)],
    };
  }
  const { earliestRemovable, latestRemovable } = obsolescence(from);
  const count = itemType === 'late_payment' ? latePayment : account;
  const open = count === account && !WRITTEN_OFF.includes(itemType);
  return {
    ...count,
    dates: [earliestRemovable, latestRemovable],
    reason: open ? `${OPEN_ACCOUNT} ${count.reason}` : count.reason,
  };
}

type CountWords = Omit<Count, 'dates'>;

const over = () => 'Its time on an ordinary report is over by any count.';

/** 1681c(a)(4) with (c)(1). */
const account: CountWords = {
  labels: ['First missed payment', 'May come off after', 'Has to be gone after'],
  words: {
    may_stay: (earliest, latest) =>
      `It may be on your report today. It should come off between ${earliest} and ${latest}.`,
    in_between: (_, latest) => `It may be gone by now, and it has to be gone after ${latest}.`,
    over,
  },
  reason:
    'For an account in collection or written off, the seven years begin 180 days after the missed payment that led to it. Some bureaus leave out the 180 days and take it off sooner.',
  // Our reading of 1681c(c)(1): "the delinquency which immediately preceded" the collection or charge-off.
  restart:
    'If the account was fully caught up and then fell behind again, the count starts with the later missed payment.',
};

const WRITTEN_OFF: readonly ItemType[] = ['collection', 'charge_off', 'medical_collection'];

const OPEN_ACCOUNT = 'A single missed payment may be reported for seven years.';

/** 1681c(a)(5); the later date covers an account that went to collection after all. */
const latePayment: CountWords = {
  labels: ['Late payment', 'Should be gone after', 'Over by any count after'],
  words: {
    may_stay: (earliest) => `It may be on your report today. It should come off after ${earliest}.`,
    in_between: (_, latest) =>
      `A single late payment should be gone by now. After ${latest} its time is over by any count.`,
    over,
  },
  reason:
    'A late payment may be reported for seven years from the day it was due. If the account went to collection or was written off later, up to 180 days come on top; that is the later date.',
};

/** 1681c(a)(1). */
const bankruptcy: CountWords = {
  labels: ['Order that opened the case', 'Chapter 13 may come off after', 'Has to be gone after'],
  words: {
    may_stay: (_, latest) => `It may be on your report today. It has to be gone after ${latest}.`,
    in_between: (_, latest) =>
      `A Chapter 13 case may be gone by now. Any bankruptcy has to be gone after ${latest}.`,
    over,
  },
  reason:
    'A bankruptcy may be reported for ten years from the order that opened the case. The bureaus take a Chapter 13 case off after seven; that is their own choice and not the law.',
};

/** 1681c(b). */
const LARGE_SUMS =
  'A bureau may still report older items for credit or life insurance of $150,000 or more, and for a job that pays $75,000 or more a year.';

/** Items with a clock of their own, or with none. */
const notCounted: Readonly<Partial<Record<ItemType, string>>> = {
  // 20 U.S.C. 1080a(f) for FFEL loans; what holds for Direct Loans is not settled, so neither is counted.
  student_loan_federal:
    'We count no dates for federal student loans. Their time on a report follows rules of its own and can begin anew, so seven years from a missed payment could be wrong.',
  // 1681c(a)(2): seven years from entry or the limitation period, whichever is longer.
  judgment:
    'We count no dates for lawsuits, judgments and arrests. They may be reported for seven years or until the time limit for a lawsuit is over, whichever is longer, and that limit depends on your state.',
  hard_inquiry: 'An inquiry has no missed payment to count from.',
  personal_information: 'Personal details have no missed payment to count from.',
};
