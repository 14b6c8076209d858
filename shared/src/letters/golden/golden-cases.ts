import type { LegalMode } from '../../kernel/index.ts';
import { type Enclosure, isEnclosure } from '../../documents/index.ts';
import { type Agency, agencyName } from '../contract/agencies.ts';
import {
  type DisputeReason,
  type FollowUp,
  type LetterPurpose,
  type LetterRecipient,
  type TemplateSlug,
  isAboutFile,
  isFollowUp,
  wholeFile,
} from '../contract/letter-purpose.ts';
import { ticked } from '../facts/fact-words.rules.ts';
import { goldenAnswers, goldenDetails } from './golden-answers.ts';
import { followUpAnswers, furtherItem, severalCases } from './golden-follow-up-answers.ts';
import { protectionCases, specialAnswers } from './golden-special-answers.ts';
import type { PersonalInfo } from '../contract/dispute-request.schema.ts';
import type { AttachedEnclosure, LetterInput } from '../contract/letter-document.ts';
import { relevantFacts } from '../kinds/purposes.rules.ts';
import type { DisputeFacts } from '../contract/question.ts';

/** The cases behind `golden/`: believable, made up, and one for each row of the rule table, with the ones that differ in law beside it. */

export interface GoldenCase {
  /** File name without its ending. */
  readonly name: string;
  readonly recipient: LetterRecipient;
  readonly purpose: LetterPurpose;
  readonly input: LetterInput;
}

const EARLIER_LETTER = '7f3a91c0-52d4-4b8e-9a10-3c5d7e9f1b2a';

const SPECIAL_TEMPLATES: Readonly<Partial<Record<LetterPurpose, TemplateSlug>>> = {
  goodwill: 'goodwill-adjustment',
  pay_for_delete: 'pay-for-delete',
  debt_validation: 'debt-validation',
  debt_verification: 'debt-verification',
  file_disclosure: '609-letter-myth',
  security_freeze: 'security-freeze',
  protected_freeze: 'minor-freeze',
  active_duty_alert: 'active-duty-alert',
};

