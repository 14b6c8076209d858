import { describe, expect, it } from 'vitest';
import type { DisputeDetails } from '../contract/dispute-request.schema.ts';
import {
  contradicts,
  itemIdentity,
  itemIdentityForAll,
  repeatMakesSenseOn,
  repeatsWithNothingNew,
  type SaidBefore,
} from './repeat.rules.ts';

const said = (
  change: Partial<DisputeDetails> = {},
  rest: Partial<SaidBefore> = {},
): SaidBefore => ({
  disputeDetails: {
    creditorName: 'Acme Bank, N.A.',
    accountNumber: '****5678',
    disputeReason: 'incorrect_amount',
    facts: {
      amountShown: '200',
      howComputed: 'The statement of May shows it.',
      enclosures: 'statement',
    },
    ...change,
  },
  bureau: 'equifax',
  copies: ['a'],
  ...rest,
});

describe('the same item', () => {
  it.each([
    ['ACME BANK NA', '12345678'],
    ['Acme  Bank', 'XXXX-5678'],
  ])('is known again as %s %s', (creditorName, accountNumber) => {
    expect(itemIdentity({ creditorName, accountNumber })).toBe(itemIdentity(said().disputeDetails));
  });

  it('is another one with another number', () => {
    expect(itemIdentity({ creditorName: 'Acme Bank', accountNumber: '5679' })).not.toBe(
      itemIdentity(said().disputeDetails),
    );
  });
});

describe('the same dispute again', () => {
  it('brings nothing new as it stands, or with the story retold', () => {
    expect(repeatsWithNothingNew(said(), said())).toBe(true);
    const retold = { amountShown: '200', howComputed: 'It shows it, the May statement.' };
    expect(repeatsWithNothingNew(said(), said({ facts: retold }))).toBe(true);
  });

  it('brings nothing new with more words about the same facts', () => {
    const facts = said().disputeDetails.facts;
    const told = {
      ...facts,
      story: 'Please look again, the people there are rude and this is really wrong.',
    };
    expect(repeatsWithNothingNew(said(), said({ facts: told }))).toBe(true);
    expect(
      repeatsWithNothingNew(said(), said({ customDetails: 'It is wrong, wrong and wrong again.' })),
    ).toBe(true);
  });

  it.each([
    ['the day of an answer in words', 'I paid it on March 6.'],
    ['the same day in figures', 'They got it on 3/6/2026.'],
    ['the sum of an answer', 'It says $200.00 there.'],
    ['the day of the earlier letter', 'I wrote to you on November 2, 2026 about this.'],
    ['a year alone', 'It has been like that since 2024.'],
  ])('brings nothing new with %s', (_, customDetails) => {
    const facts = { ...said().disputeDetails.facts, paidDate: '2026-03-06' };
    const earlier = said({ facts }, { date: '2026-11-02' });
    expect(repeatsWithNothingNew(earlier, said({ facts, customDetails }))).toBe(true);
  });

  it('is written with a day where only a year was told', () => {
    const earlier = said({ customDetails: 'It has been like that since 2024.' });
    const later = said({ customDetails: 'On May 3, 2024 they wrote that it would be mended.' });
    expect(repeatsWithNothingNew(earlier, later)).toBe(false);
  });

  it.each([
    ['another amount', said({ facts: { amountShown: '210' } })],
    [
      'an answer where there was none',
      said({ facts: { ...said().disputeDetails.facts, asOfDate: 'in the fall' } }),
    ],
    ['another kind of copy', said({ facts: { enclosures: 'statement,payoff_letter' } })],
    ['a new copy', said({}, { copies: ['a', 'b'] })],
    ['another bureau', said({}, { bureau: 'experian' })],
    ['another reason', said({ disputeReason: 'not_mine' })],
    ['another account', said({ accountNumber: '9999' })],
    [
      'a date that the story did not have',
      said({ customDetails: 'On June 3 a clerk named Dolores told me she would fix this.' }),
    ],
    ['a sum that the story did not have', said({ customDetails: 'The clerk found $35 too much.' })],
  ])('is written with %s', (_, later) => {
    expect(repeatsWithNothingNew(said(), later)).toBe(false);
  });

  it('is a new letter where a request to see the file goes to another address', () => {
    const request = { template: '609-letter-myth', disputeReason: 'other' } as const;
    const recipientAddress = {
      name: 'Equifax',
      street: 'P.O. Box 7',
      city: 'Atlanta',
      state: 'GA',
      zipCode: '30348',
      source: 'report',
    } as const;
    const typed = said({ ...request, typedAddress: true, recipientAddress });
    expect(repeatsWithNothingNew(said(request), said(request))).toBe(true);
    expect(repeatsWithNothingNew(said(request), typed)).toBe(false);
    expect(repeatsWithNothingNew(typed, typed)).toBe(true);
  });

  it('brings nothing new with the bureau left open', () => {
    expect(repeatsWithNothingNew(said(), said({}, { bureau: undefined }))).toBe(true);
    expect(repeatsWithNothingNew(said({}, { bureau: undefined }), said())).toBe(false);
  });

  it('is written where one of its items is new', () => {
    const item = { creditorName: 'Other', accountNumber: '1', disputeReason: 'not_mine' as const };
    expect(repeatsWithNothingNew(said(), said({ moreItems: [item] }))).toBe(false);
    expect(repeatsWithNothingNew(said({ moreItems: [item] }), said())).toBe(true);
  });
});

