import { letterLimits } from '@creditfix/shared/letters';
import { describe, expect, test } from 'vitest';
import { detailsParts, partOfPath } from './details-parts.ts';
import { changeForm, emptyForm, type FormChange, type LetterForm } from '../letter-form.ts';
import { toPersonalInfo } from '../letter-request.ts';
import {
  accountFaults,
  firstOpenPart,
  furthestStep,
  nextPart,
  partFaults,
  personalFaults,
  refusalOf,
} from './step-faults.ts';

const TODAY = { today: '2026-11-21', legalMode: 'self_help' } as const;
const change = (form: LetterForm, ...changes: FormChange[]) => changes.reduce(changeForm, form);
const paths = (faults: readonly { path: string }[]) => faults.map(({ path }) => path);
const fact = (key: string, value: string): FormChange => ({ kind: 'fact', key, value });

const person = change(
  emptyForm,
  { kind: 'personal', field: 'firstName', value: 'Maria' },
  { kind: 'personal', field: 'lastName', value: 'Alvarez' },
  { kind: 'personal', field: 'address', value: '1842 Juniper Lane' },
  { kind: 'personal', field: 'city', value: 'Columbus' },
  { kind: 'personal', field: 'state', value: 'OH' },
  { kind: 'personal', field: 'zipCode', value: '43215' },
);
const notMine = change(
  person,
  { kind: 'bureaus', bureaus: ['equifax'] },
  { kind: 'detail', field: 'creditorName', value: 'Midland Credit' },
  { kind: 'detail', field: 'accountNumber', value: '4471' },
  { kind: 'reason', reason: 'not_mine' },
);

test('no account number is asked of an inquiry, and one of what turns out to be none', () => {
  const named = change(
    person,
    { kind: 'detail', field: 'creditorName', value: 'LendX' },
    { kind: 'reason', reason: 'not_mine' },
  );
  expect(paths(accountFaults(named))).toEqual(['disputeDetails.accountNumber']);
  const inquiry = change(named, fact('itemType', 'hard_inquiry'));
  expect(paths(accountFaults(inquiry))).toEqual([]);
  expect(paths(accountFaults(change(inquiry, fact('itemType', 'credit_card'))))).toEqual([
    'disputeDetails.accountNumber',
  ]);
});

describe('step 1', () => {
  test('asks for the six fields, and stops at what cannot be right in them', () => {
    expect(paths(personalFaults(emptyForm, TODAY.today))).toEqual([
      'personalInfo.firstName',
      'personalInfo.lastName',
      'personalInfo.address',
      'personalInfo.zipCode',
      'personalInfo.city',
      'personalInfo.state',
    ]);
    expect(personalFaults(person, TODAY.today)).toEqual([]);
    const moved = change(person, { kind: 'personal', field: 'zipCode', value: '90210' });
    expect(paths(personalFaults(moved, TODAY.today))).toEqual(['personalInfo.zipCode']);
    expect(furthestStep(moved, TODAY)).toBe(1);
  });

  test('names half an optional date or number instead of dropping it', () => {
    const half = change(
      person,
      { kind: 'personal', field: 'dateOfBirth', value: '1980-02-' },
      { kind: 'personal', field: 'ssnLast4', value: '12' },
    );
    expect(paths(personalFaults(half, TODAY.today))).toEqual([
      'personalInfo.dateOfBirth',
      'personalInfo.ssnLast4',
    ]);
  });

  test('takes no date of birth of a minor, of tomorrow or of another century', () => {
    const born = (value: string) =>
      personalFaults(
        change(person, { kind: 'personal', field: 'dateOfBirth', value }),
        TODAY.today,
      );
    for (const value of ['2030-01-01', '2022-01-01', '1890-01-01']) {
      expect(paths(born(value))).toEqual(['personalInfo.dateOfBirth']);
    }
    expect(born('1980-02-17')).toEqual([]);
  });
});

