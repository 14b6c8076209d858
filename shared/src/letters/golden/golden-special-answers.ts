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
  security_freeze: {
    freezeAction: 'place',
    enclosures: 'photo_id,proof_of_address',
  },
  protected_freeze: {
    protectedAs: 'parent',
    protectedName: 'Elena Sofia Alvarez',
    protectedBorn: '2017-03-09',
    protectedSsnEnd: '2204',
    livesWithMe: 'yes',
    enclosures: 'authority_proof,photo_id,protected_identity,proof_of_address',
  },
  active_duty_alert: {
    dutyAway: 'yes',
    alertPhone: '937-555-0148',
    enclosures: 'photo_id,duty_papers',
  },
} as const;

const protection = (purpose: 'security_freeze' | 'protected_freeze' | 'active_duty_alert') =>
  ({ recipient: 'bureau', answers: purpose, purpose, attach: true }) as const;

/** Freezes and alerts: what is asked, with the papers in the packet. */
export const protectionCases = [
  protection('security_freeze'),
  protection('protected_freeze'),
  protection('active_duty_alert'),
  {
    recipient: 'bureau',
    answers: 'security_freeze',
    purpose: 'security_freeze',
    variant: 'lift',
    attach: true,
    change: { freezeAction: 'lift', liftFrom: '2026-12-07', liftUntil: '2026-12-18' },
  },
  {
    recipient: 'bureau',
    answers: 'security_freeze',
    purpose: 'security_freeze',
    variant: 'remove--nctue',
    change: { freezeAction: 'remove' },
    agency: 'nctue',
  },
  {
    recipient: 'bureau',
    answers: 'protected_freeze',
    purpose: 'protected_freeze',
    variant: 'guardian',
    change: {
      protectedAs: 'guardian',
      protectedName: 'Thomas Alvarez',
      protectedBorn: '1951-06-30',
      livesWithMe: 'no',
      protectedAddress: '220 Maple Court, Dayton, OH 45410',
    },
  },
] as const;
