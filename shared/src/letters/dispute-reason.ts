import { spoken } from '../kernel/index.ts';
import { words as es } from './letter-labels.words.es.ts';
import { words as en } from './letter-labels.words.ts';

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

/** What the web app draws; it is built for one language. */
export const disputeReasonLabels: Readonly<Record<DisputeReason, string>> = en.reasons;

/** What the server says of a reason, in the reader's language. */
export function disputeReasonLabel(reason: DisputeReason): string {
  return spoken({ en, es }).reasons[reason];
}
