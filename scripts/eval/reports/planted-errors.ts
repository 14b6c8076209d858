import { HistoryMark, type RuleId, type TradelineField } from '@creditfix/shared/reports';
import { seeded } from '../seeded.ts';
import type { PrintedLayout } from './hold-against.ts';
import {
  inventReport,
  type InventedFacts,
  type InventedReport,
  type InventedTradeline,
} from './invented-report.ts';
import { savedLayouts } from './save-file.ts';
import { pdfLayouts } from './typeset.ts';

/** Reports in which nothing is worth a question, and the same with one error planted. */

/** As a careful furnisher reports it: no rule has anything to ask. */
export function faultless(seed: number): InventedReport {
  const report = inventReport(seed);
  const random = seeded(seed + 1_000_000);
  return {
    ...report,
    records: [],
    inquiries: report.inquiries.map((inquiry) => ({
      ...inquiry,
      dates: inquiry.dates.map((date) => date.replace(/^\d{4}/, '2025')),
    })),
    tradelines: report.tradelines.map((tradeline, at) =>
      faultlessTradeline(tradeline, { at, random }),
    ),
  };
}

function faultlessTradeline(
  { facts, history, ...rest }: InventedTradeline,
  { at, random }: { at: number; random: ReturnType<typeof seeded> },
): InventedTradeline {
  const sound: InventedFacts = { ...facts, accountNumber: String(1000 + at), removal: '2031-05' };
  delete sound.chargeOffAmount;
  delete sound.narrativeCodes;
  delete sound.remarks;
  if (!rest.adverse) delete sound.removal;
  const closed = sound.dateClosed !== undefined;
  sound.status = rest.collection
    ? 'Collection Account'
    : rest.adverse
      ? 'Charge-off'
      : closed
        ? 'Paid, Closed'
        : 'Current Account';
  if (rest.adverse) {
    sound.firstDelinquency = '2023-02-10';
    if (!rest.collection) sound.chargeOffAmount = 400_00;
    sound.balance = (200 + at) * 100;
    sound.pastDue = sound.balance;
    if (rest.collection)
      sound.originalCreditor = `FIRST LENDER ${random.pick(['A', 'B', 'C'])}${at}`;
  } else {
    delete sound.pastDue;
    if (closed) sound.balance = 0;
  }
  sound.dateOpened = '2019-06-15';
  if (closed) {
    sound.dateClosed = '2025-11-03';
    if (sound.lastPayment) sound.lastPayment = '2025-10-20';
  }
  return {
    facts: sound,
    // Nothing late, so that nothing contradicts a status; nothing after it was closed.
    history: rest.adverse
      ? []
      : history
          .filter(([month]) => !closed || month <= '2025-11')
          .map(([month]) => [month, HistoryMark.ok] as const),
    ...rest,
  };
}

type Plant = (tradeline: InventedTradeline) => InventedTradeline;

const plant =
  (change: InventedFacts, history?: InventedTradeline['history']): Plant =>
  (tradeline) => ({
    ...tradeline,
    facts: { ...tradeline.facts, ...change },
    history: history ?? tradeline.history,
  });

const everyLayout: readonly PrintedLayout[] = [...pdfLayouts, ...savedLayouts];
const allBut = (without: PrintedLayout) => everyLayout.filter((layout) => layout !== without);

