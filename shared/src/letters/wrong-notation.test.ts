import { describe, expect, it } from 'vitest';
import { composeLetter } from './compose/compose-letter.rules.ts';
import { goldenCases } from './golden/golden-cases.ts';
import { type LetterInput, blockText } from './contract/letter-document.ts';
import { lintLetter } from './lint/lint-letter.rules.ts';
import type { DisputeFacts } from './contract/question.ts';

/** Anyone who is wrongly coded on a good account must keep the account: only the notation goes if it cannot be verified. */

const other = goldenInput('bureau--other');

function goldenInput(wanted: string): LetterInput {
  const found = goldenCases.find(({ name }) => name === wanted);
  if (!found) throw new Error(`There is no golden letter ${wanted}.`);
  return found.input;
}

function about(facts: DisputeFacts, story: string): LetterInput {
  const { disputeDetails } = other;
  return {
    ...other,
    attached: [],
    disputeDetails: { ...disputeDetails, customDetails: story, facts },
  };
}

const requestsOf = (input: LetterInput) =>
  composeLetter(input)
    .blocks.filter(({ kind }) => kind === 'list')
    .map(blockText)
    .join('\n');

const GOOD: readonly (readonly [string, DisputeFacts, string])[] = [
  [
    'a person coded as deceased',
    {
      itemType: 'credit_card',
      errorKind: 'something_else',
      shownNow: 'Deceased',
      shouldShow: 'No deceased notation',
    },
    'My husband died on March 3, 2025. I am alive, and this card is in my own name.',
  ],
  [
    'a card closed by the customer',
    {
      itemType: 'credit_card',
      errorKind: 'status',
      shownNow: 'Closed by credit grantor',
      shouldShow: 'Closed by consumer',
    },
    'I closed this card myself on May 2, 2024, and the bank confirmed it in a letter.',
  ],
  [
    'a wrong remark',
    {
      itemType: 'auto_loan',
      errorKind: 'account_details',
      shownNow: 'Remark: repossession',
      shouldShow: 'No remark',
    },
    'I paid off this car in June 2024 and have the title. Nobody ever took the car.',
  ],
  [
    'an account still shown as disputed',
    {
      itemType: 'mortgage',
      errorKind: 'status',
      shownNow: 'Consumer disputes this account',
      shouldShow: 'No dispute notation',
    },
    'My earlier dispute was resolved in August 2025, and I no longer dispute this loan.',
  ],
  [
    'a wrong mark in the payment history',
    {
      itemType: 'personal_loan',
      errorKind: 'payment_history',
      shownNow: 'Late in May 2025',
      shouldShow: 'Paid as agreed',
    },
    'The payment for May 2025 was taken from my account on the day that it was due.',
  ],
  [
    'an item of no listed kind',
    { itemType: 'other_item', shownNow: 'Foreclosure', shouldShow: 'Short sale' },
    'The house was sold on April 4, 2024 with the consent of the lender. Nobody foreclosed.',
  ],
];

describe('a wrong notation on a good account', () => {
  it.each(GOOD)('%s: only the notation is to go', (_case, facts, story) => {
    const input = about(facts, story);
    const requests = requestsOf(input);
    expect(requests).toMatch(/(?:remove|Remove) (?:the notation|only the part)/);
    expect(requests).not.toMatch(/\b(?:remove|delete|take out) (?:it|the account|this item)\b/i);
    expect(lintLetter(composeLetter(input), input)).toEqual([]);
  });

  it('takes nothing but the wrong part where the short form says no more', () => {
    const { facts: _, ...details } = other.disputeDetails;
    const requests = requestsOf({ ...other, attached: [], disputeDetails: details });
    expect(requests).toContain('remove that part');
    expect(requests).not.toMatch(/\bremove it\b/i);
  });

  it('a collection that cannot be verified is still to be removed', () => {
    const facts = {
      itemType: 'collection',
      errorKind: 'something_else',
      shownNow: 'Open',
      shouldShow: 'Closed',
    };
    const story =
      'The clinic took this bill back in May 2025 and wrote to me that nothing is owed.';
    expect(requestsOf(about(facts, story))).toMatch(/\bremove it\b/);
  });
});
