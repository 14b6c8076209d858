import { expect, test } from 'vitest';
import type { CreditReport, ReportDate } from '../contract/report.ts';
import { fact, record, report, type Facts, type Made } from './a-report.ts';
import { besideEachOther, compareWithLast } from './compare-reports.ts';
import { findLikelyErrors, type OwnDispute, type ReportAnswers } from './likely-errors.table.ts';

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

const AUTO: Facts = {
  creditor: 'HARBOR LENDING',
  accountNumber: '5555',
  accountType: 'Auto Loan',
  dateOpened: '2014-02-03',
  balance: 0,
};
const DISPUTED = 'Account information disputed by consumer';

/** The rules of the list that have a part for which the first version asked nothing: what fires, and what must stay silent. */
test.each<{
  name: string;
  of: Made;
  more?: Partial<CreditReport>;
  answers?: ReportAnswers;
  rules: string[];
}>([
  // 1
  {
    name: 'no date of first delinquency, and with a collector for longer than the time may last',
    of: { facts: { ...COLLECTION, firstDelinquency: undefined, dateOpened: '2018-05' } },
    more: { neverPrinted: ['firstDelinquency'] },
    rules: ['maybe_too_old'],
  },
  {
    name: 'no date, and charged off by a month that is long ago',
    of: {
      facts: { ...AUTO, status: 'Charge-off', balance: 9_00 },
      history: [['2017-03', 'charge_off']],
    },
    more: { neverPrinted: ['firstDelinquency'] },
    rules: ['maybe_too_old'],
  },
  {
    name: 'with a collector for less than that',
    of: { facts: { ...COLLECTION, firstDelinquency: undefined, dateOpened: '2018-10' } },
    more: { neverPrinted: ['firstDelinquency'] },
    rules: [],
  },
  {
    name: 'a good account has no limit, however old',
    of: { facts: { ...AUTO, dateOpened: '1999-01-01', status: 'Current' } },
    more: { neverPrinted: ['firstDelinquency'] },
    rules: [],
  },
  {
    name: 'an account that was late once and is good again, with the date of that delinquency',
    of: { facts: { ...AUTO, status: 'Current', firstDelinquency: '2016-01-01' } },
    rules: [],
  },
  {
    name: 'a car taken back is counted as a charge-off is',
    of: { facts: { ...AUTO, status: 'Repossession', firstDelinquency: '2018-09-01' } },
    rules: ['too_old'],
  },
  {
    name: 'a late month of long ago on a good account',
    of: {
      facts: { ...AUTO, status: 'Current' },
      history: [
        ['2018-08', 'late_30'],
        ['2018-09', 'ok'],
      ],
    },
    rules: ['late_too_old'],
  },
  {
    name: 'a late month within the longer count',
    of: { facts: { ...AUTO, status: 'Current' }, history: [['2018-10', 'late_30']] },
    rules: [],
  },
  {
    name: 'a judgment, which has a clock of its own',
    of: { facts: AUTO },
    more: { publicRecords: [record({ type: 'Civil Judgment', dateFiled: '2010-01-01' })] },
    rules: [],
  },
  // 2 and 4
  {
    name: 'first delinquent after it was placed for collection',
    of: { facts: { ...COLLECTION, datePlacedForCollection: '2022-12-01' } },
    rules: ['dates_out_of_order'],
  },
  {
    name: 'a collector may print the day on which the account was first opened',
    of: { facts: { ...COLLECTION, dateOpened: '2019-06-15' } },
    rules: [],
  },
  {
    name: 'first delinquent after it was charged off',
    of: {
      facts: { ...AUTO, status: 'Charge-off', balance: 9_00, firstDelinquency: '2023-05-01' },
      history: [['2023-04', 'charge_off']],
    },
    rules: ['dates_out_of_order'],
  },
  {
    name: 'a loan that is paid off was paid long after it was closed',
    of: {
      facts: {
        ...AUTO,
        status: 'Paid, Closed',
        dateClosed: '2023-01-31',
        lastPayment: '2023-05-01',
      },
    },
    rules: ['dates_out_of_order'],
  },
  {
    name: 'a payment that was booked a few days after the loan was closed',
    of: {
      facts: { ...AUTO, status: 'Paid, Closed', dateClosed: '2023-01-31', lastPayment: '2023-02' },
    },
    rules: [],
  },
  {
    name: 'a card is paid for years after it was closed',
    of: { facts: { ...CARD, status: 'Paid', dateClosed: '2020-01-31', lastPayment: '2023-05-01' } },
    rules: [],
  },
  // 6
  {
    name: 'a status of an earlier month beside nothing past due now',
    of: { facts: { ...CARD, status: '30 days past due as of Aug 2023', pastDue: 0 } },
    rules: [],
  },
  // 7
  {
    name: 'another servicer collects for the same owner',
    of: { facts: { ...AUTO, remarks: 'Transferred to another servicer', balance: 10_00 } },
    rules: [],
  },
  // 9
  {
    name: 'charged off, and in good standing',
    of: {
      facts: {
        ...CARD,
        status: 'Pays As Agreed',
        chargeOffAmount: 80_00,
        firstDelinquency: '2024-01-01',
      },
    },
    rules: ['charge_off_of_good_account'],
  },
  {
    name: 'charged off, as a remark says too',
    of: {
      facts: {
        ...CARD,
        status: 'Pays As Agreed',
        chargeOffAmount: 80_00,
        remarks: 'Charged off account',
        firstDelinquency: '2024-01-01',
      },
    },
    rules: [],
  },
  // 10
  {
    name: 'late after it was sold',
    of: {
      facts: { ...CARD, status: 'Sold to another lender', statusUpdated: '2024-03' },
      history: [
        ['2024-03', 'late_60'],
        ['2024-04', 'late_60'],
      ],
    },
    rules: ['late_after_sold'],
  },
  {
    name: 'late up to the month in which it was sold',
    of: {
      facts: { ...CARD, remarks: 'Purchased by another lender', dateClosed: '2024-03-20' },
      history: [
        ['2024-02', 'late_60'],
        ['2024-03', 'late_60'],
      ],
    },
    rules: [],
  },
  {
    name: 'late after the petition of the bankruptcy that it was part of',
    of: {
      facts: { ...CARD, remarks: 'Included in Chapter 7 bankruptcy' },
      history: [
        ['2023-05', 'late_30'],
        ['2023-08', 'late_60'],
      ],
    },
    more: { publicRecords: [record({ type: 'Chapter 7 Bankruptcy', dateFiled: '2023-06-10' })] },
    rules: ['late_in_bankruptcy'],
  },
  {
    name: 'late after its own first month in bankruptcy',
    of: {
      facts: CARD,
      history: [
        ['2023-05', 'bankruptcy'],
        ['2023-08', 'late_60'],
      ],
    },
    rules: ['late_in_bankruptcy'],
  },
  {
    name: 'late before the petition',
    of: {
      facts: { ...CARD, remarks: 'Included in Chapter 7 bankruptcy' },
      history: [['2023-05', 'late_30']],
    },
    more: { publicRecords: [record({ type: 'Chapter 7 Bankruptcy', dateFiled: '2023-06-10' })] },
    rules: [],
  },
  {
    name: 'a debt that was reaffirmed',
    of: {
      facts: { ...CARD, remarks: 'Reaffirmation of debt; Chapter 7 bankruptcy' },
      history: [['2023-08', 'late_30']],
    },
    more: { publicRecords: [record({ type: 'Chapter 7 Bankruptcy', dateFiled: '2023-06-10' })] },
    rules: [],
  },
  {
    name: 'a case that was dismissed',
    of: {
      facts: { ...CARD, remarks: 'Included in Chapter 13 bankruptcy' },
      history: [['2023-08', 'late_30']],
    },
    more: {
      publicRecords: [
        record({ type: 'Chapter 13 Bankruptcy', dateFiled: '2023-06-10', status: 'Dismissed' }),
      ],
    },
    rules: [],
  },
  {
    name: 'an account that was no part of the bankruptcy',
    of: { facts: CARD, history: [['2023-08', 'late_30']] },
    more: { publicRecords: [record({ type: 'Chapter 7 Bankruptcy', dateFiled: '2023-06-10' })] },
    rules: [],
  },
  {
    name: 'late in a month of a forbearance',
    of: {
      facts: AUTO,
      history: [
        ['2020-03', 'ok'],
        ['2020-05', 'late_30'],
      ],
    },
    answers: { forborne: { t1: { from: '2020-04-01', until: '2020-09-30' } } },
    rules: ['late_in_forbearance'],
  },
  {
    name: 'late already when the forbearance began',
    of: {
      facts: AUTO,
      history: [
        ['2020-03', 'late_30'],
        ['2020-05', 'late_60'],
      ],
    },
    answers: { forborne: { t1: { from: '2020-04-01', until: '2020-09-30' } } },
    rules: [],
  },
  {
    name: 'late in the month after the forbearance, and in the one in which it ended',
    of: {
      facts: AUTO,
      history: [
        ['2020-03', 'ok'],
        ['2020-09', 'late_30'],
        ['2020-10', 'late_60'],
      ],
    },
    answers: { forborne: { t1: { from: '2020-04-01', until: '2020-09-15' } } },
    rules: [],
  },
  // 12
  {
    name: 'settled, and unpaid by its status',
    of: {
      facts: {
        ...COLLECTION,
        balance: 0,
        status: 'Unpaid',
        remarks: 'Settled for less than full balance',
      },
    },
    rules: ['settled_with_balance'],
  },
  {
    name: 'a settlement that is still being paid',
    of: { facts: { ...CARD, remarks: 'Paying under a partial payment agreement', balance: 10_00 } },
    rules: [],
  },
  // 13
  {
    name: 'a balance after a discharge, of a debt that was reaffirmed',
    of: { facts: { ...COLLECTION, remarks: 'Reaffirmed' } },
    answers: { dischargedOn: '2025-01-01' },
    rules: [],
  },
  // 21
  {
    name: 'a dispute that the report notes',
    of: { facts: { ...CARD, remarks: DISPUTED, dateReported: '2026-03-01' } },
    answers: { disputedWithFurnisher: { t1: '2025-12-20' } },
    rules: [],
  },
  {
    name: 'a dispute that the report does not note, a reporting cycle later',
    of: { facts: { ...CARD, dateReported: '2026-03-01' } },
    answers: { disputedWithFurnisher: { t1: '2025-12-20' } },
    rules: ['dispute_not_noted'],
  },
  {
    name: 'a dispute that can’t be noted yet',
    of: { facts: { ...CARD, dateReported: '2026-01-15' } },
    answers: { disputedWithFurnisher: { t1: '2025-12-20' } },
    rules: [],
  },
  {
    name: 'remarks that this layout never prints',
    of: { facts: { ...CARD, dateReported: '2026-03-01' } },
    more: { neverPrinted: ['remarks'] },
    answers: { disputedWithFurnisher: { t1: '2025-12-20' } },
    rules: [],
  },
  {
    name: 'still noted as disputed, long after the company got the dispute',
    of: { facts: { ...CARD, remarks: DISPUTED, dateReported: '2026-03-01' } },
    answers: { disputedWithFurnisher: { t1: '2025-10-01' } },
    rules: ['dispute_still_noted'],
  },
])('a part of a rule: $name', ({ of, more, answers, rules }) => {
  expect(rulesOf(report([of], more), { answers: answers ?? {} })).toEqual(rules);
});