/** An error for each rule that one report alone can show, and what kind of account it is planted in. */
export const plantedErrors: readonly {
  readonly rule: RuleId;
  readonly into: 'good' | 'charge_off' | 'collection';
  readonly plant: Plant;
  /** Layouts that can show it. */
  readonly shows: readonly PrintedLayout[];
}[] = [
  {
    rule: 'too_old',
    into: 'charge_off',
    plant: plant({
      firstDelinquency: '2017-01-05',
      dateOpened: '2012-03-04',
      accountType: 'Credit Card',
    }),
    shows: ['equifax'],
  },
  {
    rule: 'maybe_too_old',
    into: 'collection',
    plant: plant({ dateOpened: '2015-03-01' }),
    shows: allBut('equifax'),
  },
  {
    rule: 'charge_off_of_good_account',
    into: 'good',
    plant: plant({
      status: 'Pays As Agreed',
      chargeOffAmount: 300_00,
      firstDelinquency: '2023-02-10',
    }),
    shows: ['equifax'],
  },
  {
    rule: 'late_in_bankruptcy',
    into: 'good',
    plant: plant({ accountType: 'Credit Card', dateReported: '2025-06-20' }, [
      ['2025-04', HistoryMark.bankruptcy],
      ['2025-06', HistoryMark.late_60],
    ]),
    shows: ['equifax', 'experian'],
  },
  {
    rule: 'dates_out_of_order',
    into: 'good',
    plant: plant({ dateOpened: '2024-02-02', dateClosed: '2021-02-02' }),
    shows: ['equifax', 'transunion', 'truelink', 'smartcredit', 'smartcredit_classic'],
  },
  {
    rule: 'opened_as_a_child',
    into: 'good',
    plant: plant({
      dateOpened: '1950-06-15',
      responsibility: 'Individual',
      accountType: 'Credit Card',
    }),
    shows: everyLayout,
  },
  {
    rule: 'paid_with_balance',
    into: 'good',
    plant: plant({ status: 'Paid, Closed', balance: 150_00 }),
    shows: everyLayout,
  },
  {
    rule: 'status_against_past_due',
    into: 'good',
    plant: plant({ status: 'Pays As Agreed', balance: 900_00, pastDue: 60_00 }),
    shows: allBut('experian'),
  },
  {
    rule: 'amounts_against_each_other',
    into: 'charge_off',
    plant: plant({ balance: 100_00, pastDue: 500_00 }),
    shows: allBut('experian'),
  },
  {
    rule: 'late_after_closed',
    into: 'good',
    plant: plant(
      {
        status: 'Paid, Closed',
        balance: 0,
        lastPayment: '2024-05-01',
        dateClosed: '2024-05-05',
        dateReported: '2024-06-20',
      },
      [
        ['2024-05', HistoryMark.ok],
        ['2024-06', HistoryMark.late_30],
      ],
    ),
    shows: ['equifax', 'transunion', 'truelink', 'smartcredit', 'smartcredit_classic'],
  },
  {
    rule: 'sudden_or_contradicted_late',
    into: 'good',
    plant: plant({ dateReported: '2025-06-20' }, [
      ['2025-05', HistoryMark.ok],
      ['2025-06', HistoryMark.late_90],
    ]),
    shows: everyLayout,
  },
  {
    rule: 'no_original_creditor',
    into: 'collection',
    plant: ({ facts, ...rest }) => {
      const { originalCreditor: _, ...others } = facts;
      return { facts: others, ...rest };
    },
    shows: allBut('equifax'),
  },
  {
    rule: 'removal_date_passed',
    into: 'charge_off',
    plant: plant({ removal: '2025-10' }),
    shows: ['experian', 'transunion'],
  },
  {
    rule: 'no_delinquency_date',
    into: 'charge_off',
    plant: ({ facts, ...rest }) => {
      const { firstDelinquency: _, ...others } = facts;
      return { facts: others, ...rest };
    },
    shows: ['equifax'],
  },
];

/** @returns the report with the error, or nothing where it has no account that could have it */
export function withError(
  report: InventedReport,
  { into, plant: change }: (typeof plantedErrors)[number],
): InventedReport | undefined {
  const at = report.tradelines.findIndex((tradeline) => kindOf(tradeline) === into);
  const chosen = report.tradelines[at];
  if (!chosen) return undefined;
  return { ...report, tradelines: report.tradelines.with(at, change(chosen)) };
}

function kindOf({ adverse, collection }: InventedTradeline): 'good' | 'charge_off' | 'collection' {
  if (collection) return 'collection';
  return adverse ? 'charge_off' : 'good';
}

/** The same with a day of opening for each account, so that it is known at every agency. */
export function toldApart(report: InventedReport): InventedReport {
  const tradelines = report.tradelines.map(({ facts, ...rest }, at): InventedTradeline => {
    const month = String((at % 12) + 1).padStart(2, '0');
    return {
      facts: {
        ...facts,
        dateOpened: `${2010 + Math.floor(at / 12)}-${month}-15`,
        highBalance: (5000 + at) * 100,
      },
      ...rest,
    };
  });
  return { ...report, tradelines };
}

/** What one agency says otherwise of an open account in good standing. */
export const differences: readonly {
  readonly field: TradelineField;
  readonly change: (facts: InventedFacts) => InventedFacts;
}[] = [
  { field: 'dateOpened', change: () => ({ dateOpened: '2016-02-07' }) },
  {
    field: 'creditLimit',
    change: ({ creditLimit }) => ({ creditLimit: Number(creditLimit) + 500_00 }),
  },
  {
    field: 'responsibility',
    change: ({ responsibility }) => ({
      responsibility: responsibility === 'Joint' ? 'Individual' : 'Joint',
    }),
  },
  { field: 'status', change: () => ({ status: 'Charge-off' }) },
];

export function withDifference(
  report: InventedReport,
  { change }: (typeof differences)[number],
): InventedReport | undefined {
  const at = report.tradelines.findIndex(
    ({ facts, adverse }) =>
      !adverse && !facts.dateClosed && facts.creditLimit !== undefined && Number(facts.balance) > 0,
  );
  const chosen = report.tradelines[at];
  if (!chosen) return undefined;
  const odd = { ...chosen, facts: { ...chosen.facts, ...change(chosen.facts) } };
  return { ...report, tradelines: report.tradelines.with(at, odd) };
}
