import { describe, expect, it } from 'vitest';
import type { DisputeReason, LetterRecipient } from '../contract/letter-purpose.ts';
import type { RecipientAddress } from '../contract/dispute-request.schema.ts';
import { adviceFor, refusalFor } from './gate.rules.ts';
import type { AttachedEnclosure } from '../contract/letter-document.ts';
import type { DisputeFacts } from '../contract/question.ts';

const TODAY = '2026-11-21';
const details = (disputeReason: DisputeReason, facts?: DisputeFacts) => ({
  creditorName: 'Acme Bank',
  accountNumber: '12345678',
  disputeReason,
  ...(facts ? { facts } : {}),
});
const refusal = (reason: DisputeReason, facts?: DisputeFacts) =>
  refusalFor(details(reason, facts), TODAY)?.code;
const advice = (reason: DisputeReason, facts?: DisputeFacts) =>
  adviceFor(details(reason, facts), TODAY).map(({ code }) => code);

const notMine = { itemType: 'collection', identityUsed: 'no', howKnown: 'never_had' };
const held = { ...notMine, howKnown: 'authorized_user' };
const inquiry = { itemType: 'hard_inquiry', identityUsed: 'no', inquiryDate: '2026-09-01' };
const zero = {
  itemType: 'collection',
  amountKind: 'balance',
  amountShown: '90',
  amountCorrect: '0',
};
const late = {
  itemType: 'auto_loan',
  whichDate: 'late_month',
  lateDays: '30',
  paymentDueDate: '2026-05-01',
};
const twice = {
  itemType: 'collection',
  thisBalance: '0',
  otherBalance: '640',
  entriesRelation: 'original_and_collector',
  originalEntry: 'first',
};
const theft = {
  itemType: 'credit_card',
  theftKind: 'new_account',
  thiefKnown: 'unknown',
  gotBenefit: 'no',
  notMyTransaction: 'yes',
};
const old = {
  itemType: 'collection',
  beingSued: 'no',
  firstDelinquencyDate: '2018-02-10',
  broughtCurrent: 'no',
};

