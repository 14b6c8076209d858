import type { DisputeFacts } from '../contract/question.ts';
import { isFollowUp } from '../contract/letter-purpose.ts';
import { isStory } from '../facts/fact-words.rules.ts';
import type { DisputeCase } from '../facts/reason-rules.ts';
import type { Dispute } from './own-claims.table.ts';

/** What the answers of an item say, as far as words can contradict them. */

export function withoutStories(facts: DisputeFacts): DisputeFacts {
  return Object.fromEntries(Object.entries(facts).filter(([key]) => !isStory(key)));
}

/** Types of items that are themselves what a court or an office has on record. */
const RECORDS: ReadonlySet<string> = new Set([
  'judgment',
  'bankruptcy',
  'tax_lien',
  'child_support',
]);

/** What is wrong is how a bankruptcy shows on the account. */
const isAboutBankruptcy = (facts: DisputeFacts) =>
  facts['errorKind']?.startsWith('bankruptcy') ?? false;

/** True for an item that the person has said to be a student loan or a record: nobody asks whether it is one. */
export function isOfOtherKind({ facts }: Pick<DisputeCase, 'facts'>): boolean {
  const type = facts['itemType'] ?? '';
  return RECORDS.has(type) || type.startsWith('student_loan') || isAboutBankruptcy(facts);
}

/** What any debt can have become. */
const OF_ANY_DEBT = ['collection', 'charge_off', 'late_payment', 'judgment', 'other_item'];

/** Kinds that words can name, and the types of items that each may be. Beside any other type it is asked about. Content table. */
const KINDS_NAMED: readonly (readonly [Dispute, readonly string[]])[] = [
  ['no_mortgage', [...OF_ANY_DEBT, 'mortgage', 'personal_loan', 'personal_information']],
  ['no_card', [...OF_ANY_DEBT, 'credit_card', 'personal_information']],
  ['no_inquiry', ['hard_inquiry', 'personal_information', 'other_item']],
  [
    'no_collection',
    [
      ...OF_ANY_DEBT,
      'medical_collection',
      'utility_or_phone',
      'personal_information',
      'credit_card',
      'personal_loan',
      'auto_loan',
      'child_support',
    ],
  ],
  ['no_tax_lien', ['tax_lien', 'judgment', 'other_item']],
  ['no_bankruptcy', ['bankruptcy', 'judgment', 'other_item', 'collection', 'charge_off']],
];

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
      // Where the person's own account was used, "I pay this card every month" is no admission.
      found.add(facts['theftKind'] === 'used_account' ? 'theft_used' : 'theft_account');
      break;
    case 'paid_in_full':
      found.add(facts['fullOrSettled'] === 'settled' ? 'settled' : 'paid_full');
      break;
    case 'incorrect_dates':
      if (facts['whichDate']?.startsWith('late_month')) found.add('late_month');
      break;
    case 'goodwill':
      return new Set(['goodwill']);
    case 'duplicate':
      found.add('duplicate');
      break;
    case 'statute_of_limitations':
      // The time of a record counts from the record: no later payment starts it again.
      if (!RECORDS.has(type)) found.add('too_old');
      break;
    case 'pay_for_delete':
    case 'file_disclosure':
      return found;
    default:
  }
  found.add('any_dispute');
  if (type !== '' && !type.startsWith('student_loan')) found.add('no_federal_loan');
  if (type !== '' && !RECORDS.has(type) && !isAboutBankruptcy(facts)) found.add('no_court_record');
  for (const [kind, types] of KINDS_NAMED)
    if (type !== '' && !types.includes(type)) found.add(kind);
  if (isAboutBankruptcy(facts)) found.delete('no_bankruptcy');
  return found;
}

/** Kinds of disputes in which the same words mean something else. */
const CONTEXTS: readonly Dispute[] = [
  'not_mine',
  'inquiry',
  'theft_used',
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
