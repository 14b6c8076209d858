import { Bureau } from '../../letters/index.ts';
import { NOT_KEPT, commonMarks, dingbatMarks, type Layout } from './layout.ts';

/** Fields that both of Experian's prints have; the one for members writes only the first word large. */
export const experianFields = {
  'Account Name': 'creditor',
  'Account Number': 'accountNumber',
  'Account Type': 'accountType',
  Responsibility: 'responsibility',
  'Date Opened': 'dateOpened',
  Status: 'status',
  'Status Updated': 'statusUpdated',
  Balance: 'balance',
  'Balance Updated': 'dateReported',
  'Monthly Payment': 'monthlyPayment',
  'Original Balance': 'originalAmount',
  'Credit Limit': 'creditLimit',
  'Highest Balance': 'highBalance',
  Terms: 'terms',
  'On Record Until': 'removal',
  'Original Creditor': 'originalCreditor',
} as const satisfies Layout['labels'];

export const experianBelow = {
  Address: 'address',
  'Phone Number': 'phone',
  Comment: 'remarks',
} as const satisfies Layout['labels'];

export const experianRecordFields = {
  'Record Type': 'type',
  Court: 'court',
  'Reference Number': 'reference',
  Status: 'status',
  'Date Filed': 'dateFiled',
  'Date Resolved': 'dateResolved',
  Responsibility: NOT_KEPT,
  Address: NOT_KEPT,
  'Phone Number': NOT_KEPT,
} as const satisfies Layout['recordLabels'];

export const experianMarks = {
  ...commonMarks,
  ...dingbatMarks,
  ND: 'no_data',
  CLS: 'closed',
  D: 'default',
  G: 'default',
  IC: 'default',
  PBC: 'default',
} as const satisfies Layout['history']['marks'];

/** Neither of them prints these. */
export const NEVER_BY_EXPERIAN = [
  'firstDelinquency',
  'majorDelinquency',
  'chargeOffAmount',
  'dateClosed',
  'lastActivity',
  'loanType',
  'monthsReviewed',
  'datePlacedForCollection',
] as const satisfies Layout['neverPrinted'];

/** Experian, as annualcreditreport.com hands it out. */
export const experianAnnual: Layout = {
  id: 'experian_annual',
  name: 'Experian report from AnnualCreditReport.com',
  bureau: Bureau.experian,
  certainty: 'high',
  source: 'labels on which five public descriptions agree, one of a print of 2026',
  checkedAt: '2026-11-22',
  signs: [
    [/Annual Credit Report - Experian/, 5],
    [/usa\.experian\.com\/acr\/printreport/i, 5],
    [/^At a Glance$/m, 2],
    [/^Date Generated/m, 2],
    [/^Report Number/m, 1],
    [/^On Record Until/m, 3],
    [/^Account Info$/m, 2],
    [/^Balance Updated/m, 2],
    [/Inquired on /, 1],
  ],
  furniture: [/^Annual Credit Report - Experian/, /usa\.experian\.com\/acr\/printreport/i],
  headings: [
    [/^At a Glance$/, 'passed_over'],
    [/^Personal Information$/, 'person'],
    [/^Accounts$/, 'accounts'],
    [/^Public Records$/, 'public_records'],
    [/^Hard Inquiries$/, 'hard_inquiries'],
    [/^Soft Inquiries$/, 'soft_inquiries'],
    [
      /^(?:Important Messages|Medical Information|Contact Experian|Know Your Rights)$/,
      'passed_over',
    ],
  ],
  head: {
    date: /^Date Generated:?\s+([A-Z][a-z]{2,8} \d{1,2}, \d{4})/m,
    reference: /^Report Number:?\s+(\d{4}-\d{4}-\d{2})/m,
    name: /^Prepared For:?\s+(\S.*)$/m,
  },
  personLabels: {
    Names: 'names',
    Addresses: 'addresses',
    'Social Security Numbers': 'ssn',
    'Social Security Number Variations': 'ssn',
    'Year of Birth': 'birth',
    'Phone Numbers': NOT_KEPT,
    'Spouse or Co-Applicant': NOT_KEPT,
    Employers: 'employers',
    'Personal Statements': NOT_KEPT,
    'Other Records': NOT_KEPT,
  },
  colon: false,
  account: { anchor: /^Account Name(?:\s|$)/, name: 'label' },
  labels: {
    ...experianFields,
    'Recent Payment': NOT_KEPT,
    'Interest Type': NOT_KEPT,
    Address: 'address',
    'Phone Number': 'phone',
  },
  below: {
    start: /^(?:Contact Info|Historical Info|Additional Info|Comment)$/,
    labels: { ...experianBelow, 'Original Creditor': 'originalCreditor' },
  },
  recordLabels: { ...experianRecordFields, 'On Record Until': 'removal' },
  factsEnd:
    /^(?:Payment History|Balance Histories|Additional Info|Your Statement|Reinvestigation Info|Comment|Account Info)$/,
  history: {
    start: /^Payment History$/,
    end: /^(?:Current \/ Terms met|Payment history guide|Balance Histories|Contact Info|Additional Info|Historical Info|Comment)/i,
    marks: experianMarks,
  },
  inquiries: 'inquired_on',
  neverPrinted: [...NEVER_BY_EXPERIAN, 'pastDue', 'lastPayment'],
  badge: /^POTENTIALLY NEGATIVE$/i,
};
