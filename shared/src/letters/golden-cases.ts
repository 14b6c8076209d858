import { isEnclosure, type Enclosure } from '../documents/index.ts';
import { ticked } from './fact-words.rules.ts';
import { specialAnswers } from './golden-special-answers.ts';
import type { AttachedCopy, LetterInput } from './letter-input.ts';
import type { LetterPurpose, TemplateSlug } from './letter-purpose.ts';
import type { LetterRecipient } from './letter-recipient.ts';
import { relevantFacts } from './purposes.rules.ts';
import type { DisputeFacts } from './question.ts';

/** The cases behind `golden/`: believable, made up, and one for each row of the rule table, with the ones that differ in law beside it. */

export interface GoldenCase {
  /** File name without its ending. */
  readonly name: string;
  readonly recipient: LetterRecipient;
  readonly purpose: LetterPurpose;
  readonly input: LetterInput;
}

const PAPERS = 'photo_id,proof_of_address,marked_report_page';

/** More answers than any one letter asks for: each letter takes the ones that belong to it. */
const ANSWERS: Readonly<Record<string, DisputeFacts>> = {
  everyone: {
    reportDate: '2026-10-28',
    reportNumber: '4482-1190-07',
    freeAnnualReport: 'no',
    beingSued: 'no',
    collectorRole: 'buyer',
    collectorReference: 'NR-44810',
    originalCreditor: 'Silver Birch Bank',
    shownBy: 'equifax,transunion',
    paidLately: 'no',
  },
  not_mine: {
    itemType: 'collection',
    identityUsed: 'no',
    howKnown: 'similar_name',
    dealtWithCompany: 'never',
    mixUpDetails: 'The entry lists an address in Tucson, Arizona. I have never lived there.',
    enclosures: `${PAPERS},mix_up_papers`,
  },
  inquiry: {
    itemType: 'hard_inquiry',
    identityUsed: 'no',
    inquiryDate: '2026-09-14',
    applied: 'no',
    checkedNames: 'yes',
    enclosures: 'marked_report_page',
  },
  paid_in_full: {
    itemType: 'charge_off',
    shownNow: 'Charged off, balance $1,240.00',
    fullOrSettled: 'full',
    paidDate: '2026-03-06',
    paidAmount: '1240.00',
    paidTo: 'Northgate Recovery',
    paidMethod: 'bank_transfer',
    confirmationNumber: 'TR-88213',
    enclosures: `${PAPERS},payment_proof`,
  },
  medical: {
    itemType: 'medical_collection',
    shownNow: 'In collection, balance $640.00',
    fullOrSettled: 'full',
    paidDate: '2026-02-11',
    paidAmount: '640.00',
    paidTo: 'Mercy Valley Medical Group',
    paidMethod: 'insurance',
    vaResponsible: 'yes',
    enclosures: `${PAPERS},payment_proof,va_notice`,
  },
  incorrect_amount: {
    itemType: 'credit_card',
    amountKind: 'balance',
    amountShown: '2310.00',
    amountCorrect: '812.40',
    asOfDate: '2026-10-01',
    howComputed: 'My statement of October 1 shows this balance. I have bought nothing since.',
    enclosures: `${PAPERS},statement`,
  },
  incorrect_dates: {
    itemType: 'charge_off',
    whichDate: 'first_delinquency',
    dateShown: '2022-04-01',
    dateCorrect: '2020-08-15',
    dateSource: 'statement',
    enclosures: `${PAPERS},statement`,
  },
  late_month: {
    itemType: 'mortgage',
    whichDate: 'late_month',
    lateMonth: '2026-05',
    lateDays: '30',
    paymentDueDate: '2026-05-01',
    paymentMadeDate: '2026-04-29',
    dateSource: 'bank_record',
    enclosures: `${PAPERS},payment_proof`,
  },
  duplicate: {
    itemType: 'collection',
    otherCreditor: 'Portside Credit Services',
    otherAccountNumber: '77-40021',
    thisBalance: '560.00',
    otherBalance: '560.00',
    entriesRelation: 'two_collectors',
    sameDebtWhy: 'Both entries name the same gym contract of 2023 and the same amount.',
    enclosures: `${PAPERS},second_report_page`,
  },
  identity_theft: {
    itemType: 'credit_card',
    theftKind: 'new_account',
    discoveryDate: '2026-10-05',
    thiefKnown: 'unknown',
    gotBenefit: 'no',
    notMyTransaction: 'yes',
    ftcReportNumber: '177400391',
    fraudAlert: 'none',
    wantsRecords: 'yes',
    dealtWithThief: 'yes',
    enclosures: `${PAPERS},ftc_report`,
  },
  statute_of_limitations: {
    itemType: 'charge_off',
    firstDelinquencyDate: '2018-06-10',
    broughtCurrent: 'no',
    delinquencySource: 'older_report',
    stopContact: 'no',
    enclosures: `${PAPERS},older_report`,
  },
  other: {
    itemType: 'auto_loan',
    errorKind: 'status',
    shownNow: 'Open, 30 days past due',
    shouldShow: 'Closed, paid as agreed',
    sinceDate: '2026-06-30',
    enclosures: `${PAPERS},creditor_letter`,
  },
};

const DETAILS: Readonly<Partial<Record<string, string>>> = {
  other:
    'I traded the car in on June 12, 2026 and the dealer paid off the loan. The company wrote to me that the account is closed.',
};

const SPECIAL_TEMPLATES: Readonly<Partial<Record<LetterPurpose, TemplateSlug>>> = {
  goodwill: 'goodwill-adjustment',
  pay_for_delete: 'pay-for-delete',
  debt_validation: 'debt-validation',
  debt_verification: 'debt-verification',
  file_disclosure: '609-letter-myth',
};

