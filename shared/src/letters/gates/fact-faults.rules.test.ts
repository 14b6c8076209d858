import { describe, expect, it } from 'vitest';
import type { DisputeReason } from '../contract/letter-purpose.ts';
import { factFaults, requiredFaults } from './fact-faults.rules.ts';
import type { DisputeFacts } from '../contract/question.ts';
import { questionsFor, relevantFacts } from '../kinds/purposes.rules.ts';

const TODAY = '2026-11-21';
const faults = (disputeReason: DisputeReason, facts?: DisputeFacts, customDetails?: string) =>
  factFaults(
    {
      creditorName: 'Acme Bank',
      accountNumber: '12345678',
      disputeReason,
      ...(facts ? { facts } : {}),
      ...(customDetails === undefined ? {} : { customDetails }),
    },
    TODAY,
  );
const paths = (...given: Parameters<typeof faults>) =>
  faults(...given).map((fault) => fault.path.replace('disputeDetails.', ''));

const IDENTITY = { documentId: '0191', kind: 'identity_proof', pages: 1, sha256: '1' } as const;

const amount = {
  itemType: 'credit_card',
  amountKind: 'balance',
  amountShown: '200',
  amountCorrect: '100',
  asOfDate: '2026-10-01',
  howComputed: 'The statement says so.',
};

const stolen = {
  itemType: 'credit_card',
  theftKind: 'new_account',
  discoveryDate: '2026-10-01',
  thiefKnown: 'unknown',
  gotBenefit: 'no',
  notMyTransaction: 'yes',
};

