import { collectorQuestions } from './collector.questions.ts';
import { words } from './debt-validation.questions.words.ts';
import { choices, type QuestionDefinition } from './question-definition.ts';
import {
  beingSuedQuestion,
  enclosuresQuestion,
  debtDisputeQuestions,
  debtStoryQuestion,
  specialGroups,
} from './special.questions.ts';

/** What step 2 asks for a dispute within the validation period. Content table. */

const { company, notice } = specialGroups;

export const debtValidationQuestions: readonly QuestionDefinition[] = [
  ...collectorQuestions(company),
  beingSuedQuestion,
  {
    key: 'noticeState',
    group: notice,
    kind: 'choice',
    required: true,
    ...words.noticeState,
    options: choices(words.noticeState.options, ['with_date', 'no_date', 'none']),
  },
  {
    key: 'disputeBy',
    group: notice,
    kind: 'date',
    mayBeFuture: true,
    required: true,
    when: (answers) => answers['noticeState'] === 'with_date',
    ...words.disputeBy,
  },
  {
    key: 'noticeReceived',
    group: notice,
    kind: 'date',
    required: true,
    when: (answers) => answers['noticeState'] === 'no_date',
    ...words.noticeReceived,
  },
  {
    key: 'noticeDate',
    group: notice,
    kind: 'date',
    required: false,
    when: (answers) => ['with_date', 'no_date'].includes(answers['noticeState'] ?? ''),
    ...words.noticeDate,
  },
  {
    key: 'amountClaimed',
    group: notice,
    kind: 'money',
    required: true,
    ...words.amountClaimed,
  },
  ...debtDisputeQuestions,
  enclosuresQuestion(
    ['creditor_letter', 'payment_proof', 'settlement_letter', 'other_papers'],
    words.copiesWhy,
  ),
  debtStoryQuestion,
];