test('a company is told no birth date, so a wrong one stops no letter to it', () => {
  const born = change(person, { kind: 'personal', field: 'dateOfBirth', value: '1984-02-' });
  expect(paths(personalFaults(born, TODAY.today))).toEqual(['personalInfo.dateOfBirth']);
  const toCompany = change(born, { kind: 'recipient', recipient: 'furnisher' });
  expect(personalFaults(toCompany, TODAY.today)).toEqual([]);
  expect(toPersonalInfo(toCompany)).not.toHaveProperty('dateOfBirth');
});

describe('step 2', () => {
  test('a reason of your own needs as many characters as its hint says, and the rules take those', () => {
    const other = change(notMine, { kind: 'reason', reason: 'other' });
    expect(paths(accountFaults(other))).toEqual(['disputeDetails.customDetails']);
    const told = (value: string) =>
      accountFaults(change(other, { kind: 'detail', field: 'customDetails', value }));
    const shortest = 'It shows open. I closed it May';
    expect(shortest).toHaveLength(letterLimits.leastDetails);
    expect(told(shortest)).toEqual([]);
    expect(paths(told(shortest.slice(1)))).toEqual(['disputeDetails.customDetails']);
    expect(paths(told('wrong wrong wrong wrong wrong wrong'))).toEqual([
      'disputeDetails.customDetails',
    ]);
  });

  test('each part asks only for its own answers', () => {
    const begun = change(notMine, fact('itemType', 'collection'));
    const parts = detailsParts(begun);
    const asked = parts.map((_, part) => paths(partFaults(begun, part, TODAY)));
    expect(asked.flat().length).toBeGreaterThan(0);
    parts.forEach((part, index) => {
      const own = part.questions.map(({ key }) => `disputeDetails.facts.${key}`);
      expect(own).toEqual(expect.arrayContaining(asked[index] ?? []));
    });
  });

  test('lets nobody past the questions that decide whether a letter may be written', () => {
    expect(paths(partFaults(notMine, 1, TODAY))).toEqual(['disputeDetails.facts.itemType']);
    expect(paths(partFaults(notMine, 4, TODAY))).toContain('disputeDetails.facts.identityUsed');
    const same = change(
      notMine,
      { kind: 'reason', reason: 'incorrect_amount' },
      fact('itemType', 'collection'),
      fact('amountKind', 'balance'),
      fact('amountShown', '90'),
      fact('amountCorrect', '90.00'),
    );
    expect(paths(partFaults(same, 4, TODAY))).toEqual(['disputeDetails.facts.amountCorrect']);
  });

  test('asks what is wrong and what the item is before its names, and what it is no second time', () => {
    expect(paths(partFaults(person, 1, TODAY))).toEqual([
      'disputeDetails.disputeReason',
      'disputeDetails.creditorName',
      'disputeDetails.accountNumber',
    ]);
    const reason = change(person, { kind: 'reason', reason: 'not_mine' });
    expect(paths(partFaults(reason, 1, TODAY))).toEqual([
      'disputeDetails.facts.itemType',
      'disputeDetails.creditorName',
      'disputeDetails.accountNumber',
    ]);
    const asking = detailsParts(reason).filter(({ questions }) =>
      questions.some(({ key }) => key === 'itemType'),
    );
    expect(asking.map(({ view }) => view)).toEqual(['account']);
  });

  test('opens where the first unanswered part is', () => {
    expect(firstOpenPart(person, TODAY)).toBe(1);
    expect(firstOpenPart(notMine, TODAY)).toBe(1);
    expect(firstOpenPart(change(notMine, fact('itemType', 'collection')), TODAY)).toBe(3);
  });

  test('says no where the answers speak of identity theft', () => {
    const stolen = change(notMine, fact('itemType', 'collection'), fact('identityUsed', 'yes'));
    expect(refusalOf(stolen, TODAY)?.ways.length).toBeGreaterThan(0);
    expect(furthestStep(stolen, TODAY)).toBe(2);
  });
});

