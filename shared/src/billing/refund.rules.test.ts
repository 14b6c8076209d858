import { expect, it } from 'vitest';
import { refundableCents, type RefundFact } from './refund.rules.ts';

const refunds = (...words: string[]): RefundFact[] =>
  words.map((word) => {
    const [status, cents] = word.split(' ');
    return { status: status as RefundFact['status'], amountCents: Number(cents) };
  });

it.each([
  ['nothing yet', 0, [], 1_999],
  ['one that was asked for', 0, ['asked 500'], 1_499],
  ['one that failed', 0, ['failed 500'], 1_999],
  ['one that the provider has told us of', 500, ['succeeded 500'], 1_499],
  ['one that the provider is still to tell us of', 0, ['succeeded 500'], 1_499],
  ['one at the bank', 500, ['pending 500'], 1_499],
  ['one made at the provider itself', 700, ['succeeded 500'], 1_299],
  ['one of each', 500, ['succeeded 500', 'asked 1000', 'failed 1999'], 499],
  ['all of it', 1_999, ['asked 10'], 0],
])('of $19.99, after %s', (_, refundedCents, made, left) => {
  expect(refundableCents({ amountCents: 1_999, refundedCents }, refunds(...made))).toBe(left);
});