describe('refusalFor', () => {
  it.each<[string, DisputeReason, DisputeFacts | undefined, string | undefined]>([
    ['an account of someone else', 'not_mine', notMine, undefined],
    [
      'an admitted identity theft',
      'not_mine',
      { ...notMine, identityUsed: 'yes' },
      'not_mine.identity_theft',
    ],
    [
      'an account not remembered',
      'not_mine',
      { ...notMine, howKnown: 'not_remembered' },
      'not_mine.not_remembered',
    ],
    ['an authorized user who never agreed', 'not_mine', { ...held, agreedToPay: 'no' }, undefined],
    [
      'an authorized user who agreed to pay',
      'not_mine',
      { ...held, agreedToPay: 'yes' },
      'not_mine.agreed_to_pay',
    ],
    [
      'a relative whose loan was cosigned',
      'not_mine',
      { ...notMine, howKnown: 'relative', agreedToPay: 'yes' },
      'not_mine.agreed_to_pay',
    ],
    [
      'another way that ends in having agreed',
      'not_mine',
      { ...notMine, howKnown: 'other', agreedToPay: 'yes' },
      'not_mine.agreed_to_pay',
    ],
    [
      'own words of a cosigner',
      'not_mine',
      {
        ...notMine,
        howKnown: 'other',
        agreedToPay: 'no',
        howKnownDetails: 'I only cosigned the loan for my nephew.',
      },
      'not_mine.agreed_to_pay',
    ],
    [
      'own words of someone who never cosigned',
      'not_mine',
      {
        ...notMine,
        howKnown: 'other',
        agreedToPay: 'no',
        howKnownDetails: 'I never cosigned this loan for anyone.',
      },
      undefined,
    ],
    [
      'own words at the end that the account is theirs',
      'not_mine',
      { ...notMine, story: 'This account is mine, but I want it gone.' },
      'not_mine.agreed_to_pay',
    ],
    ['an inquiry without an application', 'not_mine', { ...inquiry, applied: 'no' }, undefined],
    [
      'an inquiry after an application',
      'not_mine',
      { ...inquiry, applied: 'yes' },
      'inquiry.applied',
    ],
    [
      'an inquiry one is unsure of',
      'not_mine',
      { ...inquiry, applied: 'not_sure' },
      'inquiry.not_sure',
    ],
    ['zero with a statement', 'incorrect_amount', { ...zero, enclosures: 'statement' }, undefined],
    [
      'zero without a paper',
      'incorrect_amount',
      { ...zero, enclosures: 'photo_id' },
      'amount.zero_without_proof',
    ],
    [
      'a payment made in time',
      'incorrect_dates',
      { ...late, paymentMadeDate: '2026-05-30' },
      undefined,
    ],
    [
      'a payment as late as reported',
      'incorrect_dates',
      { ...late, paymentMadeDate: '2026-05-31' },
      'dates.late_is_accurate',
    ],
    [
      'a sold debt at zero beside its collector',
      'duplicate',
      twice,
      'duplicate.sold_debt_is_normal',
    ],
    ['both entries with a balance', 'duplicate', { ...twice, thisBalance: '640' }, undefined],
    [
      'two parts of a student loan',
      'duplicate',
      { ...twice, itemType: 'student_loan_federal', sameDisbursement: 'no' },
      'duplicate.separate_disbursements',
    ],
    ['identity theft without a report', 'identity_theft', theft, undefined],
    [
      'use that was allowed',
      'identity_theft',
      { ...theft, thiefKnown: 'allowed' },
      'identity_theft.allowed',
    ],
    [
      'goods that were kept',
      'identity_theft',
      { ...theft, gotBenefit: 'yes' },
      'identity_theft.benefit',
    ],
    [
      "one's own transaction",
      'identity_theft',
      { ...theft, notMyTransaction: 'no' },
      'identity_theft.own_transaction',
    ],
    ['an item past both dates', 'statute_of_limitations', old, undefined],
    [
      'an item on its last day',
      'statute_of_limitations',
      { ...old, firstDelinquencyDate: '2019-05-25' },
      'too_old.not_yet',
    ],
    [
      'an item between the two dates',
      'statute_of_limitations',
      { ...old, firstDelinquencyDate: '2019-08-01' },
      'too_old.not_yet',
    ],
    ['the one-call form without dates', 'statute_of_limitations', undefined, 'too_old.date_needed'],
    [
      'a missing date',
      'statute_of_limitations',
      { ...old, firstDelinquencyDate: '' },
      'too_old.date_needed',
    ],
    [
      'a date in the future',
      'statute_of_limitations',
      { ...old, firstDelinquencyDate: '2027-01-01' },
      'too_old.date_needed',
    ],
    [
      'an account caught up later',
      'statute_of_limitations',
      { ...old, broughtCurrent: 'yes' },
      'too_old.caught_up',
    ],
    ['a lawsuit', 'statute_of_limitations', { ...old, beingSued: 'yes' }, 'too_old.being_sued'],
    [
      'a federal student loan',
      'statute_of_limitations',
      { ...old, itemType: 'student_loan_federal' },
      'too_old.federal_student_loan',
    ],
    [
      'a judgment',
      'statute_of_limitations',
      { ...old, itemType: 'judgment' },
      'too_old.public_record',
    ],
    [
      'a bankruptcy',
      'statute_of_limitations',
      { ...old, itemType: 'bankruptcy' },
      'too_old.bankruptcy',
    ],
  ])('answers %s', (_, reason, facts, code) => {
    expect(refusal(reason, facts)).toBe(code);
  });

  it('names the earliest and the latest date of removal', () => {
    const { text } = refusalFor(
      details('statute_of_limitations', { ...old, firstDelinquencyDate: '2021-03-03' }),
      TODAY,
    ) ?? { text: '' };
    expect(text).toContain('March 3, 2028');
    expect(text).toContain('August 30, 2028');
  });

  it('names one date for a single late payment', () => {
    const facts = { ...old, itemType: 'late_payment', firstDelinquencyDate: '2021-03-03' };
    const text = refusalFor(details('statute_of_limitations', facts), TODAY)?.text;
    expect(text).toContain('it should come off after March 3, 2028');
    expect(text).not.toContain('between');
  });

  it('never offers "not mine" for one\'s own transaction', () => {
    const found = refusalFor(
      details('identity_theft', { ...theft, notMyTransaction: 'no' }),
      TODAY,
    );
    const reasons = found?.ways.flatMap((way) =>
      way.kind === 'switch_reason' ? [way.reason] : [],
    );
    expect(reasons).toEqual(['incorrect_amount', 'other']);
  });

  it('always offers a way on', () => {
    for (const facts of [undefined, old, { ...old, beingSued: 'yes' }]) {
      const found = refusalFor(details('statute_of_limitations', facts), '2024-01-01');
      expect(found?.ways.length).toBeGreaterThan(0);
    }
  });
});

