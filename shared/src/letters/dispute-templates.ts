import type { LetterTemplate } from './letter-template.ts';
import { words } from './dispute-templates.words.ts';

/** The nine letters under `/dispute-letters`. Content table: what it says has to agree with the rule table. */

const collections: LetterTemplate = {
  slug: 'collections',
  path: '/dispute-letters/collections',
  ...words.collections,
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
  ...words['charge-off'],
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
  ...words['late-payment'],
  instead: ['goodwill-adjustment'],
  recipients: ['bureau', 'furnisher'],
  reasons: ['incorrect_dates', 'other'],
  preset: { disputeReason: 'incorrect_dates', facts: { whichDate: 'late_month' } },
};

const hardInquiry: LetterTemplate = {
  slug: 'hard-inquiry',
  path: '/dispute-letters/hard-inquiry',
  ...words['hard-inquiry'],
  instead: ['identity-theft'],
  recipients: ['bureau', 'inquirer'],
  reasons: ['not_mine'],
  preset: { disputeReason: 'not_mine', facts: { itemType: 'hard_inquiry' } },
};

const medicalCollections: LetterTemplate = {
  slug: 'medical-collections',
  path: '/dispute-letters/medical-collections',
  ...words['medical-collections'],
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
  ...words['student-loans'],
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
  ...words['identity-theft'],
  instead: ['collections'],
  recipients: ['bureau', 'furnisher', 'collector'],
  reasons: ['identity_theft'],
  preset: { disputeReason: 'identity_theft', facts: {} },
};

const fileDisclosure: LetterTemplate = {
  slug: '609-letter-myth',
  path: '/dispute-letters/609-letter-myth',
  ...words['609-letter-myth'],
  instead: ['collections', 'late-payment', 'hard-inquiry'],
  recipients: ['bureau'],
  reasons: ['other'],
  preset: { disputeReason: 'other', facts: {} },
};

const directDispute: LetterTemplate = {
  slug: '623-direct-dispute',
  path: '/dispute-letters/623-direct-dispute',
  ...words['623-direct-dispute'],
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

export const disputeTemplates = {
  collections,
  'charge-off': chargeOff,
  'late-payment': latePayment,
  'hard-inquiry': hardInquiry,
  'medical-collections': medicalCollections,
  'student-loans': studentLoans,
  'identity-theft': identityTheft,
  '609-letter-myth': fileDisclosure,
  '623-direct-dispute': directDispute,
} as const;
