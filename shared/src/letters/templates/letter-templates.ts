import { spoken } from '../../kernel/index.ts';
import {
  type DisputeReason,
  type LetterRecipient,
  type TemplateSlug,
} from '../contract/letter-purpose.ts';
import type { DisputeFacts } from '../contract/question.ts';
import {
  companyTemplatesMessages as toCompaniesEs,
  disputeTemplatesMessages as disputesEs,
  protectionTemplatesMessages as protectionEs,
} from './messages.es.ts';
import {
  companyTemplatesMessages as toCompaniesEn,
  disputeTemplatesMessages as disputesEn,
  protectionTemplatesMessages as protectionEn,
} from './messages.ts';

/** One of the letters that a person can start from: what its page says, and what the wizard begins with. */
export interface LetterTemplate {
  readonly slug: TemplateSlug;
  /** Where its page stands: most under `/dispute-letters`, those that dispute nothing or go to companies under `/letters`. */
  readonly path: string;
  readonly title: string;
  /** For search results; 150 characters at most. */
  readonly description: string;
  readonly intro: string;
  readonly when: readonly string[];
  /** Cases in which another letter, or none, is better. */
  readonly notFor: readonly string[];
  /** The letters that `notFor` points to. */
  readonly instead: readonly TemplateSlug[];
  /** Whom it can go to; the first is the usual one. */
  readonly recipients: readonly [LetterRecipient, ...LetterRecipient[]];
  /** What it can dispute; the first is the usual one. A special letter has `other` alone, which its rules do not read. */
  readonly reasons: readonly [DisputeReason, ...DisputeReason[]];
  readonly preset: {
    readonly disputeReason: DisputeReason;
    /** Answers that the template itself gives; those that its questions do not ask are dropped by `relevantFacts`. */
    readonly facts: DisputeFacts;
  };
}

/** The letters under `/dispute-letters`. Content table: what it says has to agree with the rule table. */

const collections: LetterTemplate = {
  slug: 'collections',
  path: '/dispute-letters/collections',
  ...disputesEn.collections,
  instead: ['debt-validation', 'identity-theft', 'pay-for-delete'],
  recipients: ['bureau', 'collector'],
  reasons: [
    'not_mine',
    'paid_in_full',
    'incorrect_amount',
    'incorrect_dates',
    'duplicate',
    'statute_of_limitations',
    'other',
  ],
  preset: { disputeReason: 'not_mine', facts: { itemType: 'collection' } },
};

const chargeOff: LetterTemplate = {
  slug: 'charge-off',
  path: '/dispute-letters/charge-off',
  ...disputesEn['charge-off'],
  instead: ['identity-theft'],
  recipients: ['bureau', 'furnisher'],
  reasons: [
    'incorrect_amount',
    'incorrect_dates',
    'paid_in_full',
    'duplicate',
    'not_mine',
    'statute_of_limitations',
    'other',
  ],
  preset: { disputeReason: 'incorrect_amount', facts: { itemType: 'charge_off' } },
};

const latePayment: LetterTemplate = {
  slug: 'late-payment',
  path: '/dispute-letters/late-payment',
  ...disputesEn['late-payment'],
  instead: ['goodwill-adjustment'],
  recipients: ['bureau', 'furnisher'],
  reasons: ['incorrect_dates', 'other'],
  preset: { disputeReason: 'incorrect_dates', facts: { whichDate: 'late_month' } },
};

const hardInquiry: LetterTemplate = {
  slug: 'hard-inquiry',
  path: '/dispute-letters/hard-inquiry',
  ...disputesEn['hard-inquiry'],
  instead: ['identity-theft'],
  recipients: ['bureau', 'inquirer'],
  reasons: ['not_mine'],
  preset: { disputeReason: 'not_mine', facts: { itemType: 'hard_inquiry' } },
};

const medicalCollections: LetterTemplate = {
  slug: 'medical-collections',
  path: '/dispute-letters/medical-collections',
  ...disputesEn['medical-collections'],
  instead: ['identity-theft', 'debt-validation'],
  recipients: ['bureau', 'collector', 'furnisher'],
  reasons: [
    'paid_in_full',
    'incorrect_amount',
    'not_mine',
    'incorrect_dates',
    'duplicate',
    'other',
  ],
  preset: { disputeReason: 'paid_in_full', facts: { itemType: 'medical_collection' } },
};