it('makes sense again after 45 days', () => {
  expect(repeatMakesSenseOn('2026-11-21')).toBe('2027-01-05');
});

describe('a letter of a later round', () => {
  const letterId = '7f3a91c0-52d4-4b8e-9a10-3c5d7e9f1b2a';
  const facts = { ...said().disputeDetails.facts, earlierReference: 'CF-1' };
  const overdue = { followUp: { kind: 'overdue_notice', letterId }, facts } as const;
  const asked = { followUp: { kind: 'method_of_verification', letterId }, facts } as const;

  it('does not repeat the dispute, nor a letter of another kind', () => {
    expect(repeatsWithNothingNew(said(), said(overdue))).toBe(false);
    expect(repeatsWithNothingNew(said(overdue), said(asked))).toBe(false);
    expect(contradicts(said().disputeDetails, said(overdue).disputeDetails)).toBe(false);
  });

  it('repeats itself, unless it follows another letter or goes to another bureau', () => {
    expect(repeatsWithNothingNew(said(overdue), said(overdue))).toBe(true);
    const other = { ...overdue, facts: { ...facts, earlierReference: 'CF-2' } };
    expect(repeatsWithNothingNew(said(overdue), said(other))).toBe(false);
    expect(repeatsWithNothingNew(said(overdue), said(overdue, { bureau: 'experian' }))).toBe(false);
  });
});

describe('a goodwill letter', () => {
  const goodwill = { disputeReason: 'other', template: 'goodwill-adjustment' } as const;
  const dispute = { disputeReason: 'incorrect_dates' } as const;
  it('contradicts a dispute of the same item, whichever comes first', () => {
    expect(contradicts(goodwill, dispute)).toBe(true);
    expect(contradicts(dispute, goodwill)).toBe(true);
    expect(contradicts(goodwill, goodwill)).toBe(false);
    expect(contradicts(goodwill, { disputeReason: 'other', template: '609-letter-myth' })).toBe(
      false,
    );
  });
});

describe('the same item under two accounts', () => {
  const identity = (creditorName: string, accountNumber: string) =>
    itemIdentityForAll({ creditorName, accountNumber });

  it.each([
    ['ACME BANK NA', '1234-5678-9012'],
    ['Acme Bank, N.A.', '123456789012'],
  ])('is known again as %s %s', (creditorName, accountNumber) => {
    expect(identity(creditorName, accountNumber)).toBe(identity('Acme Bank', '1234 5678 9012'));
  });

  it('is another one where only the last digits agree', () => {
    expect(identity('Acme Bank', '777756789012')).not.toBe(identity('Acme Bank', '123456789012'));
  });

  it.each(['****9012', 'XXXX-XXXX-XXXX-9012', 'xxxxxx9012', '9012', ''])(
    'is never guessed from %j',
    (accountNumber) => {
      expect(identity('Acme Bank', accountNumber)).toBeUndefined();
    },
  );
});
