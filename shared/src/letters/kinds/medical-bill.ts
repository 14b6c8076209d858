import { addYears, isCalendarDate } from '../../kernel/index.ts';
import type { Phrase } from '../contract/letter-document.ts';
import { answerOf, isEnclosed, moneyCents } from '../facts/fact-words.rules.ts';
import { isNationwide } from '../facts/own-words.rules.ts';
import type { DisputeCase, QuestionDefinition } from '../facts/reason-rules.ts';
import { type AnnouncedPolicy, announcedPolicy, policyRequest } from '../law/medical-law.ts';
import { questionGroups } from './common.questions.ts';
import { medicalBillQuestionsMessages as words } from './messages.ts';

/**
 * What the three nationwide agencies have announced about medical collections: none that is paid, none that is younger than a year, and
 * none that began under $500. A settled one counts as paid only where the provider says so.
 */

export const firstBalanceQuestion: QuestionDefinition = {
  key: 'initialBalance',
  group: questionGroups.happened,
  kind: 'money',
  required: false,
  recipients: ['bureau'],
  when: (answers) => answers['itemType'] === 'medical_collection',
  ...words.initialBalance,
};

export const settledAsPaidQuestion: QuestionDefinition = {
  key: 'settledAsPaid',
  group: questionGroups.happened,
  kind: 'yes_no',
  required: true,
  recipients: ['bureau'],
  nationwideOnly: true,
  when: (answers) =>
    answers['itemType'] === 'medical_collection' && answers['fullOrSettled'] === 'settled',
  ...words.settledAsPaid,
};

/** Below this first balance the agencies have said that they show no medical collections. */
const SMALL_CENTS = 500_00;

function isSmall({ facts }: DisputeCase): boolean {
  const cents = moneyCents(answerOf(facts, 'initialBalance'));
  return cents !== undefined && cents < SMALL_CENTS;
}

/** An unpaid bill is younger than the care: within a year of that no count is over. */
function isRecent({ facts, today }: DisputeCase): boolean {
  const care = answerOf(facts, 'serviceDate');
  const isOpen = answerOf(facts, 'fullOrSettled') === '';
  return isOpen && isCalendarDate(care) && care <= today && today < addYears(care, 1);
}

function isPaid({ facts }: DisputeCase): boolean {
  return (
    answerOf(facts, 'fullOrSettled') === 'full' ||
    (answerOf(facts, 'settledAsPaid') === 'yes' &&
      isEnclosed(facts, 'settlement_letter', 'creditor_letter', 'other_papers'))
  );
}

interface PolicyWords {
  readonly policy?: readonly Phrase[];
  readonly requests: readonly Phrase[];
}

/** What the letter says of those policies, and the request that goes with it; nothing to anyone else than the three. */
export function medicalPolicy(dispute: DisputeCase): PolicyWords {
  if (!isNationwide(dispute) || answerOf(dispute.facts, 'itemType') !== 'medical_collection')
    return { requests: [] };
  const hidden: readonly AnnouncedPolicy[] = [
    ...(isPaid(dispute) ? (['paidMedical'] as const) : []),
    ...(isRecent(dispute) ? (['recentMedical'] as const) : []),
    ...(isSmall(dispute) ? (['smallMedical'] as const) : []),
  ];
  return hidden.length === 0
    ? { requests: [] }
    : { policy: announcedPolicy(hidden), requests: [policyRequest] };
}