const studentLoans: LetterTemplate = {
  slug: 'student-loans',
  path: '/dispute-letters/student-loans',
  ...disputesEn['student-loans'],
  instead: [],
  recipients: ['bureau', 'furnisher'],
  reasons: [
    'incorrect_amount',
    'incorrect_dates',
    'paid_in_full',
    'duplicate',
    'not_mine',
    'other',
  ],
  preset: { disputeReason: 'incorrect_amount', facts: {} },
};

const identityTheft: LetterTemplate = {
  slug: 'identity-theft',
  path: '/dispute-letters/identity-theft',
  ...disputesEn['identity-theft'],
  instead: ['collections'],
  recipients: ['bureau', 'furnisher', 'collector'],
  reasons: ['identity_theft'],
  preset: { disputeReason: 'identity_theft', facts: {} },
};

const mixedFile: LetterTemplate = {
  slug: 'mixed-file',
  path: '/dispute-letters/mixed-file',
  ...disputesEn['mixed-file'],
  instead: ['identity-theft', 'collections'],
  recipients: ['bureau'],
  reasons: ['mixed_file'],
  preset: { disputeReason: 'mixed_file', facts: {} },
};

const deceased: LetterTemplate = {
  slug: 'deceased',
  path: '/dispute-letters/deceased',
  ...disputesEn.deceased,
  instead: ['mixed-file'],
  recipients: ['bureau', 'furnisher'],
  reasons: ['deceased'],
  preset: { disputeReason: 'deceased', facts: {} },
};

const personalInformation: LetterTemplate = {
  slug: 'personal-information',
  path: '/dispute-letters/personal-information',
  ...disputesEn['personal-information'],
  instead: ['mixed-file', 'identity-theft'],
  recipients: ['bureau'],
  reasons: ['personal_information'],
  preset: { disputeReason: 'personal_information', facts: {} },
};

const oldBankruptcy: LetterTemplate = {
  slug: 'old-bankruptcy',
  path: '/dispute-letters/old-bankruptcy',
  ...disputesEn['old-bankruptcy'],
  instead: ['charge-off'],
  recipients: ['bureau'],
  reasons: ['statute_of_limitations', 'other'],
  preset: { disputeReason: 'statute_of_limitations', facts: { itemType: 'bankruptcy' } },
};

const judgmentsAndLiens: LetterTemplate = {
  slug: 'judgments-and-liens',
  path: '/dispute-letters/judgments-and-liens',
  ...disputesEn['judgments-and-liens'],
  instead: ['old-bankruptcy', 'personal-information', 'mixed-file'],
  recipients: ['bureau'],
  reasons: ['statute_of_limitations', 'other'],
  preset: { disputeReason: 'statute_of_limitations', facts: { itemType: 'judgment' } },
};

const childSupport: LetterTemplate = {
  slug: 'child-support',
  path: '/dispute-letters/child-support',
  ...disputesEn['child-support'],
  instead: ['mixed-file', 'identity-theft'],
  recipients: ['bureau'],
  reasons: ['incorrect_amount', 'paid_in_full', 'other'],
  preset: { disputeReason: 'incorrect_amount', facts: { itemType: 'child_support' } },
};

const fileDisclosure: LetterTemplate = {
  slug: '609-letter-myth',
  path: '/dispute-letters/609-letter-myth',
  ...disputesEn['609-letter-myth'],
  instead: ['collections', 'late-payment', 'hard-inquiry'],
  recipients: ['bureau'],
  reasons: ['other'],
  preset: { disputeReason: 'other', facts: {} },
};

const directDispute: LetterTemplate = {
  slug: '623-direct-dispute',
  path: '/dispute-letters/623-direct-dispute',
  ...disputesEn['623-direct-dispute'],
  instead: ['hard-inquiry', 'collections', 'debt-verification'],
  recipients: ['furnisher'],
  reasons: [
    'incorrect_amount',
    'incorrect_dates',
    'paid_in_full',
    'not_mine',
    'duplicate',
    'other',
  ],
  preset: { disputeReason: 'incorrect_amount', facts: {} },
};

