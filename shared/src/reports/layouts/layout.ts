import type { CalendarDate } from '../../kernel/index.ts';
import type { Bureau } from '../../letters/index.ts';
import type { HistoryMark, TradelineField, publicRecordFields } from '../contract/report.ts';

/** A layout is a table: what a report of one kind prints, from where we know it, how sure we are, and when that was looked at. */

/** Parts of a report that are read differently. */
export type Section =
  | 'head'
  | 'person'
  | 'accounts'
  | 'adverse'
  | 'collections'
  | 'public_records'
  | 'hard_inquiries'
  | 'soft_inquiries'
  /** Rights, summaries, legends: nothing in them is a fact about the person. */
  | 'passed_over';

export interface Layout {
  readonly id: string;
  /** As a person knows it. */
  readonly name: string;
  readonly bureau: Bureau;
  readonly certainty: 'high' | 'medium';
  readonly source: string;
  readonly checkedAt: CalendarDate;
  /** What shows that a file is of this layout; the weights of those found are added. */
  readonly signs: readonly (readonly [pattern: RegExp, weight: number])[];
  /** Whole lines that stand on every page. */
  readonly furniture: readonly RegExp[];
  readonly headings: readonly (readonly [pattern: RegExp, section: Section])[];
  /** On the first pages: the day of the report, its number, and whose it is. The first group is the value. */
  readonly head: { readonly date: RegExp; readonly reference: RegExp; readonly name: RegExp };
  /** Labels of the part about the person; what stands below one belongs to it. */
  readonly personLabels: Readonly<Record<string, PersonPart | typeof NOT_KEPT>>;
  /** Labels end with a colon and may stand in the middle of a line; otherwise they begin a column. */
  readonly colon: boolean;
  /** How an account begins. */
  readonly account: AccountStart;
  readonly labels: Readonly<Record<string, TradelineField | typeof NOT_KEPT>>;
  /** Labels that stand below the history and its legend. */
  readonly below?: {
    readonly start: RegExp;
    readonly labels: Readonly<Record<string, TradelineField>>;
  };
  readonly recordLabels: Readonly<
    Record<string, keyof typeof publicRecordFields | typeof NOT_KEPT>
  >;
  /** Lines that end an account's facts: what follows is a grid, a legend or a paragraph. */
  readonly factsEnd: RegExp;
  readonly history: {
    readonly start: RegExp;
    /** The legend repeats every code as a label: nothing after this line is history. */
    readonly end: RegExp;
    readonly marks: Readonly<Record<string, HistoryMark>>;
    /** Columns are months with their year, and one row has the marks; otherwise a row is a year. */
    readonly row?: string;
  };
  readonly inquiries: InquiryShape;
  /** Fields that this agency does not print. */
  readonly neverPrinted: readonly TradelineField[];
  readonly badge?: RegExp;
}

/** The label bounds what stands before it; its value is not ours to keep. */
export const NOT_KEPT = 'not kept';

/** Social Security numbers are counted, and none of them is kept. */
export type PersonPart = 'names' | 'addresses' | 'employers' | 'birth' | 'ssn';

/** How a layout prints who asked for the report. */
export type InquiryShape =
  /** Rows of company, kind and dates. */
  | 'rows'
  /** The company, and below it a line with the dates. */
  | 'inquired_on'
  /** The company, and below it labels. */
  | 'requested_on';

export interface AccountStart {
  /** A line with this begins an account. */
  readonly anchor: RegExp;
  /** Where the creditor's name stands: before the anchor, or as a label's value. */
  readonly name: 'line_before' | 'line_before_with_number' | 'label';
}

/** Marks that all three agencies print alike. */
export const commonMarks = {
  '✓': 'ok',
  '✔': 'ok',
  OK: 'ok',
  '30': 'late_30',
  '60': 'late_60',
  '90': 'late_90',
  '120': 'late_120',
  '150': 'late_150',
  '180': 'late_180',
  C: 'collection',
  COL: 'collection',
  CO: 'charge_off',
  'C/O': 'charge_off',
  F: 'foreclosure',
  FC: 'foreclosure',
  FS: 'foreclosure',
  R: 'repossession',
  RPO: 'repossession',
  V: 'voluntary_surrender',
  VS: 'voluntary_surrender',
  B: 'bankruptcy',
  TN: 'too_new',
  TNT: 'too_new',
} as const satisfies Record<string, HistoryMark>;

/** The check marks of the fonts of symbols, by the places that they have there: no legend uses these digits. */
export const dingbatMarks = { '3': 'ok', '4': 'ok' } as const satisfies Record<string, HistoryMark>;
