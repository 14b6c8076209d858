/**
 * What a question asks for, as a line of a list ("The date you paid"). Empty if it asks for a decision and not for something to
 * look up. Content table; every required question has its words here.
 */
export const words = {
  itemType: 'What kind of account or entry it is',
  // Not mine
  identityUsed: '',
  howKnown: 'How you know that it is not yours',
  agreedToPay: 'Whether you ever signed for it or agreed to pay it',
  dealtWithCompany: 'Whether you ever did business with this company',
  howKnownDetails: '',
  inquiryDate: 'The date of the inquiry',
  applied: 'Whether you asked this company, a store or a dealer for credit around that day',
  // Paid in full
  shownNow: 'What the report shows now',
  fullOrSettled: 'Whether it was paid in full or settled for less',
  paidDate: 'The date you paid',
  paidAmount: 'The amount you paid',
  paidTo: 'Whom you paid',
  paidMethod: 'How you paid',
  // Amounts
  amountKind: 'Which figure is wrong',
  amountShown: 'The figure that the report shows',
  amountCorrect: 'The right figure',
  asOfDate: 'The day on which your figure was right',
  howComputed: 'How you get to your figure',
  // Dates
  whichDate: 'Which date is wrong',
  otherDateName: '',
  dateShown: 'The date that the report shows',
  dateCorrect: 'The right date',
  lateMonth: 'The month that is marked late',
  lateDays: 'How late the report says you were',
  paymentDueDate: 'The day the payment was due',
  paymentMadeDate: 'The day you paid',
  dateSource: 'The paper that shows the right date',
  // Duplicates
  otherCreditor: 'The name that the second entry is listed under',
  otherAccountNumber: 'The last four digits of the second account number',
  thisBalance: 'The balance of the first entry',
  otherBalance: 'The balance of the second entry',
  entriesRelation: 'How the two entries belong together',
  originalEntry: '',
  sameDisbursement: '',
  sameDebtWhy: 'Why it is the same debt',
  // Identity theft
  theftKind: 'What the thief did',
  theftPart: 'Which charges or marks come from the theft',
  discoveryDate: 'The day you found out',
  thiefKnown: 'Whether you know who did it',
  gotBenefit: 'Whether you got any goods, services or money from it',
  notMyTransaction: 'Your statement that it does not come from any transaction of yours',
  // Too old
  beingSued: 'Whether anyone is suing you over the debt',
  firstDelinquencyDate: 'The date of the first missed payment that was never caught up',
  broughtCurrent: 'Whether the account was ever caught up after that',
  delinquencySource: 'The paper that shows that date',
  paidLately: 'Whether you paid, or promised in writing to pay, in the last few years',
  // Something else
  errorKind: 'What kind of error it is',
  shouldShow: 'What the report should show',
  dischargeDate: '',
  // Goodwill
  lateIsTrue: '',
  openDispute: '',
  stillOpen: 'Whether the account is still open',
  customerFor: 'How long you have been a customer',
  story: 'What happened, in your own words',
  standing: 'How the account has been since then',
  // Letters to a collector
  collectorRole: 'Whether the company collects for another or bought the debt',
  debtIsMine: '',
  restartUnderstood: '',
  amountClaimed: 'The amount that the collector asks for',
  offerAmount: 'The amount that you offer',
  payDays: 'How soon you can pay',
  offerDays: 'How long your offer is good for',
  noticeState: 'The collector’s notice, with the date by which you can dispute',
  disputeBy: '',
  noticeReceived: '',
  disputeWhy: 'Why you dispute the debt',
  disputeDetails: '',
  contact: 'Whether the collector may go on contacting you',
  // File disclosure
  freeReportSeen: '',
};
