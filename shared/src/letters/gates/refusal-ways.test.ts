import { describe, expect, it } from 'vitest';
import type { LegalMode } from '../../kernel/index.ts';
import type { DisputeDetails } from '../contract/dispute-request.schema.ts';
import type { Refusal } from '../contract/letter-document.ts';
import type { DisputeReason, LetterPurpose, LetterRecipient } from '../contract/letter-purpose.ts';
import { refusalsMessages, refusalWaysMessages } from '../contract/messages.ts';
import type { DisputeFacts } from '../contract/question.ts';
import type { RefusalWords } from '../facts/gate-words.ts';
import { goldenCases } from '../golden/golden-cases.ts';
import { refusalFor } from './gate.rules.ts';

const TODAY = '2026-11-21';

/** A dispute of an item. */
function item(
  disputeReason: DisputeReason,
  facts: DisputeFacts,
  recipient: LetterRecipient = 'bureau',
): DisputeDetails {
  return {
    creditorName: 'Acme Bank',
    accountNumber: '12345678',
    disputeReason,
    facts,
    recipient,
    ...(recipient === 'bureau' ? {} : { recipientAddress: acme }),
  };
}

const acme = {
  name: 'Acme Bank',
  street: 'P.O. Box 981',
  city: 'El Paso',
  state: 'TX',
  zipCode: '79998',
  source: 'report',
} as const;

/** The good letter of this purpose, with other answers. */
function letter(purpose: LetterPurpose, change: DisputeFacts, to?: LetterRecipient) {
  const found = goldenCases.find(
    (one) => one.purpose === purpose && (to === undefined || one.recipient === to),
  );
  if (!found) throw new Error(`no letter for ${purpose}`);
  const { disputeDetails } = found.input;
  return { ...disputeDetails, facts: { ...disputeDetails.facts, ...change } };
}

const theft = { itemType: 'credit_card', theftKind: 'new_account', thiefKnown: 'unknown' };
const inquiry = { itemType: 'hard_inquiry', identityUsed: 'no', inquiryDate: '2026-09-01' };
const twice = { itemType: 'collection', entriesRelation: 'original_and_collector' };
const old = { itemType: 'collection', beingSued: 'no', broughtCurrent: 'no' };
const asked = { itemType: 'collection', collectorRole: 'collector', beingSued: 'no' };
const federal = { ...old, itemType: 'student_loan_federal' };
const months = { itemType: 'auto_loan', whichDate: 'late_months' };
const collection = { itemType: 'collection', identityUsed: 'no' };

