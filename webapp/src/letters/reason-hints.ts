import type { DisputeReason } from '@creditfix/shared/letters';

/** A reason in everyday words, under its label. Content table. */
export const reasonHints: Readonly<Record<DisputeReason, string>> = {
  not_mine: 'You never had this account, or it belongs to someone with a name like yours.',
  paid_in_full: 'You paid it, and the report still shows money owed.',
  incorrect_amount: 'A balance, credit limit or past-due amount is wrong.',
  incorrect_dates: 'For example the month of a late payment, or when the trouble began.',
  duplicate: 'The same debt stands on the report twice.',
  identity_theft: 'Someone opened or used the account in your name.',
  statute_of_limitations:
    'The item may be too old for a report. Two different clocks exist, so we check your dates first.',
  other: 'Tell us in your own words.',
};
