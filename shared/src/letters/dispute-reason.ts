/** Why a person disputes an item; the values travel in every call and never change. */
export const DisputeReason = {
  not_mine: 'not_mine',
  paid_in_full: 'paid_in_full',
  incorrect_amount: 'incorrect_amount',
  incorrect_dates: 'incorrect_dates',
  duplicate: 'duplicate',
  identity_theft: 'identity_theft',
  statute_of_limitations: 'statute_of_limitations',
  other: 'other',
} as const;

export type DisputeReason = keyof typeof DisputeReason;

export const disputeReasonLabels: Readonly<Record<DisputeReason, string>> = {
  not_mine: 'This account is not mine',
  paid_in_full: 'This debt was paid in full',
  incorrect_amount: 'The amount is incorrect',
  incorrect_dates: 'The dates are wrong',
  duplicate: 'This is a duplicate entry',
  identity_theft: 'This is due to identity theft',
  statute_of_limitations: 'Statute of limitations has expired',
  other: 'Other (please specify)',
};