describe('several items', () => {
  const whole = change(
    notMine,
    fact('itemType', 'collection'),
    fact('identityUsed', 'no'),
    fact('howKnown', 'never_had'),
    fact('dealtWithCompany', 'never'),
  );
  const two = change(whole, { kind: 'add_item' });

  test('are walked one after the other, and then seen in one list', () => {
    const parts = detailsParts(two);
    const second = parts.findIndex(({ view, item }) => view === 'account' && item === 2);
    expect(nextPart(two, second - 1, TODAY)).toBe(second);
    expect(parts.at(-1)?.view).toBe('items');
    expect(paths(partFaults(two, second, TODAY))).toContain(
      'disputeDetails.moreItems.0.creditorName',
    );
    expect(furthestStep(two, TODAY)).toBe(2);
  });

  test('lead back to the list after a change of the first', () => {
    const done = change(
      two,
      { kind: 'detail', item: 2, field: 'creditorName', value: 'Harbor Bank' },
      { kind: 'detail', item: 2, field: 'accountNumber', value: '88' },
      { kind: 'reason', item: 2, reason: 'not_mine' },
      ...['itemType', 'identityUsed', 'howKnown', 'dealtWithCompany'].map((key) => ({
        kind: 'fact' as const,
        item: 2,
        key,
        value: whole.disputeDetails.facts[key] ?? '',
      })),
    );
    const parts = detailsParts(done);
    const endOfFirst = parts.findLastIndex(({ view, item }) => view === 'questions' && item === 1);
    expect(nextPart(done, endOfFirst, TODAY)).toBe(parts.length - 1);
    expect(nextPart(done, parts.length - 1, TODAY)).toBeUndefined();
    expect(furthestStep(done, TODAY)).toBe(3);
  });

  test('have their faults on their own views', () => {
    const begun = change(two, { kind: 'reason', item: 2, reason: 'duplicate' });
    const parts = detailsParts(begun);
    const at = partOfPath(parts, 'disputeDetails.moreItems.0.facts.itemType');
    expect(parts[at]).toMatchObject({ item: 2, view: 'account' });
    expect(parts[partOfPath(parts, 'disputeDetails.accountNumber')]?.view).toBe('account');
  });
});

test('a letter to a company asks for its address', () => {
  const company = change(notMine, { kind: 'recipient', recipient: 'furnisher' });
  const parts = detailsParts(company);
  const at = partOfPath(parts, 'disputeDetails.recipientAddress.street');
  expect(parts[at]?.view).toBe('address');
  expect(paths(partFaults(company, at, TODAY))).toEqual([
    'disputeDetails.recipientAddress.source',
    'disputeDetails.recipientAddress.street',
    'disputeDetails.recipientAddress.zipCode',
    'disputeDetails.recipientAddress.city',
    'disputeDetails.recipientAddress.state',
  ]);
});

test('a letter to a bureau asks which, on a view of its own', () => {
  const parts = detailsParts(person);
  const at = partOfPath(parts, 'bureaus');
  expect(parts[at]?.view).toBe('recipient');
  expect(paths(partFaults(person, at, TODAY))).toEqual(['bureaus']);
  expect(partFaults(notMine, at, TODAY)).toEqual([]);
});

test('a special letter asks for no reason, and only for what can be chosen', () => {
  const goodwill = change(
    person,
    { kind: 'template', template: 'goodwill-adjustment' },
    { kind: 'detail', field: 'creditorName', value: 'Harbor Bank' },
    { kind: 'detail', field: 'accountNumber', value: '88' },
  );
  expect(accountFaults(goodwill)).toEqual([]);
  expect(detailsParts(goodwill).map(({ view }) => view)).not.toContain('recipient');
});

test('a draft is never opened behind something that is missing', () => {
  expect(furthestStep(emptyForm, TODAY)).toBe(1);
  expect(furthestStep(person, TODAY)).toBe(2);
  expect(furthestStep(notMine, TODAY)).toBe(2);
  const half = change(notMine, fact('itemType', 'collection'), fact('identityUsed', 'no'));
  expect(furthestStep(half, TODAY)).toBe(2);
  const whole = change(half, fact('howKnown', 'never_had'), fact('dealtWithCompany', 'never'));
  expect(furthestStep(whole, TODAY)).toBe(3);
});
