import { DisputeReason, type LetterPurpose } from '../letters/index.ts';

/** What a round's letter is for, as far as its clock and what comes after it depend on it. */

/** True for a letter that says an item is wrong; false for the special and the follow-up letters. */
export function isDispute(purpose: LetterPurpose): purpose is DisputeReason {
  return Object.hasOwn(DisputeReason, purpose);
}

/** Letters that ask for the answer to an earlier one; they start no time of their own. */
export function isReminder(purpose: LetterPurpose): boolean {
  return purpose === 'overdue_notice' || purpose === 'block_declined';
}

const ASKING: readonly LetterPurpose[] = [
  'method_of_verification',
  'reinsertion_notice',
  'consumer_statement',
  'notify_recipients',
];

/** Letters that ask what became of a dispute, or for what follows from its end, and are none themselves. */
export function asksAboutDispute(purpose: LetterPurpose): boolean {
  return ASKING.includes(purpose);
}

/** Letters that ask for a kindness and say that the item is right: no dispute may be advised after them. */
export function asksForCourtesy(purpose: LetterPurpose): boolean {
  return purpose === 'goodwill' || purpose === 'pay_for_delete';
}
