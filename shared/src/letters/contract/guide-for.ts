import type { GuideSlug } from './guide-path.ts';
import type { DisputeReason } from './letter-purpose.ts';

/** The guide that speaks of each reason: what is wrong in a way of its own is found among the other errors. */
export const guideFor: Readonly<Record<DisputeReason, GuideSlug>> = {
  not_mine: 'not-mine',
  paid_in_full: 'paid-in-full',
  incorrect_amount: 'wrong-amount',
  incorrect_dates: 'wrong-dates',
  duplicate: 'duplicate',
  identity_theft: 'identity-theft',
  statute_of_limitations: 'too-old',
  mixed_file: 'not-mine',
  deceased: 'other-errors',
  personal_information: 'other-errors',
  other: 'other-errors',
};
