import { Bureau } from '../../letters/index.ts';
import { NOT_KEPT, commonMarks, dingbatMarks, type Layout } from './layout.ts';

/** Equifax, as annualcreditreport.com hands it out. */
export const equifaxAnnual: Layout = {
  id: 'equifax_annual',
  name: 'Equifax report from AnnualCreditReport.com',
  bureau: Bureau.equifax,
  certainty: 'high',
  source: 'labels on which six public descriptions of the 2026 layout agree',
  checkedAt: '2026-11-22',
  signs: [
    [/EFX-ACR/, 5],
    [/^Confirmation #/m, 3],
    [/Date of 1st Delinquency:/, 3],
    [/Loan\/Account Type:/, 3],
    [/888-EQUIFAX/, 2],
    [/^Prepared for:/m, 1],
    [/Narrative Code\(s\)/, 2],
    [/Date Major Delinquency 1st Reported:/, 2],
  ],
  furniture: [/EFX-ACR/, /^Page \d+ of \d+$/, /^Credit Report$/],
  headings: [
    [/^(?:\d+\. )?Summary$/, 'passed_over'],
    [/^An overview of your credit report$/, 'passed_over'],
    [/^(?:\d+\. )?Personal Information$/, 'person'],
    [/^(?:\d+\. )?Consumer File Notices$/, 'passed_over'],
    [/^(?:\d+\. )?Credit Accounts$/, 'accounts'],
    [/^(?:\d+\. )?Negative Information$/, 'adverse'],
    [/^(?:\d+\. )?Collections$/, 'collections'],
    [/^(?:\d+\. )?Public Records$/, 'public_records'],
    [/^(?:\d+\. )?Inquiries$/, 'hard_inquiries'],
    [/^(?:\d+\. )?(?:A )?Summary of Your Rights/, 'passed_over'],
  ],
  head: {
    date: /^Date: ([A-Z][a-z]+ \d{1,2}, \d{4})/m,
    reference: /^Confirmation #:? ?(\d{6,12})/m,
    name: /^Prepared for: (\S.*)$/m,
  },
  personLabels: {
    Name: 'names',
    'Former Name(s)': 'names',
    'Social Security Number': 'ssn',
    'Age or Date of Birth': 'birth',
    'Date of Birth': 'birth',
    'Current Address': 'addresses',
    'Former Address(es)': 'addresses',
    'Phone Number(s)': NOT_KEPT,
    'Employment Information': 'employers',
    'Consumer Statement': NOT_KEPT,
  },
  colon: true,
  account: { anchor: /Date Reported:/, name: 'line_before' },
  labels: {
    'Date Reported': 'dateReported',
    Balance: 'balance',
    'Account Number': 'accountNumber',
    Owner: 'responsibility',
    'Credit Limit': 'creditLimit',
    'High Credit': 'highBalance',
    'Loan/Account Type': 'accountType',
    Status: 'status',
    'Date Opened': 'dateOpened',
    'Date of 1st Delinquency': 'firstDelinquency',
    'Date of First Delinquency': 'firstDelinquency',
    'Terms Frequency': 'terms',
    'Date of Last Activity': 'lastActivity',
    'Date Major Delinquency 1st Reported': 'majorDelinquency',
    'Months Reviewed': 'monthsReviewed',
    'Scheduled Payment Amount': 'monthlyPayment',
    'Amount Past Due': 'pastDue',
    'Deferred Payment Start Date': NOT_KEPT,
    'Actual Payment Amount': NOT_KEPT,
    'Charge Off Amount': 'chargeOffAmount',
    'Balloon Payment Amount': NOT_KEPT,
    'Date of Last Payment': 'lastPayment',
    'Last Payment Date': 'lastPayment',
    'Date Closed': 'dateClosed',
    'Balloon Payment Date': NOT_KEPT,
    'Term Duration': NOT_KEPT,
    'Activity Designator': NOT_KEPT,
    'Narrative Code(s)': 'narrativeCodes',
    'Collection Agency': 'creditor',
    'Balance Date': NOT_KEPT,
    'Original Creditor Name': 'originalCreditor',
    'Account Designator Code': 'responsibility',
    'Date Assigned': 'datePlacedForCollection',
    'Original Amount Owed': 'originalAmount',
    'Creditor Classification': NOT_KEPT,
    Amount: 'balance',
    'Status Date': 'statusUpdated',
    Comments: 'remarks',
    Contact: 'address',
  },
  recordLabels: {
    'Reference Number': 'reference',
    Status: 'status',
    'Date Filed': 'dateFiled',
    Type: 'type',
    'Verified Date': NOT_KEPT,
    Filer: NOT_KEPT,
    Subject: NOT_KEPT,
    Liability: NOT_KEPT,
    Court: 'court',
    'Exempt Amount': NOT_KEPT,
    'Asset Amount': NOT_KEPT,
    'Prior Disposition': NOT_KEPT,
    Comments: NOT_KEPT,
  },
  factsEnd: /^(?:Payment History|24 Month History|Narrative Code(?!\(s\))|Account History)/,
  history: {
    start: /^Payment History$/,
    end: /^(?:Paid on Time|24 Month History|Narrative Code)/,
    marks: { ...commonMarks, ...dingbatMarks, '■': 'no_data', '▪': 'no_data' },
  },
  inquiries: 'rows',
  // Of an account it prints narrative codes instead of remarks; its collections have comments.
  neverPrinted: ['removal', 'loanType', 'originalCreditor', 'remarks'],
};

/** What the report itself says of its narrative codes, as far as public descriptions name them (2026-11); there are more. */
const narratives: Readonly<Record<string, string>> = {
  '002': 'Credit Card',
  '065': 'Account Closed By Credit Grantor',
  '067': 'Charged Off Account',
  '132': 'Fixed Rate',
  '167': 'Consumer Disputes After Resolution',
  '174': 'Amount in High Credit is Original Charge-Off Amount',
  '233': 'Amount in High Credit Column is Credit Limit',
};

/** In these accounts "High Credit" is another amount. */
export const NarrativeCode = {
  charge_off_in_high_credit: '174',
  limit_in_high_credit: '233',
} as const;

/** @param codes as an account prints them @returns each with its words, where they are known */
export function narrativesIn(
  codes: string | undefined,
): readonly { readonly code: string; readonly words: string }[] {
  return (codes?.match(/\b\d{3}\b/g) ?? []).map((code) => ({
    code,
    words: narratives[code] ?? '',
  }));
}
