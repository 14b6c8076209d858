import type { CalendarDate } from '../../kernel/index.ts';
import type { HistoryMark, TradelineField, publicRecordFields } from '../contract/report.ts';
import type { NOT_KEPT, PersonPart } from './layout.ts';

/** A saved page about one to three agencies, as a table: a row for each fact, and a column for each agency. */
export interface SavedLayout {
  readonly id: string;
  /** As a person knows it. */
  readonly name: string;
  readonly certainty: 'high' | 'medium';
  readonly source: string;
  readonly checkedAt: CalendarDate;
  /** Of its texts, one a line, and of the names of its parts, each with a dot before it; the weights of those found are added. */
  readonly signs: readonly (readonly [pattern: RegExp, weight: number])[];
  /** Lines that begin a part of the page. */
  readonly headings: readonly (readonly [pattern: RegExp, part: SavedPart])[];
  /** What the page calls lines that name an account or a record. */
  readonly titles: readonly string[];
  readonly labels: Readonly<Record<string, TradelineField | typeof NOT_KEPT>>;
  readonly recordLabels: Readonly<
    Record<string, keyof typeof publicRecordFields | typeof NOT_KEPT>
  >;
  readonly personLabels: Readonly<Record<string, PersonPart | 'date' | typeof NOT_KEPT>>;
  /** Tables with one line for each inquiry or company, by the words of their first line. */
  readonly inquiries?: Readonly<Record<string, 'company' | 'date' | 'bureau' | typeof NOT_KEPT>>;
  readonly contacts?: Readonly<Record<string, 'creditor' | 'address' | 'phone'>>;
  /** In a line of months, one of years and one for each agency; or in boxes, where the layout has them. */
  readonly marks: Readonly<Record<string, HistoryMark>>;
  /** What the page calls a history's lines where each month is a box: the agency, then a mark above the name of its month. */
  readonly boxes?: Readonly<Record<'bureau' | 'mark' | 'month', string>>;
  /** Headings of parts that not every such page has as we know them: named, where nothing below them was read. */
  readonly notReadYet: readonly RegExp[];
  readonly neverPrinted: readonly TradelineField[];
}

export type SavedPart = 'person' | 'accounts' | 'inquiries' | 'public_records' | 'passed_over';

/** What both families print of an account, and no more. */
export const NEVER_ON_SAVED_PAGES = [
  'firstDelinquency',
  'majorDelinquency',
  'chargeOffAmount',
  'datePlacedForCollection',
  'originalAmount',
  'removal',
  'statusUpdated',
  'monthsReviewed',
] as const satisfies readonly TradelineField[];
