import { expect, test } from 'vitest';
import { draftContentSchema } from '../letters/index.ts';
import { findLikelyErrors } from './findings/likely-errors.table.ts';
import { inquiry, report } from './findings/a-report.ts';
import { knownItem, letterStart, reportFacts } from './letter-start.ts';
import { lettersOf } from './letters-of.ts';
import { shownNumber } from './shown-number.ts';

const CARD = {
  id: 'card',
  facts: {
    creditor: 'EXAMPLE BANK NA',
    accountNumber: '1234',
    accountType: 'Credit Card',
    status: 'Paid, Closed',
    balance: 512_00,
    address: 'PO BOX 10000 SAMPLETON, OH 44000',
  },
} as const;

test('what was not confirmed stays out of the letter, and what was said by an answer is in it', () => {
  const of = report([CARD], { reference: { state: 'not_reported' } });
  const [finding] = findLikelyErrors({
    report: of,
    reportDate: '2026-03-14',
    earlier: [],
    answers: {},
  });
  const known = knownItem(of, { entry: 'card', finding });
  expect(known?.reason).toBe('paid_in_full');
  const start = letterStart({
    bureau: 'equifax',
    confirmed: reportFacts(of),
    items: [
      {
        reason: known?.reason,
        said: known?.said ?? {},
        confirmed: (known?.facts ?? []).filter(({ field }) => field !== 'itemType'),
      },
    ],
  });
  expect(start.disputeDetails).toEqual({
    creditorName: 'EXAMPLE BANK NA',
    accountNumber: '1234',
    disputeReason: 'paid_in_full',
    recipient: 'bureau',
    facts: { shownNow: 'Balance $512.00', reportDate: '2026-03-14' },
    recipientAddress: {
      name: 'EXAMPLE BANK NA',
      street: 'PO BOX 10000',
      city: 'SAMPLETON',
      state: 'OH',
      zipCode: '44000',
      source: 'report',
    },
  });
  expect(draftContentSchema.safeParse({ ...start, step: 1 }).success).toBe(true);
});

test.each([
  ['PO BOX 10000, SAMPLETON, OH 44000-1000', 'PO BOX 10000', 'SAMPLETON', '44000-1000'],
  ['12 MAIN ST, SAMPLETON, OH 44000', '12 MAIN ST', 'SAMPLETON', '44000'],
])(
  'an address that says where the street ends is taken apart: %s',
  (address, street, city, zip) => {
    const of = report([{ id: 'card', facts: { ...CARD.facts, address } }]);
    const known = knownItem(of, { entry: 'card' });
    const items = [{ reason: undefined, said: {}, confirmed: known?.facts ?? [] }];
    const { disputeDetails } = letterStart({ bureau: 'equifax', confirmed: [], items });
    expect(disputeDetails.recipientAddress).toMatchObject({ street, city, zipCode: zip });
  },
);

test.each([
  ['Account Number 440000****', '0000', undefined, '440000****'],
  ['Account # : 4400-00XX-XXXX', '0000', undefined, '440000XXXXXX'],
  ['Account Number *******0000', '0000', '0000', '0000'],
  ['12 MAIN ST', '0000', '0000', '0000'],
])('of %s only what is printed at its end is called its end', (text, value, ending, printed) => {
  const source = { page: 1, text, label: 'Account Number' };
  expect(shownNumber({ state: 'reported', value, source })).toEqual({ ending, printed });
  const of = report([CARD]);
  const [card] = of.tradelines;
  if (!card) throw new Error('no account');
  const facts = { ...card.facts, accountNumber: { state: 'reported', value, source } as const };
  const known = knownItem({ ...of, tradelines: [{ ...card, facts }] }, { entry: 'card' });
  expect(known?.facts.find(({ field }) => field === 'accountNumber')?.value).toBe(printed);
});

test('an address is never guessed', () => {
  const of = report([
    { id: 'card', facts: { ...CARD.facts, address: '12 MAIN ST SAMPLETON, OH 44000' } },
  ]);
  const known = knownItem(of, { entry: 'card' });
  expect(known?.facts.map(({ field }) => field)).not.toContain('furnisherAddress');
});

test('two entries of one debt are both in the item, and an inquiry brings its date', () => {
  const twin = { id: 'twin', facts: { ...CARD.facts, status: 'Open', dateOpened: '2020-01-02' } };
  const of = report([{ ...twin, id: 'one' }, twin], {
    inquiries: [inquiry('i1', 'LENDX', '2025-11-02')],
  });
  const answers = { notRecognized: ['i1'] };
  const findings = findLikelyErrors({ report: of, reportDate: '2026-03-14', earlier: [], answers });
  const twice = findings.find(({ rule }) => rule === 'twice');
  const values = (entry: string, finding = twice) =>
    Object.fromEntries(
      knownItem(of, { entry, finding })?.facts.map(({ field, value }) => [field, value]) ?? [],
    );
  expect(values('one')).toMatchObject({
    otherCreditor: 'EXAMPLE BANK NA',
    otherAccountNumber: '1234',
    thisBalance: '512.00',
    otherOpened: '2020-01-02',
  });
  const unknown = findings.find(({ rule }) => rule === 'not_recognized');
  expect(values('i1', unknown)).toEqual({ creditorName: 'LENDX', inquiryDate: '2025-11-02' });
});

test('an inquiry that is too old comes as the letter about it can name it', () => {
  const of = report([], { inquiries: [inquiry('i1', 'LENDX', '2023-11-02')] });
  const [old] = findLikelyErrors({
    report: of,
    reportDate: '2026-03-14',
    earlier: [],
    answers: {},
  });
  expect(old?.rule).toBe('old_inquiry');
  expect(knownItem(of, { entry: 'i1', finding: old })).toMatchObject({
    reason: 'other',
    said: { itemType: 'other_item' },
    facts: [
      { field: 'creditorName', value: 'LENDX' },
      { field: 'shownNow', value: 'Inquiry of November 2, 2023' },
    ],
  });
});

test('a name that is not the person’s makes a letter about the file', () => {
  const of = report([], {
    person: {
      names: [
        { state: 'reported', value: 'ALEX OTHER', source: { page: 1, text: 'a', label: '' } },
      ],
      addresses: [],
      employers: [],
      birthYear: { state: 'not_reported' },
    },
  });
  const known = knownItem(of, { entry: 'name 1' });
  expect(known).toMatchObject({
    reason: 'personal_information',
    said: { detailKind: 'name', detailFault: 'not_mine' },
    facts: [{ field: 'shownNow', value: 'ALEX OTHER' }],
  });
  expect(knownItem(of, { entry: 'name 2' })).toBeUndefined();
});

test('a letter goes to one bureau and names five items, and a detail about the person stands alone', () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f', 'name 1'].map((entry) => ({
    bureau: 'equifax' as const,
    entry,
  }));
  const letters = lettersOf([...items, { bureau: 'experian' as const, entry: 'a' }]);
  expect(letters.map((letter) => letter.length)).toEqual([5, 1, 1, 1]);
  expect(letters.at(-1)?.[0]?.bureau).toBe('experian');
});