describe('adviceFor', () => {
  it('points to IdentityTheft.gov where no report is ticked', () => {
    expect(advice('identity_theft', theft)).toContain('identity_theft.make_report');
    expect(advice('identity_theft')).toContain('identity_theft.make_report');
    const promised = { ...theft, enclosures: 'ftc_report,photo_id' };
    expect(advice('identity_theft', promised)).not.toContain('identity_theft.make_report');
    expect(advice('identity_theft', promised)).toContain('identity_theft.add_report');
  });

  it('asks for the pages of the proof of identity once the report is here, then for a true statement', () => {
    const promised = { ...theft, enclosures: 'ftc_report,photo_id' };
    const report = { documentId: '0190', kind: 'ftc_report', pages: 6, sha256: '0' } as const;
    const photoId = { ...report, documentId: '0191', kind: 'photo_id' } as const;
    const codes = (attached: readonly AttachedEnclosure[]) =>
      adviceFor(details('identity_theft', promised), TODAY, attached)
        .map(({ code }) => code)
        .filter((code) => code.startsWith('identity_theft.'));
    expect(codes([report])).toEqual(['identity_theft.add_identity']);
    expect(codes([report, photoId])).toEqual(['identity_theft.true_statement']);
  });

  it.each(['valueOf', 'constructor', '__proto__'])('knows no paper that is called "%s"', (name) => {
    expect(advice('incorrect_dates', { dateSource: name })).not.toContain('letter.named_paper');
  });

  it('recommends identification without requiring it', () => {
    expect(advice('not_mine', notMine)).toContain('letter.identification');
    expect(
      advice('not_mine', { ...notMine, enclosures: 'photo_id,proof_of_address' }),
    ).not.toContain('letter.identification');
  });

  it('does not call proof of identity needless where a block or an alert needs it', () => {
    const text = (enclosures: string) =>
      adviceFor(details('identity_theft', { ...theft, enclosures }), TODAY).find(
        ({ code }) => code === 'letter.identification',
      )?.text;
    expect(text('ftc_report,photo_id')).toBe(
      'Bureaus ask for a proof of address too. Sending both now can save you weeks.',
    );
    expect(text('')).not.toMatch(/not require/);
    expect(text('photo_id,proof_of_address')).toBeUndefined();
  });

  it('asks for the paper that a date comes from, until it is ticked', () => {
    const named = { ...old, delinquencySource: 'statement' };
    expect(advice('statute_of_limitations', named)).toContain('letter.named_paper');
    expect(advice('statute_of_limitations', { ...named, enclosures: 'statement' })).not.toContain(
      'letter.named_paper',
    );
    expect(
      advice('statute_of_limitations', { ...named, delinquencySource: 'memory' }),
    ).not.toContain('letter.named_paper');
  });

  it.each<[DisputeReason, DisputeFacts, string]>([
    [
      'incorrect_dates',
      {
        itemType: 'collection',
        whichDate: 'first_delinquency',
        dateShown: '2020-01-01',
        dateCorrect: '2022-01-01',
      },
      'dates.later_start',
    ],
    [
      'duplicate',
      { ...twice, entriesRelation: 'two_collectors', originalEntry: '' },
      'duplicate.collector_at_zero',
    ],
    ['paid_in_full', { fullOrSettled: 'settled', itemType: 'collection' }, 'paid.settled'],
    ['incorrect_dates', { itemType: 'collection', whichDate: 'opened' }, 'dates.collector_opened'],
    [
      'incorrect_dates',
      { itemType: 'credit_card', whichDate: 'last_payment' },
      'dates.last_payment',
    ],
    [
      'incorrect_dates',
      { itemType: 'student_loan_federal', whichDate: 'first_delinquency' },
      'dates.federal_loan',
    ],
    ['not_mine', inquiry, 'inquiry.check_names'],
    ['statute_of_limitations', { ...old, delinquencySource: 'memory' }, 'too_old.memory'],
    ['other', { itemType: 'medical_collection', vaResponsible: 'yes' }, 'letter.veteran_papers'],
  ])('for %s with %o says %s', (reason, facts, code) => {
    expect(advice(reason, facts)).toContain(code);
  });

  it('asks the one-call form for more detail', () => {
    expect(advice('duplicate')).toContain('letter.more_detail');
  });
});