test('a note of a dispute is asked about once an earlier report had it long ago, and every report since', () => {
  const noted = (date: ReportDate, remarks: string | undefined) =>
    report([{ facts: { ...CARD, remarks } }], { date: fact(date) });
  const now = noted('2026-03-14', DISPUTED);
  const [young, old, bare] = [
    noted('2026-01-10', DISPUTED),
    noted('2025-10-10', DISPUTED),
    noted('2026-01-10', undefined),
  ];
  expect(rulesOf(now, { earlier: [young, old] })).toEqual(['dispute_still_noted']);
  expect(rulesOf(now, { earlier: [young] }), 'it may still be looked into').toEqual([]);
  expect(rulesOf(now, { earlier: [bare, old] }), 'it is another dispute').toEqual([]);
  const over = 'Consumer disputes after resolution';
  expect(rulesOf(noted('2026-03-14', over), { earlier: [old] }), 'it says how it ended').toEqual(
    [],
  );
});

test('who caught up and fell behind again has a later date of first delinquency', () => {
  const before = report([{ facts: { ...COLLECTION, firstDelinquency: '2022-06-01' } }]);
  const now = report([{ facts: COLLECTION, history: [['2022-09', 'ok']] }]);
  expect(rulesOf(now, { earlier: [before] })).toEqual([]);
});

