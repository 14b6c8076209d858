import type { CalendarDate } from '../../kernel/index.ts';
import type { Bureau } from '../../letters/index.ts';

/** What a credit report says, each value with the line that it was read from. Nothing here is a judgment. */

/** A day, or a month where the report prints no more: `YYYY-MM-DD` or `YYYY-MM`. */
export type ReportDate = CalendarDate | `${number}-${number}`;

/** Where a value was read. It is shown beside the value, so that the person can hold it against the paper. */
export interface SourceLine {
  /** Page of the file, from 1; 1 for files without pages, 0 where only the fact was kept. */
  readonly page: number;
  /** The line as it was read, without Social Security numbers. */
  readonly text: string;
  /** The report's own word for the value; empty where it has none. */
  readonly label: string;
  /** How far down the page it stands, in points; absent for files without pages. */
  readonly y?: number;
}

/**
 * A blank is never 0, and what we can't read is never guessed:
 * reported: it stands there · not_reported: the report says nothing · unread: something stands there that we can't read
 */
export type Fact<T> =
  | { readonly state: 'reported'; readonly value: T; readonly source: SourceLine }
  | { readonly state: 'not_reported' }
  | { readonly state: 'unread'; readonly source: SourceLine };

export const NOT_REPORTED = { state: 'not_reported' } as const;

/** What is known of a tradeline of which nothing was read yet. */
export function nothingReported(): Record<TradelineField, Fact<string | number>> {
  return Object.fromEntries(
    Object.keys(tradelineFields).map((field) => [field, NOT_REPORTED]),
  ) as Record<TradelineField, Fact<string | number>>;
}

/** How the value of a field is written. Money is in cents. */
interface ValueKinds {
  readonly text: string;
  readonly account: string;
  readonly money: number;
  readonly date: ReportDate;
  readonly count: number;
}

export type ValueKind = keyof ValueKinds;

/** The fields of a tradeline, in the order in which a person reads them. */
export const tradelineFields = {
  creditor: 'text',
  originalCreditor: 'text',
  /** The last four characters; the rest is dropped when it is read. */
  accountNumber: 'account',
  accountType: 'text',
  loanType: 'text',
  responsibility: 'text',
  /** The sentence or word as printed: "Account charged off. $512 written off." */
  status: 'text',
  /** Open, closed, paid or derogatory, where a page about three agencies says it beside the status. */
  condition: 'text',
  statusUpdated: 'date',
  balance: 'money',
  pastDue: 'money',
  chargeOffAmount: 'money',
  creditLimit: 'money',
  /** Highest balance or original loan amount, as the layouts mix them. */
  highBalance: 'money',
  originalAmount: 'money',
  monthlyPayment: 'money',
  dateOpened: 'date',
  dateClosed: 'date',
  dateReported: 'date',
  /** Date of first delinquency, which starts the seven years (15 U.S.C. § 1681c(c)(1)). Experian and TransUnion print none. */
  firstDelinquency: 'date',
  majorDelinquency: 'date',
  datePlacedForCollection: 'date',
  lastPayment: 'date',
  lastActivity: 'date',
  /** The month in which the agency itself says that the item leaves. */
  removal: 'date',
  terms: 'text',
  monthsReviewed: 'count',
  remarks: 'text',
  /** Equifax prints numbers where others print remarks: "067, 174". */
  narrativeCodes: 'text',
  address: 'text',
  phone: 'text',
} as const satisfies Record<string, ValueKind>;

export type TradelineField = keyof typeof tradelineFields;

export type TradelineFacts = {
  readonly [Field in TradelineField]: Fact<ValueKinds[(typeof tradelineFields)[Field]]>;
};

/** What stands in one month of a payment history. */
export const HistoryMark = {
  ok: 'ok',
  late_30: 'late_30',
  late_60: 'late_60',
  late_90: 'late_90',
  late_120: 'late_120',
  late_150: 'late_150',
  late_180: 'late_180',
  collection: 'collection',
  charge_off: 'charge_off',
  /** Pages about three agencies print one mark for both, and another for the next two. */
  collection_or_charge_off: 'collection_or_charge_off',
  repossession: 'repossession',
  repossession_or_foreclosure: 'repossession_or_foreclosure',
  voluntary_surrender: 'voluntary_surrender',
  foreclosure: 'foreclosure',
  bankruptcy: 'bankruptcy',
  closed: 'closed',
  too_new: 'too_new',
  /** Other adverse words: default, a claim with the government or an insurer. */
  default: 'default',
  no_data: 'no_data',
} as const;

export type HistoryMark = keyof typeof HistoryMark;

export interface HistoryMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly mark: HistoryMark | 'unread';
  readonly source: SourceLine;
}

export interface Tradeline {
  /** Its place in the report: stable while the file is the same. */
  readonly id: string;
  readonly facts: TradelineFacts;
  /** The newest month last. */
  readonly history: readonly HistoryMonth[];
  /** The report itself marks it as adverse, by a heading or a badge. */
  readonly markedAdverse: boolean;
  /** The account stands under the report's heading for collections. */
  readonly inCollections: boolean;
}

export interface Inquiry {
  readonly id: string;
  readonly company: Fact<string>;
  /** Hard inquiries are seen by lenders; soft ones only by the person. */
  readonly kind: 'hard' | 'soft';
  readonly dates: readonly Fact<ReportDate>[];
}

export const publicRecordFields = {
  court: 'text',
  type: 'text',
  status: 'text',
  reference: 'text',
  dateFiled: 'date',
  dateResolved: 'date',
  removal: 'date',
} as const satisfies Record<string, ValueKind>;

export type PublicRecordFacts = {
  readonly [Field in keyof typeof publicRecordFields]: Fact<
    ValueKinds[(typeof publicRecordFields)[Field]]
  >;
};

export interface PublicRecord {
  readonly id: string;
  readonly facts: PublicRecordFacts;
}

/** Whose report it is. The Social Security number and the day of birth are dropped while reading. */
export interface ReportPerson {
  readonly names: readonly Fact<string>[];
  readonly addresses: readonly Fact<string>[];
  readonly employers: readonly Fact<string>[];
  readonly birthYear: Fact<number>;
  /** How many different Social Security numbers it lists; the numbers themselves are dropped. Missing where it lists none. */
  readonly ssnCount?: Fact<number>;
}

/** What one consumer reporting agency says; a page about three agencies is three of these. */
export interface CreditReport {
  readonly bureau: Bureau;
  readonly layout: string;
  readonly person: ReportPerson;
  readonly date: Fact<ReportDate>;
  /** The report, file or confirmation number, which a letter names. */
  readonly reference: Fact<string>;
  readonly tradelines: readonly Tradeline[];
  readonly inquiries: readonly Inquiry[];
  readonly publicRecords: readonly PublicRecord[];
  /** Fields that this layout never prints: their absence means nothing. */
  readonly neverPrinted: readonly TradelineField[];
  /** Labels that a newer layout has and that we don't know yet; no values. */
  readonly unknownLabels: readonly SourceLine[];
  /** Pages with text that nobody can see, which is no fact. */
  readonly hiddenTextOn?: readonly number[];
}

/** The value, where one was read. */
export function valueOf<T>(fact: Fact<T>): T | undefined {
  return fact.state === 'reported' ? fact.value : undefined;
}

/** How much is kept of reports, and how long. */
export const keptReportLimits = {
  /** Of one person. */
  reports: 36,
  years: 2,
  tradelines: 250,
  historyMonths: 200,
  inquiries: 400,
  publicRecords: 60,
  text: 600,
} as const;
