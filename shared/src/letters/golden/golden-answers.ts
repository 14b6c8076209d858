import type { DisputeFacts } from '../contract/question.ts';

/** Answers behind the golden disputes. */

const PAPERS = 'photo_id,proof_of_address,marked_report_page';

/** More answers than any one letter asks for: each letter takes the ones that belong to it. */
export const goldenAnswers: Readonly<Record<string, DisputeFacts>> = {
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

export const goldenDetails: Readonly<Partial<Record<string, string>>> = {
  other:
    'I traded the car in on June 12, 2026 and the dealer paid off the loan. The company wrote to me that the account is closed.',
};
