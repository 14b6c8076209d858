import type { CalendarDate } from '../../kernel/index.ts';
import type { HistoryMark, TradelineField, publicRecordFields } from '../contract/report.ts';
import { NEVER_ON_SAVED_PAGES } from './saved-layout.ts';

/** The data behind the three-bureau pages: TrueLink's names, in one file for up to three agencies. */
export const trueLink = {
  id: 'truelink',
  name: 'Data file behind a three-bureau page',
  certainty: 'high' as const,
  source: 'the public page templates that draw it, and a public sample of its names',
  checkedAt: '2026-11-23' as CalendarDate,
  /** Names of its parts, one a line. */
  signs: [
    [/^TradeLinePartition$/m, 5],
    [/^TrueLinkCreditReportType$/m, 4],
    [/^GrantedTrade$/m, 3],
    [/^InquiryPartition$/m, 2],
    [/^Borrower$/m, 2],
    [/^BundleComponents$/m, 2],
  ] as readonly (readonly [RegExp, number])[],
  /** The way to each value within a tradeline; of several the first that is there. */
  tradeline: {
    creditor: ['creditorName'],
    originalCreditor: ['CollectionTrade.originalCreditor'],
    accountNumber: ['accountNumber'],
    accountType: ['AccountType.description', 'GrantedTrade.CreditType.description'],
    loanType: ['GrantedTrade.AccountType.description', 'CollectionTrade.creditType.description'],
    responsibility: ['AccountDesignator.description'],
    status: ['PayStatus.description'],
    condition: ['AccountCondition.description', 'OpenClosed.description'],
    balance: ['currentBalance'],
    pastDue: ['GrantedTrade.amountPastDue'],
    creditLimit: ['GrantedTrade.CreditLimit'],
    highBalance: ['highBalance'],
    monthlyPayment: ['GrantedTrade.monthlyPayment'],
    dateOpened: ['dateOpened'],
    dateClosed: ['dateClosed'],
    dateReported: ['dateReported'],
    lastPayment: ['GrantedTrade.dateLastPayment'],
    lastActivity: ['dateAccountStatus'],
    terms: ['GrantedTrade.termMonths'],
    monthsReviewed: ['GrantedTrade.monthsReviewed'],
  } satisfies Partial<Record<TradelineField, readonly string[]>>,
  record: {
    court: ['courtName'],
    type: ['Type.description'],
    status: ['Status.description'],
    reference: ['referenceNumber'],
    dateFiled: ['dateFiled'],
    dateResolved: ['Bankruptcy.dateResolved'],
  } satisfies Partial<Record<keyof typeof publicRecordFields, readonly string[]>>,
  marks: {
    C: 'ok',
    E: 'ok',
    '1': 'late_30',
    '2': 'late_60',
    '3': 'late_90',
    '4': 'late_120',
    '5': 'late_150',
    '6': 'late_180',
    '8': 'repossession_or_foreclosure',
    '9': 'collection_or_charge_off',
    G: 'collection',
    H: 'foreclosure',
    J: 'voluntary_surrender',
    K: 'repossession',
    L: 'charge_off',
    U: 'no_data',
    Y: 'no_data',
  } satisfies Record<string, HistoryMark>,
  /** The partition's own sign for collections. */
  collections: 'Y',
  neverPrinted: [
    ...NEVER_ON_SAVED_PAGES.filter((field) => field !== 'monthsReviewed'),
    'address',
    'phone',
  ] satisfies readonly TradelineField[],
};
