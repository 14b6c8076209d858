import type { Bureau } from '../../letters/index.ts';
import {
  tradelineFields,
  valueOf,
  type CreditReport,
  type Fact,
  type Tradeline,
  type TradelineField,
} from '../contract/report.ts';
import { sameAccount } from './likely-errors.table.ts';
import { companyKey } from './tradeline-view.ts';

export interface NewestReport {
  readonly newest: CreditReport;
  /** Older ones of the same agency, the newest first. Layouts name things differently, so only those of one are held against each other. */
  readonly earlier: readonly CreditReport[];
}

/** @returns the newest report of each agency, with those that it can be compared with */
export function newestOfEach(reports: readonly CreditReport[]): NewestReport[] {
  const byAge = reports.toSorted((a, b) =>
    (valueOf(a.date) ?? '') < (valueOf(b.date) ?? '') ? 1 : -1,
  );
  return [...new Set(byAge.map(({ bureau }) => bureau))].flatMap((bureau) => {
    const [newest, ...older] = byAge.filter((report) => report.bureau === bureau);
    if (!newest) return [];
    return [{ newest, earlier: older.filter(({ layout }) => layout === newest.layout) }];
  });
}

/** What became of each account since the last report of the same agency. */
export interface ReportChanges {
  readonly gone: readonly Tradeline[];
  readonly added: readonly Tradeline[];
  readonly changed: readonly ChangedTradeline[];
}

export interface ChangedTradeline {
  readonly now: Tradeline;
  readonly before: Tradeline;
  readonly fields: readonly TradelineField[];
}

/** What a furnisher reports anew each month is no change worth a line. */
const EVERY_MONTH: readonly TradelineField[] = [
  'dateReported',
  'lastActivity',
  'lastPayment',
  'monthsReviewed',
];

/** @param now the newer report of the same agency */
export function compareWithLast(now: CreditReport, last: CreditReport): ReportChanges {
  const pairs = now.tradelines.map((tradeline) => ({
    now: tradeline,
    before: sameAccount(tradeline, last),
  }));
  const kept = new Set(pairs.flatMap(({ before }) => (before ? [before.id] : [])));
  return {
    gone: last.tradelines.filter(({ id }) => !kept.has(id)),
    added: pairs.flatMap(({ now: tradeline, before }) => (before ? [] : [tradeline])),
    changed: pairs.flatMap(({ now: tradeline, before }) => {
      const fields = before ? differing(tradeline, before) : [];
      return before && fields.length > 0 ? [{ now: tradeline, before, fields }] : [];
    }),
  };
}

function differing(a: Tradeline, b: Tradeline): TradelineField[] {
  return (Object.keys(tradelineFields) as TradelineField[]).filter(
    (field) => !EVERY_MONTH.includes(field) && differ(a.facts[field], b.facts[field]),
  );
}

/** What could not be read differs from nothing. */
function differ(a: Fact<unknown>, b: Fact<unknown>): boolean {
  if (a.state === 'unread' || b.state === 'unread') return false;
  return valueOf(a) !== valueOf(b);
}

/** One account as each agency tells it. Different is not wrong: furnishers report on different days. */
export interface SideBySide {
  readonly tradelines: readonly Tradeline[];
  /** Of fields that should be the same everywhere. */
  readonly differing: readonly TradelineField[];
}

const SAME_EVERYWHERE: readonly TradelineField[] = [
  'dateOpened',
  'creditLimit',
  'responsibility',
  'originalCreditor',
];

/** @param reports one of each agency @returns accounts that at least two agencies have */
export function besideEachOther(reports: readonly CreditReport[]): SideBySide[] {
  const groups = new Map<string, { bureau: Bureau; tradeline: Tradeline }[]>();
  for (const { bureau, tradelines } of reports) {
    for (const tradeline of tradelines) {
      const key = acrossAgencies(tradeline);
      if (key) groups.set(key, [...(groups.get(key) ?? []), { bureau, tradeline }]);
    }
  }
  return (
    [...groups.values()]
      // Two of one agency: it can't be told which is which.
      .filter(
        (group) =>
          group.length > 1 && new Set(group.map(({ bureau }) => bureau)).size === group.length,
      )
      .map((group) => group.map(({ tradeline }) => tradeline))
      .map((tradelines) => ({
        tradelines,
        differing: SAME_EVERYWHERE.filter((field) => {
          const values = tradelines.flatMap(({ facts }) => valueOf<unknown>(facts[field]) ?? []);
          return new Set(values.map((value) => spelled(value))).size > 1;
        }),
      }))
  );
}

/** The agencies mask account numbers at different ends, so that a name and the month of opening must do. */
function acrossAgencies({ facts }: Tradeline): string | undefined {
  const creditor = valueOf(facts.creditor);
  const opened = valueOf(facts.dateOpened);
  return creditor && opened ? `${companyKey(creditor)} ${opened.slice(0, 7)}` : undefined;
}

function spelled(value: unknown): string {
  return String(value)
    .toLowerCase()
    .replaceAll(/ account$/g, '')
    .trim();
}