/** Answers that each refusal meets. A new one has no place here yet, and does not compile. */
const refused: Readonly<Record<RefusalWords, DisputeDetails>> = {
  'protected_freeze.other': letter('protected_freeze', { protectedAs: 'other' }),
  'protected_freeze.not_under_16': letter('protected_freeze', {
    protectedAs: 'parent',
    protectedBorn: '2005-01-01',
  }),
  'active_duty_alert.not_away': letter('active_duty_alert', { dutyAway: 'no' }),
  'dates.some_late': item('incorrect_dates', { ...months, allOnTime: 'some' }),
  'dates.late_is_accurate': item('incorrect_dates', { ...months, allOnTime: 'none' }),
  'too_old.tax_lien': {
    ...item('statute_of_limitations', { ...old, itemType: 'tax_lien' }),
    agency: 'innovis',
  },
  'too_old.child_support': item('statute_of_limitations', { ...old, itemType: 'child_support' }),
  'too_old.defaulted_again': item('statute_of_limitations', {
    ...federal,
    loanProgram: 'ffel',
    defaultedAgain: 'yes',
  }),
  'too_old.federal_dates': item('statute_of_limitations', { ...federal, loanProgram: 'ffel' }),
  'too_old.federal_student_loan': item('statute_of_limitations', federal),
  'too_old.being_sued': item('statute_of_limitations', { ...old, beingSued: 'yes' }),
  'too_old.date_needed': item('statute_of_limitations', old),
  'too_old.caught_up': item('statute_of_limitations', {
    ...old,
    firstDelinquencyDate: '2018-02-10',
    broughtCurrent: 'yes',
  }),
  'too_old.public_record': item('statute_of_limitations', { ...old, itemType: 'judgment' }),
  'too_old.bankruptcy': item('statute_of_limitations', { ...old, itemType: 'bankruptcy' }),
  'mixed_file.agreed_to_pay': letter('mixed_file', { agreedToPay: 'yes' }),
  'block_declined.not_requested': letter('block_declined', { blockRequested: 'no' }),
  'debt_validation.no_notice': letter('debt_validation', { noticeState: 'none' }),
  'debt_validation.period_over': letter('debt_validation', {
    noticeState: 'with_date',
    disputeBy: '2026-10-01',
  }),
  'debt_validation.too_late_for_mail': letter('debt_validation', {
    noticeState: 'with_date',
    disputeBy: '2026-11-23',
    sentBy: '',
  }),
  'debt_verification.in_time': letter('debt_verification', { noticeState: 'in_time' }),
  'duplicate.both_collectors': item(
    'duplicate',
    { ...twice, entriesRelation: 'two_collectors' },
    'furnisher',
  ),
  'duplicate.first_is_creditors': item(
    'duplicate',
    { ...twice, originalEntry: 'first' },
    'collector',
  ),
  'duplicate.first_is_collectors': item(
    'duplicate',
    { ...twice, originalEntry: 'second' },
    'furnisher',
  ),
  'duplicate.separate_disbursements': item('duplicate', {
    itemType: 'student_loan_federal',
    sameDisbursement: 'no',
  }),
  'duplicate.sold_debt_is_normal': item('duplicate', {
    ...twice,
    originalEntry: 'first',
    thisBalance: '0',
    otherBalance: '640',
  }),
  'follow_up.no_dispute': {
    ...letter('method_of_verification', {}),
    disputeReason: 'other',
    template: 'goodwill-adjustment',
  },
  'follow_up.not_arrived': letter('overdue_notice', { arrived: 'no' }),
  'goodwill.not_late': letter('goodwill', { lateIsTrue: 'no' }),
  'goodwill.open_dispute': letter('goodwill', { openDispute: 'yes' }),
  'identity_supplied.not_myself': letter('identity_supplied', { sentMyself: 'no' }),
  'identity_theft.allowed': item('identity_theft', { ...theft, thiefKnown: 'allowed' }),
  'identity_theft.benefit': item('identity_theft', { ...theft, gotBenefit: 'yes' }),
  'identity_theft.own_transaction': item('identity_theft', {
    ...theft,
    gotBenefit: 'no',
    notMyTransaction: 'no',
  }),
  'amount.zero_without_proof': item('incorrect_amount', {
    itemType: 'collection',
    amountKind: 'balance',
    amountShown: '90',
    amountCorrect: '0',
  }),
  'information_supplied.nothing_new': letter('information_supplied', { hasNew: 'no' }),
  'method_of_verification.deleted': letter('method_of_verification', { resultSays: 'deleted' }),
  'not_mine.identity_theft': item('not_mine', { ...collection, identityUsed: 'yes' }),
  'not_mine.not_remembered': item('not_mine', { ...collection, howKnown: 'not_remembered' }),
  'not_mine.agreed_to_pay': item('not_mine', {
    ...collection,
    howKnown: 'relative',
    agreedToPay: 'yes',
  }),
  'not_mine.says_agreed': item('not_mine', {
    ...collection,
    howKnown: 'other',
    agreedToPay: 'no',
    howKnownDetails: 'I only cosigned the loan for my nephew.',
  }),
  'paid.shown_already': item('paid_in_full', {
    itemType: 'credit_card',
    shownNow: 'Paid, balance $0',
    fullOrSettled: 'full',
  }),
  'pay_for_delete.being_sued': letter('pay_for_delete', { beingSued: 'yes' }),
  'pay_for_delete.not_mine': letter('pay_for_delete', { debtIsMine: 'no' }),
  'pay_for_delete.restart': letter('pay_for_delete', { restartUnderstood: 'no' }),
  'recipient.original_creditor': item(
    'not_mine',
    { ...collection, howKnown: 'never_had', collectorRole: 'original' },
    'collector',
  ),
  'reinsertion_notice.not_after_dispute': letter('reinsertion_notice', { deletedAfter: 'other' }),
  'time_to_sue.federal_student_loan': item(
    'statute_of_limitations',
    { ...asked, itemType: 'student_loan_federal' },
    'collector',
  ),
  'time_to_sue.judgment': item(
    'statute_of_limitations',
    { ...asked, itemType: 'judgment' },
    'collector',
  ),
  'time_to_sue.paid_lately': item(
    'statute_of_limitations',
    { ...asked, firstDelinquencyDate: '2021-03-03', paidLately: 'yes' },
    'collector',
  ),
  'time_to_sue.too_old_for_reports': item(
    'statute_of_limitations',
    { ...asked, firstDelinquencyDate: '2018-02-10' },
    'collector',
  ),
  'time_to_sue.date_needed': item('statute_of_limitations', asked, 'collector'),
  'collector.original_creditor.validation': letter('debt_validation', {
    collectorRole: 'original',
  }),
  'collector.original_creditor.verification': letter('debt_verification', {
    collectorRole: 'original',
  }),
  'collector.original_creditor.offer': letter('pay_for_delete', { collectorRole: 'original' }),
  'inquiry.applied': item('not_mine', { ...inquiry, applied: 'yes' }),
  'inquiry.not_sure': item('not_mine', { ...inquiry, applied: 'not_sure' }),
};