const disputeTemplates = {
  collections,
  'charge-off': chargeOff,
  'late-payment': latePayment,
  'hard-inquiry': hardInquiry,
  'medical-collections': medicalCollections,
  'student-loans': studentLoans,
  'identity-theft': identityTheft,
  'mixed-file': mixedFile,
  deceased,
  'personal-information': personalInformation,
  'old-bankruptcy': oldBankruptcy,
  'judgments-and-liens': judgmentsAndLiens,
  'child-support': childSupport,
  '609-letter-myth': fileDisclosure,
  '623-direct-dispute': directDispute,
} as const;

/** The four letters under `/letters`, to a creditor or a collector. Content table: it has to agree with the rule table. */

const payForDelete: LetterTemplate = {
  slug: 'pay-for-delete',
  path: '/letters/pay-for-delete',
  ...toCompaniesEn['pay-for-delete'],
  instead: ['debt-verification', 'goodwill-adjustment'],
  recipients: ['collector'],
  reasons: ['other'],
  preset: { disputeReason: 'other', facts: {} },
};

const goodwill: LetterTemplate = {
  slug: 'goodwill-adjustment',
  path: '/letters/goodwill-adjustment',
  ...toCompaniesEn['goodwill-adjustment'],
  instead: ['late-payment'],
  recipients: ['furnisher'],
  reasons: ['other'],
  preset: { disputeReason: 'other', facts: {} },
};

const debtValidation: LetterTemplate = {
  slug: 'debt-validation',
  path: '/letters/debt-validation',
  ...toCompaniesEn['debt-validation'],
  instead: ['debt-verification', '623-direct-dispute'],
  recipients: ['collector'],
  reasons: ['other'],
  preset: { disputeReason: 'other', facts: {} },
};

const debtVerification: LetterTemplate = {
  slug: 'debt-verification',
  path: '/letters/debt-verification',
  ...toCompaniesEn['debt-verification'],
  instead: ['debt-validation', '623-direct-dispute'],
  recipients: ['collector'],
  reasons: ['other'],
  preset: { disputeReason: 'other', facts: {} },
};

const companyTemplates = {
  'pay-for-delete': payForDelete,
  'goodwill-adjustment': goodwill,
  'debt-validation': debtValidation,
  'debt-verification': debtVerification,
} as const;

/** Letters that protect a file and dispute nothing in it. */

const securityFreeze: LetterTemplate = {
  slug: 'security-freeze',
  path: '/letters/security-freeze',
  ...protectionEn['security-freeze'],
  instead: ['minor-freeze', 'active-duty-alert', 'identity-theft'],
  recipients: ['bureau'],
  reasons: ['other'],
  preset: { disputeReason: 'other', facts: {} },
};

const minorFreeze: LetterTemplate = {
  slug: 'minor-freeze',
  path: '/letters/minor-freeze',
  ...protectionEn['minor-freeze'],
  instead: ['security-freeze'],
  recipients: ['bureau'],
  reasons: ['other'],
  preset: { disputeReason: 'other', facts: {} },
};

const activeDutyAlert: LetterTemplate = {
  slug: 'active-duty-alert',
  path: '/letters/active-duty-alert',
  ...protectionEn['active-duty-alert'],
  instead: ['security-freeze', 'identity-theft'],
  recipients: ['bureau'],
  reasons: ['other'],
  preset: { disputeReason: 'other', facts: {} },
};

const protectionTemplates = {
  'security-freeze': securityFreeze,
  'minor-freeze': minorFreeze,
  'active-duty-alert': activeDutyAlert,
} as const;

/** What the server calls a letter that was started from a template, in the reader's language. */
export function templateTitle(slug: TemplateSlug): string {
  const titles: Readonly<Record<TemplateSlug, { readonly title: string }>> = spoken({
    en: { ...disputesEn, ...toCompaniesEn, ...protectionEn },
    es: { ...disputesEs, ...toCompaniesEs, ...protectionEs },
  });
  return titles[slug].title;
}

/** The letters that a person can start from, and what each of them needs. */
export const letterTemplates: Readonly<Record<TemplateSlug, LetterTemplate>> = {
  ...disputeTemplates,
  ...companyTemplates,
  ...protectionTemplates,
};
