import type { DisputeFacts } from '../contract/question.ts';
import { isFollowUp } from '../contract/letter-purpose.ts';
import { isStory } from '../facts/fact-words.rules.ts';
import type { DisputeCase } from '../facts/reason-rules.ts';
import type { Dispute } from './own-claims.table.ts';

/** What the answers of an item say, as far as words can contradict them. */

export function withoutStories(facts: DisputeFacts): DisputeFacts {
  return Object.fromEntries(Object.entries(facts).filter(([key]) => !isStory(key)));
}

function reasonOf({ purpose, details }: DisputeCase) {
  return isFollowUp(purpose) ? details.disputeReason : purpose;
}

/** What the letter says of this item, so that the words can contradict it. */
export function disputesOf(about: DisputeCase): ReadonlySet<Dispute> {
  const { facts } = about;
  const type = facts['itemType'] ?? '';
  const found = new Set<Dispute>();
  switch (reasonOf(about)) {
    case 'not_mine':
      found.add(type === 'hard_inquiry' || about.recipient === 'inquirer' ? 'inquiry' : 'not_mine');
      break;
    case 'identity_theft':
      found.add('theft');
      break;
    case 'paid_in_full':
      found.add(facts['fullOrSettled'] === 'settled' ? 'settled' : 'paid_full');
      break;
    case 'incorrect_dates':
      if (facts['whichDate'] === 'late_month') found.add('late_month');
      break;
    case 'goodwill':
      return new Set(['goodwill']);
    case 'duplicate':
      found.add('duplicate');
      break;
    case 'statute_of_limitations':
      found.add('too_old');
      break;
    case 'pay_for_delete':
    case 'file_disclosure':
      return found;
    default:
  }
  found.add('any_dispute');
  if (type !== '' && !type.startsWith('student_loan')) found.add('no_federal_loan');
  if (type !== '' && type !== 'judgment' && type !== 'bankruptcy') found.add('no_court_record');
  return found;
}

/** Kinds of disputes in which the same words mean something else. */
const CONTEXTS: readonly Dispute[] = [
  'not_mine',
  'inquiry',
  'theft',
  'paid_full',
  'settled',
  'late_month',
  'goodwill',
  'duplicate',
  'too_old',
];

/** The kind of dispute that words stand beside. */
export function contextOf(about: DisputeCase, disputes: ReadonlySet<Dispute>): string {
  if (reasonOf(about) === 'incorrect_amount') return 'amount';
  if (about.facts['whichDate'] === 'first_delinquency') return 'delinquency';
  return CONTEXTS.find((each) => disputes.has(each)) ?? 'other';
}
