/** Answers behind the golden special letters. */
export const specialAnswers = {
  goodwill: {
    itemType: 'credit_card',
    lateIsTrue: 'yes',
    openDispute: 'no',
    lateMonth: '2025-03',
    stillOpen: 'yes',
    customerFor: 'over_five',
    standing: 'on_time',
    changedSince: 'The payment now leaves my bank account by itself on the first of each month.',
    story:
      'My father was in the hospital that month and I missed the due date by eleven days. I paid as soon as I saw it.',
    enclosures: 'statement',
  },
  pay_for_delete: {
    itemType: 'collection',
    debtIsMine: 'yes',
    restartUnderstood: 'yes',
    amountClaimed: '560.00',
    offerAmount: '400.00',
    payDays: '15',
    offerDays: '30',
  },
  debt_validation: {
    itemType: 'collection',
    noticeState: 'with_date',
    disputeBy: '2026-12-18',
    noticeReceived: '2026-11-14',
    amountClaimed: '560.00',
    disputeWhy: 'amount',
    disputeDetails:
      'My last bill from the gym was $180.00 and I do not know where the rest comes from.',
  },
  debt_verification: {
    itemType: 'collection',
    noticeState: 'not_known',
    amountClaimed: '560.00',
    disputeWhy: 'not_known',
    contact: 'mail_only',
  },
  file_disclosure: {
    freeReportSeen: 'yes',
    hideSsn: 'yes',
    enclosures: 'photo_id,proof_of_address',
  },
} as const;
