import type { LetterTemplate } from './letter-template.ts';
import { words } from './company-templates.words.ts';

/** The four letters under `/letters`, to a creditor or a collector. Content table: it has to agree with the rule table. */

const payForDelete: LetterTemplate = {
  slug: 'pay-for-delete',
  path: '/letters/pay-for-delete',
  ...words['pay-for-delete'],
  instead: ['debt-verification', 'goodwill-adjustment'],
  recipients: ['collector'],
  reasons: ['other'],
  preset: { disputeReason: 'other', facts: {} },
};

const goodwill: LetterTemplate = {
  slug: 'goodwill-adjustment',
  path: '/letters/goodwill-adjustment',
  ...words['goodwill-adjustment'],
  instead: ['late-payment'],
  recipients: ['furnisher'],
  reasons: ['other'],
  preset: { disputeReason: 'other', facts: {} },
};

const debtValidation: LetterTemplate = {
  slug: 'debt-validation',
  path: '/letters/debt-validation',
  ...words['debt-validation'],
  instead: ['debt-verification', '623-direct-dispute'],
  recipients: ['collector'],
  reasons: ['other'],
  preset: { disputeReason: 'other', facts: {} },
};

const debtVerification: LetterTemplate = {
  slug: 'debt-verification',
  path: '/letters/debt-verification',
  ...words['debt-verification'],
  instead: ['debt-validation', '623-direct-dispute'],
  recipients: ['collector'],
  reasons: ['other'],
  preset: { disputeReason: 'other', facts: {} },
};

export const companyTemplates = {
  'pay-for-delete': payForDelete,
  'goodwill-adjustment': goodwill,
  'debt-validation': debtValidation,
  'debt-verification': debtVerification,
} as const;
