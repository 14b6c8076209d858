import { expect, test } from 'vitest';
import {
  NOT_REPORTED,
  tradelineFields,
  type CreditReport,
  type Fact,
  type HistoryMark,
  type Tradeline,
  type TradelineFacts,
  type TradelineField,
} from '../contract/report.ts';
import { besideEachOther, compareWithLast } from './compare-reports.ts';
import { findLikelyErrors, type ReportAnswers } from './likely-errors.table.ts';

const SOURCE = { page: 1, text: 'a line', label: '' };

function fact<T>(value: T): Fact<T> {
  return { state: 'reported', value, source: SOURCE };
}

type Facts = Partial<Record<TradelineField, string | number>>;

interface Made {
  readonly id?: string;
  readonly facts: Facts;
  readonly history?: readonly (readonly [string, HistoryMark])[];
  readonly inCollections?: boolean;
}

function tradeline({ id = 't1', facts, history = [], inCollections = false }: Made): Tradeline {
  const all = Object.keys(tradelineFields).map((field) => {
    const value = facts[field as TradelineField];
    return [field, value === undefined ? NOT_REPORTED : fact(value)];
  });
  return {
    id,
    facts: Object.fromEntries(all) as unknown as TradelineFacts,
    history: history.map(([month, mark]) => ({ month, mark, source: SOURCE })),
    markedAdverse: false,
    inCollections,
  };
}

function report(tradelines: readonly Made[], more: Partial<CreditReport> = {}): CreditReport {
  return {
    bureau: 'equifax',
    layout: 'equifax_annual',
    person: { names: [], addresses: [], employers: [], birthYear: NOT_REPORTED },
    date: fact('2026-03-14'),
    reference: NOT_REPORTED,
    tradelines: tradelines.map(tradeline),
    inquiries: [],
    publicRecords: [],
    neverPrinted: [],
    unknownLabels: [],
    ...more,
  };
}

function rulesOf(
  of: CreditReport,
  { earlier = [], answers = {} }: { earlier?: CreditReport[]; answers?: ReportAnswers } = {},
): string[] {
  const found = findLikelyErrors({ report: of, reportDate: '2026-03-14', earlier, answers });
  return found.map(({ rule }) => rule);
}

const COLLECTION: Facts = {
  creditor: 'NORTHGATE RECOVERY LLC',
  accountNumber: '1234',
  accountType: 'Collection',
  originalCreditor: 'EXAMPLE BANK NA',
  dateOpened: '2024-05-01',
  firstDelinquency: '2023-01-10',
  balance: 512_00,
};
const CARD: Facts = {
  creditor: 'EXAMPLE BANK NA',
  accountNumber: '9876',
  accountType: 'Credit Card',
  dateOpened: '2019-02-03',
  balance: 0,
};

test.each<{ name: string; of: Made; rules: string[] }>([
  {
    name: 'a debt buyer’s later opening date is how it should be',
    of: { facts: COLLECTION },
    rules: [],
  },
  {
    name: 'a closed account may have a balance that is still being paid',
    of: { facts: { ...CARD, status: 'Closed', dateClosed: '2024-01-02', balance: 90_00 } },
    rules: [],
  },
  {
    name: 'closed with a balance, it may be late too',
    of: {
      facts: { ...CARD, dateClosed: '2024-01-02', balance: 90_00 },
      history: [['2024-06', 'late_30']],
    },
    rules: [],
  },
  {
    name: '“Paid as agreed” does not say that it is paid off',
    of: { facts: { ...CARD, status: 'Paid as agreed', balance: 5_00 } },
    rules: [],
  },
  {
    name: 'an unpaid debt is not a paid one',
    of: { facts: { ...COLLECTION, status: 'Unpaid' } },
    rules: [],
  },
  {
    name: 'seven years and 180 days are not over yet',
    of: { facts: { ...COLLECTION, firstDelinquency: '2018-12-01' } },
    rules: [],
  },
  {
    name: 'they are over',
    of: { facts: { ...COLLECTION, firstDelinquency: '2018-09-01' } },
    rules: ['too_old'],
  },
  {
    name: 'a student loan may be a federal one, which has another rule',
    of: {
      facts: {
        ...CARD,
        accountType: 'Education Loan',
        status: 'Charge-off',
        firstDelinquency: '2016-01-01',
        dateOpened: '2015-01-01',
      },
    },
    rules: [],
  },
  {
    name: 'delinquent before it was opened',
    of: { facts: { ...CARD, firstDelinquency: '2018-05-05' } },
    rules: ['dates_out_of_order'],
  },
  {
    name: 'a month is all of its days',
    of: { facts: { ...CARD, dateOpened: '2019-02', firstDelinquency: '2019-02-01' } },
    rules: [],
  },
  {
    name: 'settled for less with a balance',
    of: { facts: { ...CARD, remarks: 'Settled, less than full balance', balance: 10_00 } },
    rules: ['settled_with_balance'],
  },
  {
    name: 'sold with a balance',
    of: { facts: { ...CARD, remarks: 'Purchased by another lender', balance: 10_00 } },
    rules: ['sold_with_balance'],
  },
  {
    name: 'a paid medical collection',
    of: {
      facts: { ...COLLECTION, originalCreditor: 'SAMPLETON HOSPITAL', status: 'Paid', balance: 0 },
    },
    rules: ['medical_not_reported'],
  },
  {
    name: 'a removal month that has not ended',
    of: { facts: { ...CARD, removal: '2026-03' } },
    rules: ['leaves_soon'],
  },
])('$name', ({ of, rules }) => {
  expect(rulesOf(report([of]))).toEqual(rules);
});