interface Other {
  readonly what: string;
  readonly details: DisputeDetails;
  readonly mode?: LegalMode;
}

const others: readonly Other[] = [
  {
    what: 'an answer that is not late yet',
    details: letter('overdue_notice', { deliveredOn: TODAY }),
  },
  {
    what: 'an item that may still be reported',
    details: item('statute_of_limitations', { ...old, firstDelinquencyDate: '2024-03-03' }),
  },
  {
    what: 'a bankruptcy that may still be reported',
    details: item('statute_of_limitations', {
      ...old,
      itemType: 'bankruptcy',
      reliefDate: '2024-03-03',
    }),
  },
  {
    what: 'a late answer of a company that owed none',
    details: letter('overdue_notice', {}, 'furnisher'),
    mode: 'cro',
  },
  {
    what: 'a block at another agency',
    details: { ...letter('block_declined', {}), agency: 'telecheck' },
  },
  {
    what: 'a protected freeze at another agency',
    details: { ...letter('protected_freeze', {}), agency: 'nctue' },
  },
  {
    what: 'a favor asked of a bureau',
    details: { ...letter('goodwill', {}), recipient: 'bureau' },
  },
  {
    what: 'an inquiry disputed with a lender',
    details: item('not_mine', inquiry, 'furnisher'),
  },
];

/** Another answer to the same question would be another story; what leads on is anything else. */
const leadsOn = ({ ways }: Refusal) =>
  ways.filter(({ label }) => label !== refusalWaysMessages.changeAnswer);

describe('every refusal', () => {
  it.each(Object.entries(refused))('%s leads to a letter or a step that fits', (said, details) => {
    const found = refusalFor(details, TODAY);
    expect(found).toMatchObject(refusalsMessages[said as RefusalWords]);
    expect(found && leadsOn(found)).not.toEqual([]);
  });

  it.each(others)('of $what leads to a letter or a step that fits', ({ details, mode }) => {
    const found = refusalFor(details, TODAY, [], mode);
    expect(found).toBeDefined();
    expect(found && leadsOn(found)).not.toEqual([]);
  });

  it.each<[string, DisputeDetails, readonly string[]]>([
    ['a collection', refused['not_mine.not_remembered'], ['debt-verification', '609-letter-myth']],
    [
      'a credit card',
      item('not_mine', { ...collection, itemType: 'credit_card', howKnown: 'not_remembered' }),
      ['609-letter-myth'],
    ],
    [
      'what a collector asks for',
      item(
        'not_mine',
        { ...collection, itemType: 'credit_card', howKnown: 'not_remembered' },
        'collector',
      ),
      ['debt-verification', '609-letter-myth'],
    ],
  ])('of %s that nobody remembers asks what it is', (_, details, templates) => {
    const ways = refusalFor(details, TODAY)?.ways ?? [];
    expect(ways.flatMap((way) => (way.kind === 'switch_template' ? [way.template] : []))).toEqual(
      templates,
    );
  });
});