interface Wanted {
  readonly recipient: LetterRecipient;
  /** Key of `ANSWERS`, and the purpose where nothing else is said. */
  readonly answers: string;
  readonly purpose?: LetterPurpose;
  /** What makes this one differ from its row's first letter. */
  readonly variant?: string;
  readonly change?: DisputeFacts;
  readonly attach?: boolean;
}

const REASONS = [
  'not_mine',
  'paid_in_full',
  'incorrect_amount',
  'incorrect_dates',
  'duplicate',
  'identity_theft',
  'other',
];

/** A company answers for its own entries only. */
const SAME_COMPANY: DisputeFacts = {
  itemType: 'charge_off',
  otherCreditor: 'Silver Birch Bank',
  entriesRelation: 'same_company',
  sameDebtWhy: 'Both entries name the same card, opened on the same day, with the same amount.',
};

const WANTED: readonly Wanted[] = [
  ...(['bureau', 'furnisher', 'collector'] as const).flatMap((recipient) =>
    REASONS.map((answers): Wanted => ({
      recipient,
      answers,
      ...(recipient === 'furnisher' && answers === 'duplicate' ? { change: SAME_COMPANY } : {}),
    })),
  ),
  { recipient: 'bureau', answers: 'statute_of_limitations' },
  {
    recipient: 'collector',
    answers: 'statute_of_limitations',
    change: { firstDelinquencyDate: '2021-02-10' },
  },
  { recipient: 'inquirer', answers: 'inquiry', purpose: 'not_mine' },
  { recipient: 'bureau', answers: 'inquiry', purpose: 'not_mine', variant: 'inquiry' },
  { recipient: 'bureau', answers: 'medical', purpose: 'paid_in_full', variant: 'veteran' },
  { recipient: 'bureau', answers: 'late_month', purpose: 'incorrect_dates', variant: 'late-month' },
  {
    recipient: 'furnisher',
    answers: 'late_month',
    purpose: 'incorrect_dates',
    variant: 'late-month',
  },
  { recipient: 'bureau', answers: 'identity_theft', variant: 'with-report', attach: true },
  { recipient: 'furnisher', answers: 'identity_theft', variant: 'with-report', attach: true },
  {
    recipient: 'furnisher',
    answers: 'identity_theft',
    variant: 'at-its-theft-address',
    attach: true,
    change: { theftAddress: 'yes' },
  },
  {
    recipient: 'bureau',
    answers: 'incorrect_amount',
    variant: 'annual-report',
    change: { freeAnnualReport: 'yes' },
  },
  { recipient: 'bureau', answers: 'file_disclosure', purpose: 'file_disclosure' },
  { recipient: 'furnisher', answers: 'goodwill', purpose: 'goodwill' },
  ...(['pay_for_delete', 'debt_validation', 'debt_verification'] as const).map(
    (purpose): Wanted => ({ recipient: 'collector', answers: purpose, purpose }),
  ),
];

export const goldenCases: readonly GoldenCase[] = WANTED.map((wanted, index) => {
  const purpose = wanted.purpose ?? (wanted.answers as LetterPurpose);
  const name = [wanted.recipient, purpose.replaceAll('_', '-'), wanted.variant]
    .filter(Boolean)
    .join('--');
  return { name, recipient: wanted.recipient, purpose, input: inputOf(wanted, purpose, index) };
});

function inputOf(wanted: Wanted, purpose: LetterPurpose, index: number): LetterInput {
  const { recipient } = wanted;
  const template = SPECIAL_TEMPLATES[purpose];
  const disputeReason = template
    ? 'other'
    : (purpose as Exclude<LetterPurpose, keyof typeof specialAnswers>);
  const about = { recipient, disputeReason, ...(template ? { template } : {}) };
  const answers = {
    ...ANSWERS['everyone'],
    ...ANSWERS[wanted.answers],
    ...specialAnswers[wanted.answers as keyof typeof specialAnswers],
    ...wanted.change,
  };
  const facts = relevantFacts(about, answers);
  const details = DETAILS[purpose];
  return {
    personalInfo: {
      firstName: 'Maria',
      lastName: 'Alvarez',
      address: '48 Larkspur Lane',
      city: 'Dayton',
      state: 'OH',
      zipCode: '45402',
      phone: '937-555-0142',
      dateOfBirth: '1984-02-17',
      ssnLast4: '6610',
    },
    disputeDetails: {
      ...about,
      creditorName: recipient === 'furnisher' ? 'Silver Birch Bank' : 'Northgate Recovery',
      accountNumber: '9912-4417',
      facts,
      ...(details ? { customDetails: details } : {}),
      ...(recipient === 'bureau'
        ? {}
        : {
            recipientAddress: {
              name: recipient === 'furnisher' ? 'Silver Birch Bank' : 'Northgate Recovery',
              street: 'P.O. Box 1180',
              city: 'Sioux Falls',
              state: 'SD',
              zipCode: '57101',
              source: 'report' as const,
            },
          }),
    },
    bureau: recipient === 'bureau' ? 'equifax' : undefined,
    date: '2026-11-21',
    reference: `CF-GOLD-${String(1000 + index)}`,
    attached: wanted.attach ? copiesOf(facts) : [],
  };
}

function copiesOf(facts: DisputeFacts): readonly AttachedCopy[] {
  return ticked(facts, 'enclosures')
    .filter(isEnclosure)
    .map((kind: Enclosure, index) => ({
      documentId: `00000000-0000-4000-8000-00000000000${index}`,
      kind,
      pages: 1,
      sha256: 'a'.repeat(64),
    }));
}