test('one debt twice: with the creditor and its collector, not where the creditor says $0', () => {
  const creditor = {
    ...CARD,
    status: 'Charge-off',
    firstDelinquency: '2023-01-10',
    balance: 512_00,
  };
  const twice = report([
    { id: 'a', facts: creditor },
    { id: 'b', facts: COLLECTION },
  ]);
  expect(rulesOf(twice)).toEqual(['twice']);
  const sold = report([
    { id: 'a', facts: { ...creditor, balance: 0 } },
    { id: 'b', facts: COLLECTION },
  ]);
  expect(rulesOf(sold)).toEqual([]);
});

test('what the person says brings up what no report shows', () => {
  const shown = report([{ facts: { ...CARD, responsibility: 'Joint', monthlyPayment: 30_00 } }]);
  expect(rulesOf(shown, { answers: { authorizedUserOf: ['t1'], deferred: ['t1'] } })).toEqual([
    'authorized_user_shown_as_owner',
    'payment_while_deferred',
  ]);
  expect(rulesOf(shown, { answers: { notRecognized: ['t1'] } })).toEqual(['not_recognized']);
  const discharged = report([{ facts: COLLECTION }]);
  expect(rulesOf(discharged, { answers: { dischargedOn: '2025-01-01' } })).toEqual([
    'discharged_with_balance',
  ]);
});

test('against earlier reports: a date that moved, an item that is back', () => {
  const now = report([{ facts: COLLECTION }]);
  const before = report([{ facts: { ...COLLECTION, firstDelinquency: '2022-06-01' } }]);
  expect(rulesOf(now, { earlier: [before] })).toEqual(['delinquency_moved']);
  expect(rulesOf(now, { earlier: [report([]), now] })).toEqual(['back_again']);
  expect(rulesOf(now, { earlier: [report([])] })).toEqual([]);
});

test('the last report and this one: gone, new, changed; what changes each month is no change', () => {
  const last = report([
    { id: 'a', facts: { ...CARD, dateReported: '2026-01-01' } },
    { id: 'b', facts: COLLECTION },
  ]);
  const now = report([
    { id: 'x', facts: { ...CARD, dateReported: '2026-03-01', creditLimit: 500_00 } },
    { id: 'y', facts: { ...CARD, creditor: 'HARBOR LENDING', accountNumber: '5555' } },
  ]);
  const { gone, added, changed } = compareWithLast(now, last);
  expect(gone.map(({ id }) => id)).toEqual(['b']);
  expect(added.map(({ id }) => id)).toEqual(['y']);
  expect(changed.map(({ now: { id }, fields }) => [id, ...fields])).toEqual([['x', 'creditLimit']]);
});

test('one account at two bureaus is shown once, with what differs; two alike at one bureau are not guessed at', () => {
  const equifax = report([{ id: 'a', facts: { ...CARD, creditLimit: 500_00 } }]);
  const experian = report(
    [{ id: 'b', facts: { ...CARD, accountNumber: '4000', creditLimit: 600_00 } }],
    {
      bureau: 'experian',
    },
  );
  expect(besideEachOther([equifax, experian]).map(({ differing }) => differing)).toEqual([
    ['creditLimit'],
  ]);
  const twoAlike = report(
    [
      { id: 'c', facts: CARD },
      { id: 'd', facts: CARD },
    ],
    { bureau: 'experian' },
  );
  expect(besideEachOther([equifax, twoAlike])).toEqual([]);
});