describe('factFaults', () => {
  it.each([
    'not_mine',
    'paid_in_full',
    'incorrect_amount',
    'incorrect_dates',
    'duplicate',
    'identity_theft',
    'statute_of_limitations',
  ] as const)('asks for no structured facts in the one-call form of %s', (reason) => {
    expect(faults(reason)).toEqual([]);
    expect(faults(reason, { itemType: ' ' })).toEqual([]);
  });

  it('asks the wizard for every gate, also before anything is answered', () => {
    const asked = requiredFaults({ disputeReason: 'not_mine' }, {}, TODAY).map(({ path }) => path);
    expect(asked).toContain('disputeDetails.facts.identityUsed');
    expect(requiredFaults({ disputeReason: 'statute_of_limitations' }, {}, TODAY)).not.toEqual([]);
    expect(requiredFaults({ disputeReason: 'incorrect_amount' }, amount, TODAY)).toEqual([]);
  });

  it('asks "other" for concrete details, with and without facts', () => {
    const vague = 'This is wrong. This is wrong. This is wrong. This is wrong.';
    for (const details of [undefined, '', 'Please fix it', vague]) {
      expect(paths('other', undefined, details)).toEqual(['customDetails']);
    }
    const concrete = 'I closed the card on March 6, 2024, and the report still shows it as open.';
    expect(faults('other', undefined, concrete)).toEqual([]);
  });

  it('wants every required fact once there is any', () => {
    expect(paths('incorrect_amount', { itemType: 'credit_card' })).toEqual([
      'facts.amountKind',
      'facts.amountShown',
      'facts.amountCorrect',
      'facts.asOfDate',
      'facts.howComputed',
    ]);
    expect(faults('incorrect_amount', amount)).toEqual([]);
  });

  it.each([
    ['an unknown key', { salary: '1' }, 'facts.salary'],
    ['a key of another reason', { paidTo: 'Acme' }, 'facts.paidTo'],
    ['an unknown choice', { itemType: 'yacht' }, 'facts.itemType'],
    ['an unknown enclosure', { enclosures: 'photo_id,my_diary' }, 'facts.enclosures'],
    ['an amount in words', { amountShown: 'a lot' }, 'facts.amountShown'],
    ['the same amount twice', { amountCorrect: '200.00' }, 'facts.amountCorrect'],
    ['a day that does not exist', { asOfDate: '2026-02-30' }, 'facts.asOfDate'],
    ['tomorrow', { asOfDate: '2026-11-22' }, 'facts.asOfDate'],
    ['something between yes and no', { freeAnnualReport: 'maybe' }, 'facts.freeAnnualReport'],
    ['a text that is too long', { howComputed: 'a'.repeat(501) }, 'facts.howComputed'],
  ])('refuses %s', (_, change, path) => {
    expect(paths('incorrect_amount', { ...amount, ...change })).toEqual([path]);
  });

  it('ignores an answer to a question that is no longer asked', () => {
    const facts = {
      itemType: 'collection',
      identityUsed: 'no',
      howKnown: 'never_had',
      dealtWithCompany: 'never',
      agreedToPay: 'yes',
    };
    expect(faults('not_mine', facts)).toEqual([]);
  });

  it('wants proof of identity beside an identity theft report', () => {
    const given = (enclosures: string) => ({
      creditorName: 'Acme Bank',
      accountNumber: '12345678',
      disputeReason: 'identity_theft' as const,
      facts: { ...stolen, enclosures },
    });
    const pages = [{ documentId: '0190', kind: 'ftc_report', pages: 6, sha256: '0' }] as const;
    expect(factFaults(given('ftc_report'), TODAY, pages)).toMatchObject([
      { path: 'disputeDetails.facts.enclosures' },
    ]);
    expect(factFaults(given('ftc_report,photo_id'), TODAY, pages)).toEqual([]);
    // Of a report that is only promised the letter makes nothing, so it needs no proof either.
    expect(factFaults(given('ftc_report'), TODAY)).toEqual([]);
  });

  it('wants proof of identity for a fraud alert', () => {
    const facts = { ...stolen, fraudAlert: 'one_year', enclosures: 'statement' };
    expect(paths('identity_theft', facts)).toEqual(['facts.fraudAlert']);
    // A tick is a promise: the pages themselves are needed.
    const ticked = { ...facts, enclosures: 'identity_proof' };
    expect(paths('identity_theft', ticked)).toEqual(['facts.fraudAlert']);
    const given = { creditorName: 'Acme Bank', accountNumber: '12345678' };
    const theft = { ...given, disputeReason: 'identity_theft' as const, facts: ticked };
    expect(factFaults(theft, TODAY, [IDENTITY])).toEqual([]);
    expect(faults('identity_theft', { ...facts, fraudAlert: 'none' })).toEqual([]);
  });

  it('wants the pages of the report for an alert of seven years', () => {
    const facts = {
      ...stolen,
      fraudAlert: 'seven_years',
      enclosures: 'ftc_report,photo_id',
    };
    expect(paths('identity_theft', facts)).toEqual(['facts.fraudAlert']);
  });

  it('wants all that a letter needs of each item once any item has answers', () => {
    const given = {
      creditorName: 'Acme Bank',
      accountNumber: '12345678',
      disputeReason: 'incorrect_amount' as const,
      facts: amount,
      moreItems: [
        { creditorName: 'Acme Bank', accountNumber: '2', disputeReason: 'not_mine' as const },
      ],
    };
    expect(factFaults(given, TODAY).map(({ path }) => path)).toContain(
      'disputeDetails.moreItems.0.facts.identityUsed',
    );
  });

  it('wants a proof of identity where a company is asked for its records', () => {
    const given = (enclosures: string) => ({
      creditorName: 'Acme Bank',
      accountNumber: '12345678',
      disputeReason: 'identity_theft' as const,
      recipient: 'furnisher' as const,
      recipientAddress: {
        name: 'Acme Bank',
        street: 'P.O. Box 981',
        city: 'El Paso',
        state: 'TX',
        zipCode: '79998',
        source: 'report' as const,
      },
      facts: { ...stolen, enclosures, wantsRecords: 'yes' },
    });
    expect(factFaults(given('statement'), TODAY)).toMatchObject([
      { path: 'disputeDetails.facts.wantsRecords' },
    ]);
    expect(factFaults(given('photo_id'), TODAY)).toMatchObject([
      { path: 'disputeDetails.facts.wantsRecords' },
    ]);
    expect(factFaults(given('photo_id'), TODAY, [IDENTITY])).toEqual([]);
  });

  it.each([
    ['hard_inquiry', ['applied']],
    ['credit_card', ['new_account', 'used_account']],
    ['other_item', ['new_account', 'used_account', 'applied']],
  ])('takes for %s only what a thief can do there', (itemType, kinds) => {
    for (const theftKind of ['new_account', 'used_account', 'applied']) {
      const facts = { ...stolen, itemType, theftKind, theftPart: 'The charges of May 9.' };
      expect(paths('identity_theft', facts).includes('facts.theftKind')).toBe(
        !kinds.includes(theftKind),
      );
    }
  });

  it.each([
    ['4482-1190-07', true],
    ['File #12/34.B', true],
    ['123456789', true],
    ['123-45-6789', false],
    ['123 45 6789', false],
    ['<b>1</b>', false],
    ['none, sorry', false],
  ])('reads "%s" as a report number: %s', (reportNumber, fits) => {
    expect(paths('incorrect_amount', { ...amount, reportNumber })).toEqual(
      fits ? [] : ['facts.reportNumber'],
    );
  });

  it.each([
    ['in the marked month', '2025-07-15', '2025-07-14', []],
    ['a year before it', '2024-07-01', '2024-07-01', []],
    ['after it', '2025-08-01', '2025-08-01', ['facts.paymentDueDate']],
    ['more than a year before it', '2024-06-30', '2024-06-30', ['facts.paymentDueDate']],
    ['three months after the payment', '2025-07-15', '2025-04-15', []],
    ['long after the payment', '2025-07-15', '2025-04-01', ['facts.paymentMadeDate']],
  ])('judges a payment due %s', (_, paymentDueDate, paymentMadeDate, expected) => {
    const facts = {
      itemType: 'auto_loan',
      whichDate: 'late_month',
      lateMonth: '2025-07',
      lateDays: '30',
      dateSource: 'statement',
      paymentDueDate,
      paymentMadeDate,
    };
    expect(paths('incorrect_dates', facts)).toEqual(expected);
  });

  it("wants more than a word where the reason is the person's own", () => {
    const mine = { itemType: 'collection', identityUsed: 'no', howKnown: 'other' };
    const facts = {
      ...mine,
      agreedToPay: 'no',
      dealtWithCompany: 'never',
      howKnownDetails: 'I just know',
    };
    expect(paths('not_mine', facts)).toEqual(['facts.howKnownDetails']);
    const told = { ...facts, howKnownDetails: 'It was opened before I was born.' };
    expect(faults('not_mine', told)).toEqual([]);
    expect(paths('duplicate', { itemType: 'collection', sameDebtWhy: 'because' })).toContain(
      'facts.sameDebtWhy',
    );
  });

  it('asks about a status only if there is an account, and about no inquiry under "other"', () => {
    const story = 'The court dismissed this case on March 6, 2024, and the report still shows it.';
    const facts = { shownNow: 'Judgment', shouldShow: 'Nothing' };
    const asked = (itemType: string) => paths('other', { ...facts, itemType }, story);
    expect(asked('judgment')).toEqual([]);
    expect(asked('late_payment')).toEqual(['facts.errorKind']);
    expect(asked('hard_inquiry')).toEqual(['facts.itemType']);
  });

  it('refuses a month in the future', () => {
    const facts = {
      itemType: 'auto_loan',
      whichDate: 'late_month',
      lateMonth: '2026-12',
      lateDays: '30',
      paymentDueDate: '2026-10-01',
      paymentMadeDate: '2026-10-01',
      dateSource: 'statement',
    };
    expect(paths('incorrect_dates', facts)).toEqual(['facts.lateMonth']);
    expect(faults('incorrect_dates', { ...facts, lateMonth: '2026-11' })).toEqual([]);
  });
});

