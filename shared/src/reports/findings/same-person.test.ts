import { expect, test } from 'vitest';
import { report } from './a-report.ts';
import { accountsAllMissing, isOtherName } from './same-person.ts';

test.each([
  ['JORDAN Q SAMPLE', 'Jordan Sample', false],
  ['SAMPLE, JORDAN Q', 'Jordan Sample', false],
  ['JORDAN SAMPLE JR', 'Jordan Sample', false],
  ['JORDAN SAMPLE, JR', 'Jordan Sample', false],
  ['MARIA ONEILL', "María O'Neill-Núñez", false],
  ['JORDAN SAMPLE SMITH', 'Jordan Sample', false],
  ['ALEXIS T OTHERNAME', 'Jordan Sample', true],
  ['OTHERNAME, ALEXIS', 'Jordan Sample', true],
  ['', 'Jordan Sample', false],
  ['J', 'Jordan Sample', false],
])('is %j another name than %j: %s', (name, other, isOther) => {
  expect(isOtherName(name, other)).toBe(isOther);
  expect(isOtherName(other, name)).toBe(isOther);
});

test('a report that has none of the accounts of the one before may be somebody else’s; one in common, or too few, says nothing', () => {
  const of = (...endings: readonly string[]) =>
    report(
      endings.map((accountNumber) => ({
        id: accountNumber,
        facts: { creditor: 'EXAMPLE BANK NA', accountNumber },
      })),
    );
  const before = of('1111', '2222', '3333');
  expect(accountsAllMissing(of('4444', '5555', '6666'), before)).toBe(3);
  expect(accountsAllMissing(of('4444', '5555', '3333'), before)).toBe(0);
  expect(accountsAllMissing(of('4444', '5555'), before)).toBe(0);
  expect(accountsAllMissing(of('4444', '5555', '6666'), of('1111'))).toBe(0);
  const elsewhere = { ...before, layout: 'identityiq' };
  expect(accountsAllMissing(of('4444', '5555', '6666'), elsewhere)).toBe(0);
});
