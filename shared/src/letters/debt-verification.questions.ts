import { collectorQuestions } from './collector.questions.ts';
import { words } from './debt-verification.questions.words.ts';
import { choices, type QuestionDefinition } from './question-definition.ts';
import {
  beingSuedQuestion,
  enclosuresQuestion,
  debtDisputeQuestions,
  debtStoryQuestion,
  specialGroups,
} from './special.questions.ts';

/** What step 2 asks for a dispute with a collector outside the validation period. Content table. */

const { company, notice, dispute } = specialGroups;

export const debtVerificationQuestions: readonly QuestionDefinition[] = [
  ...collectorQuestions(company),
  beingSuedQuestion,
  {
    key: 'noticeState',
    group: notice,
    kind: 'choice',
    required: true,
    ...words.noticeState,
    options: choices(words.noticeState.options, [
      'over',
      'in_time',
      'never',
      'report_only',
      'not_known',
    ]),
  },
  {
    key: 'amountClaimed',
    group: notice,
    kind: 'money',
    required: false,
    ...words.amountClaimed,
  },
  ...debtDisputeQuestions,
  {
    key: 'contact',
    group: dispute,
    kind: 'choice',
    required: true,
    ...words.contact,
    options: choices(words.contact.options, ['any', 'mail_only', 'stop']),
  },
  enclosuresQuestion(
    ['creditor_letter', 'payment_proof', 'settlement_letter', 'other_papers'],
    words.copiesWhy,
  ),
  debtStoryQuestion,
];