interface Wanted {
  readonly recipient: LetterRecipient;
  /** Key of `goldenAnswers`, and the purpose if nothing else is said. */
  readonly answers: string;
  readonly purpose?: LetterPurpose;
  /** What makes this one differ from its row's first letter. */
  readonly variant?: string;
  readonly change?: DisputeFacts;
  readonly attach?: boolean;
  /** Where the person marked a line: on the first page of each of these. */
  readonly marked?: Readonly<Partial<Record<Enclosure, { readonly line: number }>>>;
  /** In the place of the usual company. */
  readonly listed?: string;
  /** In the place of the usual own words. */
  readonly own?: string;
  readonly legalMode?: LegalMode;
  readonly person?: Partial<PersonalInfo>;
  /** An agency beside the three, and the address that the person typed where we print none. */
  readonly agency?: Agency;
  /** A letter of a later round, about a dispute with the answers named above. */
  readonly followUp?: FollowUp;
  /** Further items of the same letter, by the keys of their answers. */
  readonly further?: readonly DisputeReason[];
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

/** What is answered otherwise to a company that furnished the item. */
const TO_FURNISHERS: Readonly<Record<string, DisputeFacts>> = {
  // It answers for its own entries only.
  duplicate: {
    itemType: 'charge_off',
    otherCreditor: 'Silver Birch Bank',
    entriesRelation: 'same_company',
    sameDebtWhy: 'Both entries name the same card, opened on the same day, with the same amount.',
  },
  // It gives its records only to someone whose proof of identity is enclosed, as in the letter "with-report".
  identity_theft: { wantsRecords: 'no' },
};

/** Records come from an office and not from a company. */
const LISTED = {
  bankruptcy: 'U.S. Bankruptcy Court',
  tax_lien: 'Montgomery County Recorder',
  judgment: 'Dayton Municipal Court',
} as const;

const WANTED: readonly Wanted[] = [
  ...(['bureau', 'furnisher', 'collector'] as const).flatMap((recipient) =>
    REASONS.map((answers): Wanted => ({
      recipient,
      answers,
      change: (recipient === 'furnisher' && TO_FURNISHERS[answers]) || {},
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
  // New ones go to the end: a letter's place decides its wording.
  { recipient: 'bureau', answers: 'not_mine', followUp: 'method_of_verification' },
  { recipient: 'bureau', answers: 'incorrect_amount', followUp: 'overdue_notice' },
  {
    recipient: 'bureau',
    answers: 'not_mine',
    followUp: 'overdue_notice',
    variant: 'annual-report',
    change: { afterFreeReport: 'yes', earlierDate: '2026-09-25', deliveredOn: '2026-09-30' },
  },
  {
    recipient: 'bureau',
    answers: 'other',
    followUp: 'overdue_notice',
    variant: 'more-information',
    change: {
      earlierDate: '2026-09-25',
      deliveredOn: '2026-09-30',
      informationAddedOn: '2026-10-12',
    },
  },
  { recipient: 'furnisher', answers: 'late_month', followUp: 'overdue_notice' },
  { recipient: 'bureau', answers: 'incorrect_amount', followUp: 'information_supplied' },
  { recipient: 'furnisher', answers: 'paid_in_full', followUp: 'information_supplied' },
  { recipient: 'bureau', answers: 'paid_in_full', followUp: 'identity_supplied' },
  {
    recipient: 'bureau',
    answers: 'identity_theft',
    followUp: 'identity_supplied',
    variant: 'block',
    change: { blockRequested: 'yes' },
  },
  { recipient: 'bureau', answers: 'duplicate', followUp: 'reinsertion_notice' },
  { recipient: 'bureau', answers: 'identity_theft', followUp: 'block_declined' },
  {
    recipient: 'bureau',
    answers: 'identity_theft',
    followUp: 'block_declined',
    variant: 'no-answer',
    change: { blockAnswer: 'none' },
  },
  { recipient: 'bureau', answers: 'not_mine', variant: 'chex-systems', agency: 'chex_systems' },
  { recipient: 'bureau', answers: 'paid_in_full', variant: 'innovis', agency: 'innovis' },
  { recipient: 'bureau', answers: 'other', variant: 'another-agency', agency: 'another' },
  {
    recipient: 'bureau',
    answers: 'identity_theft',
    variant: 'work-number',
    agency: 'work_number',
    attach: true,
  },
  {
    recipient: 'bureau',
    answers: 'file_disclosure',
    purpose: 'file_disclosure',
    variant: 'nctue',
    agency: 'nctue',
  },
  { recipient: 'bureau', answers: 'deceased' },
  { recipient: 'furnisher', answers: 'deceased' },
  {
    recipient: 'bureau',
    answers: 'mixed_file',
    person: {
      middleName: 'Teresa',
      suffix: 'Jr.',
      formerName: 'Maria T. Quintero',
      formerAddress: '9 Willow Court, Dayton, OH 45410',
    },
  },
  { recipient: 'bureau', answers: 'personal_information' },
  {
    recipient: 'bureau',
    answers: 'personal_information',
    variant: 'name',
    change: {
      detailKind: 'name',
      detailFault: 'wrong',
      shownNow: 'Maria T. Alvares',
      shouldShow: 'Maria T. Alvarez',
    },
  },
  {
    recipient: 'bureau',
    answers: 'mixed_file',
    followUp: 'overdue_notice',
    variant: 'mixed-file',
  },
  ...(['bureau', 'furnisher'] as const).map((recipient): Wanted => ({
    recipient,
    answers: 'late_months',
    purpose: 'incorrect_dates',
    variant: 'late-months',
  })),
  ...(['furnisher', 'collector'] as const).map((recipient): Wanted => ({
    recipient,
    answers: 'not_mine',
    variant: 'as-credit-repair-organization',
    legalMode: 'cro',
  })),
  { recipient: 'bureau', answers: 'not_mine', followUp: 'consumer_statement' },
  { recipient: 'bureau', answers: 'not_mine', followUp: 'notify_recipients' },
  ...(['bankruptcy', 'tax_lien', 'judgment', 'federal_loan'] as const).map((answers): Wanted => ({
    recipient: 'bureau',
    answers,
    purpose: 'statute_of_limitations',
    variant: answers.replace('_', '-'),
    ...(answers === 'federal_loan' ? {} : { listed: LISTED[answers] }),
  })),
  {
    recipient: 'bureau',
    answers: 'bankruptcy_record',
    purpose: 'other',
    variant: 'bankruptcy-status',
    listed: 'U.S. Bankruptcy Court',
    own: 'The court granted my discharge on March 4, 2024. The report shows the case as dismissed, which is not what the docket says.',
  },
  ...(['bureau', 'furnisher'] as const).map((recipient): Wanted => ({
    recipient,
    answers: 'rehabilitated',
    purpose: 'other',
    variant: 'rehabilitated',
    own: 'I made nine payments on time under the rehabilitation agreement, and the loan went to a new servicer in June 2026.',
  })),
  {
    recipient: 'bureau',
    answers: 'medical_recent',
    purpose: 'other',
    variant: 'medical-first-year',
    own: 'My insurer received the bill in May 2026 and is still working on it. The hospital told me to wait.',
  },
  {
    recipient: 'bureau',
    answers: 'medical',
    purpose: 'paid_in_full',
    variant: 'veteran-settled',
    change: {
      fullOrSettled: 'settled',
      settledAsPaid: 'yes',
      serviceDate: '2026-01-08',
      enclosures: 'photo_id,settlement_letter,va_notice',
    },
  },
  {
    recipient: 'bureau',
    answers: 'incorrect_amount',
    variant: 'marked',
    attach: true,
    marked: { statement: { line: 4 }, marked_report_page: { line: 12 } },
  },
  ...protectionCases,
  ...severalCases,
];

export const goldenCases: readonly GoldenCase[] = WANTED.map((wanted, index) => {
  const purpose = wanted.followUp ?? wanted.purpose ?? (wanted.answers as LetterPurpose);
  const name = [wanted.recipient, purpose.replaceAll('_', '-'), wanted.variant]
    .filter(Boolean)
    .join('--');
  return { name, recipient: wanted.recipient, purpose, input: inputOf(wanted, purpose, index) };
});

function reasonBehind({ answers, followUp }: Wanted, purpose: LetterPurpose): DisputeReason {
  const reason = followUp ? (answers === 'late_month' ? 'incorrect_dates' : answers) : purpose;
  return reason as DisputeReason;
}

function inputOf(wanted: Wanted, purpose: LetterPurpose, index: number): LetterInput {
  const { recipient } = wanted;
  const template = SPECIAL_TEMPLATES[purpose];
  const disputeReason = template ? 'other' : reasonBehind(wanted, purpose);
  const about = {
    recipient,
    ...(wanted.agency ? { agency: wanted.agency } : {}),
    disputeReason,
    ...(template ? { template } : {}),
    ...(isFollowUp(purpose) ? { followUp: { kind: purpose, letterId: EARLIER_LETTER } } : {}),
  };
  const answers = {
    ...goldenAnswers['everyone'],
    ...goldenAnswers[wanted.answers],
    ...specialAnswers[wanted.answers as keyof typeof specialAnswers],
    ...(isFollowUp(purpose) ? followUpAnswers[purpose] : {}),
    ...wanted.change,
  };
  const facts = relevantFacts(about, answers);
  const details = wanted.own ?? goldenDetails[purpose];
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
      ...wanted.person,
    },
    disputeDetails: {
      ...about,
      creditorName: recipient === 'furnisher' ? 'Silver Birch Bank' : 'Northgate Recovery',
      accountNumber: '9912-4417',
      ...(wanted.listed ? { creditorName: wanted.listed, accountNumber: '16-10117' } : {}),
      ...(isAboutFile(about) ? wholeFile : {}),
      facts,
      ...(wanted.further ? { moreItems: wanted.further.map(furtherItem(about)) } : {}),
      ...(details ? { customDetails: details } : {}),
      ...(isPrinted(wanted)
        ? {}
        : {
            recipientAddress: {
              name: addressee(wanted),
              street: 'P.O. Box 1180',
              city: 'Sioux Falls',
              state: 'SD',
              zipCode: '57101',
              source: 'report' as const,
            },
          }),
    },
    bureau: recipient === 'bureau' && !wanted.agency ? 'equifax' : undefined,
    date: '2026-11-21',
    ...(wanted.legalMode ? { legalMode: wanted.legalMode } : {}),
    reference: `CF-GOLD-${String(1000 + index)}`,
    attached: wanted.attach ? enclosuresOf(facts, wanted.marked) : [],
  };
}

/** Where the address is ours, the person types none. */
function isPrinted({ recipient, agency, purpose }: Wanted): boolean {
  if (purpose === 'active_duty_alert') return false;
  return recipient === 'bureau' && (!agency || agency === 'chex_systems' || agency === 'nctue');
}

function addressee({ recipient, agency, purpose }: Wanted): string {
  if (purpose === 'active_duty_alert') return 'Equifax Information Services LLC';
  if (agency) return agencyName({ agency }) ?? 'Prairie Tenant Records';
  return recipient === 'furnisher' ? 'Silver Birch Bank' : 'Northgate Recovery';
}

function enclosuresOf(
  facts: DisputeFacts,
  marked: Wanted['marked'] = {},
): readonly AttachedEnclosure[] {
  return ticked(facts, 'enclosures')
    .filter(isEnclosure)
    .map((kind: Enclosure, index) => {
      const documentId = `00000000-0000-4000-8000-00000000000${index}`;
      const copy = { documentId, kind, pages: 1, sha256: 'a'.repeat(64) };
      const mark = marked[kind];
      return mark ? { ...copy, marks: [{ documentId, page: 1, ...mark }] } : copy;
    });
}
