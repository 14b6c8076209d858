import { describe, expect, test } from 'vitest';
import { changeForm, emptyForm, type FormChange, type LetterForm } from './letter-form.ts';
import {
  accountFaults,
  detailsParts,
  firstOpenPart,
  furthestStep,
  partFaults,
  personalFaults,
  refusalOf,
} from './step-faults.ts';

const TODAY = '2026-11-21';
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
  { kind: 'personal', field: 'zipCode', value: 'anything at all' },
);
const notMine = change(
  person,
  { kind: 'bureau', bureau: 'equifax' },
  { kind: 'detail', field: 'creditorName', value: 'Midland Credit' },
  { kind: 'detail', field: 'accountNumber', value: '4471' },
  { kind: 'reason', reason: 'not_mine' },
);

describe('step 1', () => {
  test('asks for the six fields and nothing about their form', () => {
    expect(paths(personalFaults(emptyForm))).toEqual([
      'personalInfo.firstName',
      'personalInfo.lastName',
      'personalInfo.address',
      'personalInfo.city',
      'personalInfo.state',
      'personalInfo.zipCode',
    ]);
    expect(personalFaults(person)).toEqual([]);
  });

  test('names half an optional date or number instead of dropping it', () => {
    const half = change(
      person,
      { kind: 'personal', field: 'dateOfBirth', value: '1980-02-' },
      { kind: 'personal', field: 'ssnLast4', value: '12' },
    );
    expect(paths(personalFaults(half))).toEqual([
      'personalInfo.dateOfBirth',
      'personalInfo.ssnLast4',
    ]);
  });
});

describe('step 2', () => {
  test('a reason of your own needs 40 characters', () => {
    const other = change(notMine, { kind: 'reason', reason: 'other' });
    expect(paths(accountFaults(other))).toEqual(['disputeDetails.customDetails']);
    const told = change(other, {
      kind: 'detail',
      field: 'customDetails',
      value: 'The report shows my loan as open. I closed it on May 3, 2024.',
    });
    expect(accountFaults(told)).toEqual([]);
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
    expect(paths(partFaults(notMine, 2, TODAY))).toContain('disputeDetails.facts.identityUsed');
    const same = change(
      notMine,
      { kind: 'reason', reason: 'incorrect_amount' },
      fact('itemType', 'collection'),
      fact('amountKind', 'balance'),
      fact('amountShown', '90'),
      fact('amountCorrect', '90.00'),
    );
    expect(paths(partFaults(same, 2, TODAY))).toEqual(['disputeDetails.facts.amountCorrect']);
  });

  test('opens where the first unanswered part is', () => {
    expect(firstOpenPart(person, TODAY)).toBe(0);
    expect(firstOpenPart(notMine, TODAY)).toBe(1);
  });

  test('says no where the answers speak of identity theft', () => {
    const stolen = change(notMine, fact('itemType', 'collection'), fact('identityUsed', 'yes'));
    expect(refusalOf(stolen, TODAY)?.ways.length).toBeGreaterThan(0);
    expect(furthestStep(stolen, TODAY)).toBe(2);
  });
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
