import { Bureau } from '@creditfix/shared/letters';
import type { HistoryMark } from '@creditfix/shared/reports';
import { seeded, type Seeded } from '../seeded.ts';
import type { InventedFacts, InventedReport, InventedTradeline } from './invented-report.ts';

/** An invented person as a three-bureau page tells of them: each account at one to three agencies, which need not agree. */

export interface SharedTradeline {
  readonly creditor: string;
  readonly originalCreditor: string;
  readonly at: Partial<Record<Bureau, InventedTradeline>>;
}

export interface ThreeBureaus {
  readonly bureaus: readonly Bureau[];
  readonly tradelines: readonly SharedTradeline[];
  /** What the page says of each agency. */
  readonly reports: Readonly<Record<Bureau, InventedReport>>;
}

/** What one mark of such a page may mean. */
const SAME_MARK: Partial<Record<HistoryMark, HistoryMark>> = {
  charge_off: 'collection_or_charge_off',
};

export function threeBureaus(report: InventedReport, seed: number): ThreeBureaus {
  const random = seeded(seed + 2_000_000);
  const bureaus = [Bureau.transunion, Bureau.experian, Bureau.equifax];
  // Such a page names the address of a company once, whatever its accounts say.
  const companies = new Map(
    report.tradelines.map(({ facts }) => [facts.creditor, facts] as const).toReversed(),
  );
  const tradelines = report.tradelines.map(({ facts, ...rest }): SharedTradeline => {
    const { address, phone } = companies.get(facts.creditor) ?? facts;
    const known: InventedFacts = { ...facts };
    if (address !== undefined) known.address = address;
    if (phone !== undefined) known.phone = phone;
    const tradeline = { facts: known, ...rest };
    const holders = bureaus.filter(() => random.chance(0.8));
    const own = holders.length > 0 ? holders : [random.pick(bureaus)];
    return {
      creditor: String(facts.creditor),
      originalCreditor: String(facts.originalCreditor ?? ''),
      at: Object.fromEntries(own.map((bureau) => [bureau, toldBy(tradeline, random)])),
    };
  });
  const of = (bureau: Bureau): InventedReport => ({
    ...report,
    tradelines: tradelines.flatMap(({ at }) => at[bureau] ?? []),
    inquiries: report.inquiries
      .filter(({ kind }, at) => kind === 'hard' && bureaus[at % bureaus.length] === bureau)
      .flatMap(({ company, kind, dates }) =>
        dates.map((date) => ({ company, kind, dates: [date] })),
      ),
  });
  return {
    bureaus,
    tradelines,
    reports: {
      equifax: of(Bureau.equifax),
      experian: of(Bureau.experian),
      transunion: of(Bureau.transunion),
    },
  };
}

function toldBy(tradeline: InventedTradeline, random: Seeded): InventedTradeline {
  const { facts, history, adverse, collection } = tradeline;
  const told: InventedFacts = { ...facts };
  told.condition = adverse ? 'Derogatory' : facts.dateClosed ? 'Closed' : 'Open';
  told.loanType = collection ? 'Collection' : 'Conventional';
  if (!adverse && Number(facts.balance) > 0 && random.chance(0.2)) {
    told.balance = Number(facts.balance) + 700;
  }
  if (random.chance(0.1)) delete told.monthlyPayment;
  return {
    facts: told,
    history: history.slice(-24).map(([month, mark]) => [month, SAME_MARK[mark] ?? mark] as const),
    adverse,
    collection,
  };
}