test('a year of birth is asked about as a name is', () => {
  const person = { names: [], addresses: [], employers: [], birthYear: fact(1985) };
  const found = rulesOf(report([], { person }), { answers: { notRecognized: ['birth_date 1'] } });
  expect(found).toEqual(['unknown_detail']);
});

test('a collector that keeps the creditor’s number means the same debt, whatever it has added', () => {
  const creditor = {
    ...CARD,
    status: 'Charge-off',
    firstDelinquency: '2023-01-10',
    balance: 400_00,
  };
  const both = (accountNumber: string) =>
    report([
      { id: 'a', facts: creditor },
      { id: 'b', facts: { ...COLLECTION, accountNumber } },
    ]);
  expect(rulesOf(both('9876'))).toEqual(['twice']);
  expect(rulesOf(both('1234'))).toEqual([]);
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

test('one debt twice is found among many, wherever its entries stand, and each pair once', () => {
  const others = (from: number): Made[] =>
    Array.from({ length: 100 }, (_, at) => ({
      id: `other ${from + at}`,
      facts: { ...CARD, creditor: `LENDER ${from + at}`, accountNumber: '1111', balance: 40_00 },
    }));
  const second = { ...COLLECTION, creditor: 'SOUTHGATE FUNDING', accountNumber: '7777' };
  const all = report([
    { id: 'card', facts: { ...CARD, balance: 7_00 } },
    { id: 'collector', facts: COLLECTION },
    ...others(0),
    { id: 'card again', facts: { ...CARD, creditor: 'Example Bank, N.A.', balance: 7_00 } },
    ...others(100),
    { id: 'second collector', facts: second },
    { id: 'another debt', facts: { ...second, accountNumber: '8888', balance: 99_00 } },
  ]);
  const found = findLikelyErrors({
    report: all,
    reportDate: '2026-03-14',
    earlier: [],
    answers: {},
  });
  expect(found.map(({ rule, about }) => [rule, ...about])).toEqual([
    ['twice', 'card', 'card again'],
    ['twice', 'collector', 'second collector'],
  ]);
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

test.each<{ name: string; facts: Facts; rules: string[] }>([
  { name: 'as a child', facts: { dateOpened: '2016-12-30' }, rules: ['opened_as_a_child'] },
  {
    name: 'in the year of the eighteenth birthday',
    facts: { dateOpened: '2017-01-02' },
    rules: [],
  },
  {
    name: 'as a child, on a parent’s card',
    facts: { dateOpened: '2010-05-01', responsibility: 'Authorized User' },
    rules: [],
  },
  {
    name: 'as a child, for school',
    facts: { dateOpened: '2016-08-01', accountType: 'Education Loan' },
    rules: [],
  },
])('an account opened $name', ({ facts, rules }) => {
  const person = { names: [], addresses: [], employers: [], birthYear: fact(1999) };
  expect(rulesOf(report([{ facts: { ...CARD, ...facts } }], { person }))).toEqual(rules);
});

test('an item that was deleted after a dispute is back only under its own name and number, in a later report', () => {
  const deleted: OwnDispute = {
    bureau: 'equifax',
    disputeId: 'd1',
    creditorName: 'Northgate Recovery, LLC',
    accountEnding: '1234',
    deletedOn: '2026-01-10',
  };
  const found = (item: OwnDispute) =>
    findLikelyErrors({
      report: report([{ facts: COLLECTION }]),
      reportDate: '2026-03-14',
      earlier: [],
      disputed: [item],
      answers: {},
    });
  expect(found(deleted)).toMatchObject([
    { rule: 'back_again', about: ['t1'], values: { disputeId: 'd1', deletedOn: '2026-01-10' } },
  ]);
  expect(found({ ...deleted, accountEnding: '9999' })).toEqual([]);
  expect(found({ ...deleted, creditorName: 'ANOTHER COLLECTOR' })).toEqual([]);
  expect(found({ ...deleted, deletedOn: '2026-04-01' })).toEqual([]);
});

test('an item that was gone and is back goes on with the dispute of it that has no noted answer', () => {
  const item: OwnDispute = {
    bureau: 'equifax',
    disputeId: 'd1',
    creditorName: 'Northgate Recovery, LLC',
    accountEnding: '1234',
  };
  const now = report([{ facts: COLLECTION }]);
  const found = (earlier: readonly CreditReport[], disputed: readonly OwnDispute[]) =>
    findLikelyErrors({ report: now, reportDate: '2026-03-14', earlier, disputed, answers: {} });
  expect(found([report([]), now], [item])).toMatchObject([
    { rule: 'back_again', values: { disputeId: 'd1' } },
  ]);
  const other = { ...item, creditorName: 'ANOTHER COLLECTOR' };
  expect(found([report([]), now], [other])).toMatchObject([{ rule: 'back_again', values: {} }]);
  expect(found([now], [item]), 'it was never gone').toEqual([]);
});

test('a name or an address is asked about only where the person does not know it', () => {
  const named = report([], {
    person: {
      names: [fact('JORDAN Q SAMPLE'), fact('ALEX OTHER')],
      addresses: [],
      employers: [],
      birthYear: { state: 'not_reported' },
    },
  });
  expect(rulesOf(named)).toEqual([]);
  const found = findLikelyErrors({
    report: named,
    reportDate: '2026-03-14',
    earlier: [],
    answers: { notRecognized: ['name 2'] },
  });
  expect(found).toMatchObject([{ rule: 'unknown_detail', about: ['name 2'] }]);
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

test('an account that one bureau has opened on another day or in another standing is the same account', () => {
  const differing = (a: Facts, b: Facts) =>
    besideEachOther([
      report([{ id: 'a', facts: { ...CARD, ...a } }]),
      report([{ id: 'b', facts: { ...CARD, ...b } }], { bureau: 'experian' }),
    ]).map((one) => one.differing);
  const late = { dateOpened: '2019-05-01' };
  expect(differing({ highBalance: 731_00 }, { ...late, highBalance: 731_00 })).toEqual([
    ['dateOpened'],
  ]);
  expect(differing({ highBalance: 731_00 }, { ...late, highBalance: 900_00 })).toEqual([]);
  expect(differing({ status: 'Pays As Agreed' }, { status: 'Charge-off' })).toEqual([['status']]);
  expect(differing({ status: 'Pays As Agreed' }, { status: 'Current Account' })).toEqual([[]]);
});

test.each<{ name: string; equifax: Facts; experian: Facts; fields: string[] }>([
  { name: 'nothing differs', equifax: {}, experian: {}, fields: [] },
  {
    name: 'opened in another year, and the rest is the same account',
    equifax: {},
    experian: { dateOpened: '2021-05-01' },
    fields: ['dateOpened'],
  },
  {
    name: 'opened some days apart in one month, or printed as the month alone',
    equifax: { dateOpened: '2019-02-20' },
    experian: { dateOpened: '2019-02' },
    fields: [],
  },
  {
    name: 'opened in another year, and nothing but the highest balance is the same: it may be another account',
    equifax: { balance: 300_00 },
    experian: { dateOpened: '2021-05-01', balance: 90_00, creditLimit: 900_00 },
    fields: [],
  },
  {
    name: 'another limit in the same monthly report',
    equifax: {},
    experian: { creditLimit: 900_00, dateReported: '2026-02-22' },
    fields: ['creditLimit'],
  },
  {
    name: 'another limit, reported months later',
    equifax: {},
    experian: { creditLimit: 900_00, dateReported: '2025-11-20' },
    fields: [],
  },
  {
    name: 'another limit, and one does not say when it was reported',
    equifax: {},
    experian: { creditLimit: 900_00, dateReported: undefined },
    fields: [],
  },
  { name: 'no limit, written as $0', equifax: {}, experian: { creditLimit: 0 }, fields: [] },
  {
    name: 'individual in other words',
    equifax: { responsibility: 'Individual Account' },
    experian: { responsibility: 'Individual' },
    fields: [],
  },
  {
    name: 'individual and authorized user',
    equifax: { responsibility: 'Authorized User' },
    experian: { responsibility: 'Individual' },
    fields: ['responsibility'],
  },
  {
    name: 'a responsibility that we don’t know',
    equifax: { responsibility: 'Maker' },
    experian: { responsibility: 'Individual' },
    fields: [],
  },
  {
    name: 'charged off at one, current at the other in the same report',
    equifax: { status: 'Charge-off' },
    experian: { status: 'Current Account' },
    fields: ['status'],
  },
  {
    name: 'current first, and charged off months later',
    equifax: { status: 'Charge-off' },
    experian: { status: 'Current Account', dateReported: '2025-06-20' },
    fields: [],
  },
  {
    name: 'charged off first, and current months later',
    equifax: { status: 'Charge-off', dateReported: '2025-06-20' },
    experian: { status: 'Current Account' },
    fields: ['status'],
  },
  {
    name: 'late on one day and paid on the next',
    equifax: { status: '30 days past due' },
    experian: { status: 'Current Account' },
    fields: [],
  },
  {
    name: 'other words for the same',
    equifax: { status: 'Pays As Agreed' },
    experian: { status: 'Open/Never late.' },
    fields: [],
  },
])('across bureaus: $name', ({ equifax, experian, fields }) => {
  const base: Facts = {
    ...CARD,
    balance: 120_00,
    highBalance: 731_00,
    creditLimit: 500_00,
    dateReported: '2026-02-20',
  };
  const a = report([{ id: 'a', facts: { ...base, ...equifax } }]);
  const b = report([{ id: 'b', facts: { ...base, accountNumber: '4000', ...experian } }], {
    bureau: 'experian',
  });
  const found = (of: CreditReport, other: CreditReport) =>
    findLikelyErrors({
      report: of,
      reportDate: '2026-03-14',
      earlier: [],
      others: [other],
      answers: {},
    })
      .filter(({ rule }) => rule === 'bureaus_differ')
      .map(({ values: { field } }) => field);
  expect(found(a, b)).toEqual(fields);
  expect(found(b, a), 'it is asked of both').toEqual(fields);
});

test('a question about what differs has the line of its own report, and says who agrees with whom', () => {
  const of = (bureau: 'equifax' | 'experian' | 'transunion', responsibility: string) =>
    report([{ id: bureau, facts: { ...CARD, responsibility } }], { bureau });
  const [equifax, ...others] = [
    of('equifax', 'Joint Account'),
    of('experian', 'Joint'),
    of('transunion', 'Individual Account'),
  ];
  const found = findLikelyErrors({
    report: equifax as CreditReport,
    reportDate: '2026-03-14',
    earlier: [],
    others,
    answers: {},
  });
  expect(found).toMatchObject([
    {
      rule: 'bureaus_differ',
      about: ['equifax'],
      lines: [{ text: 'a line' }],
      values: { field: 'responsibility', said: 'joint' },
    },
  ]);
});

test('Equifax’s narrative codes say which amount stands in “High Credit”, and that an account was charged off', () => {
  const card: Facts = {
    ...CARD,
    status: 'Pays As Agreed',
    chargeOffAmount: 300_00,
    firstDelinquency: '2023-01-10',
  };
  expect(rulesOf(report([{ facts: card }]))).toEqual(['charge_off_of_good_account']);
  for (const narrativeCodes of ['067', '002, 174'])
    expect(rulesOf(report([{ facts: { ...card, narrativeCodes } }]))).toEqual([]);
  expect(rulesOf(report([{ facts: { ...card, narrativeCodes: '233' } }]))).toEqual([
    'charge_off_of_good_account',
  ]);

  // What was charged off first stands in "High Credit": what is left of it may go down.
  const off: Facts = { ...CARD, status: 'Charge-off', firstDelinquency: '2023-01-10' };
  const before = report([{ facts: { ...off, chargeOffAmount: 900_00, highBalance: 900_00 } }]);
  const now = { ...off, chargeOffAmount: 500_00, highBalance: 900_00 };
  const changed = (facts: Facts) => rulesOf(report([{ facts }]), { earlier: [before] });
  expect(changed(now)).toEqual(['charge_off_changed']);
  expect(changed({ ...now, narrativeCodes: '174' })).toEqual([]);
  expect(changed({ ...now, narrativeCodes: '174', highBalance: 800_00 })).toEqual([
    'charge_off_changed',
  ]);

  // A limit says nothing of one debt that is listed twice.
  const twin: Facts = { ...CARD, balance: 50_00, highBalance: 500_00 };
  const twice = (codes: string) =>
    rulesOf(
      report([
        { id: 'a', facts: { ...twin, narrativeCodes: codes } },
        { id: 'b', facts: { ...twin, balance: 60_00, narrativeCodes: codes } },
      ]),
    );
  expect(twice('002')).toEqual(['twice']);
  expect(twice('233')).toEqual([]);
});

test('several Social Security numbers are asked about, and one is not', () => {
  const numbered = (count: number) =>
    report([], {
      person: {
        names: [],
        addresses: [],
        employers: [],
        birthYear: { state: 'not_reported' },
        ssnCount: fact(count),
      },
    });
  const answers = { notRecognized: ['ssn 1'] };
  expect(rulesOf(numbered(2), { answers })).toEqual(['unknown_detail']);
  expect(rulesOf(numbered(1), { answers })).toEqual([]);
});