describe('a letter to a company', () => {
  const address = (source: RecipientAddress['source']) => ({
    name: 'Acme Bank',
    street: 'P.O. Box 981',
    city: 'El Paso',
    state: 'TX',
    zipCode: '79998',
    source,
  });
  const given = (
    recipient: LetterRecipient,
    reason: DisputeReason,
    facts: DisputeFacts,
    source: RecipientAddress['source'] = 'report',
  ) => ({ ...details(reason, facts), recipient, recipientAddress: address(source) });
  const codes = (...about: Parameters<typeof given>) =>
    adviceFor(given(...about), TODAY).map(({ code }) => code);
  const collected = {
    itemType: 'collection',
    collectorRole: 'collector',
    beingSued: 'no',
    firstDelinquencyDate: '2021-03-03',
    paidLately: 'no',
  };

  it('advises to dispute with the bureaus as well', () => {
    expect(codes('furnisher', 'not_mine', notMine)).toContain('recipient.bureau_too');
    expect(codes('collector', 'not_mine', notMine)).toContain('recipient.bureau_too');
    expect(codes('inquirer', 'not_mine', inquiry)).toContain('inquirer.bureau_too');
    expect(codes('bureau', 'not_mine', notMine)).not.toContain('recipient.bureau_too');
    expect(codes('furnisher', 'not_mine', notMine)).not.toContain('letter.identification');
  });

  it('warns of an address that may not count', () => {
    expect(codes('furnisher', 'not_mine', notMine, 'business')).toContain('recipient.address');
    expect(codes('furnisher', 'not_mine', notMine, 'company')).not.toContain('recipient.address');
  });

  it('says what the date on the notice of a collector means', () => {
    const notice = (disputeBy: string) => codes('collector', 'not_mine', { ...notMine, disputeBy });
    expect(notice('2026-11-24')).toContain('collector.notice_open');
    for (const last of [TODAY, '2026-11-23'])
      expect(notice(last)).toContain('collector.notice_ending');
    expect(notice('2026-11-20')).toContain('collector.notice_over');
    expect(notice('').filter((code) => code.startsWith('collector.'))).toEqual([]);
  });

  it.each<[string, DisputeFacts, string | undefined]>([
    ['a debt that is not too old for reports', {}, undefined],
    ['a debt in court', { beingSued: 'yes' }, 'too_old.being_sued'],
    [
      'an item past its time',
      { firstDelinquencyDate: '2018-02-10' },
      'time_to_sue.too_old_for_reports',
    ],
    ['a debt without its date', { firstDelinquencyDate: '' }, 'time_to_sue.date_needed'],
    ['a debt that was paid on', { paidLately: 'yes' }, 'time_to_sue.paid_lately'],
    ['a federal loan', { itemType: 'student_loan_federal' }, 'time_to_sue.federal_student_loan'],
    ['a judgment', { itemType: 'judgment' }, 'time_to_sue.judgment'],
  ])('answers a question about the time to sue for %s', (_, change, code) => {
    const about = given('collector', 'statute_of_limitations', { ...collected, ...change });
    expect(refusalFor(about, TODAY)?.code).toBe(code);
  });

  it('points from a debt that may still be reported to the collector', () => {
    const young = { ...old, firstDelinquencyDate: '2021-03-03' };
    const ways = refusalFor(details('statute_of_limitations', young), TODAY)?.ways;
    expect(ways).toContainEqual(expect.objectContaining({ recipient: 'collector' }));
  });

  it.each<[LetterRecipient, DisputeFacts]>([
    ['furnisher', { ...twice, thisBalance: '640', originalEntry: 'second' }],
    ['collector', { ...twice, thisBalance: '640', originalEntry: 'first' }],
    ['furnisher', { ...twice, entriesRelation: 'two_collectors' }],
  ])("asks a %s about nobody else's entry", (recipient, facts) => {
    expect(refusalFor(given(recipient, 'duplicate', facts), TODAY)?.code).toBe(
      'duplicate.other_companys_entry',
    );
  });
});
