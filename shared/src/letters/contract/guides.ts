import type { DisputeReason } from './letter-purpose.ts';

/** The guides, as they are in their addresses. */
export const GuideSlug = {
  'not-mine': 'not-mine',
  'paid-in-full': 'paid-in-full',
  'wrong-amount': 'wrong-amount',
  'wrong-dates': 'wrong-dates',
  duplicate: 'duplicate',
  'identity-theft': 'identity-theft',
  'too-old': 'too-old',
  'other-errors': 'other-errors',
} as const;

export type GuideSlug = keyof typeof GuideSlug;

export function guidePath(slug: GuideSlug): string {
  return `/guides/${slug}`;
}

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