describe('a photo ID', () => {
  const about = { disputeReason: 'incorrect_amount', recipient: 'collector' } as const;
  const ticked = { ...amount, enclosures: 'photo_id,statement' };

  it('is not offered for a letter to a collector, and does not come along from another one', () => {
    const offered = questionsFor(about, ticked).find(({ key }) => key === 'enclosures')?.options;
    expect(offered?.map(({ value }) => value)).not.toContain('photo_id');
    expect(relevantFacts(about, ticked)['enclosures']).toBe('statement');
    expect(relevantFacts({ ...about, recipient: 'furnisher' }, ticked)['enclosures']).toBe(
      'photo_id,statement',
    );
  });

  it('is not bound into the packet of one either', () => {
    const details = { ...about, creditorName: 'Acme', accountNumber: '12345678', facts: amount };
    const faultsWith = (kind: 'photo_id' | 'identity_proof') =>
      factFaults(details, TODAY, [{ ...IDENTITY, kind }]).map(({ message }) => message);
    expect(faultsWith('photo_id').join()).toContain('Do not send a photo ID to a collector');
    expect(faultsWith('identity_proof').join()).not.toContain('photo ID');
  });
});

describe('an amount', () => {
  it.each([
    ['much', 'in digits'],
    ['812 dollars', 'in digits'],
    ['-812.40', 'below zero'],
    ['$-812', 'below zero'],
    ['(812.40)', 'below zero'],
    ['812.405', 'two digits'],
    ['812.', 'two digits'],
    ['18,12.40', 'commas'],
    ['12345678901', 'too large'],
    ['812.40 35.00', 'one amount alone'],
  ])('of %s is told what is wrong with it', (amountShown, said) => {
    const [fault] = faults('incorrect_amount', { ...amount, amountShown });
    expect(fault?.message).toContain(said);
  });

  it.each(['0', '812', '812.4', '1,240.00', '$35.00'])('of %s is right', (amountShown) => {
    expect(paths('incorrect_amount', { ...amount, amountShown })).toEqual([]);
  });
});
