import { expect, test } from 'vitest';
import { asksFirstDelinquency } from './first-delinquency.ts';

test.each([
  ['statute_of_limitations', 'firstDelinquencyDate', '', true],
  ['statute_of_limitations', 'reportDate', '', false],
  ['incorrect_dates', 'dateCorrect', 'first_delinquency', true],
  // What the report shows may be the very mistake; nothing is counted from it.
  ['incorrect_dates', 'dateShown', 'first_delinquency', false],
  ['incorrect_dates', 'dateCorrect', 'opened', false],
  ['not_mine', 'dateCorrect', 'first_delinquency', false],
])('%s, %s, %s: %s', (disputeReason, questionKey, whichDate, expected) => {
  expect(asksFirstDelinquency({ disputeReason, questionKey, facts: { whichDate } })).toBe(expected);
});
